"""Handing a game on: as a film, as a picture, as a file that others can open."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from pixtable.core.events import Seat
from pixtable.play.session import Session
from pixtable.shell.app import App
from pixtable.shell.kit.work import WorkScene
from pixtable.shell.sharing.making import FRAME_SIZE, film, picture
from pixtable.shell.sharing.offstage import OffStage
from pixtable.store.free_names import free_path, open_folder
from pixtable.store.library import SUFFIX
from pixtable.store.saves import SaveError
from pixtable.ui.widgets.dialog import Answer, Dialog

PICTURE_SIZE = (1920, 1200)


def sharing_dialog(app: App, session: Session, n: int, viewer: Seat) -> Dialog:
    """A file holds all that was hidden, so a game becomes one when it is over."""
    answers = [
        Answer("nothing", app.say("share.nothing"), icon="close"),
        Answer("film", app.say("share.film"), lambda: share_film(app, session, viewer), icon="play"),
        Answer("picture", app.say("share.picture"), lambda: share_picture(app, session, n, viewer), icon="zone"),
    ]
    if session.is_over:
        answers.append(Answer("file", app.say("share.file"), lambda: share_file(app, session), icon="save"))
    text = app.say("share.text" if session.is_over else "share.text_unfinished")
    return Dialog(app.say("share.title"), text, answers)


def share_film(app: App, session: Session, viewer: Seat) -> None:
    def begin(path: Path) -> None:
        stage = OffStage(app, session, viewer, FRAME_SIZE)
        work = film(stage, len(session.match.steps), path)
        app.desk.push(WorkScene(app.say("share.filming"), app.say("share.stop"), work, lambda: _tell(app, path)))

    _try(app, session, ".gif", begin)


def share_picture(app: App, session: Session, n: int, viewer: Seat) -> None:
    def write(path: Path) -> None:
        picture(OffStage(app, session, viewer, PICTURE_SIZE), n, path)
        _tell(app, path)

    _try(app, session, ".png", write)


def share_file(app: App, session: Session) -> None:
    def write(path: Path) -> None:
        session.recorded.save_as(path)
        _tell(app, path)

    _try(app, session, SUFFIX, write)


def _try(app: App, session: Session, suffix: str, write: Callable[[Path], None]) -> None:
    """The disk may refuse: then nothing is lost but the copy, and the player hears why."""
    try:
        write(free_path(app.services.folders.shared, session.game.id, datetime.now(), suffix))
    except SaveError as error:
        _regret(app, app.say(error.key, **error.values))
    except OSError as error:
        _regret(app, app.say("saves.disk_error", path=app.services.folders.shared, reason=error.strerror or str(error)))


def _regret(app: App, why: str) -> None:
    app.desk.push(Dialog(app.say("share.failed"), why, [Answer("understood", app.say("share.understood"))]))


def _tell(app: App, path: Path) -> None:
    show = Answer("folder", app.say("share.folder"), lambda: _open(path.parent), icon="folder")
    understood = Answer("understood", app.say("share.understood"), kind="primary")
    app.desk.push(Dialog(app.say("share.done"), app.say("share.kept", path=path), [understood, show]))


def _open(folder: Path) -> None:
    open_folder(folder)  # where the system has no window for it, the path has been read
