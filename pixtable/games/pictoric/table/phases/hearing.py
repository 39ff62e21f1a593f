"""What opponents made of an association, admitted at the reveal: words they did not know, or what they thought of.

Whom it said nothing guessed together (PB-56), and say so. Whoever is asked gives its own reason for its own vote.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.pictoric.mind.meaning.clue import TAUGHT, read, read_association
from pixtable.games.pictoric.mind.reasons import reason_for_vote
from pixtable.games.pictoric.rules.state import Association, Turn
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
    """Remembers what was made of a turn until another was scored, another is asked, or something was taught."""

    def __init__(self, look: RoundView) -> None:
        self.look = look
        self._heard: tuple[tuple[Turn | None, object, Seat | None], Hearing] = ((None, None, None), NOTHING)

    @property
    def hearing(self) -> Hearing:
        """Nothing where nobody had to understand it alone: among people."""
        look, turn = self.look, self.look.state.last_turn
        if turn is None or not (guessing := look.guessing(turn.leader)):
            return NOTHING
        now = (turn, look.companion.taught, look.asks if look.asks in guessing else None)
        if any(a is not b for a, b in zip(self._heard[0], now, strict=True)):
            self._heard = (now, self._listen(turn, now[2]))
        return self._heard[1]

    def _listen(self, turn: Turn, asked: Seat | None) -> Hearing:
        first = next(iter(self.look.guessing(turn.leader)))
        admitted = self._admit(turn, first if asked is None else asked)
        if admitted.sentence and (asked is None or self._says_nothing(turn.clue)):
            return admitted
        return admitted._replace(sentence=self.reason(turn, first if asked is None else asked))

    def _says_nothing(self, clue: Association) -> bool:
        return read_association(clue, self.look.state.language, self.look.companion.taught).says_nothing

    def _admit(self, turn: Turn, speaker: Seat) -> Hearing:
        """What all of them have in common: what they did not know."""
        look, name = self.look, self.look.name(speaker)
        if turn.clue.pictograms:
            return NOTHING
        if turn.clue.text is None:
            return Hearing(self._lost(way_of(turn.clue), turn, speaker))
        reading = read(turn.clue.text, look.state.language, look.companion.taught)
        if reading.language != look.state.language:
            heard, listens = look.in_language(reading.language), look.in_language(look.state.language)
            return Hearing(look.say("heard.foreign", name=name, heard=heard, listens=listens))
        unknown = tuple(word.text for word in reading.unknown)
        if reading.says_nothing:
            return Hearing(
                self._lost("unknown" if unknown else "blank", turn, speaker, _quoted(look, unknown)), unknown
            )
        if unknown:
            known = tuple(dict.fromkeys(part.text for part in reading.parts))
            said = look.say("heard.guessed", name=name, words=_quoted(look, unknown), known=_quoted(look, known))
            return Hearing(said, unknown)
        learnt = [part.text for part in reading.parts if part.how == TAUGHT]
        return Hearing(look.say("heard.taught", name=name, words=_quoted(look, learnt))) if learnt else NOTHING

    def _lost(self, how: str, turn: Turn, speaker: Seat, words: str = "") -> str:
        """One of those to whom it said nothing speaks for all of them."""
        count = len(self.look.guessing(turn.leader))
        return self.look.say(f"heard.{how}", name=self.look.name(speaker), words=words, n=count)

    def reason(self, turn: Turn, seat: Seat) -> str:
        """Its own, for its own vote."""
        look = self.look
        opponent = look.guessing(turn.leader)[seat]
        told = reason_for_vote(turn, seat, opponent, look.state.language, look.companion.taught)
        if told.how == "together":
            return self._lost("blank" if turn.clue.text is not None else way_of(turn.clue), turn, seat)
        is_same = told.how == "led" and told.word.casefold() == told.seen.casefold()
        key = "reason.seen" if is_same else f"reason.{told.how}"
        said = look.say(key, name=look.name(seat), word=told.word, seen=told.seen, sector=turn.votes[seat])
        return said if told.almost is None else look.say("reason.almost", said=said, sector=told.almost)


def _quoted(look: RoundView, words: Sequence[str]) -> str:
    named = [look.say("heard.word", word=word) for word in words[:MOST_NAMED]]
    return ", ".join([*named, *(["…"] if len(words) > MOST_NAMED else [])])
