"""The window of the app: what it remembers, and what happens around a frame."""

import gc
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pygame

from pixtable.shell.app import App
from pixtable.shell.kit.notice import show_notice, tell_of_files
from pixtable.shell.start import garbage
from pixtable.shell.start.crash import Rescue
from pixtable.shell.start.sounds import sounds_of_this_machine
from pixtable.shell.start.spoilt import SpoiltFiles
from pixtable.store.free_names import free_path
from pixtable.store.program_files import assets_folder
from pixtable.ui.desk import Hooks, OnDesk
from pixtable.ui.draw.assets import Assets
from pixtable.ui.loop import LONGEST_FRAME, Loop, Place
from pixtable.ui.sound import LateSounds

TITLE = "Pixtable"
BETWEEN_PICTURES = 2 * LONGEST_FRAME


class Window(Loop):
    """A loop that tells when something has been seen for the first time."""

    def __init__(self, app: App, size: tuple[int, int] | None = None, *, full_screen: bool = False) -> None:
        self.app = app
        self.first_seen: Callable[[], None] | None = None
        self._last_size: tuple[int, int] | None = None
        self._last_place: Place | None = None
        self._last_picture = -BETWEEN_PICTURES
        self._settled_on: OnDesk | None = None
        self._spoilt = SpoiltFiles(app)
        chosen = app.settings
        super().__init__(
            Assets(assets_folder()), title=TITLE, size=size or chosen.window,
            fullscreen=full_screen or chosen.full_screen, hooks=self._hooks(),
            sounds=lambda: LateSounds(sounds_of_this_machine),
            place=Place(*chosen.window_place) if chosen.window_place else None,
        )  # fmt: skip
        app.sit_at(self.desk)

    def frame(self, ms: float) -> None:
        super().frame(ms)
        self._spoilt.tell_once()
        if self.first_seen is not None:
            gc.freeze()  # what is loaded stays: nobody has to look through it again
            gc.enable()
            act, self.first_seen = self.first_seen, None
            act()
        if self._settled_on is not self.desk.top and not self.desk.is_moving:
            self._settled_on = self.desk.top
            garbage.settle()  # whatever made another scene has left something behind
            tell_of_files(self.app)  # they may be spoilt while we run

    def remember(self) -> None:
        """Size and place, once at the end: while an edge is dragged there is a new one every frame."""
        chosen, found = self.app.settings, {"window": self._last_size, "window_place": self._last_place}
        new = {key: value for key, value in found.items() if value not in (None, getattr(chosen, key))}
        if new:
            self.app.services.keep(**new)

    def _hooks(self) -> Hooks:
        return Hooks(
            fullscreen=lambda: self.app.change(full_screen=self.is_full),
            screenshot=self._take_picture,
            resized=self._resized,
            moved=self._moved,
            text_scaled=lambda scale: self.app.change(text_scale=scale),
            crashed=Rescue(self.app).carry_on,
            dropped=self._take_in,
        )

    def _take_in(self, file: str) -> None:
        from pixtable.shell.start.taking_in import take_in  # noqa: PLC0415 - the title must not wait for rules and saves

        take_in(self.app, Path(file))

    def _resized(self, width: int, height: int) -> None:
        if not self.is_full:
            self._last_size = (width, height)

    def _moved(self) -> None:
        self._last_place = self.place() or self._last_place

    def _take_picture(self, surface: pygame.Surface) -> None:
        """Saving takes so long that the key seems held meanwhile: its repeats are not meant."""
        if self.desk.now - self._last_picture < BETWEEN_PICTURES:
            return
        self._last_picture = self.desk.now
        folder = self.app.services.folders.pictures
        try:
            picture = save_picture(surface, folder, datetime.now())
        except (OSError, pygame.error):
            show_notice(self.desk, self.app.say("launch.picture_failed", folder=folder))
        else:
            show_notice(self.desk, self.app.say("launch.picture_taken", file=picture.name, folder=folder))


def save_picture(surface: pygame.Surface, folder: Path, moment: datetime) -> Path:
    path = free_path(folder, "pixtable", moment, ".png")
    try:
        pygame.image.save(surface, str(path))
    except BaseException:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise
    return path
