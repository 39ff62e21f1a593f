"""The leak checks can fail for Pictoric Box too: rules that leak on purpose are caught by them."""

from dataclasses import replace

import pytest

from pixtable.core.match import Deal
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.events import CardLaid, ClueGiven, VoteCast
from pixtable.games.pictoric.rules.rules import PictoricRules
from tests.contract.checks import redacted_events_give_the_view, views_leak_nothing
from tests.contract.walk import walk


class ShowsTheDrawnCard(PictoricRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.drawn = state.drawn
        return view


class ShowsWhoLaidWhat(PictoricRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.laid = state.laid[:]
        return view


class HintsByTheOrderOfTheSectors(PictoricRules):
    """Not a field, not an id: the cards are turned round until the leader's comes first."""

    def view(self, state, seat):
        view = super().view(state, seat)
        if view.sectors:
            answer = state.sectors.index(state.laid[state.leader])
            view.sectors = state.sectors[answer:] + state.sectors[:answer]
        return view


class HintsByTheSignOfABack(PictoricRules):
    """The backs of a bank are marked: odd cards have another than even ones."""

    def view(self, state, seat):
        view = super().view(state, seat)
        for owner, bank in enumerate(state.banks):
            if owner != seat:
                view.banks[owner] = [-1 - card % 2 for card in bank]
        return view


@pytest.mark.parametrize(
    "leaky", [ShowsTheDrawnCard, ShowsWhoLaidWhat, HintsByTheOrderOfTheSectors, HintsByTheSignOfABack]
)
def test_a_leaking_view_is_caught(leaky):
    with pytest.raises(AssertionError):
        _check_all(leaky(), views_leak_nothing)


@pytest.mark.parametrize("told", [CardLaid, VoteCast, ClueGiven])
def test_a_leaking_event_is_caught(told):
    class Tells(PictoricRules):
        def redact(self, event, seat):
            return event if isinstance(event, told) else super().redact(event, seat)

    with pytest.raises((AssertionError, ValueError)):
        _check_all(Tells(), redacted_events_give_the_view)


def test_the_true_rules_leak_nothing():
    for check in (views_leak_nothing, redacted_events_give_the_view):
        _check_all(PictoricRules(), check)


def _check_all(rules, check):
    game = replace(GAME, rules=rules)
    for seats in (3, 5):
        for moment in walk(game, Deal(seats, 4, {"free_choice": True})):
            check(moment)
