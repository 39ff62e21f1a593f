"""Counting casualties (PT-70): heroes first, as often as some fall; then leaders."""

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.field.board import Board


def count_heroes(board: Board, chance: Chance) -> Script:
    """All with lethal damage at once, again and again. Who was saved is not counted again in this step."""
    spared: set[int] = set()
    while doomed := [hero for hero in board.doomed_heroes() if hero.card not in spared]:
        spared |= yield from Me(board, board.state.first, chance).fell(doomed)


def fallen_leaders(board: Board) -> list[Seat]:
    leaders = [board.state.leader(seat) for seat in range(board.state.seats)]
    return [leader.seat for leader in leaders if leader and board.is_doomed(leader)]
