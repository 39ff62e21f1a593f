"""Sound by name on five buses. With no device everything is a silent no-op."""

from __future__ import annotations

from typing import Protocol


class Sounds(Protocol):
    def play(self, name: str, step: int = 0) -> None: ...

    def music(self, name: str | None) -> None: ...

    def set_volume(self, bus: str, level: float) -> None: ...

    def hush(self, away: bool) -> None:
        """The window is away (or back): mute if the player wants that."""

    def step(self, ms: float) -> None: ...


class Silence:
    """No device, or nobody listening."""

    def play(self, name: str, step: int = 0) -> None: ...

    def music(self, name: str | None) -> None: ...

    def set_volume(self, bus: str, level: float) -> None: ...

    def hush(self, away: bool) -> None: ...

    def step(self, ms: float) -> None: ...
