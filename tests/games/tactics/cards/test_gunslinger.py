"""The Gunslinger."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, field, my, their


def test_leader_shoots_at_any_enemy():
    table = battle("golem knight . . gunslinger . . . .", "lancer . . . viking . witch . .", wave=FLANK)
    assert table.keywords(my("gunslinger")) == {"ranged"}
    assert table.attack(my("gunslinger"), their("witch")).damages() == {their("witch"): as_leader("gunslinger")[0]}


def test_leaders_gift_is_not_the_heroes():
    assert battle("golem . . . gunslinger . . . .").keywords(my("golem")) == {"intercept"}


def test_vanguard_attacks_when_recruited_there():
    theirs = "golem . . . viking . . . ."
    table = battle(hand=("gunslinger",), theirs=theirs).recruit("gunslinger", 0, "yes", their("golem"))
    assert table.damages() == {their("golem"): 4}
    assert battle(hand=("gunslinger",), theirs=theirs).recruit("gunslinger", 0, "no").damages() == {}


def test_vanguard_attacks_only_there_and_never_in_a_truce():
    theirs = "golem . . . viking . . . ."
    assert battle(hand=("gunslinger",), theirs=theirs, wave=FLANK).recruit("gunslinger", 3).damages() == {}
    assert battle(hand=("gunslinger",), theirs=theirs, round=1).recruit("gunslinger", 0).damages() == {}


def test_flank_threatens_hero_or_leader():
    table = battle(". . . gunslinger monk . . . .", "golem . . . viking . . . .", wave=FLANK)
    table.cast(my("gunslinger"), their("viking"))
    assert table.statuses() == {their("viking"): ("threatened",)}
    assert table.end_wave().end_wave().damages() == {their("viking"): 3}


def test_rear_shoots_through_to_the_unit_behind():
    table = battle(". . . . monk . gunslinger . .", ". golem . . viking . . . .", wave=REAR)
    table.attack(my("gunslinger"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("viking"): 1}


def test_rear_finds_nobody_behind_a_corpse_or_the_last():
    theirs = "lancer . . ~witch viking . golem . ."
    table = battle(". . . . monk . gunslinger . .", theirs, wave=REAR).attack(my("gunslinger"), their("lancer"))
    assert table.damages() == {their("lancer"): 4}


def test_order_hits_anybody():
    table = battle(hand=("gunslinger",), theirs="golem . . . viking . . . witch")
    table.order("gunslinger", their("viking"))
    assert table.damages() == {their("viking"): 4}
    assert battle(hand=("gunslinger",), round=1).refusal(mv.PlayOrder(my("gunslinger"))) == "PT-45.nothing"


def test_flank_is_not_cast_for_nothing_in_a_siege():
    """Without a leader there may be nobody whom statuses reach."""
    table = field("siege", ". . . gunslinger . . . . .", "golem . . monk . . . . .", wave=FLANK)
    assert table.refusal(mv.Cast(my("gunslinger"))) == "PT-43.nothing"
