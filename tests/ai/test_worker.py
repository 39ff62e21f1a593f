"""A worker process: what is asked is answered or refused in words, whatever happens to the process."""

import os
import signal
from collections.abc import Iterator
from threading import Event

import pytest

from pixtable.ai.worker import Expired, Worker, WorkerFailed

PATIENCE = 60.0
"""Seconds that a test waits before it gives up. No test's outcome depends on how many of them pass."""


def serve(request: bytes, expired: Expired) -> bytes:
    if request == b"crash":
        os._exit(3)
    if request == b"fail":
        raise ValueError("no such garden")
    if request == b"hang":
        Event().wait()
    if request == b"until cancelled":
        while not expired():
            pass
    return request.upper()


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(serve)
    yield worker
    worker.close()


def wait_for(worker: Worker) -> bytes:
    while worker.is_busy:
        if (answer := worker.poll(PATIENCE)) is not None:
            return answer
    raise AssertionError("nothing was asked")


def ask(worker: Worker, request: bytes) -> bytes:
    worker.ask(request)
    return wait_for(worker)


def test_is_started_by_the_first_request_and_answers_every_one(worker: Worker) -> None:
    assert not worker.is_warm
    assert [ask(worker, request) for request in (b"a", b"", b"b" * 500_000)] == [b"A", b"", b"B" * 500_000]
    assert worker.is_warm


def test_asking_and_polling_never_wait(worker: Worker) -> None:
    worker.ask(b"hang")
    assert worker.poll() is None
    assert worker.is_busy


def test_nothing_comes_where_nothing_was_asked(worker: Worker) -> None:
    assert worker.poll() is None
    assert ask(worker, b"a") == b"A"
    assert worker.poll() is None


def test_an_error_is_told_in_one_line_with_the_trace_as_a_note(worker: Worker) -> None:
    with pytest.raises(WorkerFailed) as failure:
        ask(worker, b"fail")
    assert str(failure.value) == "ValueError: no such garden"
    assert "in serve" in failure.value.__notes__[0]
    assert ask(worker, b"a") == b"A"


def test_a_crash_is_told_and_the_next_request_starts_another_process(worker: Worker) -> None:
    with pytest.raises(WorkerFailed, match="exit code 3"):
        ask(worker, b"crash")
    assert not worker.is_busy
    assert ask(worker, b"a") == b"A"


def test_a_process_that_died_while_idle_is_replaced_unnoticed(worker: Worker) -> None:
    ask(worker, b"a")
    process = worker._process
    assert process is not None
    assert process.pid
    os.kill(process.pid, signal.SIGTERM)
    process.join()
    assert ask(worker, b"b") == b"B"


def test_a_hanging_process_can_be_ended_and_replaced(worker: Worker) -> None:
    worker.ask(b"hang")
    process = worker._process
    assert process is not None
    worker.close()
    assert not process.is_alive()
    assert ask(worker, b"a") == b"A"


def test_cancelling_reaches_whoever_serves_and_drops_the_answer(worker: Worker) -> None:
    ask(worker, b"a")
    worker.ask(b"until cancelled")
    worker.cancel()
    assert not worker.is_busy
    assert worker.poll(0.1) is None
    assert ask(worker, b"b") == b"B"


def test_a_new_request_cancels_the_one_before(worker: Worker) -> None:
    worker.ask(b"until cancelled")
    worker.ask(b"until cancelled")
    assert ask(worker, b"b") == b"B"


def test_the_answer_to_a_cancelled_request_is_never_given_for_a_later_one(worker: Worker) -> None:
    worker.ask(b"old")
    worker.cancel()
    worker.ask(b"older still")
    worker.cancel()
    for number in range(50):
        worker.ask(b"stale %d" % number)
        assert ask(worker, b"fresh %d" % number) == b"FRESH %d" % number


def test_cancelling_nothing_is_harmless(worker: Worker) -> None:
    worker.cancel()
    ask(worker, b"a")
    worker.cancel()
    assert ask(worker, b"b") == b"B"


def test_a_crash_after_cancelling_goes_unnoticed(worker: Worker) -> None:
    worker.ask(b"crash")
    worker.cancel()
    process = worker._process
    assert process is not None
    process.join()
    assert ask(worker, b"a") == b"A"
