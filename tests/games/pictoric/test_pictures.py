"""The deck as it is committed: every picture is there, small enough, means something, and is like no other."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from pixtable.language.words import catalogue

DECK: dict[str, dict[str, Any]] = tomllib.loads(
    files("pixtable.games.pictoric").joinpath("pictures.toml").read_text(encoding="utf-8")
)
PICTURES = Path(__file__).parents[3] / "assets" / "pictoric" / "pictures"
LANGUAGES = ("en", "fr", "ru", "uk")
FAMILIES = {"objects": 5, "actions": 2, "moods": 3, "themes": 5}
"""The families of concepts, and how many of each a picture needs to bear many clues."""
KILOBYTE, MEGABYTE = 1 << 10, 1 << 20


def tags(picture: dict[str, Any]) -> set[str]:
    return {tag for family in FAMILIES for tag in picture[family]}


def likeness(one: set[str], two: set[str]) -> float:
    return len(one & two) / len(one | two)


def difference_hash(image: pygame.Surface) -> int:
    """128 bits: whether it grows lighter to the right, and whether it grows lighter downwards, on an 8 x 8 grid."""
    across, down = (pygame.transform.smoothscale(image, size) for size in ((9, 8), (8, 9)))
    bits = 0
    for y in range(8):
        for x in range(8):
            bits = bits << 2 | (_light(across, x, y) < _light(across, x + 1, y)) << 1
            bits |= _light(down, x, y) < _light(down, x, y + 1)
    return bits


def _light(image: pygame.Surface, x: int, y: int) -> float:
    red, green, blue, _ = image.get_at((x, y))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def pairs() -> Iterator[tuple[str, str]]:
    return combinations(DECK, 2)


def test_there_are_enough_pictures_for_six() -> None:
    assert len(DECK) >= 110


def test_every_meaning_has_a_picture_and_every_picture_a_meaning() -> None:
    for folder in (PICTURES, PICTURES / "small"):
        assert {file.stem for file in folder.glob("*.webp")} == set(DECK)


@pytest.mark.parametrize("name", DECK)
def test_a_picture_can_be_shown(name: str) -> None:
    assert pygame.image.load(PICTURES / f"{name}.webp").get_size() == (512, 768)
    assert pygame.image.load(PICTURES / "small" / f"{name}.webp").get_size() == (160, 240)
    assert (PICTURES / f"{name}.webp").stat().st_size < 200 * KILOBYTE


def test_the_deck_is_not_too_heavy() -> None:
    assert sum(file.stat().st_size for file in PICTURES.rglob("*.webp")) < 12 * MEGABYTE


@pytest.mark.parametrize("name", DECK)
def test_a_picture_means_something_in_every_family(name: str) -> None:
    picture = DECK[name]
    for family, least in FAMILIES.items():
        assert len(picture[family]) >= least, family
        assert len(set(picture[family])) == len(picture[family]), family
    assert picture["idea"].endswith(".")
    assert picture["setting"]
    assert 1 <= len(picture["colours"]) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_title_of_its_own(language: str) -> None:
    told = catalogue("pixtable.games.pictoric", language)
    titles = [told[f"pictures.{picture}"] for picture in DECK]
    assert all(titles)
    assert sum(key.startswith("pictures.") for key in told) == len(DECK)
    assert len(set(titles)) == len(titles)
    assert not any("'" in title for title in titles), "apostrophes are typographic"


def test_no_two_pictures_mean_the_same() -> None:
    meanings = {name: tags(picture) for name, picture in DECK.items()}
    alike = [(one, two) for one, two in pairs() if likeness(meanings[one], meanings[two]) > 0.5]
    assert alike == []


def test_no_two_pictures_look_the_same() -> None:
    hashes = {name: difference_hash(pygame.image.load(PICTURES / f"{name}.webp")) for name in DECK}
    alike = [(one, two) for one, two in pairs() if (hashes[one] ^ hashes[two]).bit_count() < 18]
    assert alike == []


def test_a_copy_would_be_found_out() -> None:
    """The hash sees through a change of light and a slight crop."""
    image = pygame.image.load(PICTURES / "whale_isle.webp")
    dimmed = image.copy()
    dimmed.fill((200, 200, 200), special_flags=pygame.BLEND_RGB_MULT)
    cropped = dimmed.subsurface((6, 8, 500, 750))
    assert (difference_hash(image) ^ difference_hash(cropped)).bit_count() < 18


def test_no_place_and_no_hero_comes_too_often() -> None:
    assert max(Counter(picture["setting"] for picture in DECK.values()).values()) <= 8
    assert max(Counter(picture["objects"][0] for picture in DECK.values()).values()) <= 6
