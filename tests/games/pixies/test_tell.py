"""What is told of Pixies."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardsRevealed, RoundScored
from pixtable.games.pixies.rules.state import Sheet
from pixtable.language.figures import signed
from pixtable.language.words import Words
from pixtable.play.telling import Telling


def test_of_cards_that_come_two_alike_it_is_told_which_is_which():
    alike = next(
        (one, other)
        for one in range(len(CARDS))
        for other in range(one)
        if (CARDS[one].colour, CARDS[one].value) == (CARDS[other].colour, CARDS[other].value)
    )
    match = Match.start(GAMES["pixies"], Deal(2, 1))
    telling = Telling(GAMES["pixies"], Words("en", GAMES.package_of("pixies")), lambda seat: "Ada")
    told = telling.event(match.view(0), 0, CardsRevealed(0, alike))
    one, other = plain_text(told.sentence).removeprefix("chooses first from: ").split(", ")
    assert one != other


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", -1, "−1 point"),
        ("ru", 1, "+1 очко"),
        ("ru", -3, "−3 очка"),
        ("ru", 12, "+12 очков"),
        ("uk", 2, "+2 очки"),
        ("uk", 7, "+7 очок"),
    ],
)
def test_points_are_counted_as_each_language_counts(language, n, said):
    words = Words(language, GAMES.package_of("pixies"))
    assert words.say("tell.event.change", n=abs(n), change=signed(n)) == said


def test_whoever_shares_the_best_score_of_a_round_is_named():
    match = Match.start(GAMES["pixies"], Deal(3, 1))
    telling = Telling(GAMES["pixies"], Words("en", GAMES.package_of("pixies")), ("Ada", "Ivo", "Olya").__getitem__)

    def told(*totals: int) -> str:
        sheets = tuple(Sheet(total, 0, 0, 0) for total in totals)
        return plain_text(telling.event(match.view(0), 0, RoundScored(sheets)).sentence)

    assert told(3, 9, 4) == "has the best score of round 1: 9 points"
    assert told(3, 9, 9) == "shares the best score of round 1 with Olya: 9 points"
