"""A pilot drives a desk headless on a virtual clock: keys, mouse, pad, time, screenshots. Needs no display at all."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pygame

from pixtable.ui.desk import Desk, Hooks
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.cache import Budget
from pixtable.ui.draw.layout import Point
from pixtable.ui.input.translator import BUTTONS
from pixtable.ui.lettering.text import weigh
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene

FRAME = 1000 / 60
LONGEST_WAIT = 60_000.0
KEPT_BYTES = 160 << 20
MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
TRIGGERS = {"lt": pygame.CONTROLLER_AXIS_TRIGGERLEFT, "rt": pygame.CONTROLLER_AXIS_TRIGGERRIGHT}
Where = str | Node | tuple[float, float]


def headless() -> None:
    """pygame without any display; harmless when a display is already open."""
    if not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()


class ReadOnce(Assets):
    """Pictures are decoded once for all pilots: a hundred of them sit down one after another."""

    def __init__(self, root: Path | str) -> None:
        super().__init__(root)
        self._kept: Budget[pygame.Surface] = Budget(KEPT_BYTES, weigh)

    def load(self, name: str) -> pygame.Surface | None:
        kept = self._kept.find(name)
        if kept is None and (kept := super().load(name)) is not None:
            self._kept.keep(name, kept)
        return kept


assets_below = cache(ReadOnce)


class Pilot:
    def __init__(
        self, scene: Scene, assets: Assets | Path | str, *, size: tuple[int, int] = (1280, 800),
        text_scale: float = 1.0, theme: str = "normal", hooks: Hooks | None = None, instant: bool = False,
        reduced: bool = False,
    ) -> None:  # fmt: skip
        headless()
        assets = assets if isinstance(assets, Assets) else assets_below(assets)
        self.desk = Desk(pygame.Surface(size, 0, 32), assets, hooks=hooks)
        self.desk.canvas.register.on = True
        self.desk.canvas.text_scale = text_scale
        self.desk.set_theme(theme)
        self.desk.set_motion(0.0 if instant else 1.0, reduced)
        self.at = Point(-1, -1)
        self.desk.push(scene)
        self.desk.draw()

    # time

    def step(self, ms: float = FRAME) -> Pilot:
        """So much virtual time, in frames of a sixtieth, the last of which is drawn."""
        left = ms
        while left > 0:
            self.desk.step(min(FRAME, left))
            left -= FRAME
        self.desk.draw()
        return self

    def _do(self, event: pygame.event.Event) -> None:
        """A part of a gesture: a frame goes by, and only where the gesture ends one is drawn."""
        self.desk.feed(event)
        self.desk.step(FRAME)

    def settle(self, longest: float = LONGEST_WAIT) -> Pilot:
        """Until nothing moves."""
        spent = 0.0
        while self.desk.is_moving:
            self.desk.step(FRAME)
            spent += FRAME
            if spent > longest:
                raise TimeoutError(f"still moving after {longest:.0f} ms of virtual time")
        self.desk.draw()
        return self

    # keyboard

    def press(self, *keys: str) -> Pilot:
        """`press("ctrl+z", "return")`: down and up, one after another."""
        for key in keys:
            self._do(_key(pygame.KEYDOWN, key))
            self.key_up(key)
        return self

    def key_down(self, key: str) -> Pilot:
        self.desk.feed(_key(pygame.KEYDOWN, key))
        return self.step()

    def key_up(self, key: str) -> Pilot:
        self.desk.feed(_key(pygame.KEYUP, key))
        return self.step()

    def type(self, text: str) -> Pilot:
        for letter in text:
            self.desk.feed(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        return self.step()

    def compose(self, text: str) -> Pilot:
        self.desk.feed(pygame.event.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))
        return self.step()

    # mouse

    def move(self, where: Where) -> Pilot:
        self.desk.feed(self._motion(where))
        return self.step()

    def click(self, where: Where, button: int = 1) -> Pilot:
        self._do(self._motion(where))
        self._do(self._button(pygame.MOUSEBUTTONDOWN, button))
        return self.mouse_up(button)

    def mouse_down(self, button: int = 1) -> Pilot:
        self.desk.feed(self._button(pygame.MOUSEBUTTONDOWN, button))
        return self.step()

    def mouse_up(self, button: int = 1) -> Pilot:
        self.desk.feed(self._button(pygame.MOUSEBUTTONUP, button))
        return self.step()

    def drag(self, start: Where, end: Where, steps: int = 8) -> Pilot:
        """Press, carry in a few steps, let go; drawn where it is carried to, and where it came to lie."""
        a, b = self._point(start), self._point(end)
        self._do(self._motion(a))
        self._do(self._button(pygame.MOUSEBUTTONDOWN, 1))
        for i in range(1, steps):
            self._do(self._motion((a.x + (b.x - a.x) * i / steps, a.y + (b.y - a.y) * i / steps)))
        return self.move(b).mouse_up()

    def touch(self, where: Where, ms: float) -> Pilot:
        """A finger comes down, rests for so long, and goes."""
        self.at = self._point(where)
        self._do(self._finger(pygame.FINGERDOWN))
        self.step(ms)
        self._do(self._finger(pygame.FINGERUP))
        return self.step()

    def _finger(self, kind: int) -> pygame.event.Event:
        (x, y), (wide, high) = self.desk.view.to_px(*self.at), self.desk.view.pixels
        return pygame.event.Event(kind, touch_id=1, finger_id=1, x=x / wide, y=y / high, dx=0.0, dy=0.0)

    def wheel(self, amount: float) -> Pilot:
        pos = self.desk.view.to_px(*self.at)
        self.desk.feed(
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=round(amount), precise_y=amount, pos=pos, flipped=False)
        )
        return self.step()

    def _motion(self, where: Where) -> pygame.event.Event:
        self.at = self._point(where)
        pos = self.desk.view.to_px(*self.at)
        return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def _button(self, kind: int, button: int) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=self.desk.view.to_px(*self.at), button=button)

    def _point(self, where: Where) -> Point:
        if isinstance(where, tuple):
            return Point(*where)
        node = self.node(where) if isinstance(where, str) else where
        return node.screen_rect().centre

    # pad

    def pad(self, *buttons: str) -> Pilot:
        """Xbox names: a b x y lb rb lt rt up down left right view menu."""
        codes = {name: code for code, name in BUTTONS.items()}
        for name in buttons:
            if name in TRIGGERS:
                self._pull(TRIGGERS[name])
            else:
                for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                    self.desk.feed(pygame.event.Event(kind, button=codes[name], instance_id=0))
            self.step()
        return self

    def _pull(self, axis: int) -> None:
        for value in (1.0, 0.0):
            self.desk.feed(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))

    # the window

    def resize(self, width: int, height: int) -> Pilot:
        self.desk.resize(pygame.Surface((width, height), 0, 32))
        return self.step()

    def look_away(self) -> Pilot:
        self.desk.feed(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        return self.step()

    # what is there

    @property
    def scene(self) -> Scene:
        assert isinstance(self.desk.top, Scene)
        return self.desk.top

    def find(self, id: str) -> Node | None:
        return self.scene.root.find(id)

    def node(self, id: str) -> Node:
        found = self.find(id)
        if found is None:
            near = sorted(n.id for n in self.scene.root.walk(hidden=True) if n.id)
            raise LookupError(f"no node {id!r} in {type(self.scene).__name__}; there are: {', '.join(near)}")
        return found

    @property
    def focused(self) -> str:
        current = self.scene.focus.current
        return current.id if current is not None and current.focused else ""

    @property
    def texts(self) -> list[str]:
        """Every text of the last frame."""
        return self.desk.canvas.register.texts

    def screenshot(self, path: Path | str) -> Path:
        self.desk.draw()
        pygame.image.save(self.desk.screen.surface, str(path))
        return Path(path)


def _key(kind: int, name: str) -> pygame.event.Event:
    *mods, key = [name] if name == "+" else name.split("+")
    mod = sum(MODS[m] for m in mods)
    return pygame.event.Event(kind, key=pygame.key.key_code(key), mod=mod, unicode="", scancode=0, repeat=False)
