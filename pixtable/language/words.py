"""Every sentence of the program, in four languages, from the TOML files in the `text/<language>` folders.

A folder's files together are one catalogue, a tree of tables; a key is a path in it (`refusals.PX-11`,
`saves.truncated`). A sentence that depends on a number is a table of plural forms (`one`, `few`, `many`,
`other`) chosen by `n`; what may be said in several ways is a list of them. What a language does not have yet is
said in English.
"""

import os
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pixtable
from pixtable.core.rules import Refusal
from pixtable.core.telling import Sentence, sentence_of
from pixtable.language.figures import decimal, plain
from pixtable.language.quotes import nested
from pixtable.language.spacing import spaced

LANGUAGES = ("en", "fr", "ru", "uk")
UNFINISHED: frozenset[str] = frozenset()
"""Those that somebody has begun to translate: whatever they do not say yet is said in English."""
FINISHED = tuple(language for language in LANGUAGES if language not in UNFINISHED)
FALLBACK = "en"
PLURAL_FORMS = frozenset({"one", "few", "many", "other"})
OURS = Path(pixtable.__file__).parent
"""Catalogues lie beside the modules that speak: they are found as those are, in a frozen build too."""
SHELL = "pixtable.shell"
"""The package whose catalogue holds what is no game's own."""
MANY = 8192
"""So many keys, known or not, are remembered with what they say: about as many as there are sentences."""


ENGLISH_NAMES = {"english": "en", "french": "fr", "russian": "ru", "ukrainian": "uk"}
"""Windows calls a locale `Russian_Russia`, at least where it was never told otherwise."""
_preferred: list[str] = []


def tell_preferred(locales: Iterable[str]) -> None:
    """What somebody who can ask the system has found out: the languages that its owner reads, the best first."""
    _preferred[:] = locales


def guess_language() -> str:
    """The machine's own language where we speak it, English elsewhere."""
    wished = os.environ.get("LC_ALL") or os.environ.get("LANG")
    known = map(language_of, [wished] if wished else [*_preferred, _system_locale()])
    return next((language for language in known if language), FALLBACK)


def language_of(locale: str) -> str:
    """`uk`, `uk_UA.UTF-8`, `uk-UA` or `Ukrainian_Ukraine`; nothing where we do not speak it."""
    name = re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
    return name if name in LANGUAGES else ENGLISH_NAMES.get(name, "")


def _system_locale() -> str:
    from locale import getlocale  # noqa: PLC0415 - where the environment says nothing: on Windows

    return getlocale()[0] or ""


def plural_form(language: str, n: int) -> str:
    """The form of a counted noun, by the language's own rule."""
    if language == "en":
        return "one" if n == 1 else "other"
    if language == "fr":
        return "one" if abs(n) < 2 else "other"
    tens, units = abs(n) % 100, abs(n) % 10
    if units == 1 and tens != 11:
        return "one"
    return "few" if units in (2, 3, 4) and tens not in (12, 13, 14) else "many"


def whole_catalogue(package: str, language: str) -> Mapping[str, Any]:
    """With English in the place of whatever is not translated yet."""
    own = catalogue(package, language)
    return own if language in FINISHED else {**catalogue(package, FALLBACK), **own}


@cache
def catalogue(package: str, language: str) -> Mapping[str, Any]:
    """All sentences of a package in a language; none where nobody has begun to translate it."""
    sentences: dict[str, Any] = {}
    folder = _folder(package, language)
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        for key, sentence in _sentences(file):
            if key in sentences:
                raise ValueError(f"{key} stands twice in {package}, the second time in {language}/{file.name}")
            sentences[key] = sentence
    return sentences


@cache
def section(package: str, language: str, name: str) -> Mapping[str, Any]:
    """The sentences of one file, which bears its table's name; of all files where it has none of its own.

    So the title speaks without every other page having been read.
    """
    file = _folder(package, language) / f"{name}.toml"
    return dict(_sentences(file)) if file.is_file() else catalogue(package, language)


def texts_of(package: str) -> Path:
    """Where a package keeps its words, found without importing it if it is ours."""
    ours, _, inner = package.partition(".")
    home = OURS.joinpath(*inner.split(".")) if ours == OURS.name else _foreign_home(package)
    return home / "text"


def _foreign_home(package: str) -> Path:
    """A game that came from elsewhere. The import is slow, and the title must not wait for it."""
    from importlib.resources import files  # noqa: PLC0415 - as said

    return Path(str(files(package)))


def _folder(package: str, language: str) -> Path:
    return texts_of(package) / language


def _sentences(file: Path) -> list[tuple[str, Any]]:
    return flatten(tomllib.loads(file.read_text(encoding="utf-8")))


def flatten(table: Mapping[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """Every sentence of a catalogue with its key; plural tables stay whole."""
    sentences = []
    for key, value in table.items():
        if isinstance(value, dict) and not PLURAL_FORMS.issuperset(value):
            sentences += flatten(value, f"{path}{key}.")
        else:
            sentences.append((path + key, value))
    return sentences


def forms_of(sentence: Any) -> Sequence[str]:
    """Everything that may be said by a sentence of a catalogue: plural forms, or one way to say it beside another."""
    if isinstance(sentence, dict):
        return list(sentence.values())
    return sentence if isinstance(sentence, list) else [str(sentence)]


@cache
def speaking(package: str) -> tuple[str, ...]:
    """The packages whose words are its own: itself and those that it lies in, as far as they have a catalogue."""
    parts = package.split(".")
    around = [".".join(parts[:deep]) for deep in range(len(parts), 1, -1)]
    return tuple(package for package in around if _folder(package, FALLBACK).is_dir())


class Words:
    """The sentences of one package in one language."""

    def __init__(self, language: str = "en", package: str = SHELL) -> None:
        self._language, self._packages = language, speaking(package)
        self._known: dict[str, Sentence] = {}

    def knows(self, key: str) -> bool:
        return self._find(key) is not None

    def say_or(self, plain: str, key: str, **values: object) -> str:
        """A sentence that a game may leave out; then it is said plainly."""
        return self.say(key, **values) if self.knows(key) else plain

    def say(self, key: str, **values: object) -> str:
        said = self._template(key, values).format(**{name: self.figure(value) for name, value in values.items()})
        return self.written(said)

    def tell(self, key: str, **values: object) -> Sentence:
        """A sentence in which pieces stay pieces, for whoever has pictures of them."""
        if not values:
            return self._fixed(key)
        told = sentence_of(self._template(key, values), {name: self.figure(value) for name, value in values.items()})
        return self._set(told)

    def _fixed(self, key: str) -> Sentence:
        """A sentence without values is always the same."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._set(sentence_of(self._template(key, {}), {}))
        return found

    def _set(self, told: Sentence) -> Sentence:
        return tuple(self.written(part) if isinstance(part, str) else part for part in told)

    def choices(self, key: str) -> Sequence[str]:
        """All the ways to say something that may be said in several, as templates; none where nobody has thought of it.

        Each language has as many, in the same order.
        """
        found = self._find(key)
        return found[1] if found is not None and isinstance(found[1], list) else ()

    def _template(self, key: str, values: Mapping[str, object]) -> str:
        found = self._find(key)
        if found is None:
            raise KeyError(key)
        language, sentence = found
        if isinstance(sentence, dict):
            sentence = sentence[plural_form(language, int(str(values["n"])))]
        return str(sentence)

    def own_or_shared(self, *keys: str, **values: object) -> str:
        """What a game says itself under the first of these keys that it has; else what the shell says for all games."""
        own = next((key for key in keys if self.knows(key)), None)
        return Words(self._language).say(keys[-1], **values) if own is None else self.say(own, **values)

    def why_not(self, refusal: Refusal) -> str:
        """Under its key, or under its reason alone where several clauses, or all games, say the same."""
        return self.own_or_shared(f"refusals.{refusal.key}", f"refusals.{refusal.reason}", **refusal.numbers)

    def figure(self, value: object) -> object:
        """A value as this language writes it, where it is a number."""
        if isinstance(value, float):
            return decimal(value, self._language)
        return plain(value) if isinstance(value, int) else value

    def written(self, text: str) -> str:
        """With the right marks where a quotation stands inside another, and the right spaces before signs."""
        return nested(spaced(text, self._language), self._language)

    def worded(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The same values; what is named by a key of the catalogue is said in the language's own word."""
        return {
            key: self.say(value) if isinstance(value, str) and self.knows(value) else value
            for key, value in values.items()
        }

    def _find(self, key: str) -> tuple[str, Any] | None:
        return _found(self._language, self._packages, key)


@lru_cache(MANY)
def _found(wished: str, packages: tuple[str, ...], key: str) -> tuple[str, Any] | None:
    """A sentence, and the language that it is in."""
    name = key.partition(".")[0]
    for language in (wished, FALLBACK):
        for package in packages:
            found = section(package, language, name)
            if key in found:
                return language, found[key]
    return None
