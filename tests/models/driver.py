"""Plays random games over the protocol with a model beside the engine, and compares the two after every move.

A model holds a whole game in its own way and says of every position who is to act, which moves are legal and what lies
where; of a move, what comes of it; of the end, who has won. It is told events only for what chance decides, and holds
even that against what may be. Where the two differ, `Disagreement` says the game, the deal, the move and the clause.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, Self

import msgspec

from pixtable.tools.protocol.server import answer
from pixtable.tools.protocol.table import Table

Wire = dict[str, Any]
"""What stands in one line of the protocol, or in a part of it: a move, an event, a view."""

ENOUGH = 20_000
"""Moves after which a game that does not end is one that never will."""
TRIED = 0.1
"""How often, beside each move, one is tried that was legal before and is not now."""


ABSENT = "nothing"
"""What a model says of a key that must not stand in a view."""


class Disagreement(AssertionError):
    """The model and the engine are of two minds. The clause is the one that the model answers for."""

    def __init__(self, clause: str, what: str, expected: object, found: object) -> None:
        super().__init__(f"{clause} {what}: the model expects {expected!r}, the engine says {found!r}")
        self.clause = clause


class Refused(Exception):
    """The protocol has answered with an error."""

    def __init__(self, error: Wire) -> None:
        super().__init__(error["message"])
        self.code = error["code"]
        self.clause = error.get("clause")


def agree(clause: str, what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Disagreement(clause, what, expected, found)


class Line:
    """The open table, line by line as a pipe would carry it, in this process."""

    def __init__(self) -> None:
        self._table = Table()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._table.__exit__()

    def ask(self, op: str, **fields: Any) -> Wire:
        line = msgspec.json.encode({"op": op, **fields})
        answered: Wire = msgspec.json.decode(msgspec.json.encode(answer(self._table, line)))
        if not answered.pop("ok"):
            raise Refused(answered["error"])
        return answered


@cache
def games() -> dict[str, Wire]:
    """What `games` tells of each: seats, options with their choices, and the printed pieces."""
    with Line() as line:
        return {game["id"]: game for game in line.ask("games")["games"]}


def any_options(game: str, rng: Random, left_out: float = 0.0, **fixed: Any) -> Wire:
    """The options of a game by chance, but for those that are fixed; so many of them are left to their defaults."""
    chosen: Wire = {}
    told: Wire = {}
    for option in games()[game]["options"]:
        key, only_with = option["key"], option.get("only_with", {})
        if key in fixed:
            chosen[key] = fixed[key]
        elif rng.random() < left_out or not all(chosen.get(other) in may for other, may in only_with.items()):
            chosen[key] = option["default"]
            continue
        else:
            chosen[key] = rng.choice(option["choices"])
        told[key] = chosen[key]
    return told


class Deal(NamedTuple):
    game: str
    seats: int
    options: Wire
    seed: int
    people: tuple[int, ...] | None = None
    """Where the game asks for it: the seats that people sit on; opponents sit on the others."""


class Model(ABC):
    """A game's whole state and rules, by its sheet. The driver calls; what is wrong, the model raises."""

    def __init__(self, game: Wire, seats: int, options: Mapping[str, Any], people: Sequence[int] | None = None) -> None:
        """`game` is its entry of `games`; options that were not given have the defaults that stand in it."""
        self.seats = seats
        self.people = people
        self.named = dict(options)
        self.options = {option["key"]: option["default"] for option in game["options"]} | dict(options)

    @abstractmethod
    def opening(self, events: Sequence[Wire]) -> None:
        """Set up, with what chance has decided."""

    def played_by(self, options: Wire) -> None:
        """Where the view tells the options: what they have come to, those that were not named included."""
        agree("", "options that were named", self.named, {key: options[key] for key in self.named})

    @abstractmethod
    def to_move(self) -> Iterable[int]:
        """Who may act now; nobody once it is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[Wire]:
        """All moves as `legal` lists them, in any order, open ones with their null."""

    @abstractmethod
    def play(self, seat: int, move: Wire, events: Sequence[Wire]) -> None:
        """Carry out a legal move; of the events, what chance decided is taken and all else is compared."""

    @abstractmethod
    def state(self) -> Wire:
        """What must stand in the open view, key by key; keys that the model does not speak of are not compared."""

    @abstractmethod
    def result(self) -> Wire | None:
        """What must stand in the result, once it is over."""

    def seen_by(self, seat: int) -> Wire:
        """What must stand in this seat's own view."""
        return {}

    def picked(self, listed: Sequence[Wire], rng: Random) -> Wire:
        """Which of the legal moves is played."""
        return rng.choice(listed)

    def filled(self, move: Wire, rng: Random) -> Wire:
        """A move to play, for one that is listed: any few of its pieces, some word, where these are left open."""
        fields = {key: value for key, value in move.items() if key not in ("choose", "from")}
        if "choose" in move:
            (name,) = (key for key, value in fields.items() if value is None)
            fields[name] = rng.sample(move["from"], rng.randint(*move["choose"]))
        if fields.get("text", "") is None:
            fields["text"] = f"words {rng.randrange(1_000_000)}"
        return fields


def written(move: Wire) -> str:
    """A move as text that is the same however its fields, and the pieces that an open one chooses from, are ordered."""
    return json.dumps({**move, "from": sorted(move["from"])} if "from" in move else move, sort_keys=True)


def is_one_of(listed: Wire, move: Wire) -> bool:
    """Whether a move that names its pieces is what an open one lets somebody choose."""
    if "choose" not in listed:
        return False
    (name,) = (key for key, value in listed.items() if value is None)
    chosen, (least, most) = move.get(name), listed["choose"]
    fits = isinstance(chosen, list) and least <= len(chosen) <= most and set(chosen) <= set(listed["from"])
    return fits and {**move, name: None} == {key: listed[key] for key in listed if key not in ("choose", "from")}


class Walk:
    """One game of random legal moves, model and engine side by side."""

    def __init__(self, line: Line, model: type[Model], deal: Deal) -> None:
        self._line = line
        self._rng = Random(f"{deal.game} {deal.seed}")
        self.model = model(games()[deal.game], deal.seats, deal.options, deal.people)
        self.seats = deal.seats
        self.moves: list[tuple[int, Wire]] = []
        self._known: dict[str, tuple[int, Wire]] = {}
        """Moves that were legal once, to be tried when they are not."""
        people = {} if deal.people is None else {"people": deal.people}
        told = line.ask("new", game=deal.game, seats=deal.seats, seed=deal.seed, options=deal.options, **people)
        if options := line.ask("view")["state"].get("options"):
            self.model.played_by(options)
        self.model.opening(told["events"])
        self._compare(told)

    def to_the_end(self) -> None:
        while to_move := sorted(self.model.to_move()):
            if len(self.moves) > ENOUGH:
                raise Disagreement("", "the game goes on for ever", ENOUGH, len(self.moves))
            self._step(self._rng.choice(to_move))
        result = self._line.ask("result")
        for key, value in (self.model.result() or {}).items():
            agree("", f"result, {key}", value, result[key])

    def _step(self, seat: int) -> None:
        listed = self._legal(seat)
        if self._rng.random() < TRIED:
            self._try_what_is_not_legal(listed)
        move = self.model.filled(self.model.picked(listed, self._rng), self._rng)
        told = self._line.ask("play", seat=seat, move=move)
        self.moves.append((seat, move))
        self.model.play(seat, move, told["events"])
        self._compare(told)
        for waiting in {self._rng.randrange(self.seats)} - {*self.model.to_move()}:
            agree("", f"legal moves of seat {waiting}, who waits", [], self._line.ask("legal", seat=waiting)["moves"])

    def _legal(self, seat: int) -> list[Wire]:
        listed: list[Wire] = self._line.ask("legal", seat=seat)["moves"]
        found = {written(move): move for move in listed}
        agree("", "how often each legal move is listed", len(found), len(listed))
        expected = {written(move) for move in self.model.legal(seat)}
        if expected != found.keys():
            missing, surplus = sorted(expected - found.keys()), sorted(found.keys() - expected)
            raise Disagreement("", f"legal moves of seat {seat}", f"also {missing}", f"instead {surplus}")
        self._known |= {f"{seat} {text}": (seat, move) for text, move in found.items()}
        return listed

    def _try_what_is_not_legal(self, listed: Sequence[Wire]) -> None:
        """What was legal before and is not now, or somebody else's, or a legal move with one number changed."""
        seat, move = self._known[self._rng.choice(list(self._known))]
        if self._rng.random() < 0.5:
            seat, move = self._rng.choice(sorted(self.model.to_move())), self._altered(self._rng.choice(listed))
        filled = self.model.filled(move, self._rng)
        if seat in self.model.to_move() and any(
            written(each) == written(move) or is_one_of(each, filled) for each in self.model.legal(seat)
        ):
            return
        try:
            self._line.ask("play", seat=seat, move=filled)
        except Refused as refused:
            if refused.code == "internal":
                raise
        else:
            raise Disagreement("", f"{move} of seat {seat}", "a refusal", "played")
        self._compare_state()

    def _altered(self, move: Wire) -> Wire:
        """It may be legal all the same."""
        move = dict(move)
        if "choose" in move:
            least, most = move["choose"]
            move["choose"] = self._rng.choice([[least - 1] * 2, [most + 1] * 2])
            if not 0 <= move["choose"][0] <= len(move["from"]):
                move["choose"] = [least, most]
        if numbers := [key for key, value in move.items() if type(value) is int]:
            key = self._rng.choice(numbers)
            move[key] += self._rng.choice([-2, -1, 1, 2, 3, 40])
        return move

    def _compare(self, told: Wire) -> None:
        expected = sorted(self.model.to_move())
        agree("", "who is to move", expected, sorted(told["to_move"]))
        agree("", "whether it is over", not expected, told["over"])
        self._compare_state()

    def _compare_state(self) -> None:
        views = [("the table", self.model.state(), {})]
        views += [(f"what seat {seat} sees", self.model.seen_by(seat), {"seat": seat}) for seat in self._some_seats()]
        for whose, expected, asked in views:
            if not expected:
                continue
            found = self._line.ask("view", **asked)["state"]
            for key, value in expected.items():
                agree("", f"{whose}, {key}", value, found.get(key, ABSENT))

    def _some_seats(self) -> Iterator[int]:
        yield self._rng.randrange(self.seats)


def play_out(line: Line, model: type[Model], deal: Deal) -> Walk:
    """One game to its end; a disagreement is told with all that is needed to see it again."""
    walk: Walk | None = None
    try:
        walk = Walk(line, model, deal)
        walk.to_the_end()
    except (Disagreement, Refused, LookupError, TypeError, ValueError) as error:
        last = walk.moves[-1] if walk is not None and walk.moves else "the opening"
        count = len(walk.moves) if walk is not None else 0
        raise AssertionError(f"{error!r}\n{deal}\nafter {count} moves, the last of them {last}") from error
    return walk
