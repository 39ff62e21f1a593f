"""What is not translated yet is said in English, with the plural forms of English."""

import pytest

from pixtable.language.words import FINISHED, Words
from pixtable.levels.format import Text

SPEAKS_ENGLISH_ALONE = "tests.fifth_game"


@pytest.mark.parametrize("language", [*FINISHED, "de"])
def test_a_game_without_texts_in_a_language_speaks_english(language: str) -> None:
    words = Words(language, SPEAKS_ENGLISH_ALONE)
    assert words.say("game.name") == "Stones"
    assert words.say("table.left", n=3) == "3 stones left"
    assert not words.knows("game.nothing_of_the_kind")


def test_the_shell_speaks_english_where_nobody_has_begun_to_translate() -> None:
    assert Words("de").say("title.shelf") == Words("en").say("title.shelf")


def test_a_sentence_that_is_nowhere_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        Words("uk").say("title.nowhere")


def test_a_level_speaks_english_where_it_has_no_words() -> None:
    text = Text(en="Well done", fr="Bravo", ru="Отлично", uk="Чудово")
    assert text.in_language("uk") == "Чудово"
    assert text.in_language("de") == "Well done"
