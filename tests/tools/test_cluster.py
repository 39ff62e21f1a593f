"""An arena on a Dask cluster: the same games as here, or a clear word why not."""

import socket
from collections.abc import Iterator

import pytest

from pixtable.ai.arena import Pairing
from pixtable.core.game import Opponent
from pixtable.tools.arena import runners as arena_runners
from pixtable.tools.arena.command import run
from pixtable.tools.arena.runners import ClusterFailed, Fixture, play_here, play_on_cluster

FIXTURE = Fixture("pixies", Pairing(2, Opponent("easy"), Opponent("random"), simulations=4, seed=3), games=7)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.thorough
def test_a_cluster_plays_the_same_games(address: str) -> None:
    here = [outcome for chunk in play_here(FIXTURE) for outcome in chunk]
    there = [outcome for chunk in play_on_cluster(FIXTURE, address) for outcome in chunk]
    assert sorted(there, key=lambda outcome: outcome.number) == here


@pytest.mark.thorough
def test_the_command_tells_the_same_from_a_cluster(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["pixies", "--a", "greedy", "--b", "random", "--games", "6", "--quiet"]
    assert run([*argv, "--jobs", "1"]) == 0
    here = capsys.readouterr().out
    assert run([*argv, "--scheduler", address]) == 0
    assert capsys.readouterr().out == here


def test_an_address_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr(arena_runners, "PATIENCE", 1)
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))  # bound, but it does not listen
        address = f"tcp://127.0.0.1:{reserved.getsockname()[1]}"
        with pytest.raises(ClusterFailed, match="no Dask scheduler answers at tcp"):
            list(play_on_cluster(FIXTURE, address))


def test_a_missing_dask_is_told_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(arena_runners, "import_module", missing)
    assert run(["pixies", "--scheduler", "tcp://nowhere:1"]) == 2
    assert capsys.readouterr().err == "arena: a cluster needs Dask: pip install 'pixtable[cluster]'\n"
