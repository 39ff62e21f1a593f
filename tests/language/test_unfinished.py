"""A language that somebody has only begun: everything opens in it, and says in English what it does not say yet."""

import subprocess
import sys

import pytest

from pixtable.ui.widgets.keyboard import Keyboard

BEGUN = """
import sys
import pixtable.language.words as words

words.LANGUAGES = (*words.LANGUAGES, "de")
words.UNFINISHED = frozenset({"de"})
say = words.Words.say  # what it calls itself, its one word, stands in every language's title
words.Words.say = lambda self, key, **values: (
    "Deutsch" if key.startswith("title.languages.de") else say(self, key, **values)
)

from pixtable.store.settings import Settings
from pixtable.tools.tour.stops import STOPS
from pixtable.tools.visit import Visit

for name in sys.argv[1:]:
    with Visit(Settings(language="de", reduced_motion=True)) as visit:
        STOPS[name](visit)
        assert visit.app.settings.spoken == "de", name
print("all were opened")
"""
CHOSEN = (
    *("title", "new_game", "rulebook", "rulebook_search", "settings_reading", "statistics_results", "shelf", "result"),
    *("pixies_first_turn", "rhombs_blind", "lesson_seam", "puzzle_detective", "pictoric_leader", "pictoric_vote"),
    *("pictoric_unknown_word", "pictoric_teaching", "pictoric_album", "pictoric_album_words", "tactics_question"),
    *("decks", "deck_builder", "draft_classic_hero", "drafted", "tournament_four", "coach", "daily", "credits"),
)


@pytest.mark.thorough
def test_every_kind_of_screen_opens_in_a_language_without_a_word_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", BEGUN, *CHOSEN], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_screen_keyboard_has_letters_for_every_language() -> None:
    assert Keyboard("keys", lambda _: None, lambda: None, lambda: None, language="de").language == "en"
