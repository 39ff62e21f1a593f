"""The cards as they are written: the catalogues have words for all they do, and every one has its tests."""

import ast
import re
from pathlib import Path

import pytest

from pixtable.games import GAMES
from pixtable.games.tactics.mind.points import LEADERS, POINTS
from pixtable.games.tactics.rules import labels
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, KEYWORDS
from pixtable.games.tactics.rules.decks.roster import NUMBERS, ROSTER
from pixtable.games.tactics.rules.state import ROWS
from pixtable.language.words import FINISHED, Words, catalogue

PACKAGE = GAMES.package_of("tactics")
ABILITIES = [ability for character in CHARACTERS.values() for ability in character.abilities]
EVERY_ABILITY = pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.id)
ICONS = Path(__file__).parents[3] / "assets" / "tactics" / "icons" / "16"
CODE = Path(__file__).parents[3] / "pixtable" / "games" / "tactics"


def test_everybody_of_the_roster_is_there():
    assert [CHARACTERS[NUMBERS[name]].name for name in ROSTER] == [*ROSTER]
    assert len(ROSTER) == len(set(ROSTER)) == len(CHARACTERS)


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("key", [labels.text_key, labels.gist_key])
def test_every_ability_has_its_words_and_no_words_are_without_one(key, language):
    keys = {key(ability) for ability in ABILITIES}
    table = next(iter(keys)).partition(".")[0]
    written = {one: text for one, text in catalogue(PACKAGE, language).items() if one.startswith(f"{table}.")}
    assert written.keys() == keys
    assert all(written.values())


SAID = {
    "cards.chronomancer.order": {"en": "counting", "fr": "en comptant", "ru": "считая", "uk": "рахуючи"},
    "cards.rogue.leader": {"en": "that opponent’s", "fr": "son joueur", "ru": "его игрока", "uk": "його гравця"},
    "cards.dragoon.vanguard": {"en": "into the vanguard", "fr": "rejoint", "ru": "в авангард", "uk": "в авангард"},
}
"""What a text must not leave open: that actions got before count, whose hand is robbed, that who is there already
does not arrive."""


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("key", SAID)
def test_a_text_says_in_every_language_what_the_card_hangs_on(key, language):
    assert SAID[key][language] in catalogue(PACKAGE, language)[key]


def test_what_an_ability_says_stands_in_the_catalogues_alone():
    said = {catalogue(PACKAGE, "en")[labels.text_key(ability)] for ability in ABILITIES}
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in CODE.rglob("*.py")}
    strings = [
        (file.name, node.value)
        for file, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert [(file, text) for file, text in strings if " ".join(text.split()) in said] == []


@EVERY_ABILITY
@pytest.mark.parametrize("language", FINISHED)
def test_texts_and_gists_hold_exactly_the_numbers_that_are_declared(ability, language):
    words = Words(language, PACKAGE)
    text = catalogue(PACKAGE, language)[labels.text_key(ability)]
    assert set(re.findall(r"\{(\w+)\}", text)) == set(ability.numbers)
    gists = [str(catalogue(PACKAGE, spoken)[labels.gist_key(ability)]) for spoken in ("en", language)]
    assert len({frozenset(re.findall(r"\{(\w+)\}", gist)) for gist in gists}) == 1, gists
    for key in (labels.text_key(ability), labels.gist_key(ability)):
        assert "{" not in words.say(key, **ability.numbers)


@EVERY_ABILITY
def test_an_ability_does_something_and_only_actions_have_marks(ability):
    assert ability.script or ability.on or ability.replaces or ability.grants or ability.is_copying
    assert ability.is_action == (ability.kind == "action")
    assert not ability.marks or ability.is_action
    assert (ability.kind == "order") == (ability.slot == "order")


@EVERY_ABILITY
def test_opponents_know_what_every_ability_and_leader_is_worth(ability):
    name = ability.id.split(".")[0]
    assert POINTS.get(ability.id, 0) > 0, f"mind/points.py, _POINTS has no line for {name}"
    assert name in LEADERS, f"mind/points.py, LEADERS has no line for {name}"


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda character: character.name)
def test_every_character_has_a_file_with_tests_of_every_ability(character):
    tests = (Path(__file__).parent / "cards" / f"test_{character.name}.py").read_text(encoding="utf-8")
    for ability in character.abilities:
        assert f"def test_{ability.slot}" in tests, ability.id


@pytest.mark.parametrize("language", FINISHED)
def test_every_label_is_said(language):
    words = Words(language, PACKAGE)
    keys = [labels.keyword_key(keyword) for keyword in KEYWORDS] + [labels.row_key(row) for row in ROWS]
    keys += [labels.kind_key(ability.kind) for ability in ABILITIES]
    keys += [labels.mark_key(mark) for ability in ABILITIES for mark in ability.marks]
    keys += [labels.name_key(character) for character in CHARACTERS.values()]
    keys += [labels.answer_key(answer) for answer in ("yes", "no", "done")]
    assert all(words.say(key) for key in keys)


def test_every_prompt_in_the_code_has_its_sentence():
    asking = "|".join(("ask", "may", "one", "may_one", "up_to", "card_of", "cards", "cards_up_to", "split"))
    pattern = re.compile(rf"me\.(?:{asking})\([^\n]*?\"(\w+)\"")
    found = {match for file in CODE.rglob("*.py") for match in pattern.findall(file.read_text(encoding="utf-8"))}
    assert len(found) > 10
    known = {key.removeprefix("prompts.") for key in catalogue(PACKAGE, "en") if key.startswith("prompts.")}
    assert not found - known, f"no sentence under [prompts] in text/*/choices.toml for {sorted(found - known)}"


@EVERY_ABILITY
@pytest.mark.parametrize("language", FINISHED)
def test_a_gist_is_in_words_and_icons_and_has_no_cut_off_word(ability, language):
    gist = str(catalogue(PACKAGE, language)[labels.gist_key(ability)])
    assert re.findall(r"[^\W\d]\.", gist) == [], gist
    assert re.findall(r"\b(?:atk|dmg|ops|act|PV|ат|шк)\b", gist) == [], gist
    icons = re.findall(r"<(\w+)>", gist)
    assert [name for name in icons if not (ICONS / f"{name}.png").is_file()] == []
