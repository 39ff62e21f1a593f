"""The table of Stones: a row of stones a heap. A stone that is pressed is taken, with all that lie to its right."""

from collections.abc import Callable, Sequence
from functools import partial

from pixtable.table.at_the_table import AtTheTable
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, row_of
from pixtable.ui.node import Node
from tests.fifth_game.rules.moves import Take
from tests.fifth_game.rules.state import LARGEST, StonesState

STONE = Size(56.0, 56.0)
GAP = 16.0


class Stone(Node):
    def __init__(self, heap: int, number: int, on_press: Callable[[], None]) -> None:
        super().__init__(f"stones.{heap}.{number}", on_press=on_press, focusable=True, region=f"heap.{heap}")
        self.heap, self.number = heap, number
        self.is_pointed_at = False

    def paint(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, STONE.w / 2, "amber" if self.focused or self.is_pointed_at else "paper_light")


class StonesStage(Stage, AtTheTable):
    def __init__(self) -> None:
        super().__init__("stones")
        self.heaps: list[list[Stone]] = []

    def attach(self, host: Host, state: StonesState) -> None:
        """As many stones as a heap can hold: whoever looks back sees those again that were taken."""
        self.host, self.state = host, state
        for heap in range(len(state.heaps)):
            self.heaps.append([Stone(heap, number, partial(self._take, heap, number)) for number in range(LARGEST)])
            self.add(*self.heaps[heap])

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        top = stage.cy - len(self.heaps) * (STONE.h + GAP) / 2
        for heap, stones in enumerate(self.heaps):
            row = Rect(stage.x, top + heap * (STONE.h + GAP), stage.w, STONE.h)
            for stone, place in zip(stones, row_of([STONE] * LARGEST, row, GAP), strict=True):
                stone.rect = place

    def sync(self, state: StonesState, *, animate: bool) -> None:
        self.state = state
        for heap, stones in enumerate(self.heaps):
            for stone in stones:
                stone.visible = stone.number < state.heaps[heap]
                stone.focusable = stone.visible and bool(self.host.moves)

    def _take(self, heap: int, number: int) -> None:
        move = Take(heap, self.state.heaps[heap] - number)
        if move in self.host.moves:
            self.host.commit(move)
        else:
            self.host.explain(move, self.heaps[heap][number])

    def announce(self, move: Take) -> None:
        first = self.state.heaps[move.heap] - move.stones
        for stone in self.heaps[move.heap]:
            stone.is_pointed_at = stone.number >= first

    def quieten(self) -> None:
        for stone in (stone for stones in self.heaps for stone in stones):
            stone.is_pointed_at = False

    def status(self) -> str:
        if self.state.is_over:
            return self.say("over")
        return self.say("take", name=self.name(self.state.mover))

    def headline(self) -> str:
        return self.say("left", n=sum(self.state.heaps))

    def plates(self) -> Sequence[Plate]:
        following = (self.state.mover + 1) % self.state.seats
        return [Plate("", is_next=seat == following) for seat in range(self.state.seats)]
