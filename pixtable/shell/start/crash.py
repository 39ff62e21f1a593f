"""When a frame fails: a report on disk, a kind word on the screen, and the game goes on from its journal."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from pixtable import __version__
from pixtable.shell.app import App
from pixtable.shell.kit.notice import show_notice
from pixtable.store.data_folders import DataFolders
from pixtable.ui.desk import Desk
from pixtable.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from pixtable.store.saves import Recorded, SaveError

TOO_SOON = 3000.0
"""Two crashes within so many ms of the desk: whatever we show crashes too, and there is no use in going on."""


def write_report(folders: DataFolders, crash: BaseException, recorded: "Recorded | None" = None) -> Path | None:
    """The report's path; None where even that could not be written."""
    now = datetime.now()
    path = folders.crashes / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_report(crash, recorded, now), encoding="utf-8")
    except OSError:
        with suppress(OSError):
            path.unlink(missing_ok=True)  # half a report, or an empty one, helps nobody
        return None
    return path


def _report(crash: BaseException, recorded: "Recorded | None", now: datetime) -> str:
    import platform  # noqa: PLC0415 - only for those who crash
    import traceback  # noqa: PLC0415

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    facts = {
        "Pixtable": __version__,
        "when": f"{now:%Y-%m-%d %H:%M:%S}",
        "system": platform.platform(),
        "Python": platform.python_version(),
        "pygame-ce": f"{pygame.version.ver}, SDL {sdl}",
        **(_facts_of(recorded) if recorded else {}),
    }
    lines = [f"{name}: {fact}" for name, fact in facts.items()]
    return "\n".join([*lines, "", "".join(traceback.format_exception(crash))])


def _facts_of(recorded: "Recorded") -> dict[str, object]:
    match = recorded.match
    return {
        "game": f"{match.game.id}, rules {match.game.rules_version}",
        "seats": match.deal.seats,
        "seed": match.deal.seed,
        "options": dict(match.deal.options),
        "step": f"{match.n} of {len(match.steps)}",
        "log": recorded.journal.path if recorded.journal else None,
    }


def game_on(desk: Desk) -> "Recorded | None":
    """The match of the table that lies on the desk, beneath whatever else."""
    sessions = (getattr(scene, "session", None) for scene in desk.scenes)
    return next((session.recorded for session in sessions if session is not None), None)


def fault_of(crash: BaseException) -> "SaveError | None":
    """What the disk has said, where a crash is nothing else."""
    from pixtable.store.safe_files import disk_errors  # noqa: PLC0415
    from pixtable.store.saves import SaveError  # noqa: PLC0415 - whoever has not crashed does without

    if isinstance(crash, SaveError):
        return crash
    if isinstance(crash, OSError) and crash.filename is not None:
        try:
            with disk_errors(os.fsdecode(crash.filename)):
                raise crash
        except SaveError as error:
            return error
    return None


class Rescue:
    """What the loop asks after a crash: can we carry on?"""

    def __init__(self, app: App) -> None:
        self._app = app
        self._last = -TOO_SOON
        self._told: Dialog | None = None

    def carry_on(self, crash: BaseException) -> bool:
        fault = fault_of(crash)
        if fault is not None and not self._is_told:
            self._tell(fault)
            return True
        desk = self._app.desk
        was, self._last = self._last, desk.now
        if desk.now - was < TOO_SOON:
            return False
        recorded = game_on(desk)
        report = write_report(self._app.services.folders, crash, recorded) if fault is None else None
        try:
            desk.clear()
            self._app.services.thinker.cancel()
            self._app.open_title()
            if fault is None:
                desk.push(self._apology(report, _journal(recorded)))
            else:
                self._tell(fault)
        except Exception as another:
            write_report(self._app.services.folders, another)
            return False
        return True

    @property
    def _is_told(self) -> bool:
        return self._told is not None and self._app.desk.top is self._told

    def _tell(self, fault: "SaveError") -> None:
        """The disk's fault and not ours: the scene stays as it is, and the cause is named.

        A table asks at once what is to be done (`shell.table.safekeeping`); this is for every other screen. One that
        goes on failing beneath what is told cannot stay: the same is told over the title.
        """
        say = self._app.say
        understood = Answer("understood", say("title.understood"))
        self._told = Dialog(say("trouble.fault_title"), say(fault.key, **fault.values), [understood])
        self._app.desk.push(self._told)

    def _apology(self, report: Path | None, game: Path | None) -> Dialog:
        say = self._app.say
        parts = [say("launch.crash.sorry")]
        parts += [say("launch.crash.game_is_safe")] if game else []
        parts += [say("launch.crash.report", file=report.name, folder=report.parent)] if report else []
        answers = [Answer("title", say("launch.crash.to_title"))]
        if game is not None:
            answers.append(Answer("resume", say("launch.crash.resume"), lambda: self._resume(game), kind="primary"))
        return Dialog(say("launch.crash.title"), "\n\n".join(parts), answers)

    def _resume(self, game: Path) -> None:
        from pixtable.store.saves import SaveError  # noqa: PLC0415 - whoever has not crashed does without

        try:
            self._app.resume_game(game)
        except SaveError as error:
            show_notice(self._app.desk, self._app.say(error.key, **error.values))


def _journal(recorded: "Recorded | None") -> Path | None:
    return Path(recorded.journal.path) if recorded is not None and recorded.journal is not None else None
