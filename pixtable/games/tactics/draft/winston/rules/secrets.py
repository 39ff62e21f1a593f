"""Who may know what: a pile is known as far as it was seen, and whoever takes what I have seen has what I know."""

from msgspec.structs import replace

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.box import UNSEEN, hidden, unseen
from pixtable.games.tactics.draft.rules.pools import HeroPutBack, hide_put_back
from pixtable.games.tactics.draft.winston.rules.events import (
    CardAdded,
    LeaderTaken,
    PileSeen,
    PilesLaid,
    PoolSettled,
    TopSeen,
    WinstonEvent,
)
from pixtable.games.tactics.draft.winston.rules.state import CARDS, COPIES, WinstonState


def view_of(state: WinstonState, seat: Seat) -> WinstonState:
    view = state.copy()
    view.deck = hidden(state.deck)
    view.knows = [known[:] if who == seat else [] for who, known in enumerate(state.knows)]
    if state.phase == "over":
        return view
    known = set(state.knows[seat])

    def shown(piles: list[list[int]]) -> list[list[int]]:
        return [[card if card in known else UNSEEN for card in pile] for pile in piles]

    view.piles, view.leaders, view.heroes = shown(state.piles), shown(state.leaders), shown(state.heroes)
    view.put_back = shown(state.put_back)
    if state.top is not None and state.turn != seat:
        view.top = UNSEEN
    return view


def redacted(event: WinstonEvent, seat: Seat) -> WinstonEvent:
    match event:
        case PilesLaid(deck, piles):
            return PilesLaid(tuple(hidden(deck)), tuple(hidden(piles)))
        case CardAdded(pile):
            return CardAdded(pile, UNSEEN)
        case LeaderTaken(whose, _, card, deck):
            return replace(event, card=card if whose == seat else UNSEEN, deck=tuple(hidden(deck)))
        case PileSeen(whose, pile, cards) if whose != seat:
            return PileSeen(whose, pile, tuple(hidden(cards)))
        case TopSeen(whose) if whose != seat:
            return TopSeen(whose, UNSEEN)
        case PoolSettled(whose, leaders, heroes) if whose != seat:
            return PoolSettled(whose, tuple(hidden(leaders)), tuple(hidden(heroes)))
        case HeroPutBack():
            return hide_put_back(event, seat)
    return event


def imagined(view: WinstonState, seat: Seat, rng: Rng) -> WinstonState:
    """Any cards of the box that have not been seen lie where the backs are."""
    world = view.copy()
    known = set(view.knows[seat])
    piles = [world.deck, *world.piles]
    if view.phase != "over":
        piles += [*world.leaders, *world.heroes, *world.put_back]
    backs = sum(card not in known for pile in piles for card in pile) + (view.top is not None and view.top not in known)
    unknown = unseen(CARDS, COPIES, known, backs, rng)
    for pile in piles:
        pile[:] = [card if card in known else unknown.pop() for card in pile]
    if view.top is not None and view.top not in known:
        world.top = unknown.pop()
    for other in range(view.seats):
        if other != seat:
            held = [*world.seen, *([] if world.top is None else [world.top])] if other == view.turn else []
            world.knows[other] = sorted({*world.pool(other), *world.put_back[other], *held})
    return world
