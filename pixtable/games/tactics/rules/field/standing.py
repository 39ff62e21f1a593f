"""Which abilities are on, and whose: looked up from what stands in play, by what they wait for.

Nothing subscribes. The table of what stands where is made anew when a unit comes, goes, moves or is silenced; it
holds no unit itself, only its spot, so copies of a state share it.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.words import Ability, character_of
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
    """Together with all else that was found out from it: see `costs`."""
    state.__dict__.clear()


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
            if unit is None or unit.is_corpse or (unit.statuses and _is_silenced(unit)):
                continue
            alone = _alone(unit.card, spot, unit.is_leader)
            ability = alone[0].ability
            for key in ability.keys:
                table[key] = table[key] + alone if key in table else alone
            if ability.is_copying:
                _copy_neighbours(table, field, alone[0])
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


def _is_silenced(unit: Unit) -> bool:
    return not unit.is_leader and "silenced" in unit.statuses


@cache
def standing_at(card: int, spot: int, is_leader: bool) -> Standing:
    """Made once for each card and spot: fields change all the time, but there are not many of these."""
    seat, place = divmod(spot, PLACES)
    character = character_of(card)
    return Standing(character.leader if is_leader else character.rows[place // 3], seat, card, spot)


@cache
def _alone(card: int, spot: int, is_leader: bool) -> tuple[Standing]:
    """Most keys of a table have one ability only: all tables share these."""
    return (standing_at(card, spot, is_leader),)


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
