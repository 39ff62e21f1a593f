"""What all drafts share: the decks that are being built, how they are closed, and how they are shown in the end."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from pixtable.core.events import Event, Move, Seat
from pixtable.core.rules import Result, Rules, Script
from pixtable.games.tactics.draft.rules.box import UNSEEN, hidden
from pixtable.games.tactics.rules.decks.decks import FORMS, Format
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

LEADERS = 4
LEAST_HEROES = 25
"""So many remain when heroes are put back, where the draft sets a floor; a deck that has fewer to begin with is played
as it is."""

Phase: TypeAlias = Literal["deal", "pick", "trim", "over"]
"""Nothing is on the table yet; cards are taken; heroes may be put back; all decks are open."""


class Pools(msgspec.Struct):
    """Leaders and heroes by seat, in the order in which they were taken. `is_closed`: that seat puts back no more."""

    phase: Phase
    leaders: list[list[int]]
    heroes: list[list[int]]
    put_back: list[list[int]]
    is_closed: list[bool]

    @property
    def seats(self) -> int:
        return len(self.leaders)

    @property
    def deck_format(self) -> Format:
        """What the decks are for."""
        return "standard"

    def pool(self, seat: Seat) -> list[int]:
        return [*self.leaders[seat], *self.heroes[seat]]

    def spare(self, seat: Seat) -> int:
        """How many heroes a seat may still put back: so many remain when copies too many are gone, too (PT-107)."""
        gone = copies_too_many(self, seat, FORMS[self.deck_format].copies)
        staying = sum(card not in gone for card in self.heroes[seat])
        return max(0, staying - LEAST_HEROES)


P = TypeVar("P", bound=Any)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


# Moves and events of the end


class PutBack(Move, frozen=True):
    """Leave a hero out of the deck."""

    card: int


class Close(Move, frozen=True):
    """The deck is as it should be."""


class TrimmingBegan(Event, frozen=True):
    """All cards are taken."""


class HeroPutBack(Event, frozen=True):
    seat: Seat
    card: int


class DeckClosed(Event, frozen=True):
    seat: Seat


class DecksShown(Event, frozen=True):
    """The draft is over: everybody sees everything."""

    reveals = True

    leaders: tuple[tuple[int, ...], ...]
    heroes: tuple[tuple[int, ...], ...]
    put_back: tuple[tuple[int, ...], ...]


PoolEvent: TypeAlias = TrimmingBegan | HeroPutBack | DeckClosed | DecksShown


class DraftRules(Rules[P, M, E]):
    """The end of every draft; how cards are taken is for each of them to say."""

    def result(self, state: P) -> Result | None:
        """Nobody wins a draft: that is for the match to tell."""
        if state.phase != "over":
            return None
        nothing = (0,) * state.seats
        return Result(nothing, tuple(range(state.seats)), (1,) * state.seats, ((),) * state.seats)


def offered(pool: Sequence[int], cards: Sequence[int], copies: int) -> list[int]:
    """PT-107: of these cards those that a deck could keep; all of them, where it could keep none."""
    return [card for card in cards if can_keep(pool, card, copies)] or list(cards)


def can_keep(pool: Sequence[int], card: int, copies: int) -> bool:
    """Whether a deck does not hold all the copies of this character yet that it may."""
    return sum(other % COPY_STEP == card % COPY_STEP for other in pool) < copies


def copies_too_many(state: Pools, seat: Seat, copies: int) -> list[int]:
    """Of leaders and heroes rather the heroes, the last ones first."""
    kept, too_many = list[int](), list[int]()
    for card in state.pool(seat):
        (kept if can_keep(kept, card, copies) else too_many).append(card)
    return too_many


def trimming_moves(state: Pools, seat: Seat) -> list[Move]:
    if state.is_closed[seat]:
        return []
    heroes = state.heroes[seat] if state.spare(seat) else []
    return [Close(), *(PutBack(card) for card in heroes)]


def trim(state: Pools, seat: Seat, move: PutBack | Close, copies: int) -> Script:
    if isinstance(move, PutBack):
        yield HeroPutBack(seat, move.card)
        return
    yield DeckClosed(seat)
    if all(state.is_closed):
        yield from show_decks(state, copies)


def begin_trimming(state: Pools, copies: int) -> Script:
    """Whose heroes are no more than have to stay is done at once; whose copies are too many, nobody learns of yet."""
    yield TrimmingBegan()
    for seat in range(state.seats):
        if len(state.heroes[seat]) <= LEAST_HEROES:
            yield DeckClosed(seat)
    if all(state.is_closed):
        yield from show_decks(state, copies)


def show_decks(state: Pools, copies: int) -> Script:
    """PT-107: with that, copies too many are back in the stock."""
    gone = [copies_too_many(state, seat, copies) for seat in range(state.seats)]

    def kept(piles: Sequence[Sequence[int]]) -> list[list[int]]:
        return [[card for card in pile if card not in out] for pile, out in zip(piles, gone, strict=True)]

    back = [[*pile, *out] for pile, out in zip(state.put_back, gone, strict=True)]
    yield DecksShown(_fixed(kept(state.leaders)), _fixed(kept(state.heroes)), _fixed(back))


def _fixed(piles: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(pile) for pile in piles)


def change_pools(state: Pools, event: PoolEvent) -> None:
    match event:
        case TrimmingBegan():
            state.phase = "trim"
        case HeroPutBack(seat, card):
            state.heroes[seat].remove(card)
            state.put_back[seat].append(card)
        case DeckClosed(seat):
            state.is_closed[seat] = True
        case DecksShown(leaders, heroes, put_back):
            state.leaders, state.heroes = [list(cards) for cards in leaders], [list(cards) for cards in heroes]
            state.put_back = [list(cards) for cards in put_back]
            state.phase = "over"


def hide_put_back(event: HeroPutBack, seat: Seat) -> HeroPutBack:
    return event if event.seat == seat else HeroPutBack(event.seat, UNSEEN)


def blank_piles(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def copied(piles: list[list[int]]) -> list[list[int]]:
    return [pile[:] for pile in piles]


def only_own(piles: list[list[int]], seat: Seat) -> list[list[int]]:
    """As this seat sees them: its own open, those of others from behind."""
    return [pile[:] if owner == seat else hidden(pile) for owner, pile in enumerate(piles)]
