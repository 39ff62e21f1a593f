"""An opponent's own clue: something said of the card that some of the others will find, but not all.

Candidates are lines written for the picture, common ones that fit it, and words for what it is about. A clue is chosen
among the promising ones by the tone of the persona. How the others will really read it is not asked: nobody's bank,
seed or persona comes in here.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.foresight import Prospect, Table, foresee
from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.reading import Reading
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import deck, lexicon, lines, titles
from pixtable.games.pictoric.mind.meaning.text import fold, plain_words
from pixtable.games.pictoric.rules.state import Association

NOT_ONES_OWN = 0.15
"""A line that was written for no picture in particular is the lesser one."""
OBJECTS_NAMED = 2


class Task(NamedTuple):
    """What a leader has to say something of, at which table. `said` are clues that were heard before; `manner` is the
    usual length, in words, of the clues that an Echo copies."""

    picture: str
    language: str
    table: Table
    said: Sequence[str] = ()
    manner: float | None = None

    @property
    def column(self) -> int:
        return deck().column(self.picture)


class Idea(NamedTuple):
    """A clue that might be given: its tone, how every picture fits it, how much it is worth saying."""

    clue: Association
    style: str
    scores: Scores
    weight: float = 1.0

    @property
    def words(self) -> str:
        """Nothing where it is given in pictograms."""
        return self.clue.text or ""


class Lead(NamedTuple):
    """What a leader says, and what they expect of it."""

    clue: Association
    style: str
    prospect: Prospect


def lead(task: Task, who: Character, rng: Rng) -> Lead:
    heard = {fold(text) for text in task.said}
    ideas = ideas_for(task)
    return choose([idea for idea in ideas if fold(idea.words) not in heard] or ideas, task, who, rng)


def choose(ideas: Sequence[Idea], task: Task, who: Character, rng: Rng) -> Lead:
    prospects = [foresee(idea.scores, task.column, task.table, who.unsteadiness, rng) for idea in ideas]
    worth = [_worth(idea, prospect, task, who) for idea, prospect in zip(ideas, prospects, strict=True)]
    place = rng.choices(range(len(ideas)), worth)[0]
    return Lead(ideas[place].clue, ideas[place].style, prospects[place])


def _worth(idea: Idea, prospect: Prospect, task: Task, who: Character) -> float:
    """Tone, and the hope of being found by some: to a high power, for a dull clue beats a hopeless one."""
    worth = idea.weight * who.taste.styles.get(idea.style, 1.0)
    if task.manner is not None:
        worth /= (1.0 + abs(len(idea.words.split()) - task.manner)) ** 2
    aim = 1.0 - abs(prospect.share - who.taste.aim)
    return float(worth * prospect.some_not_all**8 * aim**2)


def ideas_for(task: Task) -> list[Idea]:
    """What could be said of a picture, without its title and without telling all that is to be seen."""
    ideas = []
    for line in lines(task.language):
        if task.column in line.pictures:
            reading = read(line.text, task.language)
            if not gives_away(line.text, task.language, reading, task.column):
                ideas.append(
                    Idea(Association(text=line.text), line.style, score(reading), 1.0 if line.is_own else NOT_ONES_OWN)
                )
    return ideas


def gives_away(words: str, language: str, reading: Reading, column: int) -> bool:
    """Whether a clue says the picture's title, or names most of what is to be seen."""
    said = {stem(word, language) for word in plain_words(words, language)}
    titled = {
        stem(word, language)
        for word in plain_words(titles(language)[column], language)
        if not lexicon(language).is_stop(word)
    }
    things = {facet.concept for facet in deck().facets[column] if facet.kind == "objects" and facet.concept >= 0}
    named = {meaning for part in reading.parts for meaning in part.meanings} & things
    return (bool(titled) and titled <= said) or len(named) > OBJECTS_NAMED


def manner_of(clues: Sequence[str]) -> float | None:
    """The usual length of people's clues, for an Echo to copy; None while nobody has said anything."""
    lengths = [len(clue.split()) for clue in clues if clue.strip()]
    return sum(lengths) / len(lengths) if lengths else None
