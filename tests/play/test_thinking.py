"""Thinking in a worker: the same thoughts as here, and never kept waiting for one."""

from collections.abc import Iterator
from contextlib import closing
from threading import Event

import pytest

from pixtable.ai.worker import Expired, Worker
from pixtable.core.game import Budget, Opponent, Thought
from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.play.thinking import GRACE, START_GRACE, Thinker, ThinkingFailed, ThinkRequest, serve_thought

HARD = Opponent("hard")
HANGING_SEED = 13


class Clock:
    """Stands still, until a test says what time it is."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class LeapingClock(Clock):
    """Every look at it takes an hour."""

    def __call__(self) -> float:
        self.now += 3600.0
        return self.now


def hang_or_think(request: bytes, expired: Expired) -> bytes:
    if b'"seed":%d,' % HANGING_SEED in request:
        Event().wait()
    return serve_thought(request, expired)


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, Deal(seats=3, seed=1))


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with closing(Thinker()) as thinker:
        yield thinker


def request(match: Match, opponent: Opponent = HARD, seed: int = 1, simulations: int = 60) -> ThinkRequest:
    return ThinkRequest.about(match, match.to_act[0], opponent, seed, simulations=simulations)


def wait_for(thinker: Thinker) -> Thought:
    while (thought := thinker.poll()) is None:
        pass
    return thought


def test_thinks_the_same_in_a_worker_as_here(match: Match, thinker: Thinker) -> None:
    for opponent in (HARD, Opponent("normal", "dreamer"), Opponent("greedy")):
        seat = match.to_act[0]
        here = GAME.mind.think(match.view(seat), seat, opponent, 7, Budget(60))
        there = thinker.think(request(match, opponent, seed=7))
        assert (there.move, there.nodes) == (here.move, here.nodes)
        assert there.why == here.why
        match.play(seat, there.move)


def test_the_worker_is_told_nothing_that_the_seat_may_not_know(match: Match) -> None:
    told = GAME.codec.state(bytes(request(match).view))
    assert told == match.view(match.to_act[0])
    assert told.deck != match.state.deck


def test_a_thought_ends_when_its_time_is_up(match: Match, thinker: Thinker) -> None:
    endless = ThinkRequest.about(match, match.to_act[0], HARD, seed=1, ms=20, simulations=10**12)
    thought = thinker.think(endless)
    assert 0 < thought.nodes < 10**12
    assert match.refuse(match.to_act[0], thought.move) is None


def test_asking_does_not_wait_for_the_thought(match: Match, thinker: Thinker) -> None:
    assert thinker.poll() is None
    thinker.ask(request(match))
    assert wait_for(thinker) == thinker.think(request(match))
    assert thinker.poll() is None


def test_a_cancelled_thought_never_comes(match: Match, thinker: Thinker) -> None:
    thinker.ask(request(match, simulations=10**12))
    thinker.cancel()
    assert thinker.poll() is None
    thinker.ask(request(match, simulations=33))
    assert wait_for(thinker).nodes == 33


def test_a_mistake_is_told_and_the_next_thought_comes(match: Match, thinker: Thinker) -> None:
    with pytest.raises(ThinkingFailed, match="KeyError: 'godlike'"):
        thinker.think(request(match, Opponent("godlike")))
    assert thinker.think(request(match)).nodes == 60


def test_who_hangs_is_stopped_when_time_and_grace_are_over(match: Match) -> None:
    clock = Clock()
    with closing(Thinker(Worker(hang_or_think), clock)) as thinker:
        thinker.think(request(match))
        thinker.ask(ThinkRequest.about(match, match.to_act[0], HARD, HANGING_SEED, ms=1000))
        clock.now = 1.0 + GRACE - 0.01
        assert thinker.poll() is None
        clock.now = 1.0 + GRACE
        with pytest.raises(ThinkingFailed, match="not ready in time"):
            thinker.poll()
        assert thinker.poll() is None
        thinker.ask(request(match))
        assert wait_for(thinker).nodes == 60


def test_a_process_that_is_yet_to_start_has_more_grace(match: Match) -> None:
    clock = Clock()
    with closing(Thinker(Worker(hang_or_think), clock)) as thinker:
        thinker.ask(ThinkRequest.about(match, match.to_act[0], HARD, HANGING_SEED, ms=1000))
        clock.now = 1.0 + START_GRACE - 0.01
        assert thinker.poll() is None
        clock.now = 1.0 + START_GRACE
        with pytest.raises(ThinkingFailed):
            thinker.poll()


def test_nobody_waits_for_ever_for_who_hangs(match: Match) -> None:
    with closing(Thinker(Worker(hang_or_think), LeapingClock())) as thinker, pytest.raises(ThinkingFailed):
        thinker.think(request(match, seed=HANGING_SEED))
