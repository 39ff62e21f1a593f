"""What a player wants, whichever device said it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pixtable.ui.draw.layout import Point


class Want(StrEnum):
    CONFIRM = "confirm"
    CANCEL = "cancel"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT_REGION = "next_region"
    PREVIOUS_REGION = "previous_region"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    ZOOM = "zoom"
    PREVIEW = "preview"  # held
    LOG = "log"
    RULES = "rules"
    MENU = "menu"
    FULLSCREEN = "fullscreen"
    SCREENSHOT = "screenshot"
    BIGGER_TEXT = "bigger_text"
    SMALLER_TEXT = "smaller_text"
    NEXT_STEP = "next_step"
    SHOW_KEYS = "show_keys"  # held
    DIGIT = "digit"  # n, of the top row and of the numpad alike
    TURN_LEFT = "turn_left"
    TURN_RIGHT = "turn_right"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    LETTER = "letter"  # any other key; `key` says which


DIRECTIONS = {Want.LEFT: (-1, 0), Want.RIGHT: (1, 0), Want.UP: (0, -1), Want.DOWN: (0, 1)}
HELD = frozenset({Want.PREVIEW, Want.SHOW_KEYS})
REPEATING = frozenset(
    {*DIRECTIONS, Want.PAGE_UP, Want.PAGE_DOWN, Want.NEXT_REGION, Want.PREVIOUS_REGION, Want.BIGGER_TEXT}
    | {Want.SMALLER_TEXT, Want.TURN_LEFT, Want.TURN_RIGHT}
)
"""What a held key says again and again. Nothing else happens twice because a key was held, or a frame was slow."""


class Intent(NamedTuple):
    want: Want
    n: int = 0
    released: bool = False
    repeated: bool = False
    source: str = "keys"  # keys, pad
    key: str = ""  # the key's own name, for letters a scene binds itself


class Pointer(NamedTuple):
    """The mouse: kind is move, down, up, wheel or leave; place in u."""

    kind: str
    at: Point
    button: int = 0
    wheel: float = 0.0
    shift: bool = False
    by_finger: bool = False


class Typed(NamedTuple):
    """Text as the system's input method gives it."""

    text: str


class Composing(NamedTuple):
    """Text that the input method is still at work on."""

    text: str
    start: int = 0


class Edit(NamedTuple):
    """A key of text editing: left, right, home, end, backspace, delete, all, copy, cut, paste."""

    what: str
    select: bool = False
    by_word: bool = False


Press = Intent | Pointer
Input = Press | Typed | Composing | Edit
