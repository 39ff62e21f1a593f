"""One seat of a table: it is told what it may know and nothing else, and our opponents play the others."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Choose, Event, Move, Seat
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Match
from pixtable.core.rules import Illegal
from pixtable.play.thinking import Thinker, ThinkingFailed, ThinkRequest
from pixtable.store.saves import Recorded, SaveError
from pixtable.tools.protocol import requests as ask
from pixtable.tools.protocol.answers import Answer, ProtocolError, check_opponent, listed, read_move, refused
from pixtable.tools.protocol.telling import describe, told

STOPGAP_SIMULATIONS = 50
"""What an opponent whose process has failed makes do with, in our own: the game must go on."""
ONE_WORLD = 0
"""The seed of the world in which a refusal is explained: any will do, if it is always the same."""


class Company(NamedTuple):
    """Who plays the other seats, and how long each of their moves may take."""

    others: Opponent
    ms: int | None


class Place:
    """A seat that somebody has joined. Whatever it answers follows from that seat's own view and redacted events."""

    def __init__(
        self, recorded: Recorded, seat: Seat, company: Company, thinker: Thinker, language: ask.Language | None
    ) -> None:
        self.seat, (self.others, self.ms) = seat, company
        self._language = language
        self._recorded = recorded
        self._thinker = thinker
        self._handlers: dict[type, Callable[[Any], Answer]] = {
            ask.Legal: self._legal,
            ask.Play: self._play,
            ask.Describe: self._describe,
            ask.View: self._view,
            ask.Think: self._think,
            ask.Undo: self._undo,
            ask.Result: self._result,
        }

    def handle(self, request: ask.Request) -> Answer:
        handler = self._handlers.get(type(request))
        if handler is None:
            raise ProtocolError("seat_only", f"this line is for whoever sees the whole table, not for seat {self.seat}")
        return handler(request)

    def begin(self) -> Answer:
        """All that this seat has been told so far; the others have moved until it is this seat's turn."""
        halted = self._let_others_act()
        match = self._match
        events = [*match.opening, *(event for step in match.steps[: match.n] for event in step.events)]
        return {"seat": self.seat, **self._told(match.blank, events, halted)}

    # Playing

    @property
    def _match(self) -> Match:
        return self._recorded.match

    def _check_own(self, wished: Seat | None) -> None:
        if wished not in (None, self.seat):
            raise ProtocolError("not_your_seat", f"this connection is seat {self.seat}'s, not seat {wished}'s")

    def _legal(self, request: ask.Legal) -> Answer:
        self._check_own(request.seat)
        return {"seat": self.seat, "moves": [listed(move) for move in self._match.legal(self.seat)]}

    def _play(self, request: ask.Play) -> Answer:
        self._check_own(request.seat)
        move = read_move(self._match.game, request.move)
        begun_at = self._match.n
        try:
            self._recorded.play(self.seat, move)
        except Illegal as illegal:
            raise self._refused(move, illegal) from illegal
        halted = self._let_others_act()
        steps = self._match.steps[begun_at : self._match.n]
        events = (event for step in steps for event in step.events)
        return self._told(self._match.state_at(begun_at), events, halted)

    def _refused(self, move: Move, illegal: Illegal) -> ProtocolError:
        """Why not, as it follows from the view: the true reason may tell where a card lies that nobody has shown."""
        match, seat = self._match, self.seat
        if isinstance(move, Choose) or match.half_made is not None or match.result is not None:
            return refused(match.game, illegal.refusal)
        world = match.rules.determinize(match.view(seat), seat, Rng(ONE_WORLD))
        refusal = match.rules.refuse(world, seat, move)
        return refused(match.game, refusal) if refusal else ProtocolError("illegal", "the rules do not allow this move")

    def _told(self, begun: Any, events: Iterable[Event], halted: str | None) -> Answer:
        match = self._match
        redacted = (match.rules.redact(event, self.seat) for event in events)
        seen = told(match, match.rules.view(begun, self.seat), redacted, self.seat, self._language)
        stopped = {} if halted is None else {"halted": halted}
        return {"events": seen, "to_move": match.to_act, "over": match.result is not None, **stopped}

    def _describe(self, request: ask.Describe) -> Answer:
        """Of this seat's own moves alone: what is no move of it now is refused as `play` would."""
        self._check_own(request.seat)
        move = read_move(self._match.game, request.move)
        if refusal := self._match.refuse(self.seat, move):
            raise self._refused(move, Illegal(refusal))
        return describe(self._match, self.seat, move, request.lang)

    # The others

    def _let_others_act(self) -> str | None:
        """Until it is this seat's turn or the game is over; where the disk refuses one of their moves, why."""
        while (to_act := self._match.to_act) and self.seat not in to_act:
            try:
                self._recorded.play(to_act[0], self._thought_of(to_act[0]))
            except SaveError as error:
                return error.code
        return None

    def _thought_of(self, seat: Seat) -> Move:
        match = self._match
        seed = (match.deal.seed * 1_000_003 + match.n) & 0x7FFF_FFFF
        try:
            return self._thinker.think(ThinkRequest.about(match, seat, self.others, seed, self.ms)).move
        except ThinkingFailed:
            mind, budget = match.game.mind, Budget(STOPGAP_SIMULATIONS)
            return mind.think(match.view(seat), seat, self.others, seed, budget, pending=match.pending(seat)).move

    # Looking

    def _view(self, request: ask.View) -> Answer:
        self._check_own(request.seat)
        match = self._match
        pending = match.pending(self.seat)
        asked = {} if pending is None else {"pending": pending.ask}
        return {"state": {**match.rules.picture(match.view(self.seat)), **asked}}

    def _think(self, request: ask.Think) -> Answer:
        self._check_own(request.seat)
        match = self._match
        check_opponent(match.game, request.level, request.persona)
        if self.seat not in match.to_act:
            raise ProtocolError("not_to_move", f"seat {self.seat} has nothing to decide now")
        thought = self._thinker.think(
            ThinkRequest.about(match, self.seat, Opponent(request.level, request.persona), request.seed, ms=request.ms)
        )
        return {"move": thought.move, "nodes": thought.nodes, "why": thought.why}

    def _result(self, request: ask.Result) -> Answer:
        result = self._match.result
        if result is None:
            raise ProtocolError("not_over", "the game goes on: there is no result yet")
        return dict(msgspec.to_builtins(result))

    # Going back

    def _undo(self, request: ask.Undo) -> Answer:
        """The seat's own last step, if nobody has learned anything by it: a question tells something too."""
        match = self._match
        step = match.steps[match.n - 1] if match.n else None
        if step is None or step.seat != self.seat or step.asks or not self._recorded.undo():
            raise ProtocolError("nothing_to_undo", "only a move of one's own that has shown nobody anything new")
        return {"n": match.n, "to_move": match.to_act}
