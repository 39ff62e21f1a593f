"""The rules of the market draft (PT-105). All lies open but the order of the deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Script
from pixtable.games.tactics.draft.market.rules.events import CardBought, MarketEvent, MarketOpened, RowFilled
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.market.rules.state import (
    CARDS_A_SEAT,
    COPIES,
    GOLD,
    MOST_HEROES,
    ROW,
    MarketState,
    blank_market,
)
from pixtable.games.tactics.draft.rules.box import deal, hidden, unseen
from pixtable.games.tactics.draft.rules.pools import (
    LEADERS,
    DecksShown,
    DraftRules,
    change_pools,
    offered,
    show_decks,
)
from pixtable.games.tactics.draft.rules.positions import check_cards, demand, picture_of, read_picture


class MarketRules(DraftRules[MarketState, Buy, MarketEvent]):
    # How it begins

    def setup(self, seats: int, options: Options) -> MarketState:
        return blank_market(seats)

    def opening(self, state: MarketState, chance: Chance) -> Script:
        if state.phase == "deal":
            needed = CARDS_A_SEAT * state.seats
            deck = deal(needed, COPIES, chance.shuffled)
            yield MarketOpened(tuple(deck[ROW:]), tuple(deck[:ROW]), chance.below(state.seats))

    # Whose turn, and what they may do

    def to_act(self, state: MarketState) -> tuple[Seat, ...]:
        return (state.turn,) if state.phase == "pick" else ()

    def legal(self, state: MarketState, seat: Seat) -> Sequence[Buy]:
        if seat not in self.to_act(state):
            return []
        parts = [as_leader for as_leader in (False, True) if not is_full(state, seat, as_leader)]
        return [Buy(card, as_leader) for card in _choice(state, seat) for as_leader in parts]

    def refuse(self, state: MarketState, seat: Seat, move: Buy) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("PT-105", "turn")
        if move.card not in state.row:
            return Refusal("PT-105", "row")
        if (price := state.price(move.card)) > (gold := state.purses[seat]):
            return Refusal("PT-105", "gold", numbers={"price": price, "gold": gold})
        if is_full(state, seat, move.as_leader):
            return Refusal("PT-105", "leaders") if move.as_leader else Refusal("PT-105", "heroes")
        return None if move.card in _choice(state, seat) else Refusal("PT-107")

    # What a move does

    def decide(self, state: MarketState, seat: Seat, move: Buy, chance: Chance) -> Script:
        gained = state.coins[state.row.index(move.card)]
        following = (seat + 1) % state.seats
        yield CardBought(seat, move.card, move.as_leader, state.price(move.card), gained, following)
        if state.deck:
            yield RowFilled(state.deck[-1])
        elif not state.row:
            yield from show_decks(state, COPIES)

    def evolve(self, state: MarketState, event: MarketEvent) -> None:
        match event:
            case MarketOpened(deck, row, first):
                state.deck, state.row, state.turn = list(deck), list(row), first
                state.coins = [0] * len(row)
                state.phase = "pick"
            case CardBought(seat, card, as_leader, paid, gained, following):
                place = state.row.index(card)
                for passed in range(place + 1, len(state.row)):
                    state.coins[passed] += 1
                state.purses[seat] += gained - paid
                del state.row[place], state.coins[place]
                (state.leaders if as_leader else state.heroes)[seat].append(card)
                state.turn = following
            case RowFilled(card):
                state.deck.pop()
                state.row.insert(0, card)
                state.coins.insert(0, 0)
            case DecksShown():
                change_pools(state, event)

    # Who may know what

    def view(self, state: MarketState, seat: Seat) -> MarketState:
        view = state.copy()
        view.deck = hidden(state.deck)
        return view

    def redact(self, event: MarketEvent, seat: Seat) -> MarketEvent:
        return replace(event, deck=tuple(hidden(event.deck))) if isinstance(event, MarketOpened) else event

    def determinize(self, view: MarketState, seat: Seat, rng: Rng) -> MarketState:
        world = view.copy()
        seen = {card for each in range(view.seats) for card in view.pool(each)}.union(view.row)
        world.deck = unseen(CARDS_A_SEAT * view.seats, COPIES, seen, len(view.deck), rng)
        return world

    # As plain data

    def picture(self, state: MarketState) -> dict[str, Any]:
        return picture_of(state)

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> MarketState:
        state = read_picture(data, MarketState, seats)
        demand(state.phase == "pick", "nothing is put back in a market draft")
        demand(0 <= state.turn < seats, f"the turn is seat {state.turn}'s of {seats}")
        demand(0 < len(state.row) <= ROW, f"a row of {len(state.row)} cards")
        demand(len(state.row) == ROW or not state.deck, "the row is filled up while the deck lasts")
        demand(len(state.coins) == len(state.row), "not one number of coins for each card of the row")
        demand(len(state.purses) == seats, "not one purse for each seat")
        demand(min(*state.coins, *state.purses) >= 0, "gold that is owed")
        demand(
            sum(state.coins) + sum(state.purses) == GOLD * seats, f"{GOLD} gold a player is in play, no more no less"
        )
        for seat in range(seats):
            demand(len(state.leaders[seat]) <= LEADERS, f"seat {seat} has more than {LEADERS} leaders")
            demand(len(state.heroes[seat]) <= MOST_HEROES, f"seat {seat} has more than {MOST_HEROES} heroes")
        check_cards([state.deck, state.row, *state.leaders, *state.heroes, *state.put_back])
        demand(not any(state.put_back), "nothing is put back in a market draft")
        left = len(state.deck) + len(state.row)
        sizes = [len(state.pool((state.turn + i) % seats)) for i in range(seats)]
        free = sum(CARDS_A_SEAT - size for size in sizes)
        demand(left == free, f"{left} cards are left, but {free} places in the decks")
        # Everybody buys one card a turn: so whose turn it is has the fewest, and room for one more.
        in_turn = sizes == sorted(sizes) and sizes[-1] - sizes[0] <= 1
        demand(in_turn, f"from seat {state.turn} on the decks hold {sizes} cards, which no turn order gives")
        return state


def _choice(state: MarketState, seat: Seat) -> list[int]:
    """The cards of the row that a seat can pay its way to; of these those that it could keep, if there are any."""
    within_reach = [card for card in state.row if state.price(card) <= state.purses[seat]]
    return offered(state.pool(seat), within_reach, COPIES)


def is_full(state: MarketState, seat: Seat, as_leader: bool) -> bool:
    """A part that is full takes no more cards."""
    if as_leader:
        return len(state.leaders[seat]) >= LEADERS
    return len(state.heroes[seat]) >= MOST_HEROES
