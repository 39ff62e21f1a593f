"""What a move would bring, asked of the rules themselves. Pure: reads states, draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.grid import zones
from pixtable.games.pixies.rules.cards import COLOURS
from pixtable.games.pixies.rules.events import CardPlaced
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.rules import PixiesRules
from pixtable.games.pixies.rules.scoring import NEIGHBOURS, face_up, largest_zone, score, zone_factor
from pixtable.games.pixies.rules.state import Cell, Garden, PixiesState, Sheet

RULES = PixiesRules()
TERMS = ("validated", "symbols", "zone")
"""The three terms as people count them: what special cards give belongs to the symbols (PX-41)."""

REMEMBERED = 256
"""Gardens whose score is known: every frame asks for those of all seats."""


class Terms(NamedTuple):
    validated: int = 0
    symbols: int = 0
    zone: int = 0

    @property
    def total(self) -> int:
        return sum(self)

    def minus(self, other: Terms) -> Terms:
        return Terms(*(a - b for a, b in zip(self, other, strict=True)))


def terms_of(sheet: Sheet) -> Terms:
    return Terms(sheet.validated, sheet.symbols + sheet.specials, sheet.zone)


def terms_in(garden: Garden, round: int) -> Terms:
    return _terms_in(tuple(garden), round)


@lru_cache(maxsize=REMEMBERED)
def _terms_in(garden: tuple[Cell | None, ...], round: int) -> Terms:
    return terms_of(score(list(garden), round))


class Zone(NamedTuple):
    """The one zone that counts, as `n x factor = points`; no cells where there is none."""

    cells: tuple[int, ...]
    factor: int

    @property
    def points(self) -> int:
        return len(self.cells) * self.factor


def zone_in(garden: Garden, round: int) -> Zone:
    return _zone_in(tuple(garden), round)


@lru_cache(maxsize=REMEMBERED)
def _zone_in(garden: tuple[Cell | None, ...], round: int) -> Zone:
    return Zone(tuple(largest_zone(list(garden))), zone_factor(round))


class Outcome(NamedTuple):
    """One legal move and the garden after it."""

    move: Take
    cell: int
    face_up: bool
    garden: Garden
    before: Terms
    after: Terms
    zone: Zone

    @property
    def change(self) -> Terms:
        return self.after.minus(self.before)

    @property
    def case(self) -> int:
        """PX-20, PX-21 or PX-22."""
        if self.move.cell is not None:
            return 3
        return 2 if self.move.keep is not None else 1

    @property
    def covers(self) -> bool:
        """Whether the card comes to lie on a face-down one."""
        lying = self.garden[self.cell]
        return self.case == 1 and lying is not None and lying.is_validated


def placing(state: PixiesState, seat: Seat, move: Take) -> CardPlaced:
    """The first thing that a move does: chance has no part in it."""
    event = next(RULES.decide(state, seat, move, Chance(0, 0)))
    assert isinstance(event, CardPlaced)
    return event


def after(state: PixiesState, seat: Seat, move: Take) -> PixiesState:
    """The table right after a card was placed, before anything new is revealed."""
    copy = state.copy()
    RULES.evolve(copy, placing(copy, seat, move))
    return copy


def outcome_of(state: PixiesState, seat: Seat, move: Take) -> Outcome:
    event, later = placing(state, seat, move), after(state, seat, move)
    garden = later.gardens[seat]
    before, round = terms_in(state.gardens[seat], state.round), state.round
    return Outcome(move, event.cell - 1, event.face_up, garden, before, terms_in(garden, round), zone_in(garden, round))


def best_left(state: PixiesState, seat: Seat, move: Take) -> tuple[Seat, int] | None:
    """Who takes next after this move, and the most that the row still holds for them."""
    later = after(state, seat, move)
    if not later.row:
        return None
    rival = later.picker
    gains = [outcome_of(later, rival, reply).change.total for reply in RULES.legal(later, rival)]
    return (rival, max(gains)) if gains else None


def outcomes_of(state: PixiesState, seat: Seat, moves: Sequence[Take]) -> dict[int, tuple[Outcome, ...]]:
    """Every legal move by its card."""
    found: dict[int, list[Outcome]] = {}
    for move in moves:
        found.setdefault(move.card, []).append(outcome_of(state, seat, move))
    return {card: tuple(sorted(options, key=_keeps_old_first)) for card, options in found.items()}


def options_with(state: PixiesState, card: int) -> tuple[Outcome, ...]:
    """What whoever picks now could do with one card of the row."""
    seat = state.picker
    return outcomes_of(state, seat, [move for move in RULES.legal(state, seat) if move.card == card]).get(card, ())


def _keeps_old_first(outcome: Outcome) -> tuple[bool, int]:
    return outcome.move.keep == "new", outcome.cell


def corner_contacts(garden: Garden) -> set[tuple[int, int]]:
    """Pairs of cards of one colour that touch by a corner only and are of different zones (PX-42)."""
    shown = face_up(garden)
    found: set[tuple[int, int]] = set()
    for colour in COLOURS:
        groups = zones((cell for cell, card in shown.items() if card.is_of(colour)), NEIGHBOURS)
        for one, other in combinations(groups, 2):
            found.update((min(a, b), max(a, b)) for a in one for b in other if _touch_by_corner(a, b))
    return found


def _touch_by_corner(a: int, b: int) -> bool:
    return abs(a // 3 - b // 3) == 1 and abs(a % 3 - b % 3) == 1


def filled(garden: Garden) -> int:
    return sum(cell is not None for cell in garden)


KEEP_KEYS = {"old": "Q", "new": "E"}
"""Left and right, as the two halves lie; on a pad the two triggers."""


def owner_of(state: PixiesState, card: int) -> Seat | None:
    """Whose garden holds a card."""
    for seat, garden in enumerate(state.gardens):
        if any(card in (cell.up, *cell.down) for cell in garden if cell):
            return seat
    return None
