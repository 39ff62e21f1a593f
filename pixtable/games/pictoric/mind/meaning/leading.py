"""An opponent's own clue: something said of the card that some of the others will find, but not all.

Candidates are lines written for the picture, some of what people say of it, common ones that fit it, and words for what
it is about. A clue is chosen among the promising ones by the tone of the persona. How the others will really read it is
not asked: nobody's bank, seed or persona comes in here.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.foresight import Prospect, Table, foresee
from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.reading import Reading
from pixtable.games.pictoric.mind.meaning.scoring import Scores, score
from pixtable.games.pictoric.mind.meaning.tables import called, deck, lexicon, lines, titles
from pixtable.games.pictoric.mind.meaning.teaching import mark_of
from pixtable.games.pictoric.mind.meaning.text import fold, plain_words
from pixtable.games.pictoric.rules.state import Association

NOT_ONES_OWN = 0.15
"""A line that was written for no picture in particular is the lesser one."""
OBJECTS_NAMED = 2
WEIGHED = 8
"""So many are thought through."""
PAIRS = 3
BARE, USUAL = "word", 1.8
"""Words for what a picture is about, without a sentence; how unsteady the usual opponent is."""


class Task(NamedTuple):
    """What a leader has to say something of, at which table. `said` are clues that were given before in this game,
    `heard` the marks of those that were in others; `manner` is the usual length, in words, of the clues that an Echo
    copies."""

    picture: str
    language: str
    table: Table
    said: Sequence[str] = ()
    manner: float | None = None
    heard: frozenset[int] = frozenset()

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


class Saying(NamedTuple):
    """Words that could be said of a picture, and how they sound."""

    text: str
    style: str
    weight: float


class Lead(NamedTuple):
    """What a leader says, and what they expect of it."""

    clue: Association
    style: str
    prospect: Prospect


def lead(task: Task, who: Character, rng: Rng) -> Lead:
    return choose(ideas_for(task, who, rng), task, who, rng)


def choose(ideas: Sequence[Idea], task: Task, who: Character, rng: Rng) -> Lead:
    prospects = [foresee(idea.scores, task.column, task.table, who.unsteadiness, rng) for idea in ideas]
    worth = [_worth(idea, prospect, task, who) for idea, prospect in zip(ideas, prospects, strict=True)]
    place = rng.choices(range(len(ideas)), worth)[0]
    return Lead(ideas[place].clue, ideas[place].style, prospects[place])


def _worth(idea: Idea, prospect: Prospect, task: Task, who: Character) -> float:
    """Tone, and the hope of being found by some: to a high power, for a dull clue beats a hopeless one."""
    worth = idea.weight * _liking(idea.style, who)
    worth *= _as_long_as_usual(idea.words, task)
    aim = 1.0 - abs(prospect.share - who.taste.aim)
    return float(worth * prospect.some_not_all**8 * aim**2)


def ideas_for(task: Task, who: Character, rng: Rng) -> list[Idea]:
    """A few things that could be said of a picture, without its title and without telling all that is to be seen; if
    possible such as nobody here has heard."""
    rest, ideas = _unheard(sayings_for(task, rng), task), list[Idea]()
    for saying in _in_order_of_liking(rest, task, who, rng):
        reading = read(saying.text, task.language)
        if not gives_away(saying.text, task.language, reading, task.column):
            ideas.append(Idea(Association(text=saying.text), saying.style, score(reading), saying.weight))
        if len(ideas) == WEIGHED:
            break
    return ideas


def sayings_for(task: Task, rng: Rng) -> list[Saying]:
    """Everything that is ready to be said of a picture, and some that is put together."""
    ready = [
        Saying(line.text, line.style, 1.0 if line.is_own else NOT_ONES_OWN)
        for line in lines(task.language)
        if task.column in line.pictures
    ]
    return ready + _put_together(task, rng)


def _put_together(task: Task, rng: Rng) -> list[Saying]:
    """Two words for what a picture is about and how it feels: there are so many pairs that they hardly run out."""
    facets = deck().facets[task.column]
    about = [it.concept for it in facets if it.kind in ("themes", "moods") and it.concept >= 0]
    pairs = list(combinations(dict.fromkeys(about), 2))
    sayings = []
    for pair in rng.sample(pairs, min(PAIRS, len(pairs))):
        first, second = (called(concept, task.language) for concept in pair)
        sayings.append(Saying(f"{first[0].upper()}{first[1:]}, {second}", "word", 1.0 / PAIRS))
    return sayings


def _unheard(sayings: Sequence[Saying], task: Task) -> Sequence[Saying]:
    """What nobody here has heard before or, where all has been, what was not said in this game."""
    said = {fold(text) for text in task.said}
    fresh = [saying for saying in sayings if fold(saying.text) not in said]
    return [saying for saying in fresh if mark_of(saying.text) not in task.heard] or fresh or sayings


def _in_order_of_liking(sayings: Sequence[Saying], task: Task, who: Character, rng: Rng) -> list[Saying]:
    """By chance, and what is liked better the earlier."""

    def lot(saying: Saying) -> float:
        liked = saying.weight * _liking(saying.style, who) * _as_long_as_usual(saying.text, task)
        return float(rng.random() ** (1.0 / liked))

    lots = {saying: lot(saying) for saying in sayings}
    return sorted(lots, key=lambda saying: -lots[saying])


def _liking(style: str, who: Character) -> float:
    """The better one plays, the less one says a bare word."""
    liking = who.taste.styles.get(style, 1.0)
    return liking * min(1.0, who.unsteadiness / USUAL) ** 2 if style == BARE else liking


def _as_long_as_usual(words: str, task: Task) -> float:
    """How well a clue suits one who copies how others speak; whoever does not likes all lengths alike."""
    return 1.0 if task.manner is None else (1.0 + abs(len(words.split()) - task.manner)) ** -2


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
