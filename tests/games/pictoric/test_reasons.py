"""Every opponent has its own reason for its own vote; the leader is shown what each of the guessers would think of."""

import pytest

from pixtable.core.game import Opponent
from pixtable.core.match import Match
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.guessing import opinion
from pixtable.games.pictoric.mind.meaning.opponents import character_of
from pixtable.games.pictoric.mind.meaning.tables import deck, forms
from pixtable.games.pictoric.mind.reasons import reason_for_vote, thought_of
from pixtable.games.pictoric.mind.understanding import Player
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Clue, Vote
from pixtable.games.pictoric.rules.state import Turn
from pixtable.language.words import FINISHED
from tests.games.pictoric.tables import lay_all, sector_of, sit, vote_all
from tests.games.table_host import seat_at

PERSONAS = ("literal", "poet", "joker", "child", "sphinx", "echo")
CLUES = ("moonlight over a quiet house", "the sea at night", "a key for a bird", "childhood and time")


def played(clue: str = CLUES[0], chosen: dict[int, int] | None = None, seats: int = 5) -> Match:
    match = lay_all(sit(seats), Clue(text=clue))
    vote_all(match, chosen or {seat: 0 if seat > 1 else 2 for seat in match.state.followers})
    return match


def turn_of(match: Match) -> Turn:
    assert match.state.last_turn is not None
    return match.state.last_turn


def opponent(seat: int, level: str = "normal") -> Opponent:
    return Opponent(level, PERSONAS[seat])


@pytest.mark.parametrize("clue", CLUES)
def test_a_reason_speaks_of_the_picture_that_this_one_voted_for(clue: str) -> None:
    turn = turn_of(played(clue))
    for seat in range(1, 5):
        told = reason_for_vote(turn, seat, opponent(seat), "en", {})
        assert told.how in ("led", "fancy", "least")
        assert told.how == "least" or told.word in clue
        vote = turn.votes[seat]
        assert vote is not None
        facets = deck().facets[deck().column(PICTURES[turn.sectors[vote - 1]])]
        assert told.how != "led" or told.seen in {
            forms("en")[facet.concept][0] for facet in facets if facet.concept >= 0
        }


def test_another_vote_has_another_reason() -> None:
    """The same words, the same seat: only what it voted for differs."""
    ours = turn_of(played(chosen={1: 2, 2: 3, 3: 2, 4: 2}))
    theirs = turn_of(played(chosen={1: 0, 2: 0, 3: 0, 4: 0}))
    assert any(
        reason_for_vote(ours, seat, opponent(seat), "en", {}) != reason_for_vote(theirs, seat, opponent(seat), "en", {})
        for seat in range(1, 5)
    )


@pytest.mark.parametrize("clue", CLUES)
def test_what_tempted_it_more_is_the_best_in_its_own_eyes_and_never_its_own_picture(clue: str) -> None:
    turn = turn_of(played(clue))
    tempted = 0
    for seat in range(1, 5):
        told = reason_for_vote(turn, seat, opponent(seat), "en", {})
        scores = opinion(read(clue, "en"), character_of(Player("normal", PERSONAS[seat], seat)))
        others = [n for n, card in enumerate(turn.sectors, start=1) if card != turn.laid[seat]]
        best = max(others, key=lambda n: scores[deck().column(PICTURES[turn.sectors[n - 1]])])
        assert told.almost == (None if best == turn.votes[seat] else best)
        tempted += told.almost is not None
    assert tempted


def test_no_word_speaks_for_a_picture_where_a_clue_only_rings_a_bell() -> None:
    """Opponents themselves give such clues: what people say of some picture, in words of which none is known."""
    clue = "Where do they all go?"
    assert read(clue, "en").rings_a_bell
    assert not read(clue, "en").parts
    turn = turn_of(played(clue))
    for seat in range(1, 5):
        assert reason_for_vote(turn, seat, opponent(seat), "en", {})[:3] == ("least", "", "")


def test_who_understands_nothing_ever_voted_by_chance_and_whom_this_tells_nothing_with_the_others() -> None:
    turn = turn_of(played())
    assert reason_for_vote(turn, 1, Opponent("random"), "en", {}).how == "chance"
    assert reason_for_vote(turn_of(played("zzqx")), 1, opponent(1), "en", {}).how == "together"


def test_the_guessers_think_of_different_things() -> None:
    thoughts = {
        clue: {thought_of(read(clue, "en"), seat, opponent(seat, "easy")) for seat in range(1, 6)} for clue in CLUES
    }
    assert all("" not in each for each in thoughts.values())
    assert max(len(each) for each in thoughts.values()) > 1
    assert thought_of(read("zzqx", "en"), 1, opponent(1)) == ""


# At the table


@pytest.mark.parametrize("language", FINISHED)
def test_whoever_is_pointed_at_answers_for_itself(language: str) -> None:
    match = lay_all(sit(4), Clue(text="moonlight over a quiet house"))
    for seat, of in ((1, 2), (2, 3)):
        match.play(seat, Vote(sector_of(match, of)))
    pilot, scene = seat_at(match, viewer=3, language=language, instant=True)
    pilot.settle().press(str(sector_of(match, 0))).settle()
    look, strip = scene.stage.look, scene.stage.strip
    said = {}
    for seat in (1, 2):
        pilot.move(f"pictoric.seat.{seat}").settle()
        said[seat] = strip.ear.hearing.sentence
        assert said[seat].startswith(look.name(seat))
        vote = scene.shown.last_turn.votes[seat]
        assert str(vote) in said[seat]
        assert any(said[seat] in text for text in pilot.texts)
    assert said[1] != said[2]
    pilot.press("a").settle()
    assert strip.ear.hearing.sentence == said[1]
    pilot.press("a").settle()
    assert strip.ear.hearing.sentence == said[2]
    assert scene.stage.find("pictoric.seat.0").visible is False  # who led had nothing to guess
    assert scene.stage.find("pictoric.seat.3").visible is False  # a person is not asked


def test_the_leader_is_shown_a_thought_of_each_guesser_and_none_of_a_person() -> None:
    pilot, scene = seat_at(sit(4, people=(0,)), viewer=0)
    pilot.type("the sea at night").settle()
    told = dict(scene.stage.lead._thoughts)
    assert set(told) == {1, 2, 3}
    for seat, thought in told.items():
        assert thought == thought_of(read("the sea at night", "en"), seat, Opponent("normal"))
        assert thought in pilot.texts
