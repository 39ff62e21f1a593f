"""The desk: scenes in a stack, and all they share. It takes events and milliseconds, gives frames, reads no clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Protocol

import msgspec
import pygame

from pixtable.ui.answers import Answers
from pixtable.ui.draw import shapes
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.draw.screen import Screen
from pixtable.ui.draw.theme import TEXT_SCALES, THEMES
from pixtable.ui.draw.units import View
from pixtable.ui.input.focus import Focus
from pixtable.ui.input.intent import Input, Intent, Pointer, Press, Want
from pixtable.ui.input.keymap import KeyMap
from pixtable.ui.input.translator import Translator
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.motion.durations import RUMBLES, SOUND_GUARD, Motion, Rumble
from pixtable.ui.node import Node
from pixtable.ui.sound import Silence, Sounds


class OnDesk(Protocol):
    """What a desk asks of a scene."""

    covers: bool  # nothing below it is to be seen
    fades: bool
    focus: Focus
    root: Node

    @property
    def is_moving(self) -> bool: ...

    def opened(self, desk: Desk) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def leave(self) -> None: ...

    def put_away(self) -> None: ...

    def lost_focus(self) -> None: ...

    def window_left(self) -> None: ...

    def rebuild(self) -> None: ...

    def arrange(self, view: View) -> None: ...

    def feed(self, given: Input) -> bool: ...

    def pressed(self) -> None: ...

    def answered(self) -> None: ...

    def unanswered(self, given: Press) -> None: ...

    def update(self, ms: float) -> None: ...

    def draw(self, canvas: Canvas) -> None: ...


def _nothing(*_: object) -> None: ...


class Hooks(msgspec.Struct):
    """What the app wants to hear of."""

    fullscreen: Callable[[], None] = _nothing
    screenshot: Callable[[pygame.Surface], None] = _nothing
    resized: Callable[[int, int], None] = _nothing
    moved: Callable[[], None] = _nothing
    text_scaled: Callable[[float], None] = _nothing
    crashed: Callable[[BaseException], bool] = lambda _: False  # True: carry on
    cursor: Callable[[str], None] = _nothing
    rumble: Callable[[Rumble], None] = _nothing
    dropped: Callable[[str], None] = _nothing  # a file was let go over the window
    quit: Callable[[], bool] = lambda: True  # False: do not close yet
    words: Callable[..., str] = lambda what, **values: ""  # what the kit itself has to say, by its key


class Desk:
    def __init__(
        self, surface: pygame.Surface, assets: Assets, *, sounds: Sounds | None = None, keymap: KeyMap | None = None,
        hooks: Hooks | None = None,
    ) -> None:  # fmt: skip
        self.assets = assets
        self.pictures = Pictures(assets)
        self.screen = Screen(surface)
        self.answers = Answers(lambda: self.screen.shown)
        self.canvas = Canvas(self.screen, self.pictures, Fonts(assets))
        self.motion = Motion()
        self.sounds: Sounds = sounds or Silence()
        self.hooks = hooks or Hooks()
        self.translator = Translator(keymap or KeyMap())
        self.scenes: list[OnDesk] = []
        self.now = 0.0
        self.is_dirty = True
        self.is_running = True
        self.painted: list[pygame.Rect] = []  # where the last frame differs from the one before
        self.last_source = "keys"
        self.rumbles = True
        self.ahead: Iterator[None] = iter(())
        """What will be wanted soon, a part at each step; done in frames that have nothing to draw."""
        self._heard_at: dict[tuple[str, int], float] = {}
        self._fade: tuple[pygame.Surface, float, float] | None = None
        self._written_in: Node | None = None  # the text box that has the keyboard
        self._told_caret: pygame.Rect | None = None

    # what scenes ask for

    @property
    def view(self) -> View:
        return self.canvas.view

    @property
    def keymap(self) -> KeyMap:
        return self.translator.keymap

    @property
    def top(self) -> OnDesk | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: OnDesk) -> None:
        self._start_fade(scene)
        if self.top is not None:
            self.top.lost_focus()
            self.top.pause()
        self.scenes.append(scene)
        scene.opened(self)
        self.settle_input()

    def pop(self, scene: OnDesk | None = None) -> None:
        """Take the top scene off, or that scene and all above it."""
        if not self.scenes or (scene is not None and scene not in self.scenes):
            return
        self._start_fade(self.scenes[-1])
        until = self.scenes.index(scene) if scene is not None else len(self.scenes) - 1
        while len(self.scenes) > until:
            self.scenes.pop().leave()
        if self.top is not None:
            self.top.resume()
        self.settle_input()

    def pop_down_to(self, scene: OnDesk) -> None:
        """Take off whatever lies over this scene."""
        if scene in self.scenes and scene is not self.top:
            self.pop(self.scenes[self.scenes.index(scene) + 1])

    def replace(self, scene: OnDesk) -> None:
        """All scenes go, this one comes."""
        self._start_fade(scene)
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.opened(self)
        self.settle_input()

    def clear(self) -> None:
        """At the end, or after a crash: scenes go without their `leave`, for who knows what works in them still."""
        for scene in self.scenes:
            with suppress(Exception):
                scene.put_away()
        self.scenes.clear()

    def quit(self) -> None:
        if self.hooks.quit():
            self.is_running = False

    def play(self, sound: str, step: int = 0) -> None:
        """Two of one kind at once are one: together they would only be loud."""
        if self.now - self._heard_at.get((sound, step), -SOUND_GUARD) >= SOUND_GUARD:
            self._heard_at[sound, step] = self.now
            self.sounds.play(sound, step)

    def touch(self, contact: str) -> None:
        """Whoever holds a pad feels it; one that lies beside the mouse keeps still."""
        if self.rumbles and self.last_source == "pad":
            self.hooks.rumble(RUMBLES[contact])

    def point_with(self, cursor: str) -> None:
        self.hooks.cursor(cursor)

    def reveal(self, node: Node | None) -> None:
        """Whatever scrolls brings the focused node into sight."""
        child = node
        while child is not None:
            if bring := getattr(child, "bring_into_sight", None):
                bring(node)
            child = child.parent
        self.is_dirty = True

    # settings that act at once

    def set_text_scale(self, scale: float) -> None:
        self.canvas.text_scale = max(TEXT_SCALES[0], min(TEXT_SCALES[-1], scale))
        self.rearrange()

    def set_key_names(self, names: Mapping[str, str]) -> None:
        self.canvas.name_keys(names)
        self.is_dirty = True

    def set_theme(self, name: str) -> None:
        self.canvas.theme = THEMES[name]
        self.is_dirty = True

    def set_motion(self, speed: float, reduced: bool) -> None:
        self.motion.speed, self.motion.reduced = speed, reduced
        self.canvas.calm = reduced
        self.is_dirty = True

    def resize(self, surface: pygame.Surface) -> None:
        if surface.get_size() != self.view.pixels:
            self.pictures.forget_sizes()
            self.canvas.forget_composed()
        self.screen = Screen(surface)
        self.canvas.aim(self.screen)
        self._fade = None
        self.rearrange()
        self.hooks.resized(*surface.get_size())

    def rearrange(self) -> None:
        """Positions are logical, so a resize in the middle of a movement stays right."""
        for scene in self.scenes:
            scene.arrange(self.view)
            scene.focus.check()
        self.is_dirty = True

    def rebuild(self) -> None:
        """Every scene makes its nodes anew: the language has changed."""
        self.canvas.forget_composed()
        for scene in self.scenes:
            scene.rebuild()
        self.is_dirty = True

    # a frame

    def feed(self, event: pygame.event.Event) -> None:
        """One event of pygame."""
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED}:
            for given in self.translator.release_all():
                self.give(given)
            self.sounds.hush(True)
            if self.top is not None:
                self.top.lost_focus()
            for scene in list(self.scenes):
                scene.window_left()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.sounds.hush(False)
        elif event.type == pygame.DROPFILE:
            self.hooks.dropped(event.file)
        elif event.type == pygame.QUIT:
            self.quit()
        for given in self.translator.translate(event, self.view):
            self.give(given)

    def give(self, given: Input) -> None:
        """One input, however it came about."""
        self.is_dirty = True
        self._take_up("mouse" if isinstance(given, Pointer) else getattr(given, "source", "keys"))
        self.answers.hear(given, self.top)
        if isinstance(given, Intent) and self._own(given):
            return
        if self.top is not None:
            self.top.feed(given)
        self.settle_input()

    def _take_up(self, source: str) -> None:
        """Another device may be in the hand: what is painted on buttons is of that one."""
        if (source == "pad") != (self.last_source == "pad"):
            self.canvas.hold_pad(self.keymap.pad_caps() if source == "pad" else None)
        self.last_source = source

    def _own(self, intent: Intent) -> bool:
        match intent.want:
            case Want.FULLSCREEN:
                self.hooks.fullscreen()
            case Want.SCREENSHOT:
                self.hooks.screenshot(self.screen.surface)
            case Want.BIGGER_TEXT | Want.SMALLER_TEXT if not self.translator.typing:
                step = 0.25 if intent.want == Want.BIGGER_TEXT else -0.25
                self.set_text_scale(self.canvas.text_scale + step)
                self.hooks.text_scaled(self.canvas.text_scale)
            case _:
                return False
        return True

    def settle_input(self) -> None:
        """The keyboard writes while a text box has the focus."""
        current = self.top.focus.current if self.top is not None else None
        self._written_in = current if current is not None and current.takes_text and current.focused else None
        typing = self._written_in is not None
        if typing != self.translator.typing:
            self.translator.typing = typing
            self._told_caret = None
            if pygame.display.get_init():
                (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
        self.is_dirty = True

    def _show_caret_to_system(self) -> None:
        """Whoever composes letters of many strokes is offered them beside the caret, not in a corner of the screen."""
        if self._written_in is None or not pygame.display.get_init():
            return
        place = pygame.Rect(self.view.box(self._written_in.caret_rect()))
        if place != self._told_caret:
            self._told_caret = place
            pygame.key.set_text_input_rect(place)

    def step(self, ms: float) -> None:
        self.now += ms
        for given in self.translator.repeats(ms):
            self.give(given)
        for scene in self._seen():
            scene.update(ms)
        if self._fade is not None:
            old, left, whole = self._fade
            self._fade = (old, left - ms, whole) if left > ms else None
            self.is_dirty = True
        self.sounds.step(ms)
        if self.pictures.is_expecting and not self.is_moving:
            self.pictures.prepare()

    def _seen(self) -> list[OnDesk]:
        """From the topmost scene that covers all below it."""
        first = max((i for i, s in enumerate(self.scenes) if s.covers), default=0)
        return self.scenes[first:]

    @property
    def is_moving(self) -> bool:
        return self._fade is not None or any(scene.is_moving for scene in self._seen())

    @property
    def needs_draw(self) -> bool:
        return self.is_dirty or self.is_moving or self.canvas.is_stale(self.now)

    def draw(self) -> pygame.Surface:
        canvas, screen = self.canvas, self.screen
        screen.begin()
        canvas.begin(self.now)
        for i, scene in enumerate(self._seen()):
            canvas.layer = 20 * i
            scene.draw(canvas)
        self.painted = screen.paint()
        self._show_caret_to_system()
        if self._fade is not None:
            self._draw_fade(*self._fade)
        if (unanswered := self.answers.see(self.top)) is not None and self.top is not None:
            self.top.unanswered(unanswered)
        self.is_dirty = self.is_moving or self.answers.is_waiting or unanswered is not None
        return screen.surface

    def _draw_fade(self, old: pygame.Surface, left: float, whole: float) -> None:
        old.set_alpha(round(255 * left / whole))
        self.screen.surface.blit(old, (0, 0))
        self.screen.forget()
        self.painted = [old.get_rect()]

    def _start_fade(self, scene: OnDesk) -> None:
        self._fade = None
        if scene.fades and self.scenes and self.motion.ms("scene"):
            self.draw()
            self.cross_fade()
        self.is_dirty = True

    def cross_fade(self) -> None:
        """From what was drawn last to whatever the next frame shows."""
        ms = self.motion.ms("scene")
        self._fade = (shapes.as_rgb(self.screen.surface), ms, ms) if ms else None
