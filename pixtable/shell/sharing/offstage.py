"""A table that nobody sits at: it shows any moment of a game to whoever draws pictures of it."""

import pygame
from msgspec.structs import replace

from pixtable.core.events import Seat
from pixtable.play.services import Services
from pixtable.play.session import Session
from pixtable.shell.app import App
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import USUAL_LEVEL, Chair
from pixtable.store.saves import Recorded
from pixtable.ui.desk import Desk
from pixtable.ui.scene import Scene


class FilmedTable(TableScene):
    """Without tools, for there is no hand; and it says where the game stands, not how to come back."""

    fades = False

    def build(self) -> None:
        super().build()
        self.bar.is_bare = True

    def update(self, ms: float) -> None:
        """Pieces come to rest; nobody plays on."""
        Scene.update(self, ms)

    def status(self) -> str:
        return self.words("filmed", at=self.log.steps_shown(), all=len(self.session.match.steps))


class OffStage:
    """What one seat may see, and nothing else: a film gives no more away than the table does."""

    def __init__(self, app: App, session: Session, viewer: Seat, size: tuple[int, int]) -> None:
        desk = Desk(pygame.Surface(size, 0, 32), app.desk.assets)
        calm = app.settings.changed(reduced_motion=True, text_scale=1.0)
        aside = App(Services(app.services.folders, calm, keeper_of=app.services.keeper_of), app.find_screen)
        aside.sit_at(desk)
        chairs = tuple(_as_seen_by(viewer, seat, chair) for seat, chair in enumerate(session.chairs))
        self._scene = FilmedTable(aside, Session(aside.services, Recorded(session.match.branch(), chairs=chairs)))
        self._desk = desk
        desk.push(self._scene)

    def at(self, n: int) -> pygame.Surface:
        """The table after step `n`. The surface is painted over by the next."""
        self._scene.timeline.look_at(n)
        self._desk.step(0.0)
        return self._desk.draw()


def _as_seen_by(viewer: Seat, seat: Seat, chair: Chair) -> Chair:
    """One person alone looks on, so that no curtain falls."""
    return (
        replace(chair, level=None, persona=None) if seat == viewer else replace(chair, level=chair.level or USUAL_LEVEL)
    )
