"""A recorder at a table: sixty frames a second of virtual time, every pose, every sound, and pictures if wanted."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Set
from functools import cache
from math import hypot

import pygame

from pixtable.shell.start.sounds import FOLDER, TABLE
from pixtable.store.program_files import assets_folder
from pixtable.tools.film.trace import Heard, Shown, Trace
from pixtable.tools.hand import Hand
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Point
from pixtable.ui.node import Node
from pixtable.ui.pilot import FRAME
from pixtable.ui.scene import Scene
from pixtable.ui.sound import Silence

THUMB = (128, 80)
"""How finely frames are compared."""
STIRRED, SWAPPED = 2, 64
"""Of 255: from the first difference on a pixel moves, from the second on it is suddenly another one."""


class Ears(Silence):
    """Sits where the mixer sits: it hears every sound, and every frame as it ends."""

    spoilt: Set[str] = frozenset()

    def __init__(self, frame_ended: Callable[[], None], heard: Callable[[str, int], None]) -> None:
        self._frame_ended, self._heard = frame_ended, heard

    def play(self, name: str, step: int = 0) -> None:
        self._heard(name, step)

    def lead(self, name: str) -> float:
        return leads().get(name, 0.0)

    def step(self, ms: float) -> None:
        self._frame_ended()


class Recorder(Hand):
    """Whatever is done by it, or by the visit's pilot meanwhile, is recorded from `start` to `stop`."""

    look_ms = FRAME

    def __init__(
        self, visit: Visit, *, draws: bool = False, keep: Callable[[pygame.Surface], None] | None = None,
        poses: bool = True,
    ) -> None:  # fmt: skip
        """`draws` to measure pictures; `keep` is handed each. Over minutes there are too many `poses` to keep."""
        super().__init__(visit)
        self._poses = poses
        self.trace = Trace()
        self._draws, self._keep = draws or keep is not None, keep
        self._runs = False
        self._thumb = b""
        self.pilot.desk.sounds = Ears(self._frame_ended, self._hear)

    # what a moment says

    def start(self) -> Recorder:
        """All before this was the way to the moment."""
        self._runs = True
        return self

    def stop(self) -> Recorder:
        """All after this is no more part of it."""
        self._runs = False
        return self

    def note(self, name: str) -> Recorder:
        """Give the frame to come a name, for the rows to measure from."""
        self.trace.notes.setdefault(name, []).append(len(self.trace.frames))
        return self

    def follow(self, name: str, node: Node) -> Recorder:
        """Give a node a name of the moment's own."""
        self.trace.followed[name] = node
        return self

    def count(self, name: str, *numbers: float) -> Recorder:
        self.trace.counted.setdefault(name, []).extend(numbers)
        return self

    def watch(self, ms: float, *, until: Callable[[], bool] = lambda: False, **signs: Callable[[], object]) -> Recorder:
        """Frame by frame for so long: each sign is noted in the first frame in which it is seen."""
        for _ in range(self._looks_in(ms)):
            if until():
                return self
            self._go()
            for name, is_seen in signs.items():
                if name not in self.trace.notes and is_seen():
                    self.trace.notes[name] = [len(self.trace.frames) - 1]
        return self

    # what is recorded

    def _go(self) -> None:
        self.pilot.desk.step(FRAME)

    def _move(self, at: Point) -> None:
        self.pilot.move(at)

    def _hear(self, name: str, step: int) -> None:
        if self._runs:
            frame = len(self.trace.frames)
            self.trace.sounds.append(Heard(frame, name, step, frame * FRAME + leads().get(name, 0.0)))

    def _frame_ended(self) -> None:
        if not self._runs:
            return
        shown: dict[Node, Shown] = {}
        for scene in self.pilot.desk.scenes:
            if isinstance(scene, Scene) and self._poses:
                _walk(scene.root, 0.0, 0.0, 1.0, shown)
        self.trace.frames.append(shown)
        self.trace.pointer.append(self.pilot.at)
        if self._draws:
            self._look()

    def _look(self) -> None:
        surface = self.pilot.desk.draw()
        thumb = pygame.image.tobytes(pygame.transform.scale(surface, THUMB).convert(32), "RGB")
        if self._thumb:
            differ = [abs(a - b) for a, b in zip(thumb[1::3], self._thumb[1::3], strict=True)]
            self.trace.stirred.append(sum(d > STIRRED for d in differ) / len(differ))
            self.trace.swapped.append(sum(d > SWAPPED for d in differ) / len(differ))
        else:
            self.trace.stirred.append(0.0)
            self.trace.swapped.append(0.0)
        self._thumb = thumb
        if self._keep is not None:
            self._keep(self.seen())


def _walk(node: Node, dx: float, dy: float, alpha: float, shown: dict[Node, Shown]) -> None:
    """The node and all below it as they are drawn; what is hidden is not there."""
    if not node.visible:
        return
    pose, rect = node.pose, node.rect
    alpha *= pose.alpha
    lift = pose.lift + node.up
    x, y, away = rect.cx + dx + pose.dx, rect.cy + dy + pose.dy, hypot(pose.dx, pose.dy)
    shown[node] = Shown(x, y, rect.w, rect.h, away, lift, pose.scale, pose.turn, alpha, pose.stretch)
    for child in node.children:
        shift = node.shift_for(child)
        _walk(child, dx + shift.x, dy + shift.y, alpha, shown)


@cache
def leads() -> dict[str, float]:
    """How long after its start each sound is taken for the blow, by the table of sounds."""
    table = tomllib.loads((assets_folder() / FOLDER / TABLE).read_text(encoding="utf-8"))
    return {name: float(entry.get("sync", 0)) for name, entry in table.items()}
