"""PB-56: what says nothing to opponents is guessed together, so that saying nothing does not pay."""

from random import Random
from statistics import fmean

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.open import is_listed
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.bot import MUMBLED
from pixtable.games.pictoric.mind.meaning.opponents import Meanings
from pixtable.games.pictoric.mind.understanding import Company
from pixtable.games.pictoric.rules.moves import Clue, Lay, Vote
from pixtable.games.pictoric.rules.state import SILENCE, Association
from pixtable.language.words import FINISHED
from tests.games.table_host import seat_at

from .tables import lay_all, rolled, sector_of, sit, vote_all

STROKE = ((0, 0), (255, 255))
SILENT = [Clue(mime=True), Clue(sketch=(STROKE,))]
NOTHING = [Clue(text="zzqx"), Clue(text="?!"), Clue(text="the"), Clue(spoken=True), *SILENT]


def laid(clue, seats=5):
    return lay_all(rolled(SILENCE, seats) if clue in SILENT else sit(seats), clue)


def vote(match, seat, level="normal", seed=1):
    return GAME.mind.think(match.view(seat), seat, Opponent(level, None), seed, Budget()).move


@pytest.mark.parametrize("clue", NOTHING)
def test_pb56_all_set_their_dice_to_the_lowest_sector_and_only_its_owner_to_the_next(clue):
    match = laid(clue)
    for seat in match.state.followers:
        for seed, level in enumerate(("easy", "normal", "hard", "expert")):
            assert vote(match, seat, level, seed) == Vote(2 if sector_of(match, seat) == 1 else 1)


def test_pb56_it_follows_from_what_a_seat_sees_itself():
    match = laid(Clue(text="zzqx"))
    for seat in match.state.followers:
        blind = match.view(seat)
        assert [card for owner, card in enumerate(blind.laid) if owner != seat and card != -1] == []
        assert GAME.mind.think(blind, seat, Opponent("hard"), 1, Budget()).move == vote(match, seat)


def test_pb56_who_understands_a_word_of_it_guesses_alone():
    match = laid(Clue(text="zzqx moon"), seats=6)
    votes = {vote(match, seat, "easy", seed) for seat in match.state.followers for seed in range(8)}
    assert len(votes) > 2


def test_pb56_a_word_that_was_taught_says_something():
    clue, company = Association(text="zorbling"), Company("en", None, 3, 2, ())
    assert not Meanings().understands(clue, company)
    assert Meanings({"en": {"zorbling": ("moon",)}}).understands(clue, company)


def test_the_yardstick_by_chance_goes_on_guessing_by_chance():
    match = laid(Clue(text="zzqx"))
    assert len({vote(match, 1, "random", seed) for seed in range(30)}) > 2


def test_the_mumbler_says_nothing_in_words_and_without():
    for match in (sit(people=()), sit(people=(), free_choice=True), rolled(SILENCE, people=())):
        move = vote(match, 0, "mumbler")
        assert is_listed(move, match.legal(0))
        assert (move.text == MUMBLED.text) or move.sketch


def points_of_the_leader(level, seats, games):
    points = []
    for seed in range(games):
        match, seeds = sit(seats, seed), Random(seed)
        while match.state.last_turn is None:
            seat = match.to_act[0]
            opponent = Opponent(level if seat == 0 else "normal", None if seat == 0 else "poet")
            match.play(seat, GAME.mind.think(match.view(seat), seat, opponent, seeds.getrandbits(32), Budget()).move)
        points.append(match.state.last_turn.points[0])
    return fmean(points)


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.slow), 6])
def test_saying_nothing_brings_a_leader_less_than_half_of_an_honest_clue(seats):
    assert points_of_the_leader("mumbler", seats, 120) < 0.5 * points_of_the_leader("expert", seats, 120)


# What is told of it


def told(clue, seats=4, viewer=0, language="en"):
    match = laid(clue, seats)
    vote_all(match, {seat: 0 if seat > 1 else 2 for seat in match.state.followers})
    _, scene = seat_at(match, viewer=viewer, language=language)
    return scene.stage.strip.ear.hearing


@pytest.mark.parametrize(
    ("clue", "why"),
    [
        (Clue(text="zzqx"), "“zzqx”? No idea"),
        (Clue(text="?!"), "that told us nothing"),
        (Clue(spoken=True), "we can’t hear you"),
        (Clue(mime=True), "we can’t see you"),
        (Clue(sketch=(STROKE,)), "we can’t read sketches"),
    ],
)
def test_the_opponents_say_that_they_guessed_together_and_why(clue, why):
    sentence = told(clue).sentence
    assert why in sentence
    assert "we guessed together" in sentence


def test_what_was_understood_was_not_guessed_together():
    assert "together" not in told(Clue(text="moon")).sentence


def test_only_an_opponent_who_guesses_says_so():
    assert "guessed together" in told(Clue(spoken=True), viewer=1).sentence


@pytest.mark.parametrize(("people", "is_there"), [((0,), False), ((0, 1), True), (None, True)])
@pytest.mark.parametrize("forfeit", [None, SILENCE])
def test_the_button_to_speak_or_mime_is_there_only_for_people(forfeit, people, is_there):
    match = sit(4, people=people) if forfeit is None else rolled(forfeit, 4, people=people)
    _, scene = seat_at(match, viewer=0)
    assert scene.stage.lead.aloud.visible is is_there
    buttons = [
        node.rect for node in (scene.stage.lead.aloud, scene.stage.lead.sketch, scene.stage.lead.done) if node.visible
    ]
    assert not any(a.overlap(b).w > 0 and a.overlap(b).h > 0 for a in buttons for b in buttons if a is not b)


@pytest.mark.parametrize("language", FINISHED)
def test_who_writes_what_nobody_knows_is_told_what_will_come_of_it(language):
    pilot, scene = seat_at(sit(4, people=(0,)), viewer=0, language=language)
    warning = scene.stage.look.say("lead.unknown", listens=scene.stage.look.in_language("en"))
    pilot.type("zzqx").settle()
    assert warning in pilot.texts
    pilot.type(" moon lune луна місяць").settle()
    assert warning not in pilot.texts


def test_unknown_words_can_be_taught_all_the_same():
    assert told(Clue(text="zzqx")).unknown == ("zzqx",)


def test_a_card_is_laid_as_ever():
    match = sit(4)
    match.play(0, Clue(text="zzqx"))
    assert isinstance(vote(match, 1), Lay)
