"""What would be meant by bringing a piece somewhere: the move that a refusal can then speak about."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.core.rules import Refusal
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.play.verbs import castling
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit
from pixtable.games.tactics.table.options import DISCARDS, ORDER

NOT_OURS = Refusal("PT-41", "squad")
NO_TARGET = Refusal("PT-42", "target")
STAYS = Refusal("PT-47", "place")


def meant_by(state: TacticsState, seat: Seat, piece: str, over: str) -> Any:
    """A move, or a refusal where no move could be meant; None where nothing is there to speak of."""
    kind, number = _parts(piece)
    match kind:
        case "card":
            return _with_card(state, seat, number, over)
        case "operation":
            return mv.RemoveOperation(number) if over == DISCARDS else STAYS
        case "unit":
            unit = state.unit(number)
            return None if unit is None else _with_unit(state, seat, unit, over)
    return None


def _with_card(state: TacticsState, seat: Seat, card: int, over: str) -> Any:
    if over == ORDER:
        return mv.PlayOrder(card)
    if over == DISCARDS:
        return mv.Clear(card)
    kind, number = _parts(over)
    if kind == "slot":
        return mv.PlayOperation(card, number) if over.split(".")[2] == str(seat) else NOT_OURS
    spot = _spot(state, kind, number)
    if spot is None:
        return None
    return mv.Recruit(card, spot % PLACES) if spot // PLACES == seat else NOT_OURS


def _with_unit(state: TacticsState, seat: Seat, unit: Unit, over: str) -> Any:
    if over == DISCARDS:
        return mv.Clear(unit.card)
    kind, number = _parts(over)
    if kind == "slot":
        return mv.PlayOperation(unit.card, number)
    if kind == "wall":
        return mv.Storm(unit.card, number)
    spot = _spot(state, kind, number)
    if spot is None:
        return None
    other = state.field[spot]
    if other is None and state.teams[spot // PLACES] == state.teams[seat]:
        squad = None if spot // PLACES == seat else spot // PLACES
        return mv.MoveHero(unit.card, spot % PLACES, squad)
    if spot // PLACES != seat:
        return NO_TARGET if other is None else mv.Attack(unit.card, other.card)
    if other is None:
        return mv.MoveHero(unit.card, spot % PLACES)
    return castling(unit, other)


def _spot(state: TacticsState, kind: str, number: int) -> int | None:
    if kind == "spot":
        return number
    unit = state.unit(number) if kind == "unit" else None
    return None if unit is None else unit.spot


def _parts(id: str) -> tuple[str, int]:
    """`tactics.card.17` -> card, 17. Nodes without a number have none."""
    parts = id.split(".")
    return (parts[1], int(parts[-1])) if len(parts) > 2 and parts[-1].isdigit() else ("", -1)
