"""Opponents that think in a worker process, by the clock: neither the window nor the protocol ever hangs on them."""

from collections.abc import Callable
from time import monotonic

import msgspec

from pixtable.ai.worker import Expired, Worker, WorkerFailed
from pixtable.core.codec import Codec
from pixtable.core.events import Ask, Move, Seat
from pixtable.core.game import Begun, Budget, Opponent, Pending, Thought
from pixtable.core.match import Match
from pixtable.games import GAMES

GRACE = 1.5
"""Seconds that a worker may be late before it is ended."""
START_GRACE = 15.0
"""The same for a process that has not answered yet: starting it takes long on a busy machine."""
LONGEST = 120.0
"""Seconds that a thought without a time limit may take: then something is wrong."""

NOTHING = msgspec.Raw(b"null")


class BegunRequest(msgspec.Struct, frozen=True):
    """A half-made move as it travels: what it holds is the game's to read."""

    before: msgspec.Raw
    move: msgspec.Raw
    answers: tuple[int | str, ...]


class PendingRequest(msgspec.Struct, frozen=True):
    """A question as it travels."""

    ask: Ask
    begun: BegunRequest | None

    @classmethod
    def about(cls, match: Match, seat: Seat) -> "PendingRequest | None":
        pending, codec = match.pending(seat), match.game.codec
        if pending is None:
            return None
        if pending.begun is None:
            return cls(pending.ask, None)
        before, move = codec.encode(pending.begun.before), codec.encode(pending.begun.move)
        return cls(pending.ask, BegunRequest(msgspec.Raw(before), msgspec.Raw(move), pending.begun.answers))

    def read(self, codec: Codec) -> Pending:
        if self.begun is None:
            return Pending(self.ask)
        before, move = codec.state(bytes(self.begun.before)), codec.move(self.begun.move)
        return Pending(self.ask, Begun(before, move, self.begun.answers))


class ThinkRequest(msgspec.Struct, frozen=True):
    """All that a mind is told. `view` is what the seat may know, as the codec writes it; `taught` what the player
    has taught the opponents of this game; `also` a move that must be weighed; `counsels`: somebody is advised."""

    game: str
    view: msgspec.Raw
    seat: Seat
    opponent: Opponent
    seed: int
    simulations: int | None = None
    ms: int | None = None
    pending: PendingRequest | None = None
    taught: bytes = b""
    told: int = 3
    also: msgspec.Raw = NOTHING
    counsels: bool = False

    @classmethod
    def about(
        cls,
        match: Match,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        ms: int | None = None,
        *,
        simulations: int | None = None,
        taught: bytes = b"",
        told: int = 3,
        also: Move | None = None,
        counsels: bool = False,
    ) -> "ThinkRequest":
        view = msgspec.Raw(match.game.codec.encode(match.view(seat)))
        pending = PendingRequest.about(match, seat)
        asked = NOTHING if also is None else msgspec.Raw(match.game.codec.encode(also))
        return cls(match.game.id, view, seat, opponent, seed, simulations, ms, pending, taught, told, asked, counsels)

    @property
    def seconds(self) -> float:
        return LONGEST if self.ms is None else self.ms / 1000


class ThinkingFailed(Exception):
    """An opponent came up with nothing; the message says why. It can be asked again."""


class _Answer(msgspec.Struct, frozen=True):
    """A `Thought` as it travels: its moves are the game's to read."""

    move: msgspec.Raw
    nodes: int
    why: msgspec.Raw


_requests = msgspec.json.Decoder(ThinkRequest)
_answers = msgspec.json.Decoder(_Answer)


def serve_thought(data: bytes, is_cancelled: Expired) -> bytes:
    """The worker's side: think until the simulations are done, the time is up, or nobody cares any more."""
    request = _requests.decode(data)
    game = GAMES[request.game]
    deadline = monotonic() + request.seconds

    def expired() -> bool:
        return monotonic() >= deadline or is_cancelled()

    also = None if request.also == NOTHING else game.codec.move(request.also)
    budget = Budget(request.simulations, expired, request.told, also, request.counsels)
    view = game.codec.state(bytes(request.view))
    pending = request.pending.read(game.codec) if request.pending else None
    mind = game.mind_with(request.taught)
    thought = mind.think(view, request.seat, request.opponent, request.seed, budget, pending=pending)
    why = msgspec.Raw(msgspec.json.encode(thought.why))
    answer = _Answer(msgspec.Raw(game.codec.encode(thought.move)), thought.nodes, why)
    return msgspec.json.encode(answer)


class Thinker:
    """An opponent's brain: asked by the window without waiting, by the protocol with."""

    def __init__(self, worker: Worker | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._worker = worker or Worker(serve_thought)
        self._clock = clock
        self._request: ThinkRequest | None = None
        self._latest = 0.0

    def start(self) -> None:
        """Start the process before anybody has to wait for it."""
        self._worker.start()

    def ask(self, request: ThinkRequest) -> None:
        """Never waits. Whatever was asked before is cancelled by it."""
        grace = GRACE if self._worker.is_warm else START_GRACE
        self._request = request
        self._latest = self._clock() + request.seconds + grace
        self._worker.ask(msgspec.json.encode(request))

    def poll(self) -> Thought | None:
        """The thought, if it is there. Never waits. Raises `ThinkingFailed` once there can be none."""
        return self._look(0.0)

    def think(self, request: ThinkRequest) -> Thought:
        """Wait for the thought. Raises `ThinkingFailed`, at the latest when its time and the grace are over."""
        self.ask(request)
        while True:
            if thought := self._look(max(0.0, self._latest - self._clock())):
                return thought

    def cancel(self) -> None:
        self._request = None
        self._worker.cancel()

    def close(self) -> None:
        self._request = None
        self._worker.close()

    def _look(self, seconds: float) -> Thought | None:
        request = self._request
        if request is None:
            return None
        try:
            answer = self._worker.poll(seconds)
        except WorkerFailed as error:
            self._request = None
            raise ThinkingFailed(f"{request.opponent.level}: {error}") from error
        if answer is not None:
            self._request = None
            return _read(request, answer)
        if self._clock() >= self._latest:
            self.close()
            raise ThinkingFailed(f"{request.opponent.level} was not ready in time, and has been stopped")
        return None


class PromptThinker:
    """Thinks in our own process, at once: for tours and tests, whose clock is not the world's."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations
        self._request: ThinkRequest | None = None

    def start(self) -> None: ...

    def ask(self, request: ThinkRequest) -> None:
        self._request = msgspec.structs.replace(request, simulations=self._simulations, ms=None)

    def poll(self) -> Thought | None:
        if self._request is None:
            return None
        request, self._request = self._request, None
        return _read(request, serve_thought(msgspec.json.encode(request), lambda: False))

    def cancel(self) -> None:
        self._request = None

    def close(self) -> None: ...


def _read(request: ThinkRequest, data: bytes) -> Thought:
    answer = _answers.decode(data)
    codec = GAMES[request.game].codec
    return Thought(codec.move(answer.move), answer.nodes, codec.why(answer.why))
