"""No press stays without an answer: one that changes nothing that is to be seen is brought back before its scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeGuard

from pixtable.ui.input.intent import Input, Intent, Pointer, Press, Want

if TYPE_CHECKING:
    from collections.abc import Callable

    from pixtable.ui.draw.screen import Put

FRAMES = 2
"""So many pictures a press has to show that it was heard."""
NOT_SEEN = frozenset({Want.SHOW_KEYS, Want.FULLSCREEN, Want.SCREENSHOT, Want.BIGGER_TEXT, Want.SMALLER_TEXT})
"""What is done elsewhere than on the picture, or is no more than a look at the keys."""


class Pressable(Protocol):
    """What may be pressed, as a whole."""

    def pressed(self) -> None: ...

    def answered(self) -> None: ...


class Answers:
    """It compares the picture from before a press with those after it; whoever answered, and how, is all the same."""

    def __init__(self, shown: Callable[[], list[Put] | None]) -> None:
        self._shown = shown  # asked anew each time: a window of another size has another screen
        self._before: list[Put] | None = None
        self._given: Press | None = None
        self._scene: Pressable | None = None
        self._left = 0

    @property
    def is_waiting(self) -> bool:
        """Whether a press may still be answered by the next picture."""
        return self._left > 0

    def hear(self, given: Input, scene: Pressable | None) -> None:
        """Before anything is made of it. A click is heard when it begins, and meant when it ends."""
        if begins(given):
            self._before, self._given, self._scene, self._left = self._shown(), None, scene, 0
            if scene is not None:
                scene.pressed()
        if is_meant(given) and self._before is not None and scene is self._scene:
            self._given, self._left = given, FRAMES

    def see(self, top: Pressable | None) -> Press | None:
        """After each picture: the press that has changed none of them."""
        if not self._left:
            return None
        if self._scene is not top or self._shown() != self._before:
            self._left = 0
            if self._scene is not None:
                self._scene.answered()
            return None
        self._left -= 1
        return None if self._left else self._given


def begins(given: Input) -> bool:
    return is_key(given) or (isinstance(given, Pointer) and given.kind == "down" and given.button in {1, 3})


def is_meant(given: Input) -> TypeGuard[Press]:
    return is_key(given) or (isinstance(given, Pointer) and given.kind == "up" and given.button in {1, 3})


def is_key(given: Input) -> TypeGuard[Intent]:
    """A key or a button of a pad that went down, and was not merely held."""
    return isinstance(given, Intent) and not (given.released or given.repeated or given.want in NOT_SEEN)
