"""Marks of the second order stand inside others."""

import pytest

from pixtable.games import GAMES
from pixtable.language.quotes import nested
from pixtable.language.words import Words


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("ru", "Положить «Постоялый двор «Рукавичка»»", "Положить «Постоялый двор „Рукавичка“»"),
        ("uk", "між «а» і «б»", "між «а» і «б»"),
        ("ru", "«Между «остаться» и «улететь»»", "«Между „остаться“ и „улететь“»"),
        ("fr", "«\u00a0Dire «\u00a0oui\u00a0»\u00a0»", "«\u00a0Dire “oui”\u00a0»"),
        ("en", "“Say “yes””", "“Say ‘yes’”"),
        ("ru", "ни «одной", "ни «одной"),
    ],
)
def test_a_quotation_inside_another_has_other_marks(language: str, text: str, written: str) -> None:
    assert nested(text, language) == written


def test_what_is_said_and_what_is_told_are_written_alike() -> None:
    words = Words("uk", GAMES.package_of("pictoric"))
    assert words.say("tell.event.theme", text="бо «так»") == "називає тему «бо „так“»"
    assert words.tell("tell.event.theme", text="бо «так»") == ("називає тему «бо „так“»",)
