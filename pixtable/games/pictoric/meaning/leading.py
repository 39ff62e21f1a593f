"""An opponent's own clue: something said of the card that some of the others will find, but not all.

Candidates come from ready lines, from words for what a picture is about, and from pairs of words; the others are imagined
with banks and tastes nobody knows, to see how many of them a candidate would lead to the card. A clue is chosen among
the good ones by the tone of the persona.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.games.pictoric.meaning.clue import Clue, read
from pixtable.games.pictoric.meaning.guessing import likelihoods
from pixtable.games.pictoric.meaning.kinship import stem
from pixtable.games.pictoric.meaning.personas import Character
from pixtable.games.pictoric.meaning.scoring import Scores, score
from pixtable.games.pictoric.meaning.tables import deck, forms, lexicon, lines, titles
from pixtable.games.pictoric.meaning.text import fold, plain_words

AMONG_BEST = 8
"""A line that was written for no picture may be said of those it fits best."""
STRONG = 1.1
"""The fit below which nobody would see, at the reveal, what was meant."""
IMAGINED = 8
OTHERS_NOISE, OTHERS_DOUBT = 0.45, 0.45
OBJECTS_NAMED = 2
CENTRAL = 2
"""The first things of a picture are what it shows; naming them would be no riddle."""
AND = {"en": "and", "fr": "et", "ru": "и", "uk": "і"}
WORDS_TRIED = 4


class Table(NamedTuple):
    """What a leader knows of the others: how many guess, and about how many cards each chooses from."""

    guessers: int
    bank: int


class Idea(NamedTuple):
    """A clue that might be given: its tone, how it fits, and the share of the others it would lead to the card."""

    clue: Clue
    style: str
    scores: Scores
    share: float = 0.0
    some_not_all: float = 0.0


class Lead(NamedTuple):
    """What a leader says, with what they expect: the rest is for the curious, after the reveal."""

    clue: Clue
    style: str
    share: float
    some_not_all: float


def lead(
    picture: str,
    language: str,
    table: Table,
    who: Character,
    rng: Rng,
    said: Sequence[str] = (),
    manner: float | None = None,
) -> Lead:
    """A clue for a picture. `said` are clues not to be given again; `manner` is the usual length of the clues that a
    Mirror copies, in words."""
    unsaid = {fold(text) for text in said}
    ideas = [idea for idea in ideas_for(picture, language, rng) if fold(idea.clue.words) not in unsaid]
    column = deck().column(picture)
    weighed = [foresee(idea, column, table, rng) for idea in ideas]
    return _pick(weighed, who, rng, manner)


def _pick(ideas: Sequence[Idea], who: Character, rng: Rng, manner: float | None) -> Lead:
    worth = [_worth(idea, who, manner) for idea in ideas]
    drawn = rng.random() * sum(worth)
    for idea, weight in zip(ideas, worth, strict=True):
        drawn -= weight
        if drawn < 0:
            break
    return Lead(idea.clue, idea.style, idea.share, idea.some_not_all)


def _worth(idea: Idea, who: Character, manner: float | None) -> float:
    """Tone first, then the hope of being found by some: squared twice, for a dull clue beats a hopeless one."""
    tone = who.taste.styles.get(idea.style, 1.0)
    if manner is not None:
        tone *= 1.0 / (1.0 + abs(len(idea.clue.words.split()) - manner)) ** 2
    aim = 1.0 - abs(idea.share - who.taste.aim)
    return tone * float(idea.some_not_all**4) * aim**2 + 1e-9


def ideas_for(picture: str, language: str, rng: Rng) -> list[Idea]:
    """What could be said of a picture, without its title and without telling all that is to be seen."""
    candidates = [*_ready_lines(picture, language), *_words(picture, language, rng), *_pairs(picture, language, rng)]
    ideas = []
    for style, text in dict.fromkeys(candidates):
        clue = Clue(text, language)
        if not _gives_away(clue, picture):
            ideas.append(Idea(clue, style, score(read(clue))))
    return ideas


def _ready_lines(picture: str, language: str) -> Iterator[tuple[str, str]]:
    column = deck().column(picture)
    for line in lines(language):
        if column in line.pictures:
            yield line.style, line.text


def _sayable(picture: str, language: str, kind: str) -> list[str]:
    facets = deck().facets[deck().column(picture)]
    concepts = [facet.concept for facet in facets if facet.kind == kind and facet.concept >= 0]
    if kind == "objects":
        concepts = concepts[CENTRAL:]
    words = [forms(language)[concept][0] for concept in concepts if forms(language)[concept]]
    return [word for word in words if " " not in word]


def _words(picture: str, language: str, rng: Rng) -> Iterator[tuple[str, str]]:
    for style, kind in (("word", "themes"), ("thing", "objects")):
        words = _sayable(picture, language, kind)
        for word in rng.sample(words, min(WORDS_TRIED, len(words))):
            yield style, _capital(word)


def _pairs(picture: str, language: str, rng: Rng) -> Iterator[tuple[str, str]]:
    themes, things = _sayable(picture, language, "themes"), _sayable(picture, language, "objects")
    if themes and things:
        for _ in range(2):
            yield "pair", _capital(f"{rng.choice(themes)} {AND[language]} {rng.choice(things)}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _gives_away(clue: Clue, picture: str) -> bool:
    """Whether a clue says the picture's title, or names most of what is to be seen."""
    language, column = clue.language, deck().column(picture)
    said = {stem(word, language) for word in plain_words(clue.words, language)}
    titled = {
        stem(word, language)
        for word in plain_words(titles(language)[column], language)
        if not lexicon(language).is_stop(word)
    }
    things = {facet.concept for facet in deck().facets[column] if facet.kind == "objects" and facet.concept >= 0}
    named = {meaning for part in read(clue).parts for meaning in part.meanings} & things
    return bool(titled) and titled <= said or len(named) > OBJECTS_NAMED


def foresee(idea: Idea, column: int, table: Table, rng: Rng) -> Idea:
    """Imagines tables: everyone lays the best of a bank that could be any cards, and votes with a taste of their own."""
    hits = [0] * (table.guessers + 1)
    for _ in range(IMAGINED):
        hits[_imagined_hits(idea.scores, column, table, rng)] += 1
    share = sum(count * times for count, times in enumerate(hits)) / (IMAGINED * table.guessers)
    # a few imagined tables are a rough measure; the even chance smooths it
    some = (sum(hits[1:-1]) + 1.0) / (IMAGINED + 2.0)
    return idea._replace(share=share, some_not_all=some)


def _imagined_hits(scores: Scores, column: int, table: Table, rng: Rng) -> int:
    dealt = rng.sample(range(len(scores)), table.guessers * table.bank)
    laid = []
    for guesser in range(table.guessers):
        bank = dealt[guesser * table.bank : (guesser + 1) * table.bank]
        laid.append(max(scores[card] if card != column else -9.0 for card in bank))
    hits = 0
    for guesser in range(table.guessers):
        others = [worth for other, worth in enumerate(laid) if other != guesser]
        seen = [worth + rng.gauss(0.0, OTHERS_DOUBT) for worth in (scores[column], *others)]
        hits += rng.random() < likelihoods(seen, OTHERS_NOISE)[0]
    return hits
