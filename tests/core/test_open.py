"""Moves with an open field: what fills them in, and what does not."""

from random import Random

import pytest

from pixtable.core.events import Move
from pixtable.core.open import Open, any_of, is_listed, sample_of


class Say(Move, frozen=True):
    text: str | None = None
    loud: bool = False


class Drop(Move, frozen=True):
    cards: tuple[int, ...]


SPEECH = Open(Say("…"), "text", least=1, most=5)
TWO_OF_FOUR = Open(Drop((3, 5)), "cards", least=2, most=2, among=(3, 5, 7, 9))


@pytest.mark.parametrize("move", [Say("…"), Say("a"), Say("abcde")])
def test_any_words_of_the_right_length_fill_it_in(move):
    assert SPEECH.matches(move)


@pytest.mark.parametrize("move", [Say(""), Say("abcdef"), Say(None), Say("a", loud=True), Drop((3, 5))])
def test_nothing_else_does(move):
    assert not SPEECH.matches(move)


@pytest.mark.parametrize("cards", [(3, 5), (9, 3), (7, 5)])
def test_pieces_may_be_chosen_in_any_order(cards):
    assert TWO_OF_FOUR.matches(Drop(cards))


@pytest.mark.parametrize("cards", [(), (3,), (3, 5, 7), (3, 3), (3, 4)])
def test_as_many_different_ones_as_are_asked_for_and_no_others(cards):
    assert not TWO_OF_FOUR.matches(Drop(cards))


def test_a_list_of_moves_holds_closed_and_open_ones():
    legal = [Say(loud=True), SPEECH]
    assert is_listed(Say(loud=True), legal)
    assert is_listed(Say("hello"), legal)
    assert not is_listed(Say("hello", loud=True), legal)
    assert not is_listed(Say(), legal)


def test_a_sample_can_be_played_as_it_stands():
    assert sample_of(SPEECH) == any_of(SPEECH, Random(1)) == Say("…")
    assert sample_of(Say(loud=True)) == any_of(Say(loud=True), Random(1)) == Say(loud=True)


def test_chance_chooses_among_all_pieces():
    rng = Random(1)
    chosen = [any_of(TWO_OF_FOUR, rng) for _ in range(200)]
    assert all(TWO_OF_FOUR.matches(move) for move in chosen)
    assert {frozenset(move.cards) for move in chosen} == {
        frozenset({a, b}) for a in (3, 5, 7, 9) for b in (3, 5, 7, 9) if a != b
    }
