"""The Pirate."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_may_draw_when_an_enemy_falls():
    table = battle(". . . . pirate . . . .", "golem/9 . . . monk . . . .", deck=("witch",)).end_wave("yes")
    assert table.hand() == {"witch"}
    assert battle(". . . . pirate . . . .", "golem/9 . . . monk . . . .").end_wave("no").hand() == set()


def test_leader_does_not_draw_for_own_losses_nor_from_an_empty_deck():
    assert battle("golem/9 . . . pirate . . . .").end_wave().hand() == set()
    assert battle(". . . . pirate . . . .", "golem/9 . . . monk . . . .", deck=()).end_wave().hand() == set()


def test_vanguard_makes_the_targets_controller_discard():
    table = battle("pirate . . . monk . . . .", "golem . . . viking . . . .", their_hand=("bard", "witch"))
    table.attack(my("pirate"), their("golem"), their("bard"))
    assert table.hand(1) == {"witch"}
    assert table.damages() == {their("golem"): 3}


def test_vanguard_takes_nothing_from_an_empty_hand_nor_when_another_attacks():
    theirs = "golem . . . viking . . . ."
    assert battle("pirate . . . monk . . . .", theirs).attack(my("pirate"), their("golem")).hand(1) == set()
    other = battle("pirate knight . . monk . . . .", theirs, their_hand=("bard",))
    assert other.attack(my("knight"), their("golem")).hand(1) == {"bard"}


def test_flank_swaps_two_enemies_and_hurts_one():
    table = battle(". . . pirate monk . . . .", "golem lancer . . viking . witch . .", wave=FLANK)
    table.cast(my("pirate"), their("golem"), their("witch"), their("witch"))
    assert table.unit(their("golem")).place == 6
    assert table.unit(their("witch")).place == 0
    assert table.damages() == {their("witch"): 2}


def test_flank_needs_two_that_can_be_swapped():
    alone = battle(". . . pirate monk . . . .", "golem . . . viking . . . .", wave=FLANK)
    assert alone.refusal(mv.Cast(my("pirate"))) == "PT-43.nothing"
    steadfast = battle(". . . pirate monk . . . .", "sentinel golem . . viking . . . .", wave=FLANK)
    assert "steadfast" in steadfast.keywords(their("sentinel"))
    assert steadfast.refusal(mv.Cast(my("pirate"))) == "PT-43.nothing"


def test_rear_shoots():
    assert battle(". . . . monk . pirate . .", wave=REAR).keywords(my("pirate")) == {"ranged"}


def test_order_hurts_a_whole_column_leader_and_all():
    theirs = "golem lancer . . viking . . witch ."
    table = battle(hand=("pirate",), theirs=theirs).order("pirate", "middle")
    assert table.damages() == {their("lancer"): 3, their("viking"): 3, their("witch"): 3}
    assert battle(hand=("pirate",), round=1).refusal(mv.PlayOrder(my("pirate"))) == "PT-45.nothing"


def test_vanguard_makes_them_discard_though_the_target_has_gone_home():
    theirs = "knight/8 . . valkyrie viking . . . ."
    table = battle("operative illusionist pirate . monk . . . .", theirs, their_hand=("golem",))
    table.attack(my("illusionist"), their("knight"), "yes", their("golem"))
    assert table.hand(1) == {"knight"}
