"""Everything that the rules of Pictoric Box can say has its words, in four languages."""

import pytest

from pixtable.games import GAMES
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.moves import Clue, Discard, Theme
from pixtable.games.pictoric.rules.state import ON_THEME, SILENCE, TROUBLE
from pixtable.language.words import FINISHED, Words

from .tables import banks, lay_all, rolled, sit, vote_all

TEXTS = ("", "x" * 81, "a\nb")


def refusals_with_a_reason_in_a_variable():
    """Those that a look at the source cannot name: by text, and by which cards are given up."""
    plain, themed, silent = sit(), rolled(ON_THEME), rolled(SILENCE)
    yield from (plain.refuse(0, Clue(text=text)) for text in TEXTS)
    yield from (themed.refuse(1, Theme(text)) for text in TEXTS)
    yield silent.refuse(0, Clue(pictograms=()))
    yield silent.refuse(0, Clue(sketch=()))
    returning = lay_all(sit(banks=banks(4, 2, 2)))
    vote_all(returning, {1: 0, 2: 0})
    for match in (returning, rolled(TROUBLE, banks=banks(4, 2, 2))):
        yield match.refuse(1, Discard((20, 21)))
        yield match.refuse(0, Discard((10, 11, 12)))
        yield match.refuse(0, Discard(tuple(range(20, 20 + match.state.owed))))


@pytest.mark.parametrize("language", FINISHED)
def test_every_refusal_is_a_sentence_with_its_numbers(language):
    words = Words(language, GAMES.package_of(GAME.id))
    refusals = list(refusals_with_a_reason_in_a_variable())
    assert len({refusal.key for refusal in refusals}) == len(refusals) == 14
    for refusal in refusals:
        sentence = words.why_not(refusal)
        assert "{" not in sentence
        assert not sentence.endswith(".")


@pytest.mark.parametrize("language", FINISHED)
def test_every_option_and_each_of_its_choices_has_a_label(language):
    words = Words(language, GAMES.package_of(GAME.id))
    for option in GAME.options:
        assert option.clause in words.say(f"options.{option.key}.label")
        labels = [words.say(f"options.{option.key}.{str(choice).lower()}") for choice in option.choices]
        assert len(set(labels)) == len(option.choices)
