"""A function that serves requests in a process of its own, so that whoever asks need not wait.

Requests and answers are bytes, numbered, over one pipe. An answer that nobody waits for any more is dropped
by its number; a process that has died or hangs is ended, and the next request starts another.
"""

import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

Expired: TypeAlias = Callable[[], bool]
"""Asked now and then by whoever serves: True once the answer is no longer wanted."""
Serve: TypeAlias = Callable[[bytes, Expired], bytes]
"""A function at the top of its module, for the other process has to import it."""

_NUMBER_BYTES = 8
_CANCEL = b""
_ANSWERED, _FAILED = b"+", b"-"
_GONE = (EOFError, OSError)
"""What a pipe raises when there is nobody at its other end."""


class WorkerFailed(Exception):
    """There will be no answer; the message says why. The worker can be asked again."""


class Worker:
    """One process, started by the first request. Belongs to one thread, which it never keeps waiting unasked."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self.is_warm = False
        """Whether the process has started up and answered before."""
        self.is_busy = False
        """Whether an answer is still to come."""

    def start(self) -> None:
        """Start the process now, so that the first answer comes sooner."""
        if self._process is not None:
            return
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve_all, args=(self._serve, theirs), daemon=True)
        self._process.start()
        theirs.close()  # so that the pipe breaks when the process dies

    def ask(self, request: bytes) -> None:
        """Whatever was asked before is cancelled by it."""
        self._number += 1
        message = self._number.to_bytes(_NUMBER_BYTES) + request
        try:
            self._send(message)
        except _GONE:  # it died while idle, which nobody needs to know
            self.close()
            self._send(message)
        self.is_busy = True

    def poll(self, timeout: float = 0.0) -> bytes | None:
        """The answer, or None if there is no news or nothing was asked.

        With a timeout it waits so many seconds at most, and less where an old answer is dropped meanwhile: whoever
        must keep a deadline looks at the clock and polls again.
        """
        if self.is_busy and self._has_mail(timeout):
            return self._receive()
        return None

    def cancel(self) -> None:
        """Nobody wants the answer any more: the worker is told, and what it still says is dropped."""
        if self.is_busy:
            self.is_busy = False
            with suppress(*_GONE):
                self._send(_CANCEL)

    def close(self) -> None:
        """End the process at once. A later request would start another."""
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None
        self.is_busy = self.is_warm = False

    def _send(self, message: bytes) -> None:
        self.start()
        assert self._pipe is not None
        self._pipe.send_bytes(message)

    def _has_mail(self, timeout: float) -> bool:
        assert self._pipe is not None
        try:
            return self._pipe.poll(timeout)
        except _GONE:
            return True  # the news is that nobody is there

    def _receive(self) -> bytes | None:
        """The next answer, or None if it is not the one that is waited for."""
        assert self._pipe is not None
        try:
            message = self._pipe.recv_bytes()
        except _GONE as error:
            raise self._died() from error
        self.is_warm = True
        if int.from_bytes(message[:_NUMBER_BYTES]) != self._number:
            return None
        self.is_busy = False
        kind, content = message[_NUMBER_BYTES : _NUMBER_BYTES + 1], message[_NUMBER_BYTES + 1 :]
        if kind == _FAILED:
            raise _failed(content.decode())
        return content

    def _died(self) -> WorkerFailed:
        assert self._process is not None
        self._process.join(1)  # its pipe breaks a moment before it has an exit code
        code = self._process.exitcode
        self.close()
        return WorkerFailed(f"the worker process died with exit code {code}")


def _failed(trace: str) -> WorkerFailed:
    """One line for the people, the whole trace for whoever looks for the fault."""
    failure = WorkerFailed(trace.strip().splitlines()[-1])
    failure.add_note(trace)
    return failure


def _serve_all(serve: Serve, pipe: Connection) -> None:
    """The other process: one request after the other, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    with suppress(*_GONE):
        while True:
            message = pipe.recv_bytes()
            if message != _CANCEL:
                pipe.send_bytes(message[:_NUMBER_BYTES] + _reply(serve, message[_NUMBER_BYTES:], pipe))


def _reply(serve: Serve, request: bytes, pipe: Connection) -> bytes:
    """Any further word on the pipe, or its end, means that this request is no longer wanted."""
    try:
        return _ANSWERED + serve(request, pipe.poll)
    except Exception:
        return _FAILED + traceback.format_exc().encode()
