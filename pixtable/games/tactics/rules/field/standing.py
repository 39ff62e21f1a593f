"""Which abilities are on, and whose: looked up from what stands in play, by what they wait for.

Nothing subscribes. The table of what stands where is kept beside the state, in its `__dict__`, which is neither saved
nor compared. It changes only when a unit comes, goes, moves or is silenced, or an operation does; whoever writes one of
these says so here. It holds no unit itself, only its spot, and is never changed in place: so copies of a state share
it, and everything else that was found out from it alone (see `costs`).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.words import COPIES, Ability, character_of
from pixtable.games.tactics.rules.state import LEADER_PLACE, PLACES, TacticsState, Unit

NOWHERE = -1
"""The spot of an order, or of an operation in reserve."""


_IN_ORDER = (0, 1, 2, 3, 5, 6, 7, 8, LEADER_PLACE)
"""PT-80 within a squad: vanguard to rear, left to right, then the leader."""


class Standing(NamedTuple):
    """An ability that is on. `card` is what it is printed on."""

    ability: Ability
    seat: Seat
    card: int
    spot: int = NOWHERE

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
    if table is None:
        return
    lost = [one for unit in gone if (one := _standing_of(unit)).ability.keys and _is_on(unit)]
    won = [one for unit in come if (one := _standing_of(unit)).ability.keys and _is_on(unit)]
    if not lost and not won and COPIES not in table:
        return
    if COPIES in table or any(one.ability.is_copying for one in won):
        forget_standing(state)  # who copies others changes with them
        return
    changed = table.copy()
    for one in lost:
        for key in one.ability.keys:
            left = tuple([other for other in changed[key] if other is not one])
            if left:
                changed[key] = left
            else:
                del changed[key]
    ranks = _ranks(state.seats, not state.is_siege)
    for one in won:
        for key in one.ability.keys:
            others = changed.get(key)
            alone = (one,)
            changed[key] = tuple(sorted(others + alone, key=lambda each: ranks[each.seat, each.spot])) if others else alone
    state.__dict__ = {"standing": changed}


def in_order(state: TacticsState, found: Iterable[Standing]) -> list[Standing]:
    """PT-80: the player whose turn it is first, or the first player when it is nobody's; then clockwise."""
    active = state.first if state.turn is None else state.turn
    return sorted(found, key=lambda one: (one.seat - active) % state.seats)


def _made(state: TacticsState) -> Table:
    table: Table = {}
    field = state.field
    has_leaders = not state.is_siege
    for seat in range(state.seats):
        for spot in _spots_in_order(seat, has_leaders):
            unit = field[spot]
            if unit is None or not _is_on(unit):
                continue
            one = standing_at(unit.card, spot, unit.is_leader)
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


@cache
def _spots_in_order(seat: Seat, has_leaders: bool) -> tuple[int, ...]:
    return tuple(seat * PLACES + place for place in (_IN_ORDER if has_leaders else range(PLACES)))


@cache
def _ranks(seats: int, has_leaders: bool) -> dict[tuple[Seat, int], int]:
    """The order of a table, by seat and spot; operations come last in their squad."""
    spots = [(seat, spot) for seat in range(seats) for spot in (*_spots_in_order(seat, has_leaders), NOWHERE)]
    return {where: rank for rank, where in enumerate(spots)}


def _is_on(unit: Unit) -> bool:
    """Whether a unit's ability is: it is alive, and not silenced; leaders never are."""
    return not unit.is_corpse and (not unit.statuses or unit.is_leader or "silenced" not in unit.statuses)


def _standing_of(unit: Unit) -> Standing:
    return standing_at(unit.card, unit.seat * PLACES + unit.place, unit.is_leader)


@cache
def standing_at(card: int, spot: int, is_leader: bool) -> Standing:
    """Made once for each card and spot: fields change all the time, but there are not many of these."""
    seat, place = divmod(spot, PLACES)
    character = character_of(card)
    return Standing(character.leader if is_leader else character.rows[place // 3], seat, card, spot)


@cache
def operation_of(seat: Seat, card: int) -> Standing:
    return Standing(character_of(card).operation, seat, card)


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
