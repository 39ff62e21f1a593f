"""A match: half-made moves, going back and aside."""

import pytest

from pixtable.core.events import Choose
from pixtable.core.game import Begun
from pixtable.core.match import Deal, Match, Mismatch, Step
from pixtable.core.rules import Illegal
from tests import toy
from tests.toy import CardDrawn, CardGiven, CardOffered, Draw, Offer, TurnEnded


@pytest.fixture
def match() -> Match:
    return Match.start(toy.GAME, Deal(seats=3, seed=1))


def offer(match: Match) -> int:
    card = match.state.hands[0][0]
    match.play(0, Offer(card))
    return card


def test_a_move_that_asks_waits_for_the_seat_that_is_asked(match):
    offer(match)
    assert match.to_act == (0,)
    assert match.legal(0) == [Choose(1), Choose(2)]
    assert match.legal(1) == []
    match.play(0, Choose(2))
    assert match.to_act == (2,)
    assert match.legal(2) == [Choose("yes"), Choose("no")]


def test_each_answer_tells_only_what_is_new(match):
    card = offer(match)
    assert match.steps[-1].events == ()
    assert match.play(0, Choose(2)) == (CardOffered(0, 2, card),)
    given, drawn, ended = match.play(2, Choose("yes"))
    assert given == CardGiven(0, 2, card)
    assert isinstance(drawn, CardDrawn)
    assert ended == TurnEnded()
    assert match.half_made is None


@pytest.mark.parametrize(("seat", "move"), [(0, Choose(0)), (0, Choose("yes")), (1, Choose(1)), (0, Draw())])
def test_anything_but_an_offered_answer_is_refused_while_a_choice_is_pending(match, seat, move):
    offer(match)
    with pytest.raises(Illegal) as refused:
        match.play(seat, move)
    assert refused.value.refusal.key == "TOY-2.choose"
    assert match.n == 1


def test_whoever_is_asked_in_a_move_of_their_own_is_told_how_it_began(match):
    assert match.pending(0) is None
    before = match.view(0)
    card = offer(match)
    pending = match.pending(0)
    assert pending.ask == match.half_made.ask
    assert pending.begun == Begun(before, Offer(card), ())
    assert match.pending(1) is None


def test_whoever_is_asked_in_the_move_of_another_is_told_the_question_alone(match):
    """What was offered, and what the other answered before, may be a secret."""
    offer(match)
    match.play(0, Choose(2))
    pending = match.pending(2)
    assert (pending.ask.prompt, pending.begun) == ("take_it", None)
    assert match.pending(0) is None


def test_there_is_nothing_to_choose_when_nothing_was_asked(match):
    with pytest.raises(Illegal):
        match.play(0, Choose(1))


def test_an_answer_can_be_taken_back_and_another_given(match):
    offer(match)
    match.play(0, Choose(1))
    assert match.undo()
    assert match.to_act == (0,)
    match.play(0, Choose(2))
    assert match.to_act == (2,)
    assert match.steps[-1].events[0].to == 2


def test_a_half_made_move_survives_going_away_and_coming_back(match):
    offer(match)
    match.play(0, Choose(2))
    match.seek(0)
    assert match.half_made is None
    match.seek(2)
    assert match.play(2, Choose("no")) == (TurnEnded(),)


def test_a_branch_goes_its_own_way_even_in_the_middle_of_a_move(match):
    offer(match)
    other = match.branch()
    other.play(0, Choose(1))
    match.play(0, Choose(2))
    assert (match.to_act, other.to_act) == ((2,), (1,))


def test_what_was_attempted_has_happened_only_once_it_is_taken(match):
    before = match.state.copy()
    attempt = match.attempt(0, Draw())
    assert (match.n, match.state) == (0, before)
    match.take(attempt)
    other = Match.start(toy.GAME, match.deal)
    assert match.steps[-1].events == other.play(0, Draw())
    assert match.state == other.state


def test_an_answer_that_was_attempted_in_vain_can_be_given_again(match):
    offer(match)
    first = match.attempt(0, Choose(2))
    assert match.attempt(0, Choose(2)) == first
    match.take(match.attempt(0, Choose(1)))
    assert match.to_act == (1,)


def test_later_steps_stay_until_another_move_is_played(match):
    match.play(0, Draw())
    match.play(1, Draw())
    after_two = match.state
    match.seek(0)
    match.seek(2)
    assert match.state is after_two
    match.seek(1)
    offered = match.state.hands[1][0]
    match.play(1, Offer(offered))
    assert [step.move for step in match.steps] == [Draw(), Offer(offered)]


def test_there_is_nothing_before_the_beginning_and_nothing_after_the_end(match):
    assert not match.undo(practice=True)
    for n in (-1, 1):
        with pytest.raises(IndexError):
            match.seek(n)


def test_a_recorded_step_that_the_rules_decide_otherwise_is_found(match):
    drawn, ended = match.play(0, Draw())
    other = Match.start(toy.GAME, match.deal)
    forged = Step(0, Draw(), (CardDrawn(0, drawn.card % 20 + 1), ended))
    with pytest.raises(Mismatch):
        other.replay(forged, check=True)
    with pytest.raises(Mismatch):
        other.replay(Step(1, Draw(), (drawn, ended)), check=True)
    assert other.n == 0
    other.replay(match.steps[0], check=True)
    assert other.state == match.state
