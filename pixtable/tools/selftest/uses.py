"""What else a player does with the program: copy and paste, look at statistics, hand a game on, and have it killed."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.shell.sharing.share import share_film, share_picture
from pixtable.shell.start.taking_in import take_in
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import load
from pixtable.store.settings import Settings
from pixtable.tools.game_tools import tools_of
from pixtable.tools.selftest.demand import demand
from pixtable.tools.selftest.playing import SEED, play_to_the_end, quick_settings
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import headless
from pixtable.ui.widgets.textbox import get_clipboard, put_clipboard

FIRST = next(iter(GAMES))
COPIED = "Pixtable · ґ é ы"
DOOMED = "--until-killed"
"""How the program is asked to play in a folder until somebody kills it; each move is told once it is confirmed."""
KILLED_AFTER = 12
"""Moves."""
PATIENCE = 120


def check_clipboard() -> str:
    headless()
    import_module("pygame.scrap")  # pygame itself puts up with its absence until somebody copies
    pygame.display.init()
    put_clipboard(COPIED)
    demand(get_clipboard() == COPIED, f"{COPIED!r} became {get_clipboard()!r}")
    return str(len(COPIED))


def check_statistics() -> str:
    with Visit(quick_settings()) as visit:
        _play_a_short_game(visit)
        visit.app.open_title()
        visit.app.open_statistics()
        visit.pilot.settle(float("inf"))
        page = visit.pilot.desk.top
        demand(isinstance(page, StatisticsScene), f"{type(page).__name__} lies on top")
        assert isinstance(page, StatisticsScene)
        counted = len(page.store.records())
        demand(counted == 1, f"{counted} games are counted")
        page.write()
        exported = list(visit.app.services.folders.shared.iterdir())
        demand(exported, "nothing was exported")
        return str(counted)


def check_handing_on() -> str:
    """A film, a picture and a file of a game; the file is taken in elsewhere."""
    with Visit(quick_settings()) as visit:
        table = _play_a_short_game(visit)
        app, session = visit.app, table.session
        share_picture(app, session, session.match.n, 0)
        share_film(app, session, 0)
        visit.pilot.settle(float("inf"))
        shared = app.services.folders.shared
        film, picture = _only(shared, ".gif"), _only(shared, ".png")
        demand(film.read_bytes()[:6] == b"GIF89a", "the film is no GIF")
        pygame.image.load(str(picture))
        game = shared / "handed on.pixtable"
        session.recorded.save_as(game)
        return str(_take_in(game, len(session.match.steps)))


def _only(folder: Path, suffix: str) -> Path:
    found = list(folder.glob(f"*{suffix}"))
    demand(len(found) == 1, f"{len(found)} files {suffix} in {folder}")
    return found[0]


def _take_in(game: Path, steps: int) -> int:
    with Visit(Settings(language="en")) as elsewhere:
        elsewhere.app.open_title()
        take_in(elsewhere.app, game)
        elsewhere.pilot.settle()
        table = elsewhere.pilot.desk.scenes[0]
        demand(isinstance(table, TableScene), "no table was opened")
        assert isinstance(table, TableScene)
        demand(len(table.session.match.steps) == steps, f"{len(table.session.match.steps)} of {steps} steps came over")
        return len(table.session.match.steps)


def check_killed() -> str:
    """The program plays in a process of its own, is killed in the midst of it, and is started again."""
    with TemporaryDirectory(prefix="pixtable-", ignore_cleanup_errors=True) as folder:
        told = _play_and_kill([*own_program(), "selftest", DOOMED, folder])
        path, steps = json.loads(told)
        kept = len(load(Path(path)).match.steps)
        demand(kept >= steps, f"{steps} moves were confirmed, {kept} are there")
        with Visit(quick_settings(), folder=Path(folder)) as visit:
            visit.app.resume_game(Path(path))
            play_to_the_end(visit)
        return f"{steps}, {kept}"


def own_program() -> list[str]:
    """What starts this very program once more."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-c", "import sys; from pixtable.tools.main import main; sys.exit(main())"]


def _play_and_kill(command: list[str]) -> str:
    """The last that was told."""
    told = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as doomed:
        assert doomed.stdout is not None
        for number, line in enumerate(doomed.stdout, start=1):
            told = line.strip()
            if number == KILLED_AFTER:
                break
        doomed.kill()
    demand(told, "it confirmed nothing")
    return told


def play_until_killed(folder: Path) -> None:
    """Opponents only, in the real scenes; file and moves are told after every move.

    In plain letters: between two processes Windows writes in a code page that has not every letter of a folder.
    """
    with Visit(quick_settings(), folder=folder) as visit:
        table, told = _start(visit), 0
        while True:
            visit.pilot.step()
            if table.session.match.n != told:
                told = table.session.match.n
                assert table.session.recorded.journal is not None
                print(json.dumps([table.session.recorded.journal.path, told]), flush=True)


def _start(visit: Visit) -> TableScene:
    chairs = tuple(Chair(f"{seat + 1}", "easy") for seat in range(GAMES[FIRST].seats[0]))
    visit.app.start_game(FIRST, chairs, Deal(len(chairs), SEED, tools_of(FIRST).short_game))
    table = visit.pilot.desk.scenes[0]
    assert isinstance(table, TableScene)
    return table


def _play_a_short_game(visit: Visit) -> TableScene:
    table = _start(visit)
    play_to_the_end(visit)
    return table
