"""What is not translated yet is said in English, with the plural forms of English."""

import pytest

from pixtable.language import words
from pixtable.language.words import FINISHED, Words
from pixtable.levels.format import Text

SPEAKS_ENGLISH_ALONE = "tests.fifth_game"


@pytest.mark.parametrize("language", [*FINISHED, "de"])
def test_a_game_without_texts_in_a_language_speaks_english(language: str) -> None:
    stones = Words(language, SPEAKS_ENGLISH_ALONE)
    assert stones.say("game.name") == "Stones"
    assert stones.say("table.left", n=3) == "3 stones left"
    assert not stones.knows("game.nothing_of_the_kind")


def test_the_shell_speaks_english_where_nobody_has_begun_to_translate() -> None:
    assert Words("de").say("title.shelf") == Words("en").say("title.shelf")


def test_a_sentence_that_is_nowhere_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        Words("uk").say("title.nowhere")


def test_a_level_speaks_english_where_it_has_no_words() -> None:
    text = Text(en="Well done", fr="Bravo", ru="Отлично", uk="Чудово")
    assert text.in_language("uk") == "Чудово"
    assert text.in_language("de") == "Well done"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("Russian_Russia", "ru"),
        ("Ukrainian_Ukraine", "uk"),
        ("French_Canada", "fr"),
        ("English_United Kingdom", "en"),
        ("fr_FR.UTF-8", "fr"),
        ("uk-UA", "uk"),
        ("ru", "ru"),
        ("German_Germany", "en"),
        ("frisian", "en"),
        ("", "en"),
    ],
)
def test_the_machines_language_is_found_by_whatever_name_it_has(monkeypatch, locale, language):
    """Windows says `Russian_Russia`, and sets no variables."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setattr(words, "_preferred", [])
    monkeypatch.setattr("locale.getlocale", lambda: (locale or None, "1251"))
    assert words.guess_language() == language


def test_what_the_system_tells_of_its_owner_goes_before_a_locale(monkeypatch):
    """On Windows the locale is how numbers are written, not what is read."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.setattr(words, "_preferred", [])
    monkeypatch.setattr("locale.getlocale", lambda: ("English_United States", "1252"))
    words.tell_preferred(["de", "uk"])
    assert words.guess_language() == "uk"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert words.guess_language() == "fr"
