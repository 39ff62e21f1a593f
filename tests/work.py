"""How much work something is, counted and not timed: every line of Python that it takes."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class TooMuch(AssertionError):
    """More lines than whoever counts has allowed."""


class TooLate(BaseException):
    """A test's patience is at its end. No `OSError` and not even an `Exception`, so that nobody who is tested takes it
    for the disk's word or for a fault of their own, and goes on."""


def lines_of(act: Callable[[], object], most: int) -> int:
    """The lines that an act takes; raises `TooMuch` as soon as they are more than this, so that nothing hangs."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if event == "line":
            count += 1
            if count > most:
                raise TooMuch(f"over {most} lines, in {frame.f_code.co_name}")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


@contextmanager
def deadline(seconds: int) -> Iterator[None]:
    """A safety net under tests of what used to hang: far longer than any machine needs."""

    def give_up(*_: object) -> None:
        raise TooLate(f"still at it after {seconds} s")

    if not hasattr(signal, "SIGALRM"):  # Windows: whoever runs this has to have patience, or a limit of their own
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
