"""The Shaman."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


@pytest.mark.parametrize(
    ("gift", "statuses"),
    [("attack", ("+1 attack",)), ("life", ("+1 life", "+1 life")), ("blessing", ("blessed", "blessed"))],
)
def test_leader_gives_one_of_three_gifts_at_the_start_of_a_round(gift, statuses):
    table = battle("golem lancer . . shaman . . . .", wave=REAR).end_wave(my("lancer"), gift)
    assert table.statuses() == {my("lancer"): statuses}


def test_leader_asks_nothing_without_heroes():
    assert battle(". . . . shaman . . . .", "golem . . . viking . . . .", wave=REAR).end_wave().statuses() == {}


def test_vanguard_intercepts():
    assert battle("shaman . . . monk . . . .").keywords(my("shaman")) == {"intercept"}


def test_flank_cleanses_and_heals_or_hurts_any_hero():
    statuses = {my("golem"): ("cursed",), their("lancer"): ("armour",)}
    table = battle("golem/3 . . shaman monk . . . .", "lancer . . . viking . . . .", wave=FLANK, statuses=statuses)
    assert table.cast(my("shaman"), my("golem"), "heal").damages() == {my("golem"): 1}
    assert table.statuses() == {their("lancer"): ("armour",)}
    table = battle("golem/3 . . shaman monk . . . .", "lancer . . . viking . . . .", wave=FLANK, statuses=statuses)
    assert table.cast(my("shaman"), their("lancer")).damages() == {my("golem"): 3, their("lancer"): 2}
    assert table.statuses() == {my("golem"): ("cursed",)}


def test_flank_leaves_enemies_alone_in_a_truce():
    table = battle("golem . . shaman monk . . . .", "lancer . . . viking . . . .", wave=FLANK, round=1)
    assert set(table.asked(mv.Cast(my("shaman")))) == {my("golem"), my("shaman")}


def test_rear_takes_a_corpse_or_a_discard_in_hand():
    mine = "~golem . . . monk . shaman . ."
    table = battle(mine, wave=REAR, discard=("bard",)).cast(my("shaman"), my("golem"))
    assert table.hand() == {"golem"}
    assert table.state.field[0] is None
    assert table.state.discards[0] == [my("bard")]
    assert battle(mine, wave=REAR, discard=("bard",)).cast(my("shaman"), my("bard")).hand() == {"bard"}


def test_rear_takes_a_corpse_of_ones_own_squad_whoever_owns_it():
    stolen, monk, shaman, viking = (
        {"card": card} for card in (their("golem"), my("monk"), my("shaman"), their("viking"))
    )
    mine = [stolen | {"corpse": True}, None, None, None, monk, None, shaman, None, None]
    table = battle(wave=REAR, squads=[mine, [*[None] * 4, viking, *[None] * 4]]).cast(my("shaman"))
    assert table.state.hands[0] == [their("golem")]
    assert table.state.discards == [[], []]


def test_rear_needs_one_of_them():
    assert battle(". . . . monk . shaman . .", wave=REAR).refusal(mv.Cast(my("shaman"))) == "PT-43.nothing"


def test_operation_heals_heroes_at_the_end_of_own_turns():
    table = battle("golem/3 . . lancer/1 monk/2 . . . .", "knight/4 . . . viking . . . .", operations=("shaman",))
    assert table.end_turn().damages() == {my("golem"): 2, my("monk"): 2, their("knight"): 4}
    theirs = battle("golem/3 . . . monk . . . .", operations=("shaman",), turn=1, first=1).end_turn()
    assert theirs.damages() == {my("golem"): 3}
