"""A turn as a player spends it: looking, pointing at cards, carrying one to its place, and watching the others move."""

from collections.abc import Iterator

from pixtable.shell.table.scene import TableScene
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Point
from pixtable.ui.input.intent import Pointer
from pixtable.ui.node import Node

LOOKING, POINTING, CARRYING = 30, 15, 30
"""Frames: before the hand moves, on each card, and from the row to the cell."""


def frames_of_play(visit: Visit) -> Iterator[None]:
    """Turn after turn; between two of these frames a sixtieth of a second passes."""
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    while True:
        if table.moves:
            yield from _turn(visit, table)
        yield


def _turn(visit: Visit, table: TableScene) -> Iterator[None]:
    for _ in range(LOOKING):
        yield
    pieces = [node for node in table.stage.walk() if node.piece]
    for piece in pieces:
        _hand(visit, "move", piece.screen_rect().centre)
        for _ in range(POINTING):
            yield
    yield from _carry(visit, table, pieces[-1])


def _carry(visit: Visit, table: TableScene, piece: Node) -> Iterator[None]:
    start = piece.screen_rect().centre
    _hand(visit, "down", start)
    held = table.drag.held
    assert held is not None
    goal = held.targets[0].screen_rect().centre
    for i in range(1, CARRYING + 1):
        part = i / CARRYING
        _hand(visit, "move", Point(start.x + (goal.x - start.x) * part, start.y + (goal.y - start.y) * part))
        yield
    _hand(visit, "up", goal)


def _hand(visit: Visit, kind: str, at: Point) -> None:
    visit.pilot.desk.give(Pointer(kind, at, button=1))
