"""What a field is worth to a side: leaders' life, heroes and cards."""

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.state import TacticsState


def reckon(state: TacticsState, seat: Seat) -> list[ScoreLine]:
    board = Board(state)
    enemies = [other for other in range(state.seats) if state.teams[other] != state.teams[seat]]

    def line(term: str, clause: str, points: int) -> ScoreLine:
        return ScoreLine(state.round, term, clause, points)

    return [
        line("leader", "PT-70", _life(board, seat)),
        line("enemy_leader", "PT-70", -sum(_life(board, other) for other in enemies)),
        line("heroes", "PT-41", _standing(board, seat)),
        line("enemy_heroes", "PT-70", -sum(_standing(board, other) for other in enemies)),
        line("cards", "PT-40", len(state.hands[seat])),
    ]


def _life(board: Board, seat: Seat) -> int:
    leader = board.state.leader(seat)
    return board.life_left(leader) if leader is not None else 0


def _standing(board: Board, seat: Seat) -> int:
    """Heroes that will still stand when the wave ends."""
    return sum(not board.is_doomed(hero) for hero in board.heroes(seat))
