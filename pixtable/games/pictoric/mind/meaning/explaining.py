"""What an opponent can tell of its reading: while a clue is typed, and at the reveal."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.guessing import opinion
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.pictograms import MEANINGS
from pixtable.games.pictoric.mind.meaning.reading import Reading, Taught
from pixtable.games.pictoric.mind.meaning.scoring import Crowding, crowding, reasons, score
from pixtable.games.pictoric.mind.meaning.tables import called, concept_place, deck


class Heard(NamedTuple):
    """A clue while it is typed: which of its letters are understood, from and to, and how many pictures it fits.

    The deck as a whole is asked, so that this tells nothing of anybody's cards.
    """

    understood: tuple[tuple[int, int], ...]
    crowding: Crowding

    @property
    def says_nothing(self) -> bool:
        return not self.understood


class Explanation(NamedTuple):
    """Why a picture was thought of: words of the clue with the facets they led to, in the clue's own language, and the
    words that nobody here knows."""

    led_to: tuple[tuple[str, str], ...]
    unknown: tuple[str, ...]


FITTING = 12
"""So many pictures of the deck are asked what a clue makes one think of."""
NEAR_THE_BEST = 0.5
"""So much of the strongest thought another must be worth to be told in its place."""
TELLING = {"objects": 5, "themes": 4, "moods": 1}
"""The kinds of facets that say most of a picture, and how many of each are enough."""


def words_for(picture: str, language: str) -> tuple[str, ...]:
    """What is to be seen and felt in a picture, as the opponents would say it."""
    facets = deck().facets[deck().column(picture)]
    words = []
    for kind, most in TELLING.items():
        named = [facet.concept for facet in facets if facet.kind == kind and facet.concept >= 0]
        words += [called(concept, language) for concept in named[:most]]
    return tuple(dict.fromkeys(words))


def thoughts_of(reading: Reading, who: Character | None = None) -> tuple[str, ...]:
    """What a clue leads to on the pictures of the whole deck that it fits best: so nobody's cards are told.

    In somebody's eyes, or in nobody's in particular. What the clue says itself is nothing new, and told only where
    nothing else comes near it.
    """
    language, scores = reading.language, opinion(reading, who) if who else score(reading)
    leaning = who.taste.leaning if who else 0.0
    best = sorted(deck().pictures, key=lambda picture: -scores[deck().column(picture)])[:FITTING]
    worths: dict[int, float] = defaultdict(float)
    for picture in best:
        for reason in reasons(reading, picture, leaning=leaning):
            worths[reason.concept] += reason.worth
    led_to = sorted(worths, key=lambda concept: -worths[concept])
    said = {part.meanings[0] for part in reading.parts}
    enough = NEAR_THE_BEST * max(worths.values(), default=0.0)
    told = [concept for concept in led_to if concept not in said and worths[concept] >= enough] or led_to
    return tuple(dict.fromkeys(called(concept, language) for concept in told))


def name_signs(signs: Sequence[str], language: str) -> tuple[str, ...]:
    return tuple(called(concept_place(MEANINGS[sign][0]), language) for sign in signs)


def hear(words: str, language: str, taught: Taught | None = None) -> Heard:
    reading = read(words, language, taught)
    places = sorted({(part.start, part.end) for part in reading.parts})
    return Heard(tuple(places), crowding(score(reading)))


def explain(reading: Reading, picture: str) -> Explanation:
    told = reasons(reading, picture)
    return Explanation(
        led_to=tuple((reason.word, called(reason.concept, reading.language)) for reason in told),
        unknown=tuple(word.text for word in reading.unknown),
    )
