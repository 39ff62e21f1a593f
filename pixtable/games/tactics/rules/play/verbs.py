"""What a piece of one's own squad could do by itself: its deeds by name, with their cost, or why not now."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.core.rules import Refusal
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.play.costs import cost_of
from pixtable.games.tactics.rules.refusals import refusal_of
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit

VerbName: TypeAlias = Literal["attack", "cast", "leader", "move", "swap", "clear"]
_ACTIONS: dict[VerbName, str] = {"leader": "leader_action", "swap": "castle"}
"""What an action is called where it is paid for, if not by the same name."""


class Verb(NamedTuple):
    """`ways` are the moves that it may mean; without one `refusal` says why, and `move` is the one refused."""

    name: VerbName
    move: mv.TacticsMove
    ways: int
    cost: int
    refusal: Refusal | None


def verbs_of(state: TacticsState, seat: Seat, unit: Unit, moves: Sequence[mv.TacticsMove]) -> list[Verb]:
    return [_verb(state, seat, unit, name, moves) for name in _names(unit)]


def verb_of(move: object) -> VerbName | None:
    """Which deed of a unit a move is."""
    return next((name for kind, name in _KINDS.items() if isinstance(move, kind)), None)


def unit_of(move: object) -> tuple[int, ...]:
    """Whose deed it is: both of them, where two change places."""
    match move:
        case mv.Attack(unit) | mv.Storm(unit) | mv.Cast(unit) | mv.MoveHero(unit) | mv.Clear(unit):
            return (unit,)
        case mv.Castle(a, b):
            return (a, b)
    return ()


_KINDS: dict[type, VerbName] = {
    mv.Attack: "attack",
    mv.Storm: "attack",
    mv.Cast: "cast",
    mv.LeaderAction: "leader",
    mv.MoveHero: "move",
    mv.Castle: "swap",
    mv.Clear: "clear",
}


def _names(unit: Unit) -> list[VerbName]:
    if unit.is_corpse:
        return ["clear", "swap"]
    ability = ability_of(unit)
    if unit.is_leader:
        return ["attack", "leader"] if ability and ability.is_action else ["attack", "cast"]
    return ["attack", "cast", "move", "swap"]


def _verb(
    state: TacticsState, seat: Seat, unit: Unit, name: VerbName, moves: Sequence[mv.TacticsMove]
) -> Verb:  # fmt: skip
    kind = tuple(kind for kind, known in _KINDS.items() if known == name)
    ways = [move for move in moves if isinstance(move, kind) and (name == "leader" or unit.card in unit_of(move))]
    cost = cost_of(Board(state), seat, _ACTIONS.get(name, name), unit if name == "attack" else None)
    if ways:
        return Verb(name, ways[0], len({_aim(move) for move in ways}), cost, None)
    tried = _tried(state, seat, unit, name)
    return Verb(name, tried, 0, cost, refusal_of(state, seat, tried))


def _aim(move: mv.TacticsMove) -> object:
    """Melee and ranged attacks on one target are one way."""
    return move.target if isinstance(move, mv.Attack) else move


def _tried(state: TacticsState, seat: Seat, unit: Unit, name: VerbName) -> mv.TacticsMove:
    """The move that such a wish would most likely mean: its refusal tells what is in the way."""
    board = Board(state)
    enemy = state.enemies(seat)[0]
    foes = [*board.line(enemy), *board.units(enemy)]
    if name == "attack":
        return mv.Attack(unit.card, foes[0].card if foes else unit.card)
    if name == "cast":
        return mv.Cast(unit.card)
    if name == "leader":
        return mv.LeaderAction()
    if name == "clear":
        return mv.Clear(unit.card)
    if name == "move":
        empty = board.empty_spots(seat)
        return mv.MoveHero(unit.card, empty[0] % PLACES if empty else unit.place)
    others = [other for other in state.squad(seat) if other and not other.is_leader and other.card != unit.card]
    return castling(unit, others[0]) if others else mv.Castle(unit.card, foes[0].card if foes else unit.card)


def castling(one: Unit, other: Unit) -> mv.Castle:
    """Each pair has one name: the one nearer the vanguard first."""
    first, second = sorted((one, other), key=lambda unit: unit.place)
    return mv.Castle(first.card, second.card)
