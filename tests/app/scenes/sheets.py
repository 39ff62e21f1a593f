"""What the tests of the sheets share: an app in a folder of its own, a pilot at its desk, and the matrix of looks."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from pixtable.app.app import App
from pixtable.app.places import Places, assets_folder
from pixtable.app.settings import Settings
from pixtable.app.words import LANGUAGES
from pixtable.ui.audit import Finding, audit
from pixtable.ui.pilot import Pilot
from pixtable.ui.scene import Scene

SIZES = ((960, 600), (1280, 800), (1920, 1080))
SCALES = (1.0, 1.5, 2.0)
LOOKS = [(size, scale, language, language == "fr") for size, scale, language in product(SIZES, SCALES, LANGUAGES)]
OFTEN = {(size, scale, LANGUAGES[(i + 2 * j) % 4]) for i, size in enumerate(SIZES) for j, scale in enumerate(SCALES)}
MATRIX = [look if look[:3] in OFTEN else pytest.param(*look, marks=pytest.mark.slow) for look in LOOKS]
"""Every size, text scale and language, French in high contrast; a part of them in every run."""


def seated(
    folder: Path, make: Callable[[App], Scene], *, size: tuple[int, int] = (1280, 800), **settings: object
) -> tuple[App, Pilot]:
    """An app with these settings, its scene open over an empty one, and all at rest."""
    app = App(Places.under(folder), Settings().changed(**{"language": "en", **settings}))
    pilot = Pilot(Scene(), assets_folder(), size=size)
    app.sit_at(pilot.desk)
    pilot.desk.push(make(app))
    return app, pilot.settle()


def found_by_audit(pilot: Pilot) -> list[Finding]:
    pilot.desk.draw()
    return audit(pilot.scene, pilot.desk.canvas)
