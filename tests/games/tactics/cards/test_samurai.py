"""The Samurai."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, as_leader, battle, my, their


def test_leader_strengthens_the_only_hero_of_a_column():
    table = battle("golem lancer . knight samurai . . . wizard")
    assert [table.attack_of(my(name)) for name in ("golem", "knight", "lancer", "wizard")] == [3, 3, 4, 5]
    assert table.attack_of(my("samurai")) == as_leader("samurai")[0]


def test_vanguard_attacks_before_it_falls():
    table = battle("samurai/6 . . . monk . . . .", "golem . . . viking . . . .").end_wave(their("golem"))
    assert table.damages() == {their("golem"): 4}
    assert table.corpses() == {my("samurai")}


def test_vanguards_last_stroke_brings_down_a_hero_in_the_same_count():
    table = battle("samurai/6 . . . monk . . . .", "ranger/1 . . . viking . . . .").end_wave(their("ranger"))
    assert table.corpses() == {my("samurai"), their("ranger")}


def test_vanguard_does_not_strike_when_stunned():
    table = battle(
        "samurai/6 . . . monk . . . .", "golem . . . viking . . . .", wave=FLANK, statuses={my("samurai"): ("stunned",)}
    ).end_wave()
    assert table.damages() == {}
    assert table.corpses() == {my("samurai")}


def test_flank_swears_revenge_for_own_heroes():
    table = battle("golem/9 . . samurai monk . . . .", "ranger/4 . . . viking . . . .").end_wave()
    assert table.statuses() == {my("samurai"): ("+1 attack",)}


def test_rear_shoots_with_less_attack():
    table = battle(". . . . monk . samurai . .")
    assert table.keywords(my("samurai")) == {"ranged"}
    assert table.attack_of(my("samurai")) == 3


def test_order_is_a_free_attack_with_four_more():
    table = battle("golem . . . monk . . . .", "knight . . . viking . . . .", hand=("samurai",)).order(
        "samurai", their("knight")
    )
    assert table.damages() == {their("knight"): 7}
    assert battle(hand=("samurai",)).refusal(mv.PlayOrder(my("samurai"))) == "PT-45.nothing"


def test_order_makes_up_for_attack_that_was_taken_away():
    """What is below 0 counts, too: only the whole attack is at least 0."""
    weak = {my("golem"): ("-1 attack",) * 5}
    table = battle("golem . . . monk . . . .", "knight . . . viking . . . .", hand=("samurai",), statuses=weak)
    assert table.attack_of(my("golem")) == 0
    assert table.order("samurai", their("knight")).damages() == {their("knight"): 2}
