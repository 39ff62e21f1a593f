"""A pilot with an app in its own folder, for the tests of the shell's scenes."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from pixtable.language.words import FINISHED
from pixtable.shell.app import App
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.program_files import assets_folder
from pixtable.store.saves import save_as
from pixtable.store.settings import Settings
from pixtable.ui.audit import Finding, audit
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene
from tests.store.saved_games import PIXIES, played

SIZES = ((960, 600), (1280, 800), (1920, 1080))
SCALES = (1.0, 1.5, 2.0)
CHAIRS = (Chair("Оля"), Chair("Moss", "hard", "gardener"), Chair("Fern", "easy", "spiralist"))

LOOKS = [(size, scale, language, language == "fr") for size, scale, language in product(SIZES, SCALES, FINISHED)]
OFTEN = {(size, scale, FINISHED[(i + 2 * j) % 4]) for i, size in enumerate(SIZES) for j, scale in enumerate(SCALES)}
MATRIX = [look if look[:3] in OFTEN else pytest.param(*look, marks=pytest.mark.slow) for look in LOOKS]
"""Every size, text scale and language, French in high contrast; a part of them in every run."""
at_a_third_and_at_all_looks = pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.slow)])


class Blank(Scene):
    """A desk must hold something before an app sits at it."""


def new_app(folder: Path, **settings: object) -> App:
    return assemble(DataFolders.under(folder), Settings().changed(**{"language": "en", **settings}))


def fly(app: App, scene: Callable[[App], Scene], **looks: object) -> Pilot:
    pilot = Pilot(Blank(), assets_folder(), instant=True, **looks)  # type: ignore[arg-type]
    app.sit_at(pilot.desk)
    pilot.desk.set_motion(0.0, False)
    pilot.desk.replace(scene(app))
    return pilot.settle()


def seated(
    folder: Path, make: Callable[[App], Scene], *, size: tuple[int, int] = (1280, 800), **settings: object
) -> tuple[App, Pilot]:
    """An app with these settings, its scene open over an empty one, and all at rest."""
    app = new_app(folder, **settings)
    pilot = Pilot(Blank(), assets_folder(), size=size)
    app.sit_at(pilot.desk)
    pilot.desk.push(make(app))
    return app, pilot.settle()


def found_by_audit(pilot: Pilot) -> list[Finding]:
    pilot.desk.draw()
    return audit(pilot.scene, pilot.desk.canvas)


def save_game(app: App, name: str = "pixies-1", moves: int = 12, chairs: tuple[Chair, ...] = CHAIRS) -> Path:
    app.services.folders.games.mkdir(parents=True, exist_ok=True)
    path = app.services.folders.games / f"{name}.pixtable"
    save_as(path, played(PIXIES, moves, len(chairs)), chairs)
    return path


def findings_everywhere(pilot: Pilot, app: App, *, thorough: bool = False) -> list[str]:
    """What the audit finds at every size and at every text scale, one of them in high contrast.

    A third of their pairs, another third in the next language; all of them where it may take its time.
    """
    found, turn = [], FINISHED.index(app.settings.spoken)
    for i, size in enumerate(SIZES):
        pilot.resize(*size)
        for j, scale in enumerate(SCALES):
            if not thorough and (i + j + turn) % len(SCALES):
                continue
            app.change(text_scale=scale, high_contrast=scale == 1.5)
            found += [f"{size} {scale}: {one}" for one in found_by_audit(pilot.settle())]
    return found


def reach(pilot: Pilot, id: str, *ways: str, by: str = "keys", most: int = 60) -> Pilot:
    """Press these ways in turn until the node is focused."""
    press = pilot.press if by == "keys" else pilot.pad
    for i in range(most):
        if pilot.focused == id:
            return pilot
        press(ways[i % len(ways)])
    raise AssertionError(f"{id} was not reached; the focus is at {pilot.focused!r}")
