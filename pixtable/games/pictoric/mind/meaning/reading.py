"""Reading a clue: which of its words are understood, as what, and how much each of them says."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.lexicon import TRUST, Lexicon, Match, Meaning
from pixtable.games.pictoric.mind.meaning.text import Word, key, words_of

SAID_IN_PHRASE = 0.6
"""A word of an understood idiom still says something of its own, but less."""
DENIED = 0.6
"""'Do not let go' is about letting go, a little less than 'let go' is."""
ABSENT = -0.35
"""'Without a key' speaks against pictures of keys."""

WITHOUT = {
    "en": frozenset({"without", "no", "minus"}),
    "fr": frozenset({"sans", "aucun", "aucune"}),
    "ru": frozenset({"без", "безо", "нет", "никакой", "никаких"}),
    "uk": frozenset({"без", "нема", "немає", "жодного", "жодної", "жодних"}),
}
NOT = {
    "en": frozenset({"not", "never", "don't", "doesn't", "didn't", "isn't", "can't", "won't", "cannot", "nor"}),
    "fr": frozenset({"ne", "pas", "jamais", "ni", "n'est"}),
    "ru": frozenset({"не", "ни", "никогда"}),
    "uk": frozenset({"не", "ні", "ані", "ніколи"}),
}
NUMERALS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize",
    "ru": "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать",
    "uk": "нуль один два три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять тринадцять",
}
_RUSSIAN_LETTERS = str.maketrans("іїєґ", "ииег")
_COGNATES = (
    ("", ""),
    ("ite", "ity"),
    ("te", "ty"),
    ("ique", "ic"),
    ("eur", "or"),
    ("eux", "ous"),
    ("aire", "ary"),
    ("ie", "y"),
    ("isme", "ism"),
    ("e", ""),
    ("er", "e"),
    ("er", ""),
)
"""French endings and the English ones they often answer to."""
_SHORTEST_SIBLING, _SHORTEST_COGNATE = 5, 4


class Part(NamedTuple):
    """A word or an idiom that was understood, as it was written. A negative weight says that its meaning is absent."""

    text: str
    start: int
    end: int
    meanings: tuple[Meaning, ...]
    how: str
    weight: float


class Reading(NamedTuple):
    language: str
    parts: tuple[Part, ...]
    unknown: tuple[Word, ...]
    text: str = ""
    """As it was written; pictograms have none."""
    rings_a_bell: bool = False
    """It is much like what people say of some picture."""

    @property
    def says_nothing(self) -> bool:
        """Whether every picture fits it alike: nothing of it was understood, or there was nothing to read."""
        return not self.parts and not self.rings_a_bell


Taught = Mapping[str, Mapping[str, Sequence[str]]]
"""A player's own lexicon: by language, a word and the words or pictures that it means."""


class Reader:
    """Reads clues of four languages. The lexica are asked for when a language is first met."""

    def __init__(self, lexica: Mapping[str, Lexicon]) -> None:
        self._lexica = lexica

    def read(self, clue: str, language: str, lessons: Mapping[str, Match] | None = None) -> Reading:
        """A clue in the table's language, or in whichever other one understands clearly more of it."""
        best = self.read_in(clue, language, lessons or {})
        if best.unknown and len(best.unknown) >= len(best.parts):
            for other in _same_script(clue, language):
                reading = self.read_in(clue, other, lessons or {})
                clear = sum(part.how != "typo" for part in reading.parts)  # whose slip it would be nobody knows
                if len(reading.unknown) < len(best.unknown) and clear > len(best.parts):
                    best = reading
        return best

    def read_in(self, clue: str, language: str, lessons: Mapping[str, Match]) -> Reading:
        lexicon = self._lexica[language]
        words = [_spelt_out(word, language) for word in words_of(clue, language)]
        telling = [place for place, word in enumerate(words) if not lexicon.is_stop(word.text)]
        phrases, in_phrase = _phrases_in(lexicon, clue, words, telling)
        parts, unknown = list(phrases), []
        for place in telling or range(len(words)):
            word = words[place]
            match = self._find(word.text, language, lessons) if telling else lexicon.exact(word.text)
            if match:
                said = SAID_IN_PHRASE if place in in_phrase else _denial(words, place, language)
                weight, (_, start, end) = TRUST[match.how] * said, word
                parts.append(Part(_cut(clue, start, end), start, end, match.meanings, match.how, weight))
            elif telling and place not in in_phrase and word.text not in WITHOUT[language]:
                unknown.append(word)
        return Reading(language, tuple(parts), tuple(unknown), clue)

    def _find(self, word: str, language: str, lessons: Mapping[str, Match]) -> Match | None:
        """What a player taught comes before what the lexicon knows, and forms of it before guesses."""
        lexicon = self._lexica[language]
        return (
            lessons.get(word)
            or lexicon.find_form(word)
            or lessons.get(stem(word, language))
            or self._find_sibling(word, language)
            or lexicon.find_boldly(word)
        )

    def _find_sibling(self, word: str, language: str) -> Match | None:
        """Ukrainian words are often Russian ones in other letters, French ones English with another ending."""
        if language == "uk" and len(word) >= _SHORTEST_SIBLING:
            spelt = word.translate(_RUSSIAN_LETTERS)
            found = self._lexica["ru"].find_form(spelt.replace("'", "ъ"))
            return found and Match(found.meanings, "sibling")
        if language == "fr":
            for ending, english in _COGNATES:
                plain = key(word, "fr")
                if plain.endswith(ending):
                    guess = plain.removesuffix(ending) + english
                    if len(guess) >= _SHORTEST_COGNATE and (found := self._lexica["en"].exact(guess)):
                        return Match(found.meanings, "sibling")
        return None


def _spelt_out(word: Word, language: str) -> Word:
    numerals = NUMERALS[language].split()
    if word.text.isdecimal() and int(word.text) < len(numerals):
        return word._replace(text=numerals[int(word.text)])
    return word


def _phrases_in(
    lexicon: Lexicon, clue: str, words: Sequence[Word], telling: Sequence[int]
) -> tuple[tuple[Part, ...], frozenset[int]]:
    """Idioms, first among all words, then among the telling ones, the longest first."""
    stems = [stem(word.text, lexicon.language) for word in words]
    parts: list[Part] = []
    taken: set[int] = set()
    for places in (list(range(len(words))), list(telling)):
        at = 0
        while at < len(places):
            size = _phrase_size(lexicon, [stems[place] for place in places[at:]])
            here = places[at : at + size]
            if size and not taken.issuperset(here):
                match = lexicon.phrase([stems[place] for place in here])
                assert match is not None
                start, end = words[here[0]].start, words[here[-1]].end
                parts.append(Part(_cut(clue, start, end), start, end, *match, TRUST["phrase"]))
                taken.update(here)
            at += size or 1
    return tuple(parts), frozenset(taken)


def _cut(clue: str, start: int, end: int) -> str:
    return clue[start:end].lower()


def _phrase_size(lexicon: Lexicon, stems: Sequence[str]) -> int:
    for size in range(min(lexicon.longest.get(stems[0], 0), len(stems)), 1, -1):
        if lexicon.phrase(stems[:size]):
            return size
    return 0


def _denial(words: Sequence[Word], place: int, language: str) -> float:
    """What a 'no' or 'not' among the two words before does to a word."""
    before = [word.text for word in words[max(0, place - 2) : place]]
    if any(word in WITHOUT[language] for word in before):
        return ABSENT
    return DENIED if any(word in NOT[language] for word in before) else 1.0


def _same_script(clue: str, language: str) -> list[str]:
    is_cyrillic = any("а" <= letter <= "ї" for letter in clue.lower())
    return [other for other in (("ru", "uk") if is_cyrillic else ("en", "fr")) if other != language]
