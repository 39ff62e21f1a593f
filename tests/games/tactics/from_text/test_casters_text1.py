"""What holds for each spell, order and leader action of these cards, whatever it says (PT-43, PT-45, PT-33)."""

import pytest

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, VAN, battle, my
from .helpers_text1 import FOES

WOUNDED_FOES = FOES.replace("engineer", "engineer/1")
SPELLS = [
    ("keeper", REAR), ("warlock", REAR), ("deity", REAR), ("operative", FLANK), ("operative", REAR),
    ("technologist", REAR), ("scientist", FLANK), ("scientist", REAR), ("trapper", FLANK), ("knight", REAR),
    ("cleric", FLANK), ("cleric", REAR), ("wizard", FLANK), ("wizard", REAR), ("rogue", REAR),
]  # fmt: skip
AGAINST_ENEMIES = [
    ("warlock", REAR), ("operative", FLANK), ("operative", REAR), ("scientist", FLANK), ("trapper", FLANK),
    ("wizard", FLANK), ("wizard", REAR), ("rogue", REAR),
]  # fmt: skip


def stage(name: str, row: str, *, wave: str = "", mark: str = "", statuses: tuple = (), **position):
    """Everybody's spell has something to do here: wounds, corpses, cards and enemies on both sides."""
    flank, rear = (f"{name}{mark}", ".") if row == FLANK else (".", f"{name}{mark}")
    mine = f"pirate/1 . ~viking {flank} monk/1 . {rear} . ."
    return battle(mine, WOUNDED_FOES, wave=wave or row, hand=("chef",), their_hand=("chef",), deck=("witch",),
                  statuses={my(name): statuses}, **position)  # fmt: skip


@pytest.mark.parametrize(("name", "row"), SPELLS)
def test_a_spell_is_cast_in_the_wave_of_its_row_alone(name, row):
    for wave in (VAN, FLANK, REAR):
        assert stage(name, row, wave=wave).can(mv.Cast(my(name))) == (wave == row)


@pytest.mark.parametrize(("name", "row"), SPELLS)
def test_the_silenced_the_stunned_and_the_fresh_cast_nothing(name, row):
    assert not stage(name, row, statuses=("silenced",)).can(mv.Cast(my(name)))
    assert not stage(name, row, statuses=("stunned",)).can(mv.Cast(my(name)))
    assert not stage(name, row, mark="*").can(mv.Cast(my(name)))


@pytest.mark.parametrize(("name", "row"), SPELLS)
def test_in_the_truce_what_needs_an_enemy_is_not_cast(name, row):
    assert stage(name, row, round=1).can(mv.Cast(my(name))) == ((name, row) not in AGAINST_ENEMIES)


ORDERS = (
    "keeper",
    "warlock",
    "deity",
    "operative",
    "scientist",
    "knight",
    "berserker",
    "ranger",
    "cleric",
    "wizard",
    "rogue",
)


@pytest.mark.parametrize("name", ORDERS)
@pytest.mark.parametrize("wave", [VAN, FLANK, REAR])
def test_an_order_is_played_in_any_wave(name, wave):
    table = battle("pirate/1 . ~viking . monk/1 . . . .", WOUNDED_FOES, wave=wave, hand=(name,), their_hand=("chef",),
                   discard=("witch",))  # fmt: skip
    assert table.can(mv.PlayOrder(my(name)))
    assert not table.can(mv.PlayOperation(my(name), 0))


@pytest.mark.parametrize("name", ORDERS)
def test_in_the_truce_an_order_that_needs_an_enemy_is_not_played(name):
    table = battle("pirate/1 . ~viking . monk/1 . . . .", WOUNDED_FOES, round=1, hand=(name,), their_hand=("chef",),
                   discard=("witch",))  # fmt: skip
    own = {"keeper", "deity", "scientist", "berserker", "cleric"}
    assert table.can(mv.PlayOrder(my(name))) == (name in own)


@pytest.mark.parametrize("name", ["technologist", "trapper"])
def test_an_operation_needs_a_free_place_and_is_no_order(name):
    table = battle(hand=(name,), operations=("bard", "oracle", "scarecrow"))
    assert not any(table.can(mv.PlayOperation(my(name), slot)) for slot in range(3))
    assert not battle(hand=(name,)).can(mv.PlayOrder(my(name)))
    assert battle(hand=(name,), round=1).can(mv.PlayOperation(my(name), 0))


@pytest.mark.parametrize("name", ["keeper", "deity", "technologist"])
@pytest.mark.parametrize("wave", [VAN, FLANK, REAR])
def test_a_leaders_action_is_done_in_any_wave_and_leaves_it_its_own(name, wave):
    table = battle(f". . ~viking rogue {name} . . . .", WOUNDED_FOES, wave=wave, hand=("chef",), deck=("witch",))
    assert table.can(mv.LeaderAction())
    table.leader_action()
    assert table.state.leader(0).did == ""
