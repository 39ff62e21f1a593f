"""Nothing but the move in flight is lost, whenever the process is killed."""

import json
import random
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from pixtable.store.saves import load

ROOT = Path(__file__).parents[2]
LONGEST_WAIT = 0.004
"""Seconds between a move and the kill: about as long as the table needs to decide, write and answer."""


class DoomedTable:
    """A protocol game in a process of its own, that will be killed while a move is in flight."""

    def __init__(self, log: Path, seed: int) -> None:
        self.confirmed: list[dict] = []
        self._process = subprocess.Popen(
            [sys.executable, "game.py", "protocol"], cwd=ROOT, stdin=-1, stdout=-1, bufsize=0
        )
        self._ask(op="new", game="pixies", seats=2 + seed % 4, seed=seed, log=str(log))

    def play(self, rng: random.Random) -> None:
        move = rng.choice(self._ask(op="legal")["moves"])
        self._ask(op="play", move=move)
        self.confirmed.append(move)

    def play_and_kill(self, rng: random.Random) -> None:
        self._say(op="play", move=rng.choice(self._ask(op="legal")["moves"]))
        time.sleep(rng.uniform(0, LONGEST_WAIT))
        self._process.kill()  # SIGKILL
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(BrokenPipeError):
                pipe.close()

    def _say(self, **request) -> None:
        self._process.stdin.write(json.dumps(request).encode() + b"\n")

    def _ask(self, **request) -> dict:
        self._say(**request)
        return json.loads(self._process.stdout.readline())


@pytest.mark.parametrize("seed", range(50))
def test_sigkill_loses_nothing_but_the_move_in_flight(seed, tmp_path):
    rng, log = random.Random(seed), tmp_path / "game.pixtable"
    table = DoomedTable(log, seed)
    for _ in range(rng.randrange(30)):
        table.play(rng)
    table.play_and_kill(rng)
    match = load(str(log)).match
    kept = [match.game.codec.plain(step.move) for step in match.steps]
    assert kept[: len(table.confirmed)] == table.confirmed
    assert len(kept) <= len(table.confirmed) + 1
