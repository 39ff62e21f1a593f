"""One table of the protocol: the game on it, what each request does to it, and the seat that somebody has joined."""

import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec

from pixtable.core.events import Event, Seat
from pixtable.core.game import BadOptions, GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition, Illegal
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.play.thinking import Thinker, ThinkingFailed, ThinkRequest
from pixtable.store.chairs import USUAL_LEVEL
from pixtable.store.saves import Recorded, SaveError, load
from pixtable.tools.names import name_of, words_of
from pixtable.tools.protocol import requests as ask
from pixtable.tools.protocol.answers import (
    Answer,
    ProtocolError,
    check_opponent,
    checked_seat,
    listed,
    read_move,
    refused,
)
from pixtable.tools.protocol.place import Place


class Table:
    """At most one game lies on it; `new`, `setup` and `load` clear it for another.

    Whoever asks sees the whole table, until a seat is joined: from then on only its `Place` answers, for good.
    """

    def __init__(self, thinker: Thinker | None = None) -> None:
        self._recorded: Recorded | None = None
        self._place: Place | None = None
        self._thinker = thinker or Thinker()
        self._handlers: dict[type, Callable[[Any], Answer]] = {
            ask.Games: self._games,
            ask.New: self._new,
            ask.Join: self._join,
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
            if self._place is not None and not isinstance(request, ask.Games | ask.New | ask.Join):
                return self._place.handle(request)
            return self._handlers[type(request)](request)
        except Illegal as illegal:
            raise refused(self._match.game, illegal.refusal) from illegal
        except BadOptions as error:
            raise ProtocolError("bad_options", str(error)) from error
        except BadPosition as error:
            raise ProtocolError("bad_position", str(error)) from error
        except SaveError as error:
            told = Words().say(error.key, **error.values) if self._place is None else "the game could not be kept"
            raise ProtocolError(error.code, told) from error
        except ThinkingFailed as error:
            raise ProtocolError("no_thought", str(error)) from error

    def fault(self, error: Exception) -> str:
        """What is said of a mistake of our own: to a seat nothing more, for who knows what stands in it."""
        return f"{type(error).__name__}: {error}" if self._place is None else "a mistake of the table's own"

    # What there is

    def _games(self, request: ask.Games) -> Answer:
        return {"games": [_described(game) for game in GAMES.values()]}

    # Beginning

    def _new(self, request: ask.New) -> Answer:
        game, people = _game(request.game), request.people
        if people is None and request.whose != ask.OPEN:
            people = (request.whose,)  # all the others are opponents of ours
        deal = Deal(request.seats, _seed(request.seed), request.options, people=people)
        if request.whose != ask.OPEN:
            return self._new_for(request.whose, game, deal, request)
        if self._place is not None:
            raise ProtocolError("seat_only", f"this connection is a seat's: begin with as, as {self._place.seat} is")
        if request.others is not None or request.ms is not None:
            raise ProtocolError("bad_request", "others are played only for whoever begins as a seat, or joins one")
        return self._start(game, deal, request.log)

    def _new_for(self, seat: Seat, game: GameInfo, deal: Deal, request: ask.New) -> Answer:
        """The same as `new` and `join`, but only that seat is ever told anything."""
        match, others = Match.start(game, deal), Opponent(request.others or USUAL_LEVEL)
        checked_seat(match, seat)
        check_opponent(game, others.level)
        self._lay_out(Recorded.create(match, request.log))
        return self._sit_down(seat, others, request.ms)

    def _join(self, request: ask.Join) -> Answer:
        """Once more for the same seat, it is told again all that it knows, and the others go on."""
        seat, place = checked_seat(self._match, request.seat), self._place
        if place is not None and seat != place.seat:
            raise ProtocolError("not_your_seat", f"this connection is seat {place.seat}'s, not seat {seat}'s")
        others = Opponent(request.others or USUAL_LEVEL)
        if place is not None and request.others is None:
            others = place.others
        check_opponent(self._match.game, others.level)
        return self._sit_down(seat, others, request.ms or (place.ms if place else None))

    def _sit_down(self, seat: Seat, others: Opponent, ms: int | None) -> Answer:
        self._place = Place(self._table, seat, others, ms, self._thinker)
        return self._place.begin()

    def _setup(self, request: ask.Setup) -> Answer:
        """A position names its game, seats, options and seed itself; the first three may be those on the table."""
        position = dict(request.position)
        name = position.pop("game", None)
        game = self._match.game if name is None else _game(name)
        frame = {} if self._recorded is None else {"seats": self._match.deal.seats, "options": self._match.deal.options}
        frame |= {key: position.pop(key) for key in ("seats", "options", "seed", "people") if key in position}
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
        return checked_seat(self._match, wished)

    def _legal(self, request: ask.Legal) -> Answer:
        seat = self._seat(request.seat)
        return {"seat": seat, "moves": [listed(move) for move in self._match.legal(seat)]}

    def _play(self, request: ask.Play) -> Answer:
        seat = self._seat(request.seat)
        return self._told(self._table.play(seat, read_move(self._match.game, request.move)))

    def _told(self, events: tuple[Event, ...]) -> Answer:
        return {"events": events, "to_move": self._match.to_act, "over": self._match.result is not None}

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
        match, seat = self._match, self._seat(request.seat)
        check_opponent(match.game, request.level, request.persona)
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


def _described(game: GameInfo) -> Answer:
    options = [
        {
            "key": option.key,
            "clause": option.clause,
            **({"only_with": option.only_with} if option.only_with else {}),
            "type": option.type,
            "default": option.default,
            "choices": option.choices,
            **({"default_with": option.default_with} if option.default_with else {}),
        }
        for option in game.options
    ]
    players = [min(game.seats), max(game.seats)]
    described = {"id": game.id, "name": name_of(game), "players": players, "seats": game.seats, "options": options}
    return described if game.material is None else {**described, **game.material(words_of(game).say)}
