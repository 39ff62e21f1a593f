"""Clues written for pictures by four who saw only the pictures, each in a voice of their own, kept out of all tuning.

What they found when they were first tried stands in docs/figures.md; the floors here are lower by about the half width
of its interval, so that only a real loss of understanding falls through them.
"""

from pathlib import Path

import pytest

from pixtable.studio.words.measure import of_six, rate_of, try_clues

FOLDER = Path(__file__).parent / "heldout"
VOICES = ("plain", "dry", "poetic", "childlike")
FLOORS = {"en": 0.88, "fr": 0.85, "ru": 0.85, "uk": 0.82}
FEWEST = 24


@pytest.fixture(scope="module", params=VOICES)
def tried(request):
    return try_clues(FOLDER / f"{request.param}.tsv")


def test_the_right_one_of_six_is_found(tried):
    for language, floor in FLOORS.items():
        rate = rate_of([one for one in tried if one.language == language])
        assert rate.n >= FEWEST
        assert rate.rate >= floor, (language, rate)


@pytest.mark.parametrize(("kind", "floor"), [("direct", 0.97), ("oblique", 0.8)])
def test_plain_clues_are_nearly_always_found_and_far_ones_mostly(tried, kind, floor):
    assert rate_of([one for one in tried if one.kind == kind]).rate >= floor


def test_a_clue_that_says_nothing_is_worth_a_guess_and_the_best_fit_is_sure():
    assert of_six([0.0] * 30, 3) == pytest.approx(1 / 6)
    assert of_six([1.0, *[0.0] * 29], 0) == pytest.approx(1.0)
    assert of_six([0.0, *[1.0] * 29], 0) == 0.0
