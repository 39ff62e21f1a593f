"""The Wizard."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, field, my, their


def test_leader_adds_to_spells():
    table = battle("lancer . . pyromancer wizard . . . .", "golem . . . viking . . . .", wave=FLANK)
    assert table.cast(my("pyromancer"), their("golem")).damages() == {their("golem"): 4}


def test_leader_adds_to_orders_for_each_target():
    table = battle(". . . . wizard . . . .", "golem . . . monk . . . .", hand=("viking",)).order("viking")
    assert table.damages() == {their("golem"): 4, their("monk"): 4}


def test_leader_adds_neither_to_attacks_nor_to_the_other_side():
    table = battle("lancer . . . wizard . . . .", "golem . . . viking . . . .").attack(my("lancer"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    table = battle("lancer . . . wizard . . . .", their_hand=("viking",), turn=1).play(mv.PlayOrder(their("viking")))
    assert table.damages() == {my("lancer"): 3, my("wizard"): 3}


def test_vanguard_explodes_when_it_falls():
    table = battle("wizard/3 . . . monk . . . .", "golem . . lancer monk . . . .").end_wave()
    assert table.damages() == {their("golem"): 2, their("monk"): 2}


def test_flank_bolts_a_hero():
    table = battle(". . . wizard monk . . . .", "golem lancer . . viking . . . .", wave=FLANK)
    assert table.cast(my("wizard"), their("lancer")).damages() == {their("lancer"): 3}


def test_rear_burns_a_column_of_heroes():
    table = battle(". . . . monk . wizard . .", "golem lancer . samurai viking . . . .", wave=REAR)
    assert table.cast(my("wizard"), "left").damages() == {their("golem"): 2, their("samurai"): 2}
    table = battle(". . . . monk . wizard . .", "golem lancer . samurai viking . . . .", wave=REAR)
    assert table.cast(my("wizard"), "middle").damages() == {their("lancer"): 2}  # not the leader


def test_order_burns_a_row():
    table = battle(theirs="golem lancer . samurai viking . . . .", hand=("wizard",)).order("wizard", "flank")
    assert table.damages() == {their("samurai"): 3}


def test_vanguard_strikes_every_enemy_squad_of_a_team_game():
    squads = "wizard/9 . . . viking . . . .", "golem . . . knight . . . .", PLAIN, "witch . . lancer bard . . . ."
    table = field("cross", *squads).end_wave()
    assert table.damages() == {card_of(1, name): 2 for name in ("golem", "knight")} | {
        card_of(3, name): 2 for name in ("witch", "bard")
    }
