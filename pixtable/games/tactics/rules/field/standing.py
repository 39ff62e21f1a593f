"""Which abilities are on, and whose: looked up from what stands in play, by what they wait for.

Nothing subscribes. The table of what stands where is kept beside the state, in its `__dict__`, which is neither saved
nor compared. It changes only when a unit comes, goes, moves or is silenced, or an operation does; whoever writes one of
these says so here. It holds no unit itself, only its spot, and is never changed in place: so copies of a state share
it, and everything else that was found out from it alone (see `costs`).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.words import COPIES, Ability, character_of
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit

NOWHERE = -1
"""The spot of an order, or of an operation in reserve."""


class Standing(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An ability that is on. `card` is what it is printed on; `rank` its place in a table."""

    ability: Ability
    seat: Seat
    card: int
    spot: int = NOWHERE
    rank: int = 0

    @property
    def n(self) -> int:
        return self.ability.n

    def has(self, unit: Unit) -> bool:
        """Whether a unit stands in the same squad."""
        return unit.seat == self.seat

    def is_me(self, unit: Unit) -> bool:
        return unit.card == self.card

    def is_before(self, unit: Unit) -> bool:
        """Whether it is the hero in front."""
        return unit.spot == self.spot - 3 and unit.is_hero and self.has(unit)

    def is_after(self, unit: Unit) -> bool:
        """Whether it is the hero behind."""
        return unit.spot == self.spot + 3 and unit.is_hero and self.has(unit)

    def is_in_column(self, unit: Unit) -> bool:
        return unit.spot % 3 == self.spot % 3 and self.has(unit)


Table: TypeAlias = dict[object, tuple[Standing, ...]]
"""By type of event, by what is replaced, by number or permission; in PT-80's order within a squad."""


def standing(state: TacticsState) -> Table:
    try:
        table: Table = state.__dict__["standing"]
    except KeyError:
        table = state.__dict__["standing"] = _made(state)
    return table


def forget_standing(state: TacticsState) -> None:
    """Together with all else that was found out from it. Copies keep what they know."""
    state.__dict__ = {}


def change_standing(state: TacticsState, gone: Sequence[Unit], come: Sequence[Unit]) -> None:
    """These units are no longer on the field as they were, and these are: the rest of the table stays as it is."""
    table: Table | None = state.__dict__.get("standing")
    if table is None or COPIES in table:
        forget_standing(state)  # who copies others changes with them
        return
    changed = table.copy()
    for unit in gone:
        one = standing_of(unit)
        for key in one.ability.keys if _is_on(unit) else ():
            left = tuple([other for other in changed[key] if other is not one])
            if left:
                changed[key] = left
            else:
                del changed[key]
    for unit in come:
        one = standing_of(unit)
        for key in one.ability.keys if _is_on(unit) else ():
            alone, others = (one,), changed.get(key)
            changed[key] = alone if others is None else tuple(sorted(others + alone, key=_RANK))
    state.__dict__ = {} if COPIES in changed else {"standing": changed}


_RANK = attrgetter("rank")


def in_order(state: TacticsState, found: Iterable[Standing]) -> list[Standing]:
    """PT-80: the player whose turn it is first, or the first player when it is nobody's; then clockwise."""
    active = state.first if state.turn is None else state.turn
    return sorted(found, key=lambda one: (one.seat - active) % state.seats)


def _made(state: TacticsState) -> Table:
    table: Table = {}
    field = state.field
    for seat in range(state.seats):
        squad = [unit for unit in state.squad(seat) if unit is not None and _is_on(unit)]
        for one in sorted(map(standing_of, squad), key=_RANK):
            _add(table, one)
            if one.ability.is_copying:
                _copy_neighbours(table, field, one)
        for operation in state.reserves[seat]:
            if operation is not None:
                _add(table, operation_of(seat, operation.card))
    return table


def _add(table: Table, one: Standing) -> None:
    for key in one.ability.keys:
        table[key] = (*table.get(key, ()), one)


def _copy_neighbours(table: Table, field: list[Unit | None], one: Standing) -> None:
    """A copying ability is never copied, and a silenced hero has nothing to copy."""
    column = one.spot % 3
    for spot in (one.spot - 1, one.spot + 1):
        neighbour = field[spot] if 0 <= column + spot - one.spot <= 2 else None
        ability = ability_of(neighbour) if neighbour is not None and neighbour.is_hero else None
        if ability is not None and not ability.is_copying:
            _add(table, Standing(ability, one.seat, one.card, one.spot))


def _is_on(unit: Unit) -> bool:
    """Whether a unit's ability is: it is alive, and not silenced; leaders never are."""
    return not unit.is_corpse and (not unit.statuses or unit.is_leader or "silenced" not in unit.statuses)


def standing_of(unit: Unit) -> Standing:
    """What is printed for where a unit stands, whether it is on or not."""
    return _standing_at(unit.card, unit.seat, unit.place, unit.is_leader)


@cache
def _standing_at(card: int, seat: Seat, place: int, is_leader: bool) -> Standing:
    """Made once for each card and place: fields change all the time, but there are not many of these."""
    character = character_of(card)
    ability = character.leader if is_leader else character.rows[place // 3]
    return Standing(ability, seat, card, seat * PLACES + place, _rank(seat, PLACES if is_leader else place))


def _rank(seat: Seat, place: int) -> int:
    """PT-80 within a squad: vanguard to rear, left to right, then the leader; operations last."""
    return seat * (PLACES + 2) + place


@cache
def operation_of(seat: Seat, card: int) -> Standing:
    return Standing(character_of(card).operation, seat, card, rank=_rank(seat, PLACES + 1))


@cache
def order_of(seat: Seat, card: int) -> Standing | None:
    """What a card says as an order; an operation says nothing (PT-1)."""
    ability = character_of(card).order
    return Standing(ability, seat, card) if ability.is_written else None


def ability_of(unit: Unit) -> Ability | None:
    """PT-2, PT-3. A silenced hero has none."""
    character = character_of(unit.card)
    if unit.is_leader:
        return character.leader
    return None if "silenced" in unit.statuses else character.rows[unit.place // 3]
