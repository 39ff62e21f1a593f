"""PB-21, PB-53 and PB-55: what may be given as an association or a theme, and what is refused."""

import pytest

from pixtable.core.open import Open, is_listed, sample_of
from pixtable.core.what_if import imagine_at
from pixtable.games.pictoric.rules.deck import PICTOGRAMS
from pixtable.games.pictoric.rules.moves import Clue, Theme
from pixtable.games.pictoric.rules.state import ON_THEME, SILENCE, Association
from pixtable.store.chairs import Chair
from pixtable.store.saves import Recorded, load

from .tables import banks, refused, rolled, sit

STROKE = ((0, 0), (255, 255))

GOOD = ["moon", "a house that dreams", "Où est l’été ?", "ні риба ні м’ясо", "x" * 80, "2 + 2", "«…»", "🌙"]
BAD = {
    "": "empty",
    "   ": "empty",
    "\u00a0": "empty",
    "x" * 81: "long",
    "two\nlines": "signs",
    "a\tb": "signs",
    "bell\a": "signs",
    "\x00": "signs",
    "\u202eback": "signs",
    "a\u2028b": "signs",
    "zero\u200bwidth": "signs",
}


@pytest.mark.parametrize("text", GOOD)
def test_pb21_any_word_or_phrase_will_do(text):
    match = sit()
    assert is_listed(Clue(text=text), match.legal(0))
    match.play(0, Clue(text=text))
    assert match.state.clue == Association(text=text)


@pytest.mark.parametrize(("text", "reason"), BAD.items(), ids=map(ascii, BAD))
def test_pb21_nothing_unreadable(text, reason):
    assert refused(sit(), 0, Clue(text=text)) == f"PB-21.{reason}"


@pytest.mark.parametrize("text", GOOD)
def test_pb55_any_word_or_phrase_is_a_theme(text):
    match = rolled(ON_THEME)
    match.play(match.to_act[0], Theme(text))
    assert match.state.theme == text


@pytest.mark.parametrize(("text", "reason"), BAD.items(), ids=map(ascii, BAD))
def test_pb55_nothing_unreadable(text, reason):
    match = rolled(ON_THEME)
    assert refused(match, match.to_act[0], Theme(text)) == f"PB-55.{reason}"


def test_spaces_around_and_between_words_are_tidied():
    match = sit()
    match.play(0, Clue(text="  a\u00a0  quiet   sea "))
    assert match.state.clue == Association(text="a quiet sea")


def test_pb21_an_association_may_be_said_aloud_and_only_that_is_kept():
    match = sit()
    match.play(0, Clue(spoken=True))
    assert match.state.clue == Association(spoken=True)


@pytest.mark.parametrize(
    "clue", [Clue(), Clue(text="moon", spoken=True), Clue(text="moon", pictograms=("moon",)), Clue(text="m", mime=True)]
)
def test_pb21_in_exactly_one_form(clue):
    assert refused(sit(), 0, clue) == "PB-21.one"


@pytest.mark.parametrize("clue", [Clue(pictograms=("moon",)), Clue(sketch=(STROKE,)), Clue(mime=True)])
def test_pb21_in_words_where_nothing_else_is_asked_for(clue):
    assert refused(sit(), 0, clue) == "PB-21.words"


def test_pb21_without_the_option_there_is_no_card_to_choose():
    match = sit()
    assert refused(match, 0, Clue(text="moon", card=match.state.drawn)) == "PB-21.drawn"


def test_pb21_with_the_option_the_leader_says_which_card():
    match = sit(free_choice=True, banks=banks(2, 2, 2))
    assert refused(match, 0, Clue(text="moon")) == "PB-21.card"
    assert refused(match, 0, Clue(text="moon", card=20)) == "PB-21.card"
    cards = {sample_of(move).card for move in match.legal(0)}
    assert cards == {match.state.drawn, 10, 11}


@pytest.mark.parametrize("clue", [Clue(text="moon"), Clue(spoken=True)])
def test_pb53_no_words_and_no_sounds(clue):
    assert refused(rolled(SILENCE), 0, clue) == "PB-53"


@pytest.mark.parametrize(
    "clue", [Clue(pictograms=("moon", "key", "sea")), Clue(sketch=(STROKE,) * 60), Clue(mime=True)]
)
def test_pb53_pictograms_a_sketch_or_a_mime(clue):
    match = rolled(SILENCE)
    assert is_listed(clue, match.legal(0))
    match.play(0, clue)
    assert match.state.clue == Association(pictograms=clue.pictograms, sketch=clue.sketch, mime=clue.mime)


@pytest.mark.parametrize("names", [(), ("moon", "moon"), ("unicorn",), PICTOGRAMS[:4]])
def test_pb53_one_to_three_different_pictograms(names):
    assert refused(rolled(SILENCE), 0, Clue(pictograms=names)) == "PB-53.pictograms"


@pytest.mark.parametrize("sketch", [(), ((),), (STROKE,) * 61, (STROKE * 101,)])
def test_pb53_a_sketch_is_neither_empty_nor_endless(sketch):
    assert refused(rolled(SILENCE), 0, Clue(sketch=sketch)) == "PB-53.sketch"


def test_what_is_free_stands_open_in_the_list():
    words, aloud = sit().legal(0)
    assert isinstance(words, Open)
    assert (words.field, words.least, words.most, words.among) == ("text", 1, 80, None)
    assert aloud == Clue(spoken=True)
    pictograms, sketch, mime = rolled(SILENCE).legal(0)
    assert isinstance(pictograms, Open)
    assert isinstance(sketch, Open)
    assert (pictograms.field, pictograms.least, pictograms.most) == ("pictograms", 1, 3)
    assert pictograms.among == PICTOGRAMS
    assert (sketch.field, mime) == ("sketch", Clue(mime=True))


# PB-53 and PB-56: opponents neither hear nor watch

ALOUD = [(None, Clue(spoken=True), "PB-56"), (SILENCE, Clue(mime=True), "PB-53.mime")]


def about_to_lead(forfeit, people, **position):
    return sit(people=people, **position) if forfeit is None else rolled(forfeit, people=people, **position)


@pytest.mark.parametrize(("forfeit", "clue", "reason"), ALOUD)
@pytest.mark.parametrize("people", [(), (0,)])
def test_pb56_nothing_is_said_or_mimed_to_opponents_alone(forfeit, clue, reason, people):
    match = about_to_lead(forfeit, people)
    assert not is_listed(clue, match.legal(0))
    assert refused(match, 0, clue) == reason


@pytest.mark.parametrize(("forfeit", "clue", "reason"), ALOUD)
@pytest.mark.parametrize("people", [(0, 2), (2,), None])
def test_pb56_with_another_person_among_the_guessers_it_is(forfeit, clue, reason, people):
    match = about_to_lead(forfeit, people)
    assert is_listed(clue, match.legal(0))
    match.play(0, clue)
    assert match.state.phase == "lay"


def test_pb56_each_form_of_an_association_is_listed_or_refused():
    match = sit(people=(0,))
    (words,) = match.legal(0)
    assert words.field == "text"
    assert [move.field for move in rolled(SILENCE, people=(0,)).legal(0)] == ["pictograms", "sketch"]


def test_pb56_who_sits_there_is_known_to_every_seat_and_in_what_might_have_been():
    match = sit(people=(0,))
    assert all(match.view(seat).people == (0,) for seat in range(3))
    assert imagine_at(match, 0, 0, seed=1).state.people == (0,)


@pytest.mark.parametrize("people", [None, (), (0,), (0, 1)])
@pytest.mark.parametrize("chairs", [(), (Chair("Ada"), Chair("Ivo", "easy"), Chair("Maud", "easy"))])
def test_pb56_a_save_knows_who_it_was_dealt_to(people, chairs, tmp_path):
    match = sit(people=people)
    Recorded.create(match, tmp_path / "game.pixtable", chairs).close()
    assert load(tmp_path / "game.pixtable").match.deal.people == people


def test_pb56_a_save_of_before_says_it_by_its_chairs(tmp_path):
    match = sit(people=(0,))
    Recorded.create(match, tmp_path / "game.pixtable", (Chair("Ada"), Chair("", "easy"), Chair("", "easy"))).close()
    assert b"people" not in (tmp_path / "game.pixtable").read_bytes()
