"""The whole app with neither window nor clock nor player's files: for tours, self-tests and the bench."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, TypeAlias

from pixtable.core.match import Match
from pixtable.play.thinking import PromptThinker, Thinker
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.program_files import assets_folder
from pixtable.store.saves import Notes, save_as
from pixtable.store.settings import Settings
from pixtable.ui.audit import Finding, audit
from pixtable.ui.draw.assets import Assets
from pixtable.ui.loop import FOR_PICTURES
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene

SIMULATIONS = 24
"""Of an opponent that only has to move, not to win."""
LONG_AGO = 1_767_268_800
"""When the saved games of a visit were played: 1 January 2026, noon, whenever the visit is."""
AN_HOUR = 3600


class Visit:
    """`with Visit(settings) as visit: visit.app.open_title(); visit.pilot.settle()`."""

    def __init__(
        self, settings: Settings | None = None, size: tuple[int, int] = (1280, 800), thinker: Thinker | None = None,
        folder: Path | None = None,
    ) -> None:  # fmt: skip
        """`folder` has the data of another visit; an empty one otherwise."""
        self._folder = TemporaryDirectory(prefix="pixtable-")
        self.folder = folder or Path(self._folder.name)
        self.app = assemble(
            DataFolders.under(self.folder),
            settings or Settings(),
            thinker or PromptThinker(SIMULATIONS),
        )
        # An empty scene first: scenes of the app may ask for its desk as soon as they are made.
        self.pilot = Pilot(Scene(), assets_folder(), size=size)
        self.app.sit_at(self.pilot.desk)
        self._saved = 0

    def __enter__(self) -> Visit:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.app.close()
        self._folder.cleanup()

    def save(self, match: Match, chairs: Sequence[Chair], notes: Notes | None = None) -> Path:
        """A game that was played before the visit, each an hour before the next."""
        self._saved += 1
        path = self.app.services.folders.games / f"{match.game.id}-{self._saved}.pixtable"
        path.parent.mkdir(parents=True, exist_ok=True)
        save_as(path, match, tuple(chairs), notes)
        played = LONG_AGO + AN_HOUR * self._saved
        os.utime(path, (played, played))
        return path

    def sit_down_at(self, match: Match, chairs: Sequence[Chair], notes: Notes | None = None) -> None:
        self.app.resume_game(self.save(match, chairs, notes))
        self.pilot.settle()

    def wait_for(
        self, scene: type[Scene] | tuple[type[Scene], ...], frames: int, then: Callable[[], object] = lambda: None
    ) -> bool:
        """Let virtual time go on until a scene of this kind lies on top."""
        return self.wait_until(lambda: isinstance(self.pilot.desk.top, scene), frames, then)

    def wait_until(self, is_so: Callable[[], bool], frames: int, then: Callable[[], object] = lambda: None) -> bool:
        """Let virtual time go on until something is so."""
        for _ in range(frames):
            if is_so():
                return True
            self.pilot.step()
            then()
        return False

    def findings(self) -> list[Finding]:
        """What the audit says of the frame as it stands."""
        self.pilot.desk.draw()
        return audit(self.pilot.scene, self.pilot.desk.canvas)


Stop: TypeAlias = Callable[[Visit], None]
"""Goes to one screen, as a player would come to it, and leaves it standing."""


def draw_as_in_a_window(visit: Visit) -> None:
    """Without the audit's book, a few new pictures a frame, and none kept beside the program's own."""
    desk = visit.pilot.desk
    desk.canvas.register.on = False
    desk.pictures.assets = Assets(assets_folder())
    desk.pictures.spare = FOR_PICTURES


def frame_bytes(visit: Visit) -> Any:
    """The picture on the desk, to compare with another."""
    return visit.pilot.desk.draw().get_buffer().raw
