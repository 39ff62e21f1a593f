"""What opponents made of an association, admitted at the reveal: words they did not know, or what they thought of.

Whom it said nothing guessed together (PB-56), and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.pictoric.mind.meaning.clue import TAUGHT, read
from pixtable.games.pictoric.mind.meaning.explaining import explain
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import Turn
from pixtable.games.pictoric.table.pieces.art import way_of
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
        """Nothing where nobody had to understand it alone: among people, or where signs speak for themselves."""
        turn, taught = self.look.state.last_turn, self.look.companion.taught
        if turn is None or turn.clue.pictograms:
            return NOTHING
        if self._heard[0] is not turn or self._heard[1] is not taught:
            self._heard = (turn, taught, self._listen(turn))
        return self._heard[2]

    def _listen(self, turn: Turn) -> Hearing:
        guessing = opponents_guessing(self.look, turn.leader)
        if not guessing:
            return NOTHING
        if turn.clue.text is None:
            return Hearing(self._lost(way_of(turn.clue), guessing))
        look, name = self.look, self.look.name(guessing[0])
        reading = read(turn.clue.text, look.state.language, look.companion.taught)
        if reading.says_nothing:
            unknown = tuple(word.text for word in reading.unknown)
            return Hearing(self._lost("unknown" if unknown else "blank", guessing, _quoted(look, unknown)), unknown)
        told = explain(reading, PICTURES[turn.laid[turn.leader]])
        learnt = [part.text for part in reading.parts if part.how == TAUGHT]
        if told.unknown:
            known = tuple(dict.fromkeys(part.text for part in reading.parts))
            said = look.say("heard.guessed", name=name, words=_quoted(look, told.unknown), known=_quoted(look, known))
        elif learnt:
            said = look.say("heard.taught", name=name, words=_quoted(look, learnt))
        elif led := [(word, facet) for word, facet in told.led_to if word.casefold() != facet.casefold()]:
            word, facet = led[0]
            said = look.say("heard.led", name=name, word=word, facet=facet)
        else:
            said = ""
        return Hearing(said, told.unknown)

    def _lost(self, how: str, guessing: Sequence[Seat], words: str = "") -> str:
        """One of those to whom it said nothing speaks for all of them."""
        return self.look.say(f"heard.{how}", name=self.look.name(guessing[0]), words=words, n=len(guessing))


def opponents_guessing(look: RoundView, leader: Seat) -> list[Seat]:
    """Who had to guess, and is no person."""
    return [seat for seat in range(look.state.seats) if seat != leader and not look.sitter(seat).is_person]


def _quoted(look: RoundView, words: Sequence[str]) -> str:
    named = [look.say("heard.word", word=word) for word in words[:MOST_NAMED]]
    return ", ".join([*named, *(["…"] if len(words) > MOST_NAMED else [])])
