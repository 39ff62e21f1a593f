"""The Pyromancer."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import FLANK, REAR, battle, field, my, their


def test_leader_burns_all_enemy_heroes_at_the_end_of_the_round():
    table = battle("lancer . . . pyromancer . . . .", "golem . . samurai viking . . . .", wave=REAR).end_wave()
    assert table.damages() == {their("golem"): 1, their("samurai"): 1}
    assert battle(". . . . pyromancer . . . .", "golem . . . viking . . . .", wave=FLANK).end_wave().damages() == {}
    truce = battle(". . . . pyromancer . . . .", "golem . . . viking . . . .", wave=REAR, round=1).end_wave()
    assert truce.damages() == {}


def test_vanguard_cleaves():
    assert battle("pyromancer . . . monk . . . .").keywords(my("pyromancer")) == {"cleave 2"}


def test_flank_burns_an_enemy_in_melee():
    table = battle(". . . pyromancer monk . . . .", "golem . . lancer viking . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("pyromancer")))) == {their("golem"), their("viking")}
    assert table.cast(my("pyromancer"), their("viking")).damages() == {their("viking"): 3}


def test_rear_burns_a_hero_and_those_beside():
    table = battle(". . . . monk . pyromancer . .", "golem lancer knight samurai viking . . . .", wave=REAR)
    table.cast(my("pyromancer"), their("lancer"))
    assert table.damages() == {their("lancer"): 3, their("golem"): 1, their("knight"): 1}


def test_rear_spares_the_leader_beside():
    table = battle(". . . . monk . pyromancer . .", "golem . . samurai viking . . . .", wave=REAR)
    assert table.cast(my("pyromancer"), their("samurai")).damages() == {their("samurai"): 3}


def test_order_burns_all_around():
    table = battle(theirs="golem lancer . samurai viking . knight . .", hand=("pyromancer",))
    table.order("pyromancer", their("samurai"))
    assert table.damages() == {their("samurai"): 3, their("golem"): 2, their("knight"): 2}


def test_leader_burns_every_enemy_squad_of_a_team_game():
    theirs = "golem . . . viking . . . .", "witch . . . bard . . . ."
    squads = ". . . . pyromancer . . . .", theirs[0], "knight . . . monk . . . .", theirs[1]
    table = field("cross", *squads, wave=REAR).end_wave()
    assert table.damages() == {card_of(1, "golem"): 1, card_of(3, "witch"): 1}
