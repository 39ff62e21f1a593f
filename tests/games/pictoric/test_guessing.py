"""Votes and cards laid to mislead: by what a seat sees, with a taste of its own."""

import inspect

import pytest

from pixtable.core.chance import Rng
from pixtable.core.game import Budget, Opponent
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.meaning import guessing
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.guessing import lay, opinion, vote
from pixtable.games.pictoric.mind.meaning.opponents import Meanings
from pixtable.games.pictoric.mind.meaning.personas import PERSONAS, PLAIN, Character, character
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Clue as Give
from pixtable.games.pictoric.rules.moves import Lay

from .tables import sit

BEAR = read("a bear fishing for stars", "en")
SHOWN = ["star_fishing", "cat_night", "two_planets", "crown_cage", "bear_summer", "tide_clock"]
EXPERT = Character(PLAIN, "nobody")


def test_the_best_fit_gets_the_vote():
    assert vote(BEAR, SHOWN, None, EXPERT, Rng(1)).picture == "star_fishing"


@pytest.mark.parametrize("persona", PERSONAS)
def test_nobody_votes_for_their_own_card(persona):
    for seed in range(20):
        choice = vote(BEAR, SHOWN, "star_fishing", character(persona, "easy", "a"), Rng(seed))
        assert choice.picture != "star_fishing"
        assert "star_fishing" not in choice.likely


def test_the_card_laid_is_the_best_fit_of_the_bank():
    assert lay(BEAR, ["crown_cage", "bear_summer", "chess_tea"], EXPERT, Rng(1)).picture == "bear_summer"


def test_a_vote_is_the_same_again_from_the_same_seed():
    who = character("joker", "easy", "a")
    assert [vote(BEAR, SHOWN, None, who, Rng(seed)) for seed in range(9)] == [
        vote(BEAR, SHOWN, None, who, Rng(seed)) for seed in range(9)
    ]


def test_two_seats_of_one_persona_are_no_telepaths():
    clues = [read(words, "en") for words in ("night", "a journey", "home", "secret", "tomorrow")]
    seats = [character("poet", "hard", seat) for seat in ("a", "b")]
    assert all(opinion(clue, seats[0]) != opinion(clue, seats[1]) for clue in clues)
    votes = [[vote(clue, SHOWN, None, who, Rng(seed)).picture for clue in clues for seed in range(6)] for who in seats]
    assert votes[0] != votes[1]


def test_a_seat_keeps_its_fancies_for_the_whole_game():
    who = character("poet", "hard", "a")
    assert opinion(BEAR, who) == opinion(BEAR, who)


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_better_level_finds_the_card_more_surely(persona):
    def sureness(level):
        who = [character(persona, level, str(seat)) for seat in range(12)]
        return sum(vote(BEAR, SHOWN, None, one, Rng(0)).likely["star_fishing"] for one in who)

    assert sureness("easy") < sureness("normal") < sureness("expert")


def test_guessing_is_given_nothing_but_the_clue_the_cards_and_oneself():
    for guess in (guessing.vote, guessing.lay):
        assert set(inspect.signature(guess).parameters) <= {"reading", "shown", "bank", "own", "who", "rng"}


def test_a_seat_decides_alike_whatever_the_others_hold():
    """The banks, the leader's card and the deck may be anything: an opponent's answer stays."""
    moves = []
    for deal in range(6):
        mine = [3, 40, 77]
        rest = [card for card in range(len(PICTURES)) if card not in mine]
        Rng(deal).shuffle(rest)
        match = sit(4, deal, banks=[rest[:2], mine, rest[2:5], rest[5:8]])
        match.play(0, Give(text="The moon forgot to leave"))
        view = match.view(1)
        moves.append(GAME.mind.think(view, 1, Opponent("hard", "poet"), 7, Budget()).move)
    assert isinstance(moves[0], Lay)
    assert len(set(moves)) == 1


def test_what_cannot_be_read_is_guessed_at_random():
    choice = vote(Meanings().read(Give(mime=True), "en"), SHOWN, None, character("poet", "hard", "a"), Rng(1))
    assert set(choice.likely.values()) == {1 / len(SHOWN)}
