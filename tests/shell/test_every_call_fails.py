"""Whole games through the real screens while the disk fails again and again: nothing confirmed is lost, no scene dies.

Every call to the disk goes through `store.disk`, so a layer there can let the k-th one fail. Each run lets every
`PERIOD`-th call fail, beginning with another one: all of them together fail each call of a game once, from the start
at the title to the way back there.
"""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pixtable.core.chance import Rng
from pixtable.core.match import Deal
from pixtable.core.open import any_of
from pixtable.games import GAMES
from pixtable.shell.start.crash import Rescue
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store import disk
from pixtable.store.chairs import Chair
from pixtable.store.saves import load, verify
from pixtable.store.settings import Settings
from pixtable.tools.game_tools import tools_of
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME
from pixtable.ui.widgets.dialog import Dialog

PERIOD = 13
FAULTS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.ENOENT, errno.EACCES)
LONGEST_GAME = 60 * 60 * 30
TRIES_AGAIN = ("again", "understood", "title", "home", "begin")
"""What the player answers, by the first of these that is there."""


class Failing:
    """Lets every `period`-th call fail, each time with another fault."""

    def __init__(self, first: int, period: int = PERIOD) -> None:
        self.calls, self.failed = 0, 0
        self._first, self._period = first, period

    def __call__(self, call: disk.Call, act: Callable[..., Any], /, *given: Any) -> Any:
        self.calls += 1
        if self.calls % self._period == self._first:
            fault = FAULTS[self.failed % len(FAULTS)]
            self.failed += 1
            raise OSError(fault, os.strerror(fault), given[0] if isinstance(given[0], str | Path) else None)
        return act(*given)


class Player:
    """Plays by chance, and tries again whatever is asked."""

    def __init__(self, visit: Visit, seed: int) -> None:
        self.visit, self.dice = visit, Rng(seed)
        self.rescue = Rescue(visit.app)

    def do(self, act: Callable[[], object]) -> None:
        """As the window's loop does it: what is raised goes to the rescue."""
        try:
            act()
        except Exception as crash:
            if not self.rescue.carry_on(crash):
                raise
        assert not list(self.visit.app.services.folders.crashes.glob("*"))

    def play(self, game_id: str) -> Path:
        options = tools_of(game_id).short_game
        seats = GAMES[game_id].seats_with(GAMES[game_id].read_options(options))[0]
        chairs = (Chair("Olha"), *(Chair(f"{seat + 1}", "easy") for seat in range(1, seats)))
        self.do(self.visit.app.open_title)
        self.do(lambda: self.visit.app.start_game(game_id, chairs, Deal(seats, 5, options)))
        for _ in range(LONGEST_GAME):
            self.do(lambda: self.visit.pilot.desk.step(FRAME))
            self.answer()
            table = self.visit.pilot.desk.scenes[0]
            if isinstance(table, TableScene):
                if table.session.is_over and not isinstance(self.visit.pilot.desk.top, TableScene | Dialog):
                    return Path(table.session.recorded.journal.path)
                self.move(table)
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        top = self.visit.pilot.desk.top
        if isinstance(top, Dialog):
            answers = {answer.id: answer for answer in top.answers}
            chosen = next(answers[id] for id in TRIES_AGAIN if id in answers)
            self.do(lambda: top._answer(chosen))

    def move(self, table: TableScene) -> None:
        if self.visit.pilot.desk.top is not table:
            return
        if table.director.is_held:
            table.director.hurry()
        elif moves := table.host.moves:
            chosen = any_of(moves[self.dice.randrange(len(moves))], self.dice)
            self.do(lambda: table.host.commit(chosen))


def play_while_it_fails(game_id: str, first: int) -> None:
    with Visit(Settings(language="en", pace="instant", speed="instant")) as visit:
        failing, player = Failing(first), Player(visit, first)
        with disk.through(failing):
            path = player.play(game_id)
            confirmed = len(visit.pilot.desk.scenes[0].session.match.steps)  # type: ignore[attr-defined]
            for _ in range(PERIOD):
                player.do(visit.app.open_title)
                player.answer()
                if isinstance(visit.pilot.desk.scenes[0], TitleScene):
                    break
        assert failing.failed > 3
        game = load(path)
        assert game.notice is None
        assert len(game.match.steps) == confirmed
        assert game.match.result is not None
        assert verify(path).agrees


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_outlives_a_disk_that_fails(game_id: str) -> None:
    play_while_it_fails(game_id, first=3)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(PERIOD))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_call_of_a_whole_game_may_fail(game_id: str, first: int) -> None:
    play_while_it_fails(game_id, first)
