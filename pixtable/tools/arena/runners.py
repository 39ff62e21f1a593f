"""Where the games of an arena are played: in this process, in several, or on a Dask cluster.

A game's outcome depends on its pairing and number alone, so all of them give the same outcomes.
"""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

import msgspec

from pixtable.ai.arena import Outcome, Pairing, play_game
from pixtable.games import GAMES
from pixtable.tools.arena.games import Games
from pixtable.tools.game_tools import tools_of

CHUNK = 2
"""Games a task: a deal with the seats swapped. Small, for the progress bar; a game outweighs a task by far."""
PATIENCE = 10
"""Seconds that a cluster has to answer."""


class ClusterFailed(Exception):
    """There is no cluster to play on; the message says what to do."""


P = TypeVar("P")


class Fixture(msgspec.Struct, frozen=True):
    """Games 0 to `games` - 1 of a pairing."""

    game: str
    pairing: Pairing
    games: int
    is_watched: bool = False
    """Whether blunders are counted."""

    def chunks(self) -> list[range]:
        return [range(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]

    def play(self, numbers: range) -> list[Outcome]:
        onlooker = tools_of(self.game).blunders if self.is_watched else None
        return [play_game(GAMES[self.game], self.pairing, number, onlooker) for number in numbers]


def play_chunk(games: Games[P], numbers: range) -> list[P]:
    return games.play(numbers)


def play_here(games: Games[P]) -> Iterator[list[P]]:
    for numbers in games.chunks():
        yield games.play(numbers)


def play_in_processes(games: Games[P], jobs: int) -> Iterator[list[P]]:
    """Chunks in the order in which they end."""
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_parent) as pool:
        try:
            tasks = [pool.submit(play_chunk, games, numbers) for numbers in games.chunks()]
            for task in as_completed(tasks):
                yield task.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.kill()  # a long game is not worth waiting for once nobody wants it
            raise


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal: only one of them should answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_on_cluster(games: Games[P], address: str) -> Iterator[list[P]]:
    """Chunks in the order in which they end. The cluster's workers need this version of Pixtable."""
    dask = _import_dask()
    with _connect(dask, address) as client:
        tasks = [client.submit(play_chunk, games, numbers, pure=False) for numbers in games.chunks()]
        for task in dask.as_completed(tasks):
            yield task.result()


def _import_dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError as error:
        raise ClusterFailed("a cluster needs Dask: pip install 'pixtable[cluster]'") from error


def _connect(dask: Any, address: str) -> Any:
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ClusterFailed(f"no Dask scheduler answers at {address}: {error}") from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()
        raise ClusterFailed(f"the Dask scheduler at {address} has no workers") from error
    return client


def all_cores() -> int:
    return os.cpu_count() or 1
