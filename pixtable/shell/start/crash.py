"""When a frame fails: a report on disk, a kind word on the screen, and the game goes on from its journal."""

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
    from pixtable.store.saves import Recorded

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


class Rescue:
    """What the loop asks after a crash: can we carry on?"""

    def __init__(self, app: App) -> None:
        self._app = app
        self._last = -TOO_SOON

    def carry_on(self, crash: BaseException) -> bool:
        desk = self._app.desk
        was, self._last = self._last, desk.now
        if desk.now - was < TOO_SOON:
            return False
        recorded = game_on(desk)
        report = write_report(self._app.services.folders, crash, recorded)
        try:
            self._clear(recorded)
            self._app.open_title()
            desk.push(self._apology(report, _journal(recorded)))
        except Exception as another:
            write_report(self._app.services.folders, another)
            return False
        return True

    def _clear(self, recorded: "Recorded | None") -> None:
        """Scenes go without their `leave`: who knows what works in them still."""
        self._app.desk.scenes.clear()
        self._app.services.thinker.cancel()
        if recorded is not None:
            recorded.close()

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
