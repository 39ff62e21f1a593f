"""Clues under a forfeit: within a theme (PB-55), or without a word (PB-53)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

from pixtable.core.chance import Rng
from pixtable.games.pictoric.mind.meaning.clue import read, read_pictograms
from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.leading import Idea, Lead, Task, choose, gives_away, ideas_for
from pixtable.games.pictoric.mind.meaning.personas import Character
from pixtable.games.pictoric.mind.meaning.pictograms import MEANINGS
from pixtable.games.pictoric.mind.meaning.scoring import Scores, by_words, meaning_row, score
from pixtable.games.pictoric.mind.meaning.tables import deck, forms, printed, row, rows, themes
from pixtable.games.pictoric.mind.meaning.text import plain_words
from pixtable.games.pictoric.rules.state import Association

WITHIN = 0.35
"""How alike two meanings must look, over the whole deck, for one to lie within the other."""
AS_READ = 0.2
LINKED = 26
"""The nearness, in a table's units, that ties a word to a picture."""
WORDS = 8
PICTOGRAMS, LARGEST, TRIED = 7, 3, 24
COLON = {"en": ":", "fr": " :", "ru": ":", "uk": ":"}
_NOT_NOUNS = {
    "en": ("ing", "ly"),
    "fr": ("er", "ir", "re", "é", "eux", "if"),
    "ru": ("ть", "ться", "ый", "ий", "ой", "ая", "о"),
    "uk": ("ти", "тися", "ий", "ій", "о"),
}


def name_theme(language: str, rng: Rng) -> str:
    """A theme for the player before, who leads (PB-55)."""
    return rng.choice(themes(language))


def lead_within(theme: str, task: Task, who: Character, rng: Rng) -> Lead:
    """A clue within a theme: a line or a word that has to do with both, or else the theme itself with a line."""
    about = by_words(read(theme, task.language))
    ready = ideas_for(task, who, rng)
    ideas = [idea for idea in ready if likeness(by_words(read(idea.words, task.language)), about) >= WITHIN]
    ideas = [idea for idea in (*ideas, *_words_within(about, task)) if not _repeats(idea.words, theme, task.language)]
    return choose(ideas or [_titled(theme, idea, task.language) for idea in ready], task, who, rng)


def _repeats(words: str, theme: str, language: str) -> bool:
    """To say the theme's own word would be to say nothing."""
    said, named = ({stem(word, language) for word in plain_words(text, language)} for text in (words, theme))
    return said <= named


def likeness(one: Scores, other: Scores) -> float:
    """The cosine of two meanings, each seen as its nearness to all the pictures."""
    dot = sum(a * b for a, b in zip(one, other, strict=True))
    size = sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return dot / size if size else 0.0


def _words_within(about: Scores, task: Task) -> list[Idea]:
    near = rows("near")[task.column : len(deck().concepts) * len(about) : len(about)]
    linked = [concept for concept, nearness in enumerate(near) if nearness >= LINKED]
    alike = [(likeness(row("near", concept), about), concept) for concept in linked]
    ideas: list[Idea] = []
    for within, concept in sorted(alike, reverse=True):
        if within < WITHIN or len(ideas) == WORDS:
            break
        for text in _nouns(concept, task.language):
            reading = read(text, task.language)
            is_within = likeness(by_words(reading), about) >= AS_READ  # a word of many senses may be read otherwise
            if is_within and not gives_away(text, task.language, reading, task.column):
                ideas.append(Idea(Association(text=text), "word", score(reading)))
            break
    return ideas


def _nouns(concept: int, language: str) -> Iterator[str]:
    for form in forms(language)[concept]:
        if " " not in form and not form.endswith(_NOT_NOUNS[language]):
            yield printed(form[0].upper() + form[1:])


def _titled(theme: str, idea: Idea, language: str) -> Idea:
    """No word lies between the theme and the card: the theme is said, and what one would have said anyway."""
    words = f"{theme[0].upper()}{theme[1:]}{COLON[language]} {idea.words[0].lower()}{idea.words[1:]}"
    return idea._replace(clue=Association(text=words))


def lead_silently(task: Task, who: Character, rng: Rng) -> Lead:
    """One to three pictograms of those that say most of the card."""
    telling = sorted(MEANINGS, key=lambda name: -_pictogram_row(name)[task.column])[:PICTOGRAMS]
    rows_of_signs = [names for size in range(1, LARGEST + 1) for names in combinations(telling, size)]
    ideas = []
    for names in rng.sample(rows_of_signs, TRIED):
        signs = tuple(rng.sample(names, len(names)))
        ideas.append(Idea(Association(pictograms=signs), "pictograms", score(read_pictograms(signs, task.language))))
    return choose(ideas, task, who, rng)


def _pictogram_row(name: str) -> Sequence[float]:
    return meaning_row(read_pictograms((name,), "en").parts[0].meanings)
