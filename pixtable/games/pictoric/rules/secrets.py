"""Who may know what: a bank is its owner's, and cards and votes lie face down until all of them are shown."""

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import (
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
from pixtable.games.pictoric.rules.state import UNDER_CUP, UNSEEN, PictoricState


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
    """A whole table that looks like this one from that seat.

    Whatever is not the seat's own is thought up anew, masked or not: a view that shows too much gives itself away.
    """
    world = view.copy()
    unseen = _unknown_cards(view, seat)
    rng.shuffle(unseen)
    world.banks = [bank if owner == seat else [unseen.pop() for _ in bank] for owner, bank in enumerate(view.banks)]
    if view.drawn is not None and seat != view.leader:
        world.drawn = unseen.pop()
    if view.has_secrets_on_table:
        hidden = unseen
        if view.sectors:
            hidden = [card for card in view.sectors if card != view.laid[seat]]
            rng.shuffle(hidden)
        for owner, card in enumerate(view.laid):
            if owner != seat and card is not None:
                world.laid[owner] = hidden.pop()
        for voter, vote in enumerate(view.votes):
            if voter != seat and vote is not None:
                world.votes[voter] = _some_vote(world, voter, rng)
    world.deck = unseen
    return world


def _unknown_cards(view: PictoricState, seat: Seat) -> list[int]:
    """Those that lie neither open nor before this seat."""
    known = {*view.discards, *view.banks[seat], *view.sectors, view.laid[seat]}
    if seat == view.leader:
        known.add(view.drawn)
    return [card for card in range(len(PICTURES)) if card not in known]


def _some_vote(world: PictoricState, voter: Seat, rng: Rng) -> int:
    """For any card but one's own (PB-24)."""
    others = [sector for sector, card in enumerate(world.sectors, start=1) if card != world.laid[voter]]
    return others[rng.randrange(len(others))]
