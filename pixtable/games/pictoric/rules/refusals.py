"""Why a move of Pictoric Box is not allowed, by clause."""

from pixtable.core.events import Seat
from pixtable.core.rules import Refusal
from pixtable.games.pictoric.rules.clues import refuse_clue, refuse_theme
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, PictoricMove, Roll, Theme, Vote
from pixtable.games.pictoric.rules.state import PictoricState


def refusal_of(state: PictoricState, seat: Seat, move: PictoricMove) -> Refusal | None:
    if state.phase == "over":
        return Refusal("PB-60", "over")
    if not 0 <= seat < state.seats:
        return Refusal("PB-3", "seat")
    match state.phase, move:
        case "roll", Roll():
            return None if seat == state.leader else Refusal("PB-20", "leader")
        case "theme", Theme():
            return refuse_theme(move) if seat == state.namer else Refusal("PB-55", "namer")
        case "clue", Clue():
            return refuse_clue(state, move) if seat == state.leader else Refusal("PB-21", "leader")
        case "lay", Lay(card):
            return _refuse_lay(state, seat, card)
        case "vote", Vote(sector):
            return _refuse_vote(state, seat, sector)
        case "discard" | "return", Discard(cards):
            return _refuse_discard(state, seat, cards)
    return _not_now(state)


def _not_now(state: PictoricState) -> Refusal:
    """What has to be done first, whoever asks."""
    match state.phase:
        case "roll":
            return Refusal("PB-20", "first")
        case "discard":
            return Refusal("PB-52", "first")
        case "theme":
            return Refusal("PB-55", "first")
        case "lay":
            return Refusal("PB-22", "first")
        case "vote":
            return Refusal("PB-24", "first")
        case "return":
            return Refusal("PB-42", "first")
        case _:
            return Refusal("PB-21", "first")


def _refuse_lay(state: PictoricState, seat: Seat, card: int) -> Refusal | None:
    if seat == state.leader:
        return Refusal("PB-22", "leader")
    if state.laid[seat] is not None:
        return Refusal("PB-22", "twice")
    if card not in state.banks[seat]:
        return Refusal("PB-22", "bank", piece=f"card {card}")
    return None


def _refuse_vote(state: PictoricState, seat: Seat, sector: int) -> Refusal | None:
    if seat == state.leader:
        return Refusal("PB-24", "leader")
    if state.votes[seat] is not None:
        return Refusal("PB-24", "twice")
    if not 1 <= sector <= len(state.sectors):
        return Refusal("PB-24", "sector", piece=f"sector {sector}", numbers={"n": len(state.sectors)})
    if state.sectors[sector - 1] == state.laid[seat]:
        return Refusal("PB-24", piece=f"sector {sector}")
    return None


def _refuse_discard(state: PictoricState, seat: Seat, cards: tuple[int, ...]) -> Refusal | None:
    reason = None
    if seat != state.leader:
        reason = "leader"
    elif len(cards) != state.owed or len(set(cards)) != len(cards):
        reason = "count"
    elif not set(cards) <= set(state.banks[seat]):
        reason = "bank"
    if reason is None:
        return None
    numbers = {"n": state.owed}
    return (
        Refusal("PB-52", reason, numbers=numbers)
        if state.phase == "discard"
        else Refusal("PB-42", reason, numbers=numbers)
    )
