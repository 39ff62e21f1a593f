"""The legal moves, sorted by the piece that is taken up and the node that it is brought to; and answers to questions.

Nodes are known by their ids, so that drag, clicks and keys all end in the same look-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pixtable.core.events import Choose, Seat
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.play.strikes import WALLS
from pixtable.games.tactics.rules.state import PLACES, TacticsState

ORDER, DISCARDS = "tactics.order", "tactics.discards"
DRAW, LEADER, END = "draw", "leader", "end"
DEED, REACH, ORACLE = "deed", "reach", "oracle"
"""Deeds of the buttons; that in the middle has several."""


def unit_id(card: int) -> str:
    return f"tactics.unit.{card}"


def card_id(card: int) -> str:
    return f"tactics.card.{card}"


def spot_id(spot: int) -> str:
    return f"tactics.spot.{spot}"


def slot_id(seat: Seat, slot: int) -> str:
    return f"tactics.slot.{seat}.{slot}"


def operation_id(card: int) -> str:
    return f"tactics.operation.{card}"


def wall_id(seat: Seat, column: int) -> str:
    return f"tactics.wall.{seat}.{column}"


def pick_deed(at: int) -> str:
    return f"pick{at}"


def collect_deed(at: int) -> str:
    return f"collect{at}"


class Options(NamedTuple):
    """`by_piece`: what is played when a piece comes to a target. `deeds`: the buttons'. `casts`: by a unit's node."""

    by_piece: dict[str, dict[str, Any]]
    deeds: dict[str, Any]
    casts: dict[str, Any]
    melee: dict[str, dict[str, Any]]
    """Attacks that could be made at a distance too, by piece and target."""
    leaders: dict[int, Any]


def options_of(state: TacticsState, seat: Seat, moves: Iterable[Any]) -> Options:
    found = Options({}, {}, {}, {}, {})
    for move in moves:
        _enter(found, seat, move)
    return found


def _enter(found: Options, seat: Seat, move: Any) -> None:
    def bring(piece: str, target: str) -> None:
        found.by_piece.setdefault(piece, {})[target] = move

    match move:
        case mv.ChooseLeader(card):
            found.leaders[card] = move
        case mv.Draw():
            found.deeds[DRAW] = move
        case mv.LeaderAction():
            found.deeds[LEADER] = move
        case mv.Pass():
            found.deeds[END] = move
        case mv.Recruit(card, to):
            bring(card_id(card), spot_id(seat * PLACES + to))
        case mv.Attack(unit, target, True):
            found.melee.setdefault(unit_id(unit), {})[unit_id(target)] = move
        case mv.Attack(unit, target):
            bring(unit_id(unit), unit_id(target))
        case mv.Cast(unit):
            found.casts[unit_id(unit)] = move
            found.by_piece.setdefault(unit_id(unit), {})
        case mv.PlayOrder(card):
            bring(card_id(card), ORDER)
        case mv.PlayOperation(card, slot):
            bring(card_id(card), slot_id(seat, slot))
        case mv.RemoveOperation(card):
            bring(operation_id(card), DISCARDS)
        case mv.Clear(unit):
            bring(unit_id(unit), DISCARDS)
        case mv.MoveHero(unit, to, squad):
            bring(unit_id(unit), spot_id((seat if squad is None else squad) * PLACES + to))
        case mv.Storm(unit, column):
            bring(unit_id(unit), wall_id(1 - seat, column))
        case mv.Pick(at):
            found.deeds[pick_deed(at)] = move
        case mv.Collect(at):
            found.deeds[collect_deed(at)] = move
        case mv.Castle(a, b):
            bring(unit_id(a), unit_id(b))
            bring(unit_id(b), unit_id(a))


class Answers(NamedTuple):
    """Of a question: those that are nodes of the table, cards that lie nowhere in sight, and the rest as buttons."""

    nodes: dict[str, Any]
    cards: list[int]
    words: list[int | str]


OF_SEATS = ("opponent", "squad")
NOTHING_ASKED = Answers({}, [], [])


def answers_to(state: TacticsState, seat: Seat, ask: Any) -> Answers:
    found = Answers({}, [], [])
    for option in ask.options:
        node = _node_of(state, seat, ask.prompt, option)
        if node is None:
            found.words.append(option)
        else:
            found.nodes[node] = Choose(option)
            if node.startswith("tactics.card.") and option not in state.hands[seat]:
                found.cards.append(option)
    return found


def _node_of(state: TacticsState, seat: Seat, prompt: str, option: int | str) -> str | None:
    if option in WALLS:
        return wall_id(1 - seat, WALLS.index(str(option)))
    if isinstance(option, str) or prompt in OF_SEATS or prompt == "amount":
        return None
    if prompt == "place":  # whoever stands there already lies over the place
        taken = state.field[option]
        return spot_id(option) if taken is None else unit_id(taken.card)
    if state.unit(option) is not None:
        return unit_id(option)
    for reserve in state.reserves:
        if any(one is not None and one.card == option for one in reserve):
            return operation_id(option)
    return card_id(option)


def playable_discards(state: TacticsState, seat: Seat, moves: Sequence[Any]) -> list[int]:
    """Cards that lie among the discards and may be recruited all the same."""
    cards = {move.card for move in moves if isinstance(move, mv.Recruit)}
    return sorted(cards - set(state.hands[seat]))
