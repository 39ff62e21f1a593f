"""One table of the protocol: the game on it, and what each request does to it."""

import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec

from pixtable.core.codec import BadJson
from pixtable.core.events import Event, Move, Seat
from pixtable.core.game import BadOptions, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import Listed, Open
from pixtable.core.rules import BadPosition, Illegal, Refusal
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.play.thinking import Thinker, ThinkingFailed, ThinkRequest
from pixtable.store.saves import Recorded, SaveError, load
from pixtable.tools.names import name_of, words_of
from pixtable.tools.protocol import requests as ask

Answer = dict[str, Any]
CHOICE = ("choose", "from")
"""Beside an open move: how many at least and at most, and of which."""


class ProtocolError(Exception):
    """A request that cannot be met. Nothing has changed."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.told = {"code": code, "message": message, **more}


class Table:
    """At most one game lies on it; `new`, `setup` and `load` clear it for another."""

    def __init__(self) -> None:
        self._recorded: Recorded | None = None
        self._thinker = Thinker()
        self._handlers: dict[type, Callable[[Any], Answer]] = {
            ask.Games: self._games,
            ask.New: self._new,
            ask.Legal: self._legal,
            ask.Play: self._play,
            ask.View: self._view,
            ask.Think: self._think,
            ask.Undo: self._undo,
            ask.Seek: self._seek,
            ask.Save: self._save,
            ask.Load: self._load,
            ask.Setup: self._setup,
            ask.Result: self._result,
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._thinker.close()
        self._lay_out(None)

    def handle(self, request: ask.Request) -> Answer:
        try:
            return self._handlers[type(request)](request)
        except Illegal as illegal:
            raise self._refused(illegal.refusal) from illegal
        except BadOptions as error:
            raise ProtocolError("bad_options", str(error)) from error
        except BadPosition as error:
            raise ProtocolError("bad_position", str(error)) from error
        except SaveError as error:
            raise ProtocolError(error.code, Words().say(error.key, **error.values)) from error
        except ThinkingFailed as error:
            raise ProtocolError("no_thought", str(error)) from error

    # What there is

    def _games(self, request: ask.Games) -> Answer:
        return {"games": [_described(game) for game in GAMES.values()]}

    # Beginning

    def _new(self, request: ask.New) -> Answer:
        deal = Deal(request.seats, _seed(request.seed), request.options)
        return self._start(_game(request.game), deal, request.log)

    def _setup(self, request: ask.Setup) -> Answer:
        """A position names its game, seats, options and seed itself; the first three may be those on the table."""
        position = dict(request.position)
        name = position.pop("game", None)
        game = self._match.game if name is None else _game(name)
        frame = {} if self._recorded is None else {"seats": self._match.deal.seats, "options": self._match.deal.options}
        frame |= {key: position.pop(key) for key in ("seats", "options", "seed") if key in position}
        frame.setdefault("seed", _seed(None))
        try:
            deal = msgspec.convert({**frame, "position": position}, Deal)
        except msgspec.ValidationError as error:
            raise ProtocolError("bad_position", str(error)) from error
        return self._start(game, deal)

    def _start(self, game: GameInfo, deal: Deal, log: str | None = None) -> Answer:
        match = Match.start(game, deal)
        self._lay_out(Recorded.create(match, log))
        return {**self._told(match.opening), "seed": deal.seed}

    def _lay_out(self, recorded: Recorded | None) -> None:
        if self._recorded is not None:
            self._recorded.close()
        self._recorded = recorded

    # Playing

    @property
    def _match(self) -> Match:
        return self._table.match

    @property
    def _table(self) -> Recorded:
        if self._recorded is None:
            raise ProtocolError("no_game", "no game is on the table: begin with new, setup or load")
        return self._recorded

    def _seat(self, wished: Seat | None) -> Seat:
        """The seat that is meant: by default the first to move."""
        if wished is None:
            return self._match.to_act[0] if self._match.to_act else 0
        if wished >= self._match.deal.seats:
            raise ProtocolError("bad_request", f"seat {wished} of {self._match.deal.seats}: seats are counted from 0")
        return wished

    def _legal(self, request: ask.Legal) -> Answer:
        seat = self._seat(request.seat)
        return {"seat": seat, "moves": [_listed(move) for move in self._match.legal(seat)]}

    def _play(self, request: ask.Play) -> Answer:
        seat = self._seat(request.seat)
        try:
            move = self._match.game.codec.move(_without_choice(request.move))
        except BadJson as error:
            raise ProtocolError("bad_request", f"{error} (in the move)") from error
        return self._told(self._table.play(seat, move))

    def _told(self, events: tuple[Event, ...]) -> Answer:
        return {"events": events, "to_move": self._match.to_act, "over": self._match.result is not None}

    def _refused(self, refusal: Refusal) -> ProtocolError:
        message = words_of(self._match.game).why_not(refusal)
        piece = {} if refusal.piece is None else {"piece": refusal.piece}
        return ProtocolError("illegal", message, clause=refusal.clause, **piece)

    # Looking

    def _view(self, request: ask.View) -> Answer:
        match = self._match
        state = match.state if request.seat is None else match.view(self._seat(request.seat))
        half = match.half_made
        is_theirs = half is not None and request.seat in (None, half.ask.seat)
        pending = {"pending": half.ask} if half is not None and is_theirs else {}
        return {"state": {**match.rules.picture(state), **pending}}

    def _result(self, request: ask.Result) -> Answer:
        result = self._match.result
        if result is None:
            raise ProtocolError("not_over", "the game goes on: there is no result yet")
        return dict(msgspec.to_builtins(result))

    def _think(self, request: ask.Think) -> Answer:
        match, mind = self._match, self._match.game.mind
        seat = self._seat(request.seat)
        for name, known in ((request.level, mind.levels), (request.persona, (None, *mind.personas))):
            if name not in known:
                raise ProtocolError("bad_request", f"{name!r} is not among {[each for each in known if each]}")
        if seat not in match.to_act:
            raise ProtocolError("not_to_move", f"seat {seat} has nothing to decide now")
        thought = self._thinker.think(
            ThinkRequest.about(match, seat, Opponent(request.level, request.persona), request.seed, ms=request.ms)
        )
        return {"move": thought.move, "nodes": thought.nodes, "why": thought.why}

    # Going back

    def _undo(self, request: ask.Undo) -> Answer:
        """At the protocol's table everybody practises: undo crosses what was revealed."""
        if self._match.n == 0:
            raise ProtocolError("nothing_to_undo", "this is the beginning of the game")
        self._table.undo(practice=True)
        return self._stands()

    def _seek(self, request: ask.Seek) -> Answer:
        if request.n > len(self._match.steps):
            raise ProtocolError("bad_request", f"this game has {len(self._match.steps)} moves, not {request.n}")
        self._table.seek(request.n)
        return self._stands()

    def _stands(self) -> Answer:
        return {"n": self._match.n, "to_move": self._match.to_act}

    # Keeping

    def _save(self, request: ask.Save) -> Answer:
        self._table.save_as(request.path)
        return self._kept()

    def _load(self, request: ask.Load) -> Answer:
        loaded = load(request.path)
        self._lay_out(Recorded(loaded.match))
        notice = loaded.notice
        recovered = {} if notice is None else {"recovered": Words().say(notice.key, **notice.values)}
        return {**self._kept(), **recovered}

    def _kept(self) -> Answer:
        match = self._match
        events = [*match.opening, *(event for step in match.steps[: match.n] for event in step.events)]
        return {"moves": match.n, "events": events}


def _game(name: object) -> GameInfo:
    if not isinstance(name, str) or name not in GAMES:
        raise ProtocolError("no_such_game", f"there is no game {name!r}; there are {sorted(GAMES)}")
    return GAMES[name]


def _seed(wished: int | None) -> int:
    return secrets.randbits(48) if wished is None else wished


def _listed(move: Listed[Move]) -> Answer:
    """A legal move; what is left open in it is null, and what may stand there is said beside it."""
    if not isinstance(move, Open):
        return dict(msgspec.to_builtins(move))
    choice = {} if move.among is None else dict(zip(CHOICE, ((move.least, move.most), move.among), strict=True))
    return {**msgspec.to_builtins(move.sample), move.field: None, **choice}


def _without_choice(move: msgspec.Raw) -> bytes:
    """Whoever fills in what was open may send back what was said beside it."""
    fields = msgspec.json.decode(move, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({key: value for key, value in fields.items() if key not in CHOICE})


def _described(game: GameInfo) -> Answer:
    options = [
        {
            "key": option.key,
            "clause": option.clause,
            "type": option.type,
            "default": option.default,
            "choices": option.choices,
        }
        for option in game.options
    ]
    players = [min(game.seats), max(game.seats)]
    described = {"id": game.id, "name": name_of(game), "players": players, "seats": game.seats, "options": options}
    return described if game.material is None else {**described, **game.material(words_of(game).say)}
