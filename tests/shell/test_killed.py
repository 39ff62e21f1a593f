"""The whole program killed again and again on one data folder, in play and between games: nothing confirmed is lost.

A child process plays, changes settings, solves levels and goes through the shelf, and tells of each thing once it is
confirmed; it is killed in the midst of it. The next one comes to the same folder, as a player would start again.
"""

import json
import os
import random
import select
import signal
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pixtable.core.chance import Rng
from pixtable.core.match import Deal
from pixtable.core.open import any_of
from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.play.thinking import PromptThinker
from pixtable.shell.screens import find_screen
from pixtable.shell.start.assembly import assemble
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.level_files import files_in
from pixtable.store.program_files import assets_folder, levels_folder
from pixtable.store.progress import Progress
from pixtable.store.saves import load
from pixtable.store.settings import Settings, load_settings
from pixtable.table.loading import table_of
from pixtable.tools.game_tools import tools_of
from pixtable.ui.pilot import FRAME, Pilot
from pixtable.ui.scene import Scene

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="children are forked")
MOST_TOLD = 24
"""Things that a child may confirm before it is killed: it lives by what it does, not by the clock."""
LONGEST_MOMENT = 0.03
"""Seconds after the last of them: about as long as the next one takes."""
PATIENCE = 120.0
ON_THE_TITLE = GAMES.on_the_title


@cache
def levels() -> tuple[Level, ...]:
    return tuple(file.level for file in files_in(levels_folder())[:40])


class Doomed:
    """What a child does until it is killed; each fact is told when it is confirmed."""

    def __init__(self, folder: Path, seed: int, tell: int) -> None:
        self.dice, self._tell, self.seed = Rng(seed), tell, seed
        settings = load_settings(DataFolders.under(folder).settings).changed(pace="instant", speed="instant")
        self.app = assemble(DataFolders.under(folder), settings, PromptThinker(8))
        self.pilot = Pilot(Scene(), assets_folder())
        self.app.sit_at(self.pilot.desk)

    def tell(self, **fact: Any) -> None:
        os.write(self._tell, json.dumps(fact).encode() + b"\n")

    def live(self) -> None:
        while True:
            self.app.open_title()
            self.pilot.step()
            self.tell(title=True)
            if self.seed % 2:
                self._remember()
                self.app.open_shelf()
                self.pilot.step(100)
                self.app.open_title()
            self._play(ON_THE_TITLE[self.seed // 2 % len(ON_THE_TITLE)])

    def _remember(self) -> None:
        name = f"Olha {self.dice.randrange(1000)}"
        self.app.services.keep(name=name)
        self.tell(name=name)
        for level in self.dice.sample(levels(), 3):
            self.app.services.progress.solve(level, 2, 5)
            self.tell(solved=level.id)

    def _play(self, game_id: str) -> None:
        options = tools_of(game_id).short_game
        seats = GAMES[game_id].seats_with(GAMES[game_id].read_options(options))[0]
        chairs = (Chair("Olha"), *(Chair(f"{seat}", "easy") for seat in range(1, seats)))
        self.app.start_game(game_id, chairs, Deal(seats, self.dice.getrandbits(32), options))
        table = self.pilot.desk.scenes[0]
        assert isinstance(table, TableScene)
        path, told = table.session.recorded.journal.path, 0
        for _ in range(100_000):
            self.pilot.desk.step(FRAME)
            if self.pilot.desk.top is not table:
                return
            if table.director.is_held:
                table.director.hurry()
            elif moves := table.host.moves:
                table.host.commit(any_of(moves[self.dice.randrange(len(moves))], self.dice))
            if table.session.match.n != told:
                told = table.session.match.n
                self.tell(path=path, steps=told)


def load_everything() -> None:
    """Before anybody is forked: what is loaded already need not be waited for in each life."""
    for game_id in GAMES:
        table_of(game_id)
    for screen in ("shelf", "result", "table", "title"):
        import_module(find_screen(screen).partition(":")[0])


def live_and_die(folder: Path, seed: int) -> list[dict[str, Any]]:
    """The facts that one child has confirmed before it was killed."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            Doomed(folder, seed, write).live()
        except BaseException as error:
            os.write(write, json.dumps({"error": repr(error)}).encode() + b"\n")
        finally:
            os._exit(1)
    os.close(write)
    fate = random.Random(seed)
    told = _listen(read, fate.randrange(1, MOST_TOLD), fate.uniform(0, LONGEST_MOMENT))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(read, 1 << 16):
        told += more
    os.close(read)
    return [json.loads(line) for line in told.split(b"\n")[:-1]]


def _listen(pipe: int, words: int, seconds: float) -> bytes:
    """Until it has told of so many things, and a moment longer."""
    told = b""
    while told.count(b"\n") < words:
        ready, _, _ = select.select([pipe], [], [], PATIENCE)
        assert ready, "the program does not go on"
        more = os.read(pipe, 1 << 16)
        told += more
        if not more:  # it has ended by itself, and said why
            return told
    time.sleep(seconds)
    return told


def check(folder: Path, facts: list[dict[str, Any]]) -> int:
    """How many things were confirmed; all of them are there."""
    places = DataFolders.under(folder)
    assert not [fact for fact in facts if "error" in fact], facts[-1]
    confirmed = {fact["path"]: fact["steps"] for fact in facts if "path" in fact}
    for path, steps in confirmed.items():
        assert len(load(path).match.steps) >= steps
    names = [fact["name"] for fact in facts if "name" in fact]
    if names:
        kept = load_settings(places.settings).name
        assert kept == names[-1] or kept not in names  # or the one that was being written
    solved = {fact["solved"] for fact in facts if "solved" in fact}
    progress = Progress(places)
    assert progress.take_notice() is None
    assert {level.id for level in levels() if progress.is_solved(level)} >= solved
    return len(facts)


def live_through(folder: Path, kills: int, first: int = 0) -> int:
    load_everything()
    return sum(check(folder, live_and_die(folder, first + number)) for number in range(kills))


@pytest.mark.thorough
def test_nothing_confirmed_is_lost_however_the_program_ends(tmp_path: Path) -> None:
    assert live_through(tmp_path, 12) > 24


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_thousand_ends_lose_nothing(part: int, tmp_path: Path) -> None:
    assert live_through(tmp_path, 50, first=1000 * part) > 100


def test_what_is_lost_would_be_seen(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check(tmp_path, [{"solved": levels()[0].id}])
    assert Settings().name != "Olha"
    with pytest.raises(AssertionError):
        check(tmp_path, [{"error": "ZeroDivisionError()"}])
