"""The rules of the Winston draft (PT-106).

**Rulings.** Who passes the last pile needs two cards in the deck: one to add, one to take. Whoever goes first is drawn
by lot.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Script
from pixtable.games.tactics.draft.rules.box import UNSEEN, deal
from pixtable.games.tactics.draft.rules.pools import (
    LEADERS,
    Close,
    DeckClosed,
    DecksShown,
    DraftRules,
    HeroPutBack,
    PutBack,
    TrimmingBegan,
    begin_trimming,
    can_keep,
    change_pools,
    offered,
    trim,
    trimming_moves,
)
from pixtable.games.tactics.draft.rules.positions import check_cards, demand, picture_of, read_picture
from pixtable.games.tactics.draft.winston.rules.events import (
    CardAdded,
    LeaderTaken,
    PileSeen,
    PilesLaid,
    PileTaken,
    PoolSettled,
    TopKept,
    TopSeen,
    TurnBegan,
    WinstonEvent,
)
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile, WinstonMove
from pixtable.games.tactics.draft.winston.rules.secrets import imagined, redacted, view_of
from pixtable.games.tactics.draft.winston.rules.state import CARDS, COPIES, PILES, WinstonState, blank_winston

TO_PASS_THE_LAST = 2


class WinstonRules(DraftRules[WinstonState, WinstonMove, WinstonEvent]):
    # How it begins

    def setup(self, seats: int, options: Options) -> WinstonState:
        return blank_winston(seats)

    def opening(self, state: WinstonState, chance: Chance) -> Script:
        if state.phase == "deal":
            deck = deal(CARDS, COPIES, chance.shuffled)
            yield PilesLaid(tuple(deck[PILES:]), tuple(deck[:PILES]))
            yield from _begin_turn(state, chance.below(state.seats))

    # Whose turn, and what they may do

    def to_act(self, state: WinstonState) -> tuple[Seat, ...]:
        if state.phase == "trim":
            return tuple(seat for seat, closed in enumerate(state.is_closed) if not closed)
        return (state.turn,) if state.phase == "pick" else ()

    def legal(self, state: WinstonState, seat: Seat) -> Sequence[Any]:
        if seat not in self.to_act(state):
            return []
        if state.phase == "trim":
            return trimming_moves(state, seat)
        if state.top is not None:
            return [Keep(), Keep(as_leader=True)]
        moves: list[WinstonMove] = []
        if not is_useless(state, seat):
            leaders = offered(state.pool(seat), state.seen, COPIES)
            moves = [TakePile(), *(TakeLeader(card) for card in leaders)]
        return [*moves, GoOn()] if may_go_on(state) else moves

    def refuse(self, state: WinstonState, seat: Seat, move: WinstonMove) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("PT-106", "turn")
        if isinstance(move, PutBack | Close) or state.phase == "trim":
            return _refuse_to_trim(state, seat, move)
        if isinstance(move, Keep) != (state.top is not None):
            return Refusal("PT-106", "pile") if state.top is None else Refusal("PT-106", "top")
        if isinstance(move, TakeLeader) and move.card not in state.seen:
            return Refusal("PT-106", "card")
        if isinstance(move, GoOn) and not may_go_on(state):
            return Refusal("PT-106", "last")
        return None if move in self.legal(state, seat) else Refusal("PT-107")

    # What a move does

    def decide(self, state: WinstonState, seat: Seat, move: WinstonMove, chance: Chance) -> Script:
        pile = state.looking
        match move:
            case PutBack() | Close():
                yield from trim(state, seat, move, COPIES)
                return
            case GoOn():
                assert pile is not None
                yield from _go_on(state, seat, pile)
                return
            case TakePile():
                assert pile is not None
                yield PileTaken(seat, pile)
            case TakeLeader(card):
                assert pile is not None
                rest = [other for other in state.seen if other != card]
                yield LeaderTaken(seat, pile, card, tuple(chance.shuffled([*state.deck, *rest])))
            case Keep(as_leader):
                yield TopKept(seat, as_leader)
        yield from _refill(state)
        if any(state.piles):
            yield from _begin_turn(state, (seat + 1) % state.seats)
        else:
            yield from _settle(state, chance)
            yield from begin_trimming(state, COPIES)

    def evolve(self, state: WinstonState, event: WinstonEvent) -> None:
        match event:
            case PilesLaid(deck, piles):
                state.deck, state.piles = list(deck), [[card] for card in piles]
                state.phase = "pick"
            case TurnBegan(seat):
                state.turn, state.looking = seat, None
            case PileSeen(seat, pile, cards):
                state.looking = pile
                if UNSEEN not in cards:
                    state.piles[pile] = list(cards)
                    _learn(state, seat, cards)
            case PileTaken(seat, pile):
                state.heroes[seat] += state.piles[pile]
                state.piles[pile] = []
                state.looking = None
            case LeaderTaken(seat, pile, card, deck):
                _forget(state, state.piles[pile])
                state.leaders[seat].append(card)
                if card != UNSEEN:
                    _learn(state, seat, (card,))
                state.piles[pile], state.deck = [], list(deck)
                state.looking = None
            case CardAdded(pile, card):
                state.deck.pop()
                state.piles[pile].append(card)
            case TopSeen(seat, card):
                state.deck.pop()
                state.top, state.looking = card, None
                if card != UNSEEN:
                    _learn(state, seat, (card,))
            case TopKept(seat, as_leader):
                assert state.top is not None
                (state.leaders if as_leader else state.heroes)[seat].append(state.top)
                state.top = None
            case PoolSettled(seat, leaders, heroes):
                _forget_others(state, seat)
                state.leaders[seat], state.heroes[seat] = list(leaders), list(heroes)
            case TrimmingBegan() | HeroPutBack() | DeckClosed() | DecksShown():
                change_pools(state, event)

    # Who may know what

    def view(self, state: WinstonState, seat: Seat) -> WinstonState:
        return view_of(state, seat)

    def redact(self, event: WinstonEvent, seat: Seat) -> WinstonEvent:
        return redacted(event, seat)

    def determinize(self, view: WinstonState, seat: Seat, rng: Rng) -> WinstonState:
        return imagined(view, seat, rng)

    # As plain data

    def picture(self, state: WinstonState) -> dict[str, Any]:
        return picture_of(state)

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> WinstonState:
        state = read_picture(data, WinstonState, seats)
        demand(0 <= state.turn < seats, f"the turn is seat {state.turn}'s of {seats}")
        demand(len(state.piles) == PILES, f"{len(state.piles)} piles, not {PILES}")
        demand(len(state.knows) == seats, "not one list of known cards for each seat")
        demand(all(state.piles) or not state.deck, "empty piles are refilled while the deck lasts")
        if state.phase == "pick":
            demand((state.looking is None) != (state.top is None), "one looks at a pile or at the top card")
            demand(state.looking is None or state.looking in range(PILES), f"there is no pile {state.looking}")
            demand(state.looking is None or state.seen, "one looks at an empty pile")
        else:
            demand(not any(state.piles) and state.top is None, "cards are put back when all are taken")
        piles = [state.deck, *state.piles, *state.leaders, *state.heroes, *state.put_back]
        check_cards([*piles, [] if state.top is None else [state.top]])
        for seat in range(seats):
            known = {*state.pool(seat), *(state.seen if seat == state.turn else ())}
            demand(known.issubset(state.knows[seat]), f"seat {seat} does not know its own cards")
        return state


def may_go_on(state: WinstonState) -> bool:
    return state.next_pile() is not None or len(state.deck) >= TO_PASS_THE_LAST


def is_useless(state: WinstonState, seat: Seat) -> bool:
    """PT-107: nothing of the pile could be kept, and there is more to come."""
    return may_go_on(state) and not any(can_keep(state.pool(seat), card, COPIES) for card in state.seen)


def _refuse_to_trim(state: WinstonState, seat: Seat, move: WinstonMove) -> Refusal | None:
    if state.phase != "trim":
        return Refusal("PT-106", "not_yet")
    if isinstance(move, Close):
        return None
    if not isinstance(move, PutBack) or move.card not in state.heroes[seat]:
        return Refusal("PT-106", "put_back")
    return None if state.spare(seat) else Refusal("PT-106", "fewest")


# Parts of a turn


def _begin_turn(state: WinstonState, seat: Seat) -> Script:
    yield TurnBegan(seat)
    yield from _look_at(state, seat, state.next_pile())


def _look_at(state: WinstonState, seat: Seat, pile: int | None) -> Script:
    assert pile is not None
    yield PileSeen(seat, pile, tuple(state.piles[pile]))


def _go_on(state: WinstonState, seat: Seat, pile: int) -> Script:
    if state.deck:
        yield CardAdded(pile, state.deck[-1])
    following = state.next_pile()
    if following is None:
        yield TopSeen(seat, state.deck[-1])
    else:
        yield from _look_at(state, seat, following)


def _refill(state: WinstonState) -> Script:
    for pile, cards in enumerate(state.piles):
        if not cards and state.deck:
            yield CardAdded(pile, state.deck[-1])


def _settle(state: WinstonState, chance: Chance) -> Script:
    """Four leaders: too few are filled up with heroes by chance, of too many some become heroes by chance."""
    for seat in range(state.seats):
        leaders, heroes = state.leaders[seat], state.heroes[seat]
        giving, taking = (leaders, heroes) if len(leaders) > LEADERS else (heroes, leaders)
        moved = chance.shuffled(giving)[: abs(len(leaders) - LEADERS)]
        kept, grown = [card for card in giving if card not in moved], [*taking, *moved]
        leaders, heroes = (kept, grown) if giving is leaders else (grown, kept)
        yield PoolSettled(seat, tuple(leaders), tuple(heroes))


# What is known


def _learn(state: WinstonState, seat: Seat, cards: Sequence[int]) -> None:
    state.knows[seat] = sorted({*state.knows[seat], *cards})


def _forget(state: WinstonState, cards: Sequence[int]) -> None:
    state.knows = [[card for card in known if card not in cards] for known in state.knows]


def _forget_others(state: WinstonState, seat: Seat) -> None:
    """What another has set right by chance is theirs to know."""
    gone = state.pool(seat)
    state.knows = [
        known if who == seat else [card for card in known if card not in gone] for who, known in enumerate(state.knows)
    ]
