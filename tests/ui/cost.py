"""What a full table costs to draw: 60 cards, panels and texts at 1920x1080.   python -m tests.ui.cost ASSETS"""

from __future__ import annotations

import sys
from time import thread_time

import pygame

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, cells
from pixtable.ui.draw.lines import zone
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.units import View
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from tests.ui.gallery import Card

WORDS = "Covers the face-down card"


class Crowd(Scene):
    """A table as full as any: 60 cards, six breathing, two carried, four panels, sixty texts."""

    def build(self) -> None:
        self.cards = [Card(f"c{i}", f"pixies/card_{i:02d}") for i in range(60)]
        self.root.add(*self.cards)
        for card in self.cards[:6]:
            card.mark(Mark.PICKABLE)
        for card in self.cards[6:9]:
            card.mark(Mark.TARGET)

    def arrange(self, view: View) -> None:
        for card, cell in zip(self.cards, cells(24, 60, Size(64, 90), 12, 60, gap_x=12), strict=True):
            card.rect = cell
        for card in self.cards[-2:]:
            card.pose.turn, card.pose.scale, card.pose.dx = 5, 1.08, 30

    def paint(self, canvas: Canvas) -> None:
        view = canvas.view
        panels.backdrop(canvas, "pixies/mat")
        panels.bar(canvas, Rect(0, 0, view.width, 44))
        panels.bar(canvas, Rect(0, view.height - 28, view.width, 28), "top")
        panels.rail(canvas, Rect(view.width - 264, 44, 264, view.height - 72))
        for i in range(4):
            box = Rect(24 + i * 240, 590, 228, 170)
            panels.panel(canvas, box)
            for k in range(6):
                canvas.text(
                    f"{WORDS} {k}", box.inset(16).moved(0, k * 24).top_part(22), "caption", lines=1, shrink=True
                )
        for i in range(24):
            canvas.text(f"validated {i}: +{i} points", Rect(view.width - 240, 60 + i * 28, 220, 26), "body", lines=1)

    def paint_over(self, canvas: Canvas) -> None:
        zone(canvas, [c.rect for c in self.cards[20:23]])


def measured(assets: str, frames: int = 300) -> list[float]:
    """Milliseconds of processor time of each frame in turn; the first two seconds are warm-up."""
    pilot = Pilot(Crowd(), assets, size=(1920, 1080))
    pilot.desk.canvas.register.on = False
    spent = []
    for i in range(frames + 120):
        pilot.desk.step(1000 / 60)
        before = thread_time()
        pilot.desk.draw()
        if i >= 120:
            spent.append((thread_time() - before) * 1000)
    return spent


def undisturbed(runs: list[list[float]]) -> list[float]:
    """The same frames drawn several times: the least of each is what the drawing costs without the neighbours."""
    return [min(frame) for frame in zip(*runs, strict=True)]


def yardstick(frames: int = 100) -> float:
    """A plain copy of a full screen, in ms: what the machine gives just now."""
    screen, ground = pygame.Surface((1920, 1080), 0, 32), pygame.Surface((1920, 1080), 0, 32)
    before = thread_time()
    for _ in range(frames):
        screen.blit(ground, (0, 0))
    return (thread_time() - before) * 1000 / frames


if __name__ == "__main__":
    runs = [measured(sys.argv[1]) for _ in range(5)]
    for name, found in (("as it came", [ms for run in runs for ms in run]), ("undisturbed", undisturbed(runs))):
        found.sort()
        median, slow = found[len(found) // 2], found[int(len(found) * 0.99)]
        sys.stdout.write(f"{name}: median {median:.2f} ms, p99 {slow:.2f} ms\n")
    sys.stdout.write(f"a plain copy of the screen: {yardstick():.2f} ms\n")
