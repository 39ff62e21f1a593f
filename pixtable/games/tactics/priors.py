"""How promising a move looks before anybody has tried it: what search looks at first, and what it leaves out."""

from pixtable.core.events import Move, Seat
from pixtable.games.tactics import moves as mv
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.points import POINTS
from pixtable.games.tactics.standing import ability_of
from pixtable.games.tactics.words import character_of


def prior(board: Board, seat: Seat, move: Move) -> float:
    """In points, roughly."""
    match move:
        case mv.Attack(unit, target):
            return _of_attack(board, unit, target)
        case mv.Cast(unit):
            caster = board.now(unit)
            ability = ability_of(caster) if caster else None
            return POINTS[ability.id] * 1.0 if ability else 0.0
        case mv.Recruit(card, to):
            character = character_of(card)
            attack, life = character.as_hero
            return 2.0 + 0.3 * attack + 0.15 * life + 0.5 * POINTS[character.rows[to // 3].id]
        case mv.PlayOrder(card) | mv.PlayOperation(card):
            character = character_of(card)
            ability = character.order if character.order.is_written else character.operation
            return POINTS[ability.id] - 2.5
        case mv.LeaderAction():
            leader = board.state.leader(seat)
            return float(POINTS[character_of(leader.card).leader.id]) if leader else 0.0
        case mv.Draw():
            return 2.5
        case mv.MoveHero() | mv.Castle():
            return 0.5
        case mv.Pass():
            return 0.2
        case _:
            return 0.1


def _of_attack(board: Board, unit: int, target: int) -> float:
    attacker, victim = board.now(unit), board.now(target)
    if attacker is None or victim is None:
        return 0.0
    damage = max(0, board.attack(attacker, victim) - board.armour(victim))
    left = board.life_left(victim)
    if victim.is_leader:
        return 1.4 * damage + (30.0 if damage >= left else 0.0)
    if left == 0:
        return 0.1  # it falls anyway
    return min(damage, left) + (3.0 if damage >= left else 0.0)
