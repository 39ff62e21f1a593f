"""Which key or pad button says what: plain data that a player can change and a file can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pixtable.ui.input.intent import Want

# Names are pygame's own key names in lower case; a modifier goes before: "ctrl+z".
KEYS: Mapping[str, tuple[str, ...]] = {
    Want.CONFIRM: ("return", "enter"),
    Want.CANCEL: ("escape",),
    Want.LEFT: ("left",),
    Want.RIGHT: ("right",),
    Want.UP: ("up",),
    Want.DOWN: ("down",),
    Want.NEXT_REGION: ("tab",),
    Want.PREVIOUS_REGION: ("shift+tab",),
    Want.UNDO: ("u", "ctrl+z"),
    Want.REDO: ("shift+u", "ctrl+y", "ctrl+shift+z"),
    Want.HINT: ("h",),
    Want.ZOOM: ("z",),
    Want.PREVIEW: ("space",),
    Want.LOG: ("l",),
    Want.RULES: ("f1",),
    Want.MENU: ("f10",),
    Want.FULLSCREEN: ("f11", "alt+return"),
    Want.SCREENSHOT: ("f12",),
    Want.BIGGER_TEXT: ("+", "=", "shift+=", "ctrl+="),
    Want.SMALLER_TEXT: ("-", "ctrl+-"),
    Want.NEXT_STEP: ("n",),
    Want.SHOW_KEYS: ("left alt", "right alt"),
    Want.TURN_LEFT: ("q",),
    Want.TURN_RIGHT: ("e",),
    Want.PAGE_UP: ("page up",),
    Want.PAGE_DOWN: ("page down",),
    Want.FIRST: ("home",),
    Want.LAST: ("end",),
}

# Xbox names; the art of the glyphs goes by the same names.
PAD: Mapping[str, tuple[str, ...]] = {
    Want.CONFIRM: ("a",),
    Want.CANCEL: ("b",),
    Want.PREVIEW: ("x",),
    Want.ZOOM: ("y",),
    Want.PREVIOUS_REGION: ("lb",),
    Want.NEXT_REGION: ("rb",),
    Want.TURN_LEFT: ("lt",),
    Want.TURN_RIGHT: ("rt",),
    Want.UNDO: ("ls",),
    Want.HINT: ("rs",),
    Want.LOG: ("view",),
    Want.MENU: ("menu",),
    Want.LEFT: ("left",),
    Want.RIGHT: ("right",),
    Want.UP: ("up",),
    Want.DOWN: ("down",),
}
ALWAYS = frozenset({Want.CONFIRM, Want.CANCEL, Want.LEFT, Want.RIGHT, Want.UP, Want.DOWN})


@dataclass
class KeyMap:
    """Lookups both ways over two tables of names."""

    keys: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(KEYS))
    pad: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(PAD))

    def __post_init__(self) -> None:
        self._index()

    def _index(self) -> None:
        self._by_key = {name: Want(want) for want, names in self.keys.items() for name in names}
        self._by_button = {name: Want(want) for want, names in self.pad.items() for name in names}

    def want(self, key: str) -> Want | None:
        return self._by_key.get(key)

    def pad_want(self, button: str) -> Want | None:
        return self._by_button.get(button)

    def shown(self, want: str) -> str:
        """The first key of a want, as a key cap shows it."""
        names = self.keys.get(want, ())
        return cap(names[0]) if names else ""

    def pad_caps(self) -> dict[str, str]:
        """What key caps show while a pad is in the hand: the button that says the same, where there is one."""
        buttons = {want: names[0] for want, names in self.pad.items() if names}
        return {
            cap(key): button_cap(buttons[want]) for want, keys in self.keys.items() if want in buttons for key in keys
        }

    def bind(self, want: str, key: str) -> list[str]:
        """Give a key to a want; returns the wants that lost it. What always must work keeps its last key."""
        losers = [w for w, names in self.keys.items() if key in names and w != want]
        for loser in losers:
            left = tuple(n for n in self.keys[loser] if n != key)
            if not left and loser in ALWAYS:
                return []
            self.keys[loser] = left
        self.keys[want] = (key, *(n for n in self.keys.get(want, ()) if n != key))[:3]
        self._index()
        return losers

    def to_data(self) -> dict[str, dict[str, list[str]]]:
        """Only what differs from the defaults, so that new defaults reach old settings."""
        return {
            "keys": {w: list(n) for w, n in self.keys.items() if KEYS.get(w) != n},
            "pad": {w: list(n) for w, n in self.pad.items() if PAD.get(w) != n},
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Mapping[str, list[str]]]) -> KeyMap:
        """Unknown wants are passed over (a newer version wrote them), and so is whatever would lock somebody out."""
        known = {str(w) for w in Want}
        keys, pad = (
            {w: tuple(n) for w, n in data.get(table, {}).items() if w in known and (n or w not in ALWAYS)}
            for table in ("keys", "pad")
        )
        return cls({**KEYS, **keys}, {**PAD, **pad})


LETTERS_OF_A_BUTTON = 2
_CAPS = {
    "return": "Enter", "escape": "Esc", "left": "←", "right": "→", "up": "↑", "down": "↓", "page up": "PgUp",
    "page down": "PgDn", "left alt": "Alt", "right alt": "Alt", "delete": "Del",
}  # fmt: skip

NAMED_KEYS = ("Enter", "Esc", "Space", "Tab", "Home", "End", "PgUp", "PgDn", "Del", "Backspace", "Insert", "Shift")
"""Caps that are called otherwise on other keyboards."""


def button_cap(button: str) -> str:
    """`lt` as `LT`."""
    return button.upper() if len(button) <= LETTERS_OF_A_BUTTON else cap(button)


def cap(key: str) -> str:
    """`ctrl+z` as `Ctrl+Z`."""
    *mods, name = [key] if key == "+" else key.split("+")
    return "+".join(
        [*(m.capitalize() for m in mods), _CAPS.get(name, name.upper() if len(name) == 1 else name.capitalize())]
    )
