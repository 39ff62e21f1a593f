"""What a field is worth to a side, term by term: leaders, heroes and cards, and what they could do to each other."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.tactics.mind.thumb import blow
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import DuelDraft, Siege

Count: TypeAlias = Callable[[Board, Seat], int]


def reckon(state: TacticsState, seat: Seat) -> list[ScoreLine]:
    """What weighs most comes first. All is counted so that more is better for the seat."""
    board = Board(state)
    enemies = [other for other in range(state.seats) if state.teams[other] != state.teams[seat]]

    def mine(term: str, clause: str, count: Count) -> ScoreLine:
        return ScoreLine(state.round, term, clause, count(board, seat))

    def theirs(term: str, clause: str, count: Count) -> ScoreLine:
        return ScoreLine(state.round, term, clause, -sum(count(board, enemy) for enemy in enemies))

    return [
        ScoreLine(state.round, "match", "PT-90", sum(_won(state, seat, winner) for winner in state.outcomes)),
        mine("leader", "PT-70", _life_of_leader),
        theirs("enemy_leader", "PT-70", _life_of_leader),
        mine("walls", "PT-111", _walls),
        theirs("enemy_walls", "PT-111", _walls),
        mine("heroes", "PT-41", _heroes),
        theirs("enemy_heroes", "PT-70", _heroes),
        mine("cards", "PT-40", _cards),
        mine("gold", "PT-112", _gold),
        ScoreLine(state.round, "shelter", "PT-61", -_blow(board, seat)),
        ScoreLine(state.round, "blow", "PT-61", sum(_blow(board, enemy) for enemy in enemies)),
        mine("reach", "PT-61", _reach),
        theirs("enemy_reach", "PT-61", _reach),
        mine("attack", "PT-42", _attack),
        theirs("enemy_attack", "PT-42", _attack),
        mine("life", "PT-70", _life),
        theirs("enemy_life", "PT-70", _life),
        mine("operations", "PT-46", _operations),
        mine("room", "PT-48", _room),
    ]


def _won(state: TacticsState, seat: Seat, winner: Seat | None) -> int:
    if winner is None:
        return 0
    return 1 if state.teams[winner] == state.teams[seat] else -1


def _life_of_leader(board: Board, seat: Seat) -> int:
    leader = board.state.leader(seat)
    return board.life_left(leader) if leader is not None else 0


def _walls(board: Board, seat: Seat) -> int:
    variant = board.state.variant
    return sum(map(len, variant.walls[seat])) if isinstance(variant, Siege) else 0


def _heroes(board: Board, seat: Seat) -> int:
    return len(_standing(board, seat))


def _cards(board: Board, seat: Seat) -> int:
    return len(board.state.hands[seat])


def _gold(board: Board, seat: Seat) -> int:
    variant = board.state.variant
    return variant.gold[seat] if isinstance(variant, DuelDraft) and variant.gold else 0


def _blow(board: Board, seat: Seat) -> int:
    """What the leader of this seat could take in the next turn of an enemy, as all stand."""
    leader = board.state.leader(seat)
    return 0 if leader is None else max(0, blow(board, leader, board.front(leader) is not None))


def _attack(board: Board, seat: Seat) -> int:
    return sum(board.attack(hero) for hero in _standing(board, seat))


def _life(board: Board, seat: Seat) -> int:
    return sum(board.life_left(hero) for hero in _standing(board, seat))


def _reach(board: Board, seat: Seat) -> int:
    """Attack of the heroes whom nobody of their own stands in front of, or who strike from afar."""
    return sum(
        board.attack(hero) for hero in _standing(board, seat) if board.is_in_melee(hero) or board.says("ranged", hero)
    )


def _room(board: Board, seat: Seat) -> int:
    return len(board.empty_spots(seat))


def _operations(board: Board, seat: Seat) -> int:
    return sum(operation is not None for operation in board.state.reserves[seat])


def _standing(board: Board, seat: Seat) -> Sequence[Unit]:
    """Heroes that will still stand when the wave ends."""
    return [hero for hero in board.heroes(seat) if not board.is_doomed(hero)]
