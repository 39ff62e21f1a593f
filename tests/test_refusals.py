"""Every refusal has one sentence, in four languages; every such sentence belongs to a refusal, and stands once."""

import re
from collections import defaultdict
from functools import cache

import pytest

from pixtable.core.rules import Refusal
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, SHELL, Words, catalogue, speaking
from tests.refusals import ROOT, Raised, refusals_in
from tests.test_texts import PACKAGES, placeholders

SHARED = refusals_in(ROOT / "core")
"""What the kernel itself refuses, in any game."""
HOMES = [game for game in GAMES if "." not in game]


def raised_in(game: str) -> set[Raised]:
    """By a game and by those that lie in its folder."""
    return refusals_in(ROOT / "games" / game.replace(".", "/"))


@cache
def sentences(package: str, language: str = "en") -> dict[str, object]:
    found = catalogue(package, language).items()
    return {key.removeprefix("refusals."): text for key, text in found if key.startswith("refusals.")}


def home_of(raised: Raised, packages: tuple[str, ...]) -> tuple[str, str] | None:
    """Where the sentence stands: its package, and its key there."""
    places = [(package, raised.key) for package in packages] + [(package, raised.reason) for package in packages]
    return next(((package, key) for package, key in places if key in sentences(package)), None)


@cache
def homes() -> dict[tuple[str, str], set[Raised]]:
    """All sentences that any refusal leads to; a draft also speaks with the words of the game that it lies in."""
    found = defaultdict(set)
    for game in GAMES:
        packages = (*speaking(GAMES.package_of(game)), SHELL)
        for raised in raised_in(game) | SHARED | raised_around(game):
            if (home := home_of(raised, packages)) is not None:
                found[home].add(raised)
    return found


def raised_around(game: str) -> set[Raised]:
    """What the rules that several games of one folder share refuse for each of them."""
    parent = game.rpartition(".")[0]
    return refusals_in(ROOT / "games" / parent.replace(".", "/") / "rules") if parent else set()


def test_refusals_are_found_in_every_game_and_in_the_kernel():
    assert {raised.reason for raised in SHARED} == {"nothing_to_choose", "choose"}
    assert all(len(raised_in(game)) > 3 for game in GAMES)
    assert Raised("PB-21", "long", frozenset({"n"})) in raised_in("pictoric")
    assert Raised("PX-22", "tuck", frozenset()) in raised_in("pixies")


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_sentence_and_the_numbers_for_it(game, language):
    words = Words(language, GAMES.package_of(game))
    own = {raised for raised in raised_in(game) if not lies_deeper(raised, game)}
    for raised in own | SHARED:
        numbers = dict.fromkeys(raised.numbers, 3)
        sentence = words.why_not(Refusal(raised.clause, raised.reason, numbers=numbers))
        assert sentence, raised
        assert not re.search(r"[{}]|\.$", sentence), raised


def lies_deeper(raised: Raised, game: str) -> bool:
    """Whether it is refused only by games in this one's folder."""
    deeper = [one for one in GAMES if one.startswith(f"{game}.")]
    return any(raised in raised_in(one) for one in deeper)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_without_its_refusal(package):
    reached = {key for home, key in homes() if home == package}
    assert sentences(package).keys() - reached == set()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", FINISHED)
def test_what_is_said_for_one_reason_in_the_same_words_is_said_once(package, language):
    """Several clauses of a game share the sentence of their reason; all games share those of the shell."""
    by_words = defaultdict(list)
    for key, text in sentences(package, language).items():
        by_words[key.rpartition(".")[2], str(text)].append(key)
    assert [keys for keys in by_words.values() if len(keys) > 1] == []
    if package != SHELL:
        shared = set(map(str, sentences(SHELL, language).values()))
        assert [key for key, text in sentences(package, language).items() if str(text) in shared] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_sentence_asks_for_no_number_that_its_refusal_does_not_carry(package):
    for (home, key), raised in homes().items():
        if home == package:
            assert all(placeholders(sentences(package)[key]) <= one.numbers for one in raised), key
