"""The leak checks can fail: rules that leak on purpose are caught by them."""

from dataclasses import replace

import pytest

from pixtable.core.match import Deal
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.rules import PixiesRules
from pixtable.games.pixies.rules.state import UNSEEN

from .checks import redacted_events_give_the_view, views_leak_nothing
from .walk import walk


class ShowsTheDeck(PixiesRules):
    def view(self, state, seat):
        return state.copy()


class ShowsTheNextCard(PixiesRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.deck = [UNSEEN] * (len(state.deck) - 1) + state.deck[-1:]
        return view


class HintsByTheOrderOfTheRow(PixiesRules):
    """Not a field, not an id: the order of open cards tells whether the next card is high."""

    def view(self, state, seat):
        view = super().view(state, seat)
        view.row.sort(reverse=bool(state.deck) and state.deck[-1] > 35)
        return view


class TellsTheDeck(PixiesRules):
    def redact(self, event, seat):
        return event


@pytest.mark.parametrize("leaky", [ShowsTheDeck, ShowsTheNextCard, HintsByTheOrderOfTheRow])
def test_a_leaking_view_is_caught(leaky):
    with pytest.raises(AssertionError):
        _check_all(leaky(), views_leak_nothing)


def test_a_leaking_event_is_caught():
    with pytest.raises(AssertionError):
        _check_all(TellsTheDeck(), redacted_events_give_the_view)


def test_the_true_rules_leak_nothing():
    for check in (views_leak_nothing, redacted_events_give_the_view):
        _check_all(PixiesRules(), check)


def _check_all(rules, check):
    game = replace(GAME, rules=rules)
    for seats in game.seats:
        for moment in walk(game, Deal(seats, seed=4)):
            check(moment)
