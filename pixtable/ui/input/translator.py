"""pygame's events into intents. Keeps the little state that takes: held modifiers, pad sticks, key repeat."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pygame

from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import DIRECTIONS, HELD, REPEATING, Composing, Edit, Input, Intent, Pointer, Typed, Want
from pixtable.ui.input.keymap import KeyMap
from pixtable.ui.motion.durations import REPEAT_DELAY, REPEAT_MS

FINGERS_ARE_HANDS = sys.platform != "darwin"
"""A Mac has no touch screen, and tells of the fingers on its trackpad in the same words."""
STICK = 0.55
TRIGGER = 0.5
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb", pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu", pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs", pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"), pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"), pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}  # fmt: skip
EDITING = {
    pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_HOME: "home", pygame.K_END: "end",
    pygame.K_BACKSPACE: "backspace", pygame.K_DELETE: "delete",
}  # fmt: skip
CTRL_EDITING = {"a": "all", "c": "copy", "x": "cut", "v": "paste"}
NUMPAD = {getattr(pygame, f"K_KP{n}"): n for n in range(10)}
LETTER_PLACES = range(pygame.KSCAN_A, pygame.KSCAN_Z + 1)
DIGIT_PLACES = range(pygame.KSCAN_1, pygame.KSCAN_0 + 1)
MODIFIERS = {
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LMETA, pygame.K_RMETA,
    pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
}  # fmt: skip


class Translator(msgspec.Struct):
    keymap: KeyMap = msgspec.field(default_factory=KeyMap)
    typing: bool = False  # a text box has the keyboard: letters are letters
    _held: dict[str, float] = msgspec.field(default_factory=dict)  # pad directions, ms until they repeat
    _finger: tuple[int, int] | None = None  # the one that is the hand, while it touches the screen
    _down: set[int] = msgspec.field(default_factory=set)  # keys that have not come up again

    def translate(self, event: pygame.event.Event, view: View) -> Iterator[Input]:
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                yield from self._key(event)
            case pygame.TEXTINPUT if self.typing:
                yield Typed(event.text)
            case pygame.TEXTEDITING if self.typing:
                yield Composing(event.text, event.start)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                if not (FINGERS_ARE_HANDS and getattr(event, "touch", False)):  # SDL also plays a mouse for each finger
                    yield from self._mouse(event, view)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP if FINGERS_ARE_HANDS:
                yield from self._touch(event, view)
            case pygame.WINDOWLEAVE:
                yield Pointer("leave", Point(-1, -1))
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                if name := BUTTONS.get(event.button):
                    yield from self._pad(name, event.type == pygame.CONTROLLERBUTTONUP)
            case pygame.CONTROLLERAXISMOTION:
                yield from self._axis(event)

    def repeats(self, ms: float) -> Iterator[Input]:
        """A held pad direction says itself again."""
        for name, wait in list(self._held.items()):
            self._held[name] = wait - ms
            if wait - ms <= 0:
                self._held[name] = REPEAT_MS
                if want := self.keymap.pad_want(name):
                    yield Intent(want, repeated=True, source="pad")

    def release_all(self) -> Iterator[Input]:
        """The window lost the keyboard: nothing is held any more."""
        self._held.clear()
        self._down.clear()
        self._finger = None
        yield from (Intent(want, released=True) for want in sorted(HELD))

    def _key(self, event: pygame.event.Event) -> Iterator[Input]:
        up = event.type == pygame.KEYUP
        again = self._is_again(event)
        if self.typing and not up and (edit := _editing(event)):
            yield edit
            return
        name = key_name(event)
        want = self.keymap.want(name) or self.keymap.want(_bare(event))
        if want in HELD and not (self.typing and want == Want.PREVIEW):
            yield Intent(want, released=up, repeated=again)
        elif not up and not (self.typing and _is_text(event, want)):
            yield from self._pressed(event, want, name, again)

    def _is_again(self, event: pygame.event.Event) -> bool:
        """pygame repeats a key by a timer, and in a slow frame also one that has long come up: it does not say so."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return False
        again = event.key in self._down
        self._down.add(event.key)
        return again

    def _pressed(self, event: pygame.event.Event, want: Want | None, name: str, again: bool) -> Iterator[Input]:
        if again and want not in REPEATING:
            return
        if want:
            yield Intent(want, repeated=again, key=name)
        elif event.key in NUMPAD:
            yield Intent(Want.DIGIT, NUMPAD[event.key], repeated=again, key=name)
        elif _bare(event).isdigit() and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            yield Intent(Want.DIGIT, int(_bare(event)), repeated=again, key=name)
        elif event.key not in MODIFIERS:
            yield Intent(Want.LETTER, repeated=again, key=name)

    def _mouse(self, event: pygame.event.Event, view: View) -> Iterator[Input]:
        shift = bool(_mods() & pygame.KMOD_SHIFT)
        if event.type == pygame.MOUSEWHEEL:
            at = getattr(event, "pos", None) or pygame.mouse.get_pos()
            amount = getattr(event, "precise_y", 0.0) or event.y
            yield Pointer("wheel", view.to_u(*at), wheel=amount, shift=shift)
            return
        at = view.to_u(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            yield Pointer("move", at, shift=shift)
        elif event.button <= 3:
            yield Pointer("down" if event.type == pygame.MOUSEBUTTONDOWN else "up", at, event.button, shift=shift)

    def _touch(self, event: pygame.event.Event, view: View) -> Iterator[Input]:
        """The first finger on the screen is the hand; others that come meanwhile are a palm, or a slip."""
        finger = (event.touch_id, event.finger_id)
        width, height = view.pixels
        at = view.to_u(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = finger
            yield Pointer("move", at)  # it comes from nowhere: what lies there is pointed at first
            yield Pointer("down", at, 1, by_finger=True)
        elif finger == self._finger:
            if event.type == pygame.FINGERMOTION:
                yield Pointer("move", at)
            elif event.type == pygame.FINGERUP:
                self._finger = None
                yield Pointer("up", at, 1)
                yield Pointer("leave", Point(-1, -1))  # and hovers over nothing once it is gone

    def _axis(self, event: pygame.event.Event) -> Iterator[Input]:
        low, high = AXES.get(event.axis, ("", ""))
        value = event.value / 32768 if abs(event.value) > 1.01 else event.value
        limit = TRIGGER if high in {"lt", "rt"} else STICK
        for name, is_on in ((low, value < -limit), (high, value > limit)):
            if name and is_on != (name in self._held):
                yield from self._pad(name, not is_on)

    def _pad(self, name: str, up: bool) -> Iterator[Input]:
        want = self.keymap.pad_want(name)
        if up:
            self._held.pop(name, None)
        elif want in DIRECTIONS or name in {"lt", "rt"}:
            self._held[name] = REPEAT_DELAY if want in DIRECTIONS else float("inf")
        if want and (not up or want in HELD):
            yield Intent(want, released=up, source="pad")


def key_name(event: pygame.event.Event) -> str:
    """`ctrl+shift+z`: modifiers in a fixed order, then pygame's name of the key."""
    mods = ((pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
    name = _bare(event)
    if name.endswith((" alt", " ctrl", " shift")):
        return name
    return "+".join([*(word for mask, word in mods if event.mod & mask), name])


def _bare(event: pygame.event.Event) -> str:
    """The key's name; where a layout has other signs there, the name of its place on a Latin keyboard."""
    if event.key == pygame.K_KP_ENTER:
        return "enter"
    place = getattr(event, "scancode", 0)
    if place in DIGIT_PLACES:  # French keyboards type digits with shift
        return str((place - DIGIT_PLACES.start + 1) % 10)
    if event.key > 127 and event.key < 1 << 30 and place in LETTER_PLACES:  # Cyrillic layouts
        return chr(ord("a") + place - LETTER_PLACES.start)
    return pygame.key.name(event.key)


def _mods() -> int:
    return pygame.key.get_mods() if pygame.display.get_init() else 0


def _is_text(event: pygame.event.Event, want: Want | None) -> bool:
    """While typing, what makes a character is left to TEXTINPUT."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return False
    return (want not in DIRECTIONS and len(_bare(event)) == 1) or event.key in NUMPAD or event.key == pygame.K_SPACE


def _editing(event: pygame.event.Event) -> Edit | None:
    ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    if ctrl and (edit := CTRL_EDITING.get(_bare(event))):
        return Edit(edit)
    return Edit(EDITING[event.key], shift, ctrl) if event.key in EDITING else None
