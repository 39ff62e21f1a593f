"""How promising a move looks before anybody has tried it: what search looks at first, and what it leaves out."""

from collections.abc import Callable
from functools import cache
from typing import Any

from pixtable.core.events import Move, Seat
from pixtable.games.tactics.mind.points import POINTS
from pixtable.games.tactics.mind.variant_worths import COIN
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import ability_of
from pixtable.games.tactics.rules.variants.variants import DuelDraft, Siege

ORDER = 2.5
"""What a card is worth in hand: an order spends it."""


def prior(board: Board, seat: Seat, move: Move) -> float:
    """In points, roughly."""
    return _PRIORS[type(move)](board, seat, move)


def _of_attack(board: Board, seat: Seat, move: mv.Attack) -> float:
    attacker, victim = board.now(move.unit), board.now(move.target)
    if attacker is None or victim is None:
        return 0.0
    damage = max(0, board.attack(attacker, victim) - board.armour(victim))
    left = board.life_left(victim)
    if victim.is_leader:
        return 1.4 * damage + (30.0 if damage >= left else 0.0)
    if left == 0:
        return 0.1  # it falls anyway
    return min(damage, left) + (3.0 if damage >= left else 0.0)


def _of_cast(board: Board, seat: Seat, move: mv.Cast) -> float:
    caster = board.now(move.unit)
    ability = ability_of(caster) if caster else None
    return float(POINTS[ability.id]) if ability else 0.0


def _of_recruit(board: Board, seat: Seat, move: mv.Recruit) -> float:
    return _recruited(move.card % 100, move.to // 3)


@cache
def _recruited(card: int, row: int) -> float:
    character = character_of(card)
    attack, life = character.as_hero
    return 2.0 + 0.3 * attack + 0.15 * life + 0.5 * POINTS[character.rows[row].id]


def _of_card(board: Board, seat: Seat, move: mv.PlayOrder | mv.PlayOperation) -> float:
    return _played(move.card % 100)


@cache
def _played(card: int) -> float:
    character = character_of(card)
    ability = character.order if character.order.is_written else character.operation
    return POINTS[ability.id] - ORDER


def _of_leader_action(board: Board, seat: Seat, move: mv.LeaderAction) -> float:
    leader = board.state.leader(seat)
    return float(POINTS[character_of(leader.card).leader.id]) if leader else 0.0


def _of_storm(board: Board, seat: Seat, move: mv.Storm) -> float:
    siege = board.state.variant
    assert isinstance(siege, Siege)
    return 5.0 if siege.walls[board.state.enemies(seat)[0]][move.column] else 100.0


def _of_pick(board: Board, seat: Seat, move: mv.Pick) -> float:
    """A draw, with gold for and against it."""
    market = board.state.variant
    assert isinstance(market, DuelDraft)
    lying = market.lying[move.at] if move.at < len(market.row) else 0
    return 2.5 + COIN * (lying - move.at)


def _of_collect(board: Board, seat: Seat, move: mv.Collect) -> float:
    market = board.state.variant
    assert isinstance(market, DuelDraft)
    return COIN * market.lying[move.at]


def _always(worth: float) -> Callable[[Board, Seat, Any], float]:
    return lambda board, seat, move: worth


_PRIORS: dict[type, Callable[[Board, Seat, Any], float]] = {
    mv.Attack: _of_attack,
    mv.Cast: _of_cast,
    mv.Recruit: _of_recruit,
    mv.PlayOrder: _of_card,
    mv.PlayOperation: _of_card,
    mv.LeaderAction: _of_leader_action,
    mv.Draw: _always(2.5),
    mv.MoveHero: _always(0.5),
    mv.Castle: _always(0.5),
    mv.Pass: _always(0.2),
    mv.ChooseLeader: _always(0.1),
    mv.RemoveOperation: _always(0.1),
    mv.Clear: _always(0.1),
    mv.Storm: _of_storm,
    mv.Pick: _of_pick,
    mv.Collect: _of_collect,
    mv.SendSignal: _always(0.0),
}
