"""Why an opponent voted as it did, told by itself: from its seat, with its taste, by what it could know then."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.core.game import Opponent
from pixtable.games.pictoric.mind.bot import MUMBLER, RANDOM
from pixtable.games.pictoric.mind.meaning.clue import read_association
from pixtable.games.pictoric.mind.meaning.explaining import name_signs, thoughts_of
from pixtable.games.pictoric.mind.meaning.guessing import fancies, opinion
from pixtable.games.pictoric.mind.meaning.opponents import character_of
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.reading import Part, Reading, Taught
from pixtable.games.pictoric.mind.meaning.scoring import Reason, reasons
from pixtable.games.pictoric.mind.meaning.tables import called, deck
from pixtable.games.pictoric.mind.understanding import Player
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.state import Turn

How: TypeAlias = Literal["chance", "together", "led", "fancy", "least"]
"""It understands nothing ever; nothing of this clue, and guessed with the others (PB-56); a word led it to something in
the picture; a word has to do with the picture for it alone; no word spoke for it, and this was the least far."""


class VoteReason(NamedTuple):
    how: How
    word: str = ""
    seen: str = ""
    almost: int | None = None
    """The sector that seemed even likelier to it, and that it did not dare to vote for."""


def reason_for_vote(turn: Turn, seat: Seat, opponent: Opponent, language: str, taught: Taught) -> VoteReason:
    """Whose the pictures were it could not know, but for its own."""
    vote = turn.votes[seat]
    assert vote is not None, "who leads does not vote"
    if opponent.level == RANDOM:
        return VoteReason("chance")
    reading = read_association(turn.clue, language, taught)
    if reading.says_nothing:
        return VoteReason("together")
    who = _mind_of(opponent, seat)
    others = [sector for sector, card in enumerate(turn.sectors, start=1) if card != turn.laid[seat]]
    scores = opinion(reading, who)
    best = max(others, key=lambda sector: scores[_column(turn, sector)])
    said = VoteReason("least")  # as of a clue that only rings a bell: no word of it is known
    if reading.parts:
        said = _said(reading, turn.clue.pictograms, _strongest(reading, _column(turn, vote), who), language)
    return said if best == vote else said._replace(almost=best)


def thought_of(reading: Reading, seat: Seat, opponent: Opponent) -> str:
    """What a clue makes one opponent think of first, whatever lies on the table; nothing where it says nothing."""
    if reading.says_nothing or opponent.level == RANDOM:
        return ""
    return next(iter(thoughts_of(reading, _mind_of(opponent, seat))), "")


def _mind_of(opponent: Opponent, seat: Seat) -> Character:
    level = "expert" if opponent.level == MUMBLER else opponent.level
    return character_of(Player(level, opponent.persona, seat))


def _column(turn: Turn, sector: int) -> int:
    return deck().column(PICTURES[turn.sectors[sector - 1]])


class _Spoken(NamedTuple):
    """How much a word of the clue spoke for a picture: by what is to be seen there, and by a fancy."""

    part: Part
    reason: Reason | None
    fancy: float

    @property
    def worth(self) -> float:
        return (self.reason.worth if self.reason else 0.0) + self.fancy


def _strongest(reading: Reading, column: int, who: Character) -> _Spoken:
    found = reasons(reading, deck().pictures[column], len(reading.parts), who.taste.leaning)
    spoken = [
        _Spoken(
            part,
            next((reason for reason in found if reason.word == part.text), None),
            fancies(part, reading, who)[column] if who.quirk else 0.0,
        )
        for part in reading.parts
    ]
    return max(spoken, key=lambda it: it.worth)


def _said(reading: Reading, signs: Sequence[str] | None, spoken: _Spoken, language: str) -> VoteReason:
    part, reason, fancy = spoken
    word = name_signs([part.text], language)[0] if signs else part.text
    if spoken.worth <= 0:
        return VoteReason("least")
    if reason is None or fancy > reason.worth:
        return VoteReason("fancy", word)
    return VoteReason("led", word, called(reason.concept, reading.language))
