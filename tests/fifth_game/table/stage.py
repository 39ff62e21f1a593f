"""The table of Stones: a row of stones a heap. A stone that is pressed is taken, with all that lie to its right."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from pixtable.core.events import Event
from pixtable.table.at_the_table import AtTheTable
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, row_of
from pixtable.ui.lettering.typeset import Rich, plain
from pixtable.ui.node import Node
from tests.fifth_game.rules.moves import Take
from tests.fifth_game.rules.state import StonesState

STONE = 56.0
GAP = 16.0


class Stone(Node):
    def __init__(self, heap: int, number: int, on_press: Any) -> None:
        super().__init__(f"stones.{heap}.{number}", on_press=on_press, focusable=True, region=f"heap.{heap}")
        self.heap, self.number = heap, number
        self.is_pointed_at = False

    def paint(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, STONE / 2, "amber" if self.focused or self.is_pointed_at else "paper_light")


class StonesStage(Stage, AtTheTable):
    def __init__(self) -> None:
        super().__init__("stones")
        self.stones: list[Stone] = []

    def attach(self, host: Host, state: StonesState) -> None:
        self.host, self.state = host, state
        self.stones = [
            Stone(heap, number, partial(self._take, heap, number))
            for heap, stones in enumerate(state.heaps)
            for number in range(max(stones, host_heap_size(heap)))
        ]
        self.add(*self.stones)

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        heaps = len(self.state.heaps)
        for heap in range(heaps):
            row = Rect(stage.x, stage.cy + (heap - heaps / 2) * (STONE + GAP), stage.w, STONE)
            own = [stone for stone in self.stones if stone.heap == heap]
            for stone, place in zip(own, row_of([Size(STONE, STONE)] * len(own), row, GAP), strict=True):
                stone.rect = place

    def sync(self, state: StonesState, *, animate: bool) -> None:
        self.state = state
        may_take = bool(self.host.moves)
        for stone in self.stones:
            stone.visible = stone.number < state.heaps[stone.heap]
            stone.focusable = stone.visible and may_take

    def _take(self, heap: int, number: int) -> None:
        move = Take(heap, self.state.heaps[heap] - number)
        if move in self.host.moves:
            self.host.commit(move)
        else:
            self.host.explain(move, self.find(f"stones.{heap}.{number}") or self)

    def announce(self, move: Take) -> None:
        for stone in self.stones:
            first = self.state.heaps[move.heap] - move.stones
            stone.is_pointed_at = stone.heap == move.heap and stone.number >= first

    def quieten(self) -> None:
        for stone in self.stones:
            stone.is_pointed_at = False

    def status(self) -> str:
        if self.state.is_over:
            return self.say("over")
        return self.say("take", name=self.name(self.state.mover))

    def headline(self) -> str:
        return self.say("left", n=sum(self.state.heaps))

    def plates(self) -> Sequence[Plate]:
        return [
            Plate("", is_next=seat == (self.state.mover + 1) % self.state.seats) for seat in range(self.state.seats)
        ]

    def log_line(self, event: Event, before: StonesState) -> tuple[int, Rich] | None:
        return event.seat, plain(self.say("took", n=event.stones, heap=event.heap + 1))


def host_heap_size(heap: int) -> int:
    """How many stones a heap may have had: looking back, they lie there again."""
    return 3 + heap
