"""Who may know what: a bank is its owner's, and cards and votes lie face down until all of them are shown."""

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.pictoric.events import (
    CardDrawn,
    CardLaid,
    CardReturned,
    ClueGiven,
    DeckShuffled,
    DiscardsShuffled,
    LeaderDrew,
    PictoricEvent,
    VoteCast,
)
from pixtable.games.pictoric.state import UNDER_CUP, UNSEEN, PictoricState, unseen_cards


def view_of(state: PictoricState, seat: Seat) -> PictoricState:
    view = state.copy()
    view.deck = [UNSEEN] * len(state.deck)
    view.banks = [bank if owner == seat else [UNSEEN] * len(bank) for owner, bank in enumerate(view.banks)]
    if state.drawn is not None and seat != state.leader:
        view.drawn = UNSEEN
    if state.has_secrets_on_table:
        view.laid = [_masked(card, owner == seat, UNSEEN) for owner, card in enumerate(state.laid)]
        view.votes = [_masked(sector, voter == seat, UNDER_CUP) for voter, sector in enumerate(state.votes)]
    return view


def _masked(value: int | None, is_mine: bool, mask: int) -> int | None:
    return value if is_mine or value is None else mask


def redacted(event: PictoricEvent, seat: Seat) -> PictoricEvent:
    match event:
        case DeckShuffled(deck) | DiscardsShuffled(deck):
            return msgspec.structs.replace(event, deck=(UNSEEN,) * len(deck))
        case CardDrawn(owner) | LeaderDrew(owner) | ClueGiven(owner) | CardLaid(owner) | CardReturned(owner):
            return event if owner == seat else msgspec.structs.replace(event, card=UNSEEN)
        case VoteCast(voter):
            return event if voter == seat else msgspec.structs.replace(event, sector=UNDER_CUP)
        case _:
            return event


def imagined(view: PictoricState, seat: Seat, rng: Rng) -> PictoricState:
    """A whole table that looks like this one from that seat."""
    world = view.copy()
    unseen = unseen_cards(view)
    rng.shuffle(unseen)
    world.banks = [[unseen.pop() if card == UNSEEN else card for card in bank] for bank in view.banks]
    if view.drawn == UNSEEN:
        world.drawn = unseen.pop()
    hidden = unseen
    if view.sectors and view.has_secrets_on_table:
        hidden = [card for card in view.sectors if card not in view.laid]
        rng.shuffle(hidden)
    world.laid = [hidden.pop() if card == UNSEEN else card for card in view.laid]
    world.votes = [
        _some_vote(world, voter, rng) if vote == UNDER_CUP else vote for voter, vote in enumerate(view.votes)
    ]
    world.deck = unseen
    return world


def _some_vote(world: PictoricState, voter: Seat, rng: Rng) -> int:
    """For any card but one's own (PB-24)."""
    others = [sector for sector, card in enumerate(world.sectors, start=1) if card != world.laid[voter]]
    return others[rng.randrange(len(others))]
