"""What will be wanted soon is loaded while there is nothing to draw: rules, tables, and the paper of all pages."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.game_screens import collections
from pixtable.shell.kit.paper import FELT, paint_ground, sheet_on
from pixtable.table.loading import is_at_hand
from pixtable.ui.draw import panels
from pixtable.ui.draw.pictures import Pictures

Made = TypeVar("Made")


def preparations(app: App) -> Iterator[None]:
    """A part at each step. A frame that comes meanwhile waits for none of them for long."""
    for game_id in GAMES:
        while not is_at_hand(game_id):
            yield
    yield from _beside(lambda: list(collections()))
    yield from _picture(app.desk.pictures, FELT)
    canvas = app.desk.canvas
    with canvas.aside():
        paint_ground(canvas)
    yield
    with canvas.aside():
        panels.sheet(canvas, sheet_on(canvas.view))
    yield


def _picture(pictures: Pictures, name: str) -> Iterator[None]:
    source = yield from _beside(lambda: pictures.read(name))
    pictures.keep(name, source)


def _beside(act: Callable[[], Made]) -> Generator[None, None, Made]:
    """Importing and unpacking leave the frames their time."""
    with ThreadPoolExecutor(1) as helper:
        doing = helper.submit(act)
        while not doing.done():
            yield
        return doing.result()
