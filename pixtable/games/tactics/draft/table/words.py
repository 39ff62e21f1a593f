"""What the shell says for the table of a draft: the status line, the plates, the sounds."""

from __future__ import annotations

from typing import Any

from pixtable.games.tactics.draft.classic.rules import events as classic
from pixtable.games.tactics.draft.classic.rules.state import PACKET, ROUNDS, ClassicState
from pixtable.games.tactics.draft.market.rules import events as market
from pixtable.games.tactics.draft.market.rules.state import MarketState
from pixtable.games.tactics.draft.rules import pools
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.draft.winston.rules import events as winston
from pixtable.table.seats import Plate

ROOMY = 3
"""Up to so many seats have plates with a second line."""


def status(look: DraftView) -> str:
    state, host = look.state, look.host
    if state.phase == "over":
        return look.say("status.over")
    if not host.moves:
        waiting = [seat for seat in host.to_act if seat != look.viewer]
        return look.say("status.waits", name=look.name(waiting[0])) if waiting else look.say("status.goes_on")
    return look.say(f"status.{_to_do(state)}", name=look.name(look.viewer))


def _to_do(state: Any) -> str:
    if state.phase == "trim":
        return "trim"
    if isinstance(state, ClassicState):
        return "take_leader" if state.takes_leader else "take_hero"
    if isinstance(state, MarketState):
        return "buy"
    return "pile" if state.top is None else "top"


def headline(look: DraftView) -> str:
    state = look.state
    if isinstance(state, ClassicState):
        return look.say(
            "headline.classic", packet=state.round + 1, of=ROUNDS[state.format], card=min(PACKET, state.pick + 1)
        )
    return look.say("headline.market" if isinstance(state, MarketState) else "headline.winston", n=len(state.deck))


def plates(look: DraftView) -> list[Plate]:
    """Gold where there is any. The size of a deck stands below the name; where there is no room, beside it."""
    state = look.state
    if isinstance(state, MarketState):
        scores = [str(gold) for gold in state.purses]
    else:
        scores = ["" if state.seats <= ROOMY else str(len(state.pool(seat))) for seat in range(state.seats)]
    return [Plate(score, look.counts(seat)) for seat, score in enumerate(scores)]


def sound_of(event: Any) -> str:
    match event:
        case classic.CardTaken() | market.CardBought() | winston.PileTaken() | winston.LeaderTaken():
            return "card_place"
        case classic.PacketsPassed() | classic.PacketsOpened() | winston.TopKept() | pools.HeroPutBack():
            return "card_deal"
        case market.RowFilled() | winston.PileSeen() | winston.TopSeen():
            return "card_flip"
    return ""
