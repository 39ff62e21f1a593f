"""What a coach makes of votes, cards and clues, and how crowded each clue was."""

from random import Random

import msgspec
import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Match
from pixtable.games.pictoric.mind.coaching import can_weigh
from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.explaining import hear, words_for
from pixtable.games.pictoric.mind.meaning.guessing import vote
from pixtable.games.pictoric.mind.meaning.personas import PLAIN, Character
from pixtable.games.pictoric.mind.meaning.scoring import score
from pixtable.games.pictoric.mind.meaning.tables import deck
from pixtable.games.pictoric.mind.meaning.teaching import Teachings
from pixtable.games.pictoric.mind.remarks import tell_remarks
from pixtable.games.pictoric.rules.deck import CENTRE, PICTURES
from pixtable.games.pictoric.rules.moves import Clue, Lay, Vote
from pixtable.games.pictoric.rules.race import chances
from tests.games.pictoric.tables import banks, lay_all, sector_of, sit, vote_all

EXPERT = Opponent("expert")


def counsel(match: Match, also: object, simulations: int = 1) -> dict:
    seat = match.to_act[0]
    budget = Budget(simulations, told=200, also=also, counsels=True)
    return match.game.mind.think(match.view(seat), seat, EXPERT, 5, budget).why


# The race


def test_the_race_is_even_at_the_start_and_won_by_whoever_is_far_ahead():
    assert chances([1, 1, 1, 1]) == pytest.approx([0.25] * 4)
    near, far, last = chances([45, 25, 5])
    assert near > 0.95 > far > last >= 0


def test_each_cell_further_is_a_better_chance_for_one_and_a_worse_one_for_the_others():
    rng = Random(1)
    for _ in range(20):
        places = [rng.randrange(1, CENTRE) for _ in range(4)]
        further = [places[0] + 1, *places[1:]]
        before, after = chances(places), chances(further)
        assert after[0] > before[0]
        assert all(now < then for then, now in zip(before[1:], after[1:], strict=True) if then > 1e-6)
        assert sum(after) == pytest.approx(1)


def test_a_lead_is_worth_more_near_the_centre():
    assert chances([45, 41])[0] > chances([15, 11])[0]


# Votes, cards and clues


def test_the_best_vote_is_where_a_plain_reader_would_look():
    match = lay_all(sit(4, banks=banks(6, 6, 6, 6), leader=0), Clue(text="a lonely king on the moon"))
    why = counsel(match, Vote(1 if sector_of(match, 1) != 1 else 2))
    seat = match.to_act[0]
    others = [PICTURES[card] for card in match.state.sectors if card != match.state.laid[seat]]
    reading = read("a lonely king on the moon", "en")
    expected = vote(reading, others, None, Character(PLAIN, "anybody"), Random(1)).picture
    assert PICTURES[match.state.sectors[why.chosen.move.sector - 1]] == expected
    assert sum(told.terms[0].points for told in why.candidates) == pytest.approx(100, abs=2)


def test_the_best_card_fits_best():
    match = sit(4, banks=banks(6, 6, 6, 6), leader=0)
    match.play(0, Clue(text="the sea at night"))
    why = counsel(match, Lay(match.state.banks[1][0]))
    worths = [told.worth for told in why.candidates]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1]
    assert why.chosen.terms[0].term == "fooled"


def test_a_clue_for_quite_another_picture_is_worth_less_than_the_experts():
    match = sit(4, banks=banks(6, 6, 6, 6), leader=0)
    fits = [fit_of(card) for card in range(len(PICTURES))]
    other = min(range(len(PICTURES)), key=lambda card: fits[card][match.state.drawn])
    given = Clue(text=seen_on(other))
    told = {told.move: told for told in counsel(match, given).candidates}
    best = max(told.values(), key=lambda one: one.worth)
    assert best.move != given
    assert best.worth > told[given].worth
    assert best.terms[0].points > told[given].terms[0].points + 20


def seen_on(card: int) -> str:
    return ", ".join(words_for(PICTURES[card], "en")[:2])


def fit_of(card: int) -> list[float]:
    """How well every card fits what is to be seen on this one."""
    scores = score(read(seen_on(card), "en"))
    return [scores[deck().column(picture)] for picture in PICTURES]


def test_what_cannot_be_read_is_not_weighed():
    match = sit(3, banks=banks(6, 6, 6), leader=0)
    assert not can_weigh(match.view(0), [Clue(spoken=True)])
    assert not counsel(match, Clue(spoken=True)).standing
    match.play(0, Clue(spoken=True))
    assert not can_weigh(match.view(1), [Lay(20)])


def test_without_being_asked_opponents_play_by_their_own_taste():
    match = lay_all(sit(4, banks=banks(6, 6, 6, 6), leader=0))
    seat = match.to_act[0]
    assert not match.game.mind.think(match.view(seat), seat, EXPERT, 5, Budget()).why.standing


# Hints


def hinted(match: Match) -> dict:
    seat = match.to_act[0]
    return match.game.mind.think(match.view(seat), seat, EXPERT, 5, Budget(1, counsels=True)).why


def test_a_hint_for_a_vote_tells_where_and_why_and_never_ones_own_card():
    match = lay_all(sit(4, banks=banks(6, 6, 6, 6), leader=0), Clue(text="a lonely king on the moon"))
    why, seat = hinted(match), match.to_act[0]
    assert why.about == "vote"
    assert why.look["words"]
    for told in why.candidates:
        assert told.words["n"] == told.move.sector != sector_of(match, seat)
        assert 1 <= told.words["points"] <= 99
    assert why.chosen.move == counsel(match, why.chosen.move).chosen.move  # as the coach would


def test_a_hint_for_a_card_names_its_place_in_the_bank_and_the_word_that_speaks_for_it():
    match = sit(4, banks=banks(6, 6, 6, 6), leader=0)
    match.play(0, Clue(text="the sea at night"))
    why, seat = hinted(match), match.to_act[0]
    assert why.about == "lay"
    best = why.chosen
    assert match.state.banks[seat][best.words["n"] - 1] == best.move.card
    assert best.words["word"] in ("sea", "at night")
    assert best.words["seen"]


def test_a_hint_for_a_clue_offers_several_that_the_meter_speaks_well_of():
    match = sit(4, banks=banks(6, 6, 6, 6), leader=0)
    why = hinted(match)
    assert why.about == "clue"
    assert set(why.look["words"].split(", ")) <= set(words_for(PICTURES[match.state.drawn], "en"))
    told = why.candidates
    assert len(told) >= 2
    assert {hear(one.move.text, "en").crowding.zone for one in told} == {"good"}
    crowd = hear(told[0].move.text, "en").crowding
    assert (told[0].words["fitting"], told[0].words["of"]) == (crowd.fitting, crowd.of)


def test_a_hint_is_the_same_whatever_the_others_hold():
    """What it says follows from the seat's own view: other hidden cards change nothing."""
    told = []
    for others in ((30, 31, 32), (70, 71, 72)):
        held = [[1, 2, 3], [4, 5, 6], list(others)]
        match = sit(3, banks=held, leader=0)
        match.play(0, Clue(text="the sea at night"))
        told.append((hinted(match).look, [one.words for one in hinted(match).candidates]))
    assert told[0] == told[1]


@pytest.mark.parametrize(("clue", "about"), [(Clue(spoken=True), "unread"), (Clue(text="qqqq"), "unknown")])
def test_of_a_clue_that_nobody_can_read_no_card_is_called_the_best(clue, about):
    match = sit(3, banks=banks(6, 6, 6), leader=0)
    match.play(0, clue)
    assert hinted(match).about == about


# How crowded


def told_of(match: Match, text: str) -> tuple:
    lay_all(match, Clue(text=text))
    vote_all(match, {1: 0, 2: 0, 3: 2})
    return tuple(tell_remarks(match))


@pytest.mark.parametrize("text", ["the sea", "a lonely king on the moon", "hope", "qqqq"])
def test_a_clue_is_as_crowded_as_the_meter_said(text):
    (remark,) = told_of(sit(4, banks=banks(6, 6, 6, 6), leader=0), text)
    shown = hear(text, "en").crowding
    assert (remark.grade, remark.numbers["fitting"], remark.numbers["of"]) == (shown.zone, shown.fitting, shown.of)
    assert (remark.n, remark.seat) == (0, 0)
    assert (remark.numbers["n"], remark.numbers["guessers"]) == (2, 3)
    assert remark.clauses == ("PB-21", "PB-32")


def test_a_word_that_was_taught_counts_as_the_meter_counts_it():
    match = sit(4, banks=banks(6, 6, 6, 6), leader=0)
    told_of(match, "zorblax")
    taught = {"en": {"zorblax": ("sea", "boat")}}
    (remark,) = tell_remarks(match, msgspec.json.encode(Teachings(taught)))
    assert remark.numbers["fitting"] == hear("zorblax", "en", taught).crowding.fitting > 0
    assert tell_remarks(match)[0].numbers["fitting"] != remark.numbers["fitting"]


def test_what_was_said_aloud_cannot_be_measured():
    match = lay_all(sit(3, banks=banks(6, 6, 6), leader=0), Clue(spoken=True))
    vote_all(match, {1: 0, 2: 0})
    assert tell_remarks(match) == []
