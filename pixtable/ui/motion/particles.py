"""Dust motes and sparks, few and short: a node that holds at most a fixed number."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.theme import Colour
from pixtable.ui.motion.durations import BEATS, MOST_PARTICLES, Motion
from pixtable.ui.node import Node

GOLDEN = pi * (3 - 5**0.5)  # each next one flies another way; no random numbers
FADES = 6


@dataclass
class Mote:
    x: float
    y: float
    way: float
    far: float
    size: float
    colour: Colour
    age: float = 0.0


class Particles(Node):
    """`burst` some; they live for one beat and are gone. None with reduced motion."""

    def __init__(self, id: str = "", *, awaited: bool = True) -> None:
        """`awaited`: what comes next waits until they are gone."""
        super().__init__(id)
        self._awaited = awaited
        self.motes: list[Mote] = []
        self._count = 0
        self.z = 500.0

    def burst(
        self, x: float, y: float, motion: Motion, count: int = 2, colour: Colour = "brass", *, force: float = 1.0
    ) -> None:
        """With more force they are larger, and fly further."""
        if motion.reduced or not motion.speed:
            return
        far = BEATS["mote"].amount
        for _ in range(min(count, MOST_PARTICLES - len(self.motes))):
            self._count += 1
            part = 0.6 + 0.4 * (self._count % 5) / 4
            size = (2 + self._count % 3) * force**0.5
            self.motes.append(Mote(x, y, self._count * GOLDEN, far * part * force, size, colour))

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        life = BEATS["mote"].ms
        for mote in self.motes:
            mote.age += ms * (motion.speed or 1) / life
        self.motes = [m for m in self.motes if m.age < 1]

    def finish(self) -> None:
        super().finish()
        self.motes.clear()

    @property
    def is_telling(self) -> bool:
        return (self._awaited and bool(self.motes)) or super().is_telling

    @property
    def is_answering(self) -> bool:
        return bool(self.motes) or super().is_answering

    def paint(self, canvas: Canvas) -> None:
        ease = BEATS["mote"].ease
        for m in self.motes:
            out = m.far * ease(m.age)
            fade = round((1 - m.age) * FADES) / FADES
            canvas.disc(m.x + out * cos(m.way), m.y + out * sin(m.way), m.size, m.colour, fade)
