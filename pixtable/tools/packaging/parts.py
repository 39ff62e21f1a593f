"""What is known of the parts of a frozen build: name, version, licence, and its text.

A part says it itself where it can; of the others `licences.toml` knows, and `licence_texts` has the texts.
"""

import os
import platform
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

import msgspec

from pixtable import __version__
from pixtable.tools.packaging.recipe import NAME, ROOT

TABLE = Path(__file__).with_name("licences.toml")
TEXTS = Path(__file__).with_name("licence_texts")
OURS, PYTHON, LOADER = NAME, "python", "pyinstaller"


class Unattributed(LookupError):
    """Something in a build of which no licence is known."""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of `licences.toml`, where its fields are explained."""

    name: str
    licence: str
    home: str = ""
    copyright: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Text:
    title: str
    body: str


@dataclass(frozen=True)
class Part:
    key: str
    known: Known
    version: str
    texts: tuple[Text, ...]
    files: tuple[str, ...] = ()
    also_in: tuple[str, ...] = ()
    """Files of other parts into which its code may be built."""

    @property
    def title(self) -> str:
        return f"{self.known.name} {self.version}".strip()


@cache
def known_parts() -> dict[str, Known]:
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), dict[str, Known])


def part_of(key: str, files: Iterable[str] = (), also_in: Iterable[str] = ()) -> Part:
    known = known_parts().get(key) or _told_by_itself(key)
    texts = (*(_own_texts(key) or _ready_texts(known.texts)), *_ready_texts(known.also))
    if not texts:
        raise Unattributed(f"{known.name} brings no text of its licence: add it to {TABLE.name}")
    return Part(key, known, _version(key), texts, tuple(files), tuple(also_in))


@cache
def distributions_by_module() -> dict[str, str]:
    """The keys of all that is installed here, by the outermost names of their modules."""
    return {module: normal(names[0]) for module, names in metadata.packages_distributions().items()}


def distribution_of(key: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(key)
    except metadata.PackageNotFoundError:
        return None


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _told_by_itself(key: str) -> Known:
    """A distribution that we do not depend on ourselves, but that was taken along."""
    distribution = distribution_of(key)
    if distribution is None:
        raise Unattributed(f"no licence is known of {key}: it is not installed")
    licences = [*_lines(distribution, "License-Expression"), *_lines(distribution, "License"), "see its text"]
    links = [link.split(", ", 1)[-1] for link in _lines(distribution, "Project-URL")]
    homes = [*_lines(distribution, "Home-page"), *links, ""]
    return Known(name=distribution.name, licence=licences[0].split("\n", 1)[0], home=homes[0])


def _lines(distribution: metadata.Distribution, field: str) -> list[str]:
    return distribution.metadata.get_all(field) or []


def _own_texts(key: str) -> list[Text]:
    """What a part says itself, where it is at hand."""
    if key == OURS:
        return [_text_of(ROOT / "LICENSE")]
    if key == PYTHON:
        # Beside the library on Linux and macOS, beside the program on Windows; some systems leave it out.
        places = (Path(os.__file__).parent, Path(sys.base_prefix))
        return [_text_of(place / "LICENSE.txt") for place in places if (place / "LICENSE.txt").is_file()][:1]
    distribution = distribution_of(key)
    return _texts_of(distribution) if distribution else []


def _texts_of(distribution: metadata.Distribution) -> list[Text]:
    names = _lines(distribution, "License-File")
    bodies = (distribution.read_text(f"licenses/{name}") or distribution.read_text(name) for name in names)
    return [Text(name, body) for name, body in zip(names, bodies, strict=True) if body]


def _ready_texts(names: Iterable[str]) -> list[Text]:
    return [Text(name, _text_of(TEXTS / f"{name}.txt").body) for name in names]


def _text_of(path: Path) -> Text:
    return Text(path.name, path.read_text(encoding="utf-8"))


def _version(key: str) -> str:
    if key == OURS:
        return __version__
    if key == PYTHON:
        return platform.python_version()
    distribution = distribution_of(key)
    return distribution.version if distribution else ""
