"""What the shell says for this table: the status line, the plates, the strip."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState
from pixtable.games.rhombs.table.outcome import next_mover, points_held
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.table.seats import Plate

FEW = 2
"""So few tiles left in a hand are worth a warning."""


def status(look: MosaicView) -> str:
    state = look.state
    if state.is_over and not look.is_counting:
        return look.say("status.over")
    if state.is_scored or (is_settled(state) and not look.is_counting):
        return look.say("status.scoring", round=state.round)
    name = look.name(state.mover)
    if state.mover != look.viewer or not look.sitter(state.mover).is_person:
        return look.say(_rivals_doing(look), name=name)
    return look.say(f"status.{_to_do(look)}", name=name)


def is_settled(state: RhombsState) -> bool:
    """Nobody is to act any more: whoever would be has placed every tile."""
    return state.mover in state.finished


def _rivals_doing(look: MosaicView) -> str:
    return "status.rival_draws" if look.state.house.is_blind and look.state.drawn is None else "status.thinks"


def _to_do(look: MosaicView) -> str:
    if not look.moves:  # the turn is about to begin, or its move still comes to rest
        return "moves"
    if look.is_seeking and not look.is_chosen and look.hand(look.viewer):
        return "seek_or_draw" if look.may_try_drawing else "seek"
    if look.must_pass and not look.is_seeking:
        return "pass"
    if look.may_draw and not look.is_chosen:
        return "draw"
    if look.is_seated:
        return "again"
    is_held_over = look.placing is not None and look.demonstrated is None
    if is_held_over and not look.fits:
        return "no_fit"
    if is_held_over:
        return "turn"
    if look.is_chosen:
        return "drawn" if look.drawn is not None else "cell"
    return "penalty" if look.state.house.is_blind else "choose"


def headline(look: MosaicView) -> str:
    state = look.state
    mode = look.say(f"modes.{state.house.mode}")
    return look.say("headline", mode=mode, round=max(1, state.round)) if state.house.is_match else mode


def clock(look: MosaicView) -> str:
    if look.state.house.is_match:
        return look.say("clock_match", round=max(1, look.state.round), n=len(look.state.table))
    return standing(look.say, look.state)


def standing(say: Callable[..., str], state: RhombsState) -> str:
    return say("clock", n=len(state.table))


def plates(look: MosaicView) -> list[Plate]:
    return [_plate(look, seat) for seat in range(look.state.seats)]


def _plate(look: MosaicView, seat: Seat) -> Plate:
    """How many tiles a seat has, and what they would cost; in a match also what it has cost so far."""
    state, hand = look.state, look.hand(seat)
    is_hidden = UNSEEN in hand or (look.is_counting and seat != look.viewer)
    total = state.totals[seat] - (state.sheets[-1][seat].total if look.is_counting else 0)
    if state.out_since[seat]:
        note = brief = look.say("plate.out")
    elif state.house.is_match:
        note = look.say("plate.match", n=total, of=state.house.threshold)
        brief = f"{total}/{state.house.threshold}"
    elif is_hidden:
        note = brief = ""
    else:
        points = points_held(state, seat)
        note, brief = look.say("plate.holds", n=points), look.say("plate.holds_brief", n=points)
    warns = 0 < len(hand) <= FEW and not state.house.is_blind and not state.is_scored
    score = "–" if state.out_since[seat] else str(len(hand))
    is_next = not state.is_scored and seat == next_mover(state, state.mover)
    part = total / state.house.threshold if state.house.is_match else None
    return Plate(score, note, brief, warns=warns, is_next=is_next, part=part)
