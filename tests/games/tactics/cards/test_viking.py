"""The Viking."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_heals_when_enemy_heroes_fall():
    table = battle("lancer/6 . . . viking/9 . . . .", "ranger/4 knight/8 . . monk . . . .").end_wave()
    assert table.damages() == {my("viking"): 5}


def test_leader_does_not_heal_for_own_losses():
    assert battle("lancer/6 . . . viking/9 . . . .").end_wave().damages() == {my("viking"): 9}


def test_vanguard_cleaves():
    assert battle("viking . . . monk . . . .").keywords(my("viking")) == {"cleave 1"}


def test_flank_may_draw_for_each_enemy_hero_that_falls():
    table = battle(". . . viking monk . . . .", "ranger/4 knight/8 . . monk . . . .", deck=("witch", "bard", "deity"))
    assert table.end_wave("yes", "no").hand() == {"witch"}


def test_rear_lets_a_vanguard_hero_attack():
    table = battle("golem lancer . . monk . viking . .", ". . . . knight . . . .", wave=REAR)
    table.cast(my("viking"), my("golem"))
    assert table.damages() == {their("knight"): 3}
    assert battle(". . . . monk . viking . .", wave=REAR).refusal(mv.Cast(my("viking"))) == "PT-43.nothing"


def test_order_hits_all_in_melee():
    table = battle(theirs="golem . . lancer knight samurai . . ranger", hand=("viking",)).order("viking")
    assert table.damages() == {their("golem"): 3, their("knight"): 3, their("samurai"): 3}
