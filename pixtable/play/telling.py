"""A game's own words for its moves and events, in the language and with the names of one table."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import msgspec

from pixtable.core.events import Ask, Choose, Event, Move, Seat
from pixtable.core.game import GameInfo
from pixtable.core.telling import Moment, Sentence, Teller, Told
from pixtable.core.why import Answer
from pixtable.language.words import Words

ANSWERS = 2


class PlainTeller:
    """Of a game that has no words of its own: its moves and events as the rules name them."""

    def move(self, moment: Moment, seat: Seat, move: Move) -> Sentence:
        return (_plainly(move),)

    def event(self, moment: Moment, event: Event) -> Told | None:
        """Of those that are somebody's doing."""
        seat = getattr(event, "seat", None)
        return None if seat is None else Told(seat, (_plainly(event),))


def _plainly(what: Move | Event) -> str:
    told = msgspec.to_builtins(what)
    kind = str(told.pop("kind")).replace("_", " ")
    told.pop("seat", None)
    return f"{kind}: {', '.join(f'{key} {value}' for key, value in told.items())}" if told else kind


class Telling:
    def __init__(self, game: GameInfo, words: Words, name: Callable[[Seat], str]) -> None:
        self._teller: Teller = game.teller or PlainTeller()
        self._occasion = game.occasion
        self._words, self.name = words, name

    def move(self, view: Any, viewer: Seat, seat: Seat, move: Move, asked: Ask | None = None) -> Sentence:
        """What `seat` would do, told to `viewer`, whose view of the position it is."""
        return self._teller.move(self._moment(view, viewer, asked), seat, move)

    def going_on(self, view: Any, viewer: Seat, answers: Iterable[Answer]) -> list[Sentence]:
        """What `viewer` would choose in the middle of a move; the most that one takes in at once."""
        return [self.move(view, viewer, viewer, Choose(one.option), one.ask) for one in islice(answers, ANSWERS)]

    def event(self, view: Any, viewer: Seat, event: Event) -> Told | None:
        """What happened in the position before it, as far as `viewer` may know."""
        return self._teller.event(self._moment(view, viewer), event)

    def occasion(self, view: Any, viewer: Seat, move: Move) -> Sentence | None:
        """What a move would be in answer to, where no sentence of a move says so."""
        return self._occasion(self._moment(view, viewer), move) if self._occasion is not None else None

    def _moment(self, view: Any, viewer: Seat, asked: Ask | None = None) -> Moment:
        return Moment(view, viewer, self._words.tell, self.name, asked)
