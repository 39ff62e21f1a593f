"""Who may know what: nobody the bag, and of a hand as much as the house rules say (HX-22, HX-30)."""

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.events import RhombsEvent, RoundBegan, TileDrawn, TileKept, TilesMixed
from pixtable.games.rhombs.rules.legality import fits_somewhere
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState, unseen_tiles


def known_to(state: RhombsState, seat: Seat) -> RhombsState:
    view = state.copy()
    view.bag = [UNSEEN] * len(state.bag)
    for other, hand in enumerate(view.hands):
        if other != seat:
            hidden = len(hand) - state.shown[other]
            hand[state.shown[other] :] = [UNSEEN] * hidden
    if state.drawn is not None and state.house.hidden_penalties and state.mover != seat:
        view.drawn = UNSEEN
    return view


def redacted(event: RhombsEvent, seat: Seat) -> RhombsEvent:
    match event:
        case RoundBegan(hands=hands, shown=shown, bag=bag):
            seen = tuple(hand if other == seat else _front(hand, shown) for other, hand in enumerate(hands))
            return msgspec.structs.replace(event, hands=seen, bag=_front(bag, 0))
        case TilesMixed(bag):
            return TilesMixed(_front(bag, 0))
        case TileDrawn(owner, _, True) | TileKept(owner, _, True) if owner != seat:
            return msgspec.structs.replace(event, tile=UNSEEN)
        case _:
            return event


def _front(tiles: tuple[int, ...], shown: int) -> tuple[int, ...]:
    return tiles[:shown] + (UNSEEN,) * len(tiles[shown:])


def likely_world(view: RhombsState, seat: Seat, rng: Rng) -> RhombsState:
    """The unseen tiles, dealt at random to where they may be."""
    world = view.copy()
    unseen = unseen_tiles(view)
    rng.shuffle(unseen)
    if view.drawn == UNSEEN:  # it can be placed, or it would have been kept
        world.drawn = next(tile for tile in unseen if fits_somewhere(view, [tile]))
        unseen.remove(world.drawn)
    for hand in (*world.hands, world.bag):
        hand[:] = [unseen.pop() if tile == UNSEEN else tile for tile in hand]
    return world
