"""French sets some signs apart from the word before, by spaces that never break."""

import pytest

from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.language.spacing import spaced
from pixtable.language.words import Words


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("prend le 3 : +2", "prend le 3\u00a0: +2"),
        ("« ici » ; et là ? Oui !", "«\u00a0ici\u00a0»\u202f; et là\u202f? Oui\u202f!"),
        ("à 10:30, sans rien", "à 10:30, sans rien"),
        ("«\u00a0ici\u00a0»\u202f!", "«\u00a0ici\u00a0»\u202f!"),
    ],
)
def test_signs_stay_with_their_word(written, set_):
    assert spaced(written, "fr") == set_


def test_other_languages_are_left_alone():
    assert spaced("слово : слово", "ru") == "слово : слово"


def test_all_that_is_said_and_told_is_set_so():
    words = Words("fr", GAMES.package_of("pictoric"))
    assert words.say("table.status.clue", name="Ada").startswith("Ada\u00a0: ")
    assert plain_text(words.tell("tell.event.say", text="Où")) == "dit «\u00a0Où\u00a0»"
    assert plain_text(words.tell("coach.taste.look")) == words.say("coach.taste.look")
