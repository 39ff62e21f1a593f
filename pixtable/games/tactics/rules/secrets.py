"""Who may know what: a hand is its owner's, decks and walls are nobody's, a leader is secret until all are revealed."""

from collections.abc import Sequence

from msgspec.structs import replace

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.tactics.rules.decks.roster import back_of, is_back, owner_of
from pixtable.games.tactics.rules.events import (
    CardPicked,
    CardsDrawn,
    CardsRecovered,
    CardsSeen,
    CardTaken,
    DeckOrdered,
    FortressBroken,
    FortressesBuilt,
    HeroReturned,
    LeaderChosen,
    MatchBegan,
    SquadDisbanded,
    TacticsEvent,
)
from pixtable.games.tactics.rules.state import TacticsState, masked
from pixtable.games.tactics.rules.variants.variants import DuelDraft, Siege

Walls = tuple[tuple[tuple[int, ...], ...], ...]


def view_of(state: TacticsState, seat: Seat) -> TacticsState:
    view = state.copy()
    view.decks = [masked(deck) for deck in state.decks]
    view.hands = [hand if owner == seat else masked(hand) for owner, hand in enumerate(view.hands)]
    view.chosen = [card if owner == seat or card is None else back_of(card) for owner, card in enumerate(state.chosen)]
    if isinstance(state.variant, Siege):
        view.variant = Siege(_masked_walls(state.variant.walls))
    return view


def _masked_walls(walls: Walls) -> Walls:
    return tuple(tuple(_backs(column) for column in columns) for columns in walls)


def redacted(event: TacticsEvent, seat: Seat) -> TacticsEvent:
    match event:
        case MatchBegan(decks=decks):
            return replace(event, decks=tuple(_backs(deck) for deck in decks))
        case DeckOrdered(deck=deck) | SquadDisbanded(deck=deck):
            return replace(event, deck=_backs(deck))
        case FortressesBuilt(walls):
            return FortressesBuilt(_masked_walls(walls))
        case FortressBroken(whose, _, int(card)) if whose != seat:
            return replace(event, card=back_of(card))
        case CardPicked(whose, _, int(card)) if whose != seat:
            return replace(event, held=back_of(card))
        case CardsDrawn(whose, cards) | CardsSeen(whose, cards) if whose != seat:
            return replace(event, cards=_backs(cards))
        case CardsRecovered(whose, held=cards) if whose != seat:
            return replace(event, held=_backs(cards))
        case HeroReturned(card, _, whose) if whose != seat:
            return replace(event, held=back_of(card))
        case LeaderChosen(whose, card) if whose != seat:
            return replace(event, card=back_of(card))
        case CardTaken(taker, victim, card) if seat != taker:
            return replace(event, card=card if seat == victim else back_of(card), held=back_of(card))
        case _:
            return event


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(masked(list(cards)))


def imagined(view: TacticsState, seat: Seat, rng: Rng) -> TacticsState:
    """A whole table that looks like this one from that seat.

    Whatever is not the seat's own is thought up anew, masked or not: a view that shows too much gives itself away.
    """
    return imagined_among(view, seat, unknown_cards(view, seat), rng)


def imagined_among(view: TacticsState, seat: Seat, pools: Sequence[Sequence[int]], rng: Rng) -> TacticsState:
    """The same, for those who imagine many tables and have looked once for the cards that could lie anywhere."""
    world = view.copy()
    unknown = [_shuffled(pool, rng) for pool in pools]
    world.hands = [
        hand if owner == seat else sorted(unknown[owner_of(card)].pop() for card in hand)
        for owner, hand in enumerate(view.hands)
    ]
    world.chosen = [
        card if owner == seat or card is None else _some_leader(view, owner, unknown, rng)
        for owner, card in enumerate(view.chosen)
    ]
    world.decks = [[unknown[owner_of(card)].pop() for card in deck] for deck in view.decks]
    if isinstance(view.variant, Siege):
        walls = view.variant.walls
        world.variant = Siege(
            tuple(tuple(tuple(unknown[owner_of(card)].pop() for card in column) for column in one) for one in walls)
        )
    return world


def _shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    """As `Random.shuffle`, which takes twice as long."""
    deck, random = list(cards), rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def _some_leader(view: TacticsState, owner: Seat, unknown: list[list[int]], rng: Rng) -> int:
    back = view.chosen[owner]
    assert back is not None
    return unknown[owner_of(back)].pop() if view.built[owner] is None else rng.choice(view.may_lead(owner))


def unknown_cards(view: TacticsState, seat: Seat) -> list[list[int]]:
    """By owner: those that lie neither open nor before this seat."""
    known = {unit.card for unit in view.field if unit}
    known.update(card for pile in view.discards for card in pile)
    known.update(operation.card for reserve in view.reserves for operation in reserve if operation)
    known.update(view.hands[seat])
    known.update(view.aside)
    if isinstance(view.variant, DuelDraft):
        known.update(view.variant.row)
    if view.resolving is not None:
        known.add(view.resolving)
    mine = view.chosen[seat]
    if mine is not None and not is_back(mine):
        known.add(mine)
    return [[card for card in cards if card not in known] for cards in view.lists]
