"""What an opponent made of an association, admitted at the reveal: words it did not know, or what it thought of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.pictoric.mind.meaning.clue import TAUGHT, read
from pixtable.games.pictoric.mind.meaning.explaining import explain
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import Turn
from pixtable.games.pictoric.table.view import RoundView


class Hearing(NamedTuple):
    """What is said of it, and the words that could be taught."""

    sentence: str = ""
    unknown: tuple[str, ...] = ()


NOTHING = Hearing()
MOST_NAMED = 2
"""So many words are enough to say which were not known, or what was guessed from."""


class Ear:
    """Remembers what was made of a turn until another was scored, or something was taught."""

    def __init__(self, look: RoundView) -> None:
        self.look = look
        self._heard: tuple[Turn | None, object, Hearing] = (None, None, NOTHING)

    @property
    def hearing(self) -> Hearing:
        """Nothing where nobody had to understand words by themselves: among people, or where none were written."""
        turn, taught = self.look.state.last_turn, self.look.companion.taught
        if turn is None or turn.clue.text is None:
            return NOTHING
        if self._heard[0] is not turn or self._heard[1] is not taught:
            self._heard = (turn, taught, self._listen(turn, turn.clue.text))
        return self._heard[2]

    def _listen(self, turn: Turn, text: str) -> Hearing:
        look = self.look
        speaker = _speaker(look, turn)
        if speaker is None:
            return NOTHING
        reading = read(text, look.state.language, look.companion.taught)
        told = explain(reading, PICTURES[turn.laid[turn.leader]])
        learnt = [part.text for part in reading.parts if part.how == TAUGHT]
        name = look.name(speaker)
        if told.unknown:
            known = tuple(dict.fromkeys(part.text for part in reading.parts))
            key = "heard.guessed" if known else "heard.unknown"
            said = look.say(key, name=name, words=_quoted(look, told.unknown), known=_quoted(look, known))
        elif learnt:
            said = look.say("heard.taught", name=name, words=_quoted(look, learnt))
        elif led := [(word, facet) for word, facet in told.led_to if word.casefold() != facet.casefold()]:
            word, facet = led[0]
            said = look.say("heard.led", name=name, word=word, facet=facet)
        else:
            said = ""
        return Hearing(said, told.unknown)


def _speaker(look: RoundView, turn: Turn) -> Seat | None:
    """The first opponent who had to guess."""
    guessers = (seat for seat in range(look.state.seats) if seat != turn.leader)
    return next((seat for seat in guessers if not look.sitter(seat).is_person), None)


def _quoted(look: RoundView, words: Sequence[str]) -> str:
    named = [look.say("heard.word", word=word) for word in words[:MOST_NAMED]]
    return ", ".join([*named, *(["…"] if len(words) > MOST_NAMED else [])])
