"""What a seat may know: hands, decks and leaders that are still secret are seen from behind."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import back_of, is_back
from pixtable.games.tactics.rules.events import CardsDrawn, CardsRecovered, CardsSeen, CardTaken, HeroReturned
from pixtable.games.tactics.rules.rules import TacticsRules
from tests.contract.checks import redacted_events_give_the_view, views_leak_nothing
from tests.contract.walk import walk

from .squads import FLANK, REAR, battle, my, their

RULES = GAME.rules


def test_a_view_shows_ones_own_hand_and_only_backs_of_the_rest():
    state = Match.start(GAME, Deal(2, 4)).state
    view = RULES.view(state, 0)
    assert view.hands[0] == state.hands[0]
    assert all(is_back(card) for card in view.hands[1])
    assert all(is_back(card) for deck in view.decks for card in deck)


def test_the_protocol_shows_other_hands_as_counts():
    table = battle(hand=("witch",), their_hand=("bard", "deity"))
    assert RULES.picture(table.match.view(0))["hands"] == [[my("witch")], 2]
    assert "deck_orders" not in RULES.picture(table.match.view(0))


def test_who_looks_at_a_hand_is_told_and_nobody_else():
    table = battle(". . . oracle monk . . . .", wave=FLANK, their_hand=("witch",), deck=("bard",)).cast(my("oracle"))
    seen, drawn = table.happened(CardsSeen)[0], table.happened(CardsDrawn)[0]
    assert RULES.redact(seen, 0).cards == (their("witch"),)
    assert RULES.redact(seen, 1).cards == (back_of(their("witch")),)
    assert RULES.redact(drawn, 1).cards == (back_of(my("bard")),)


def test_a_stolen_card_is_known_to_both_but_then_held_in_secret():
    table = battle(". . . . monk . rogue . .", wave=REAR, their_hand=("witch",)).cast(my("rogue"))
    taken = table.happened(CardTaken)[0]
    assert RULES.redact(taken, 1).card == their("witch")
    assert is_back(RULES.redact(taken, 1).held)
    assert RULES.redact(taken, 0) == taken


def test_open_cards_that_come_into_a_hand_are_hidden_there():
    table = battle("lancer/6 . . valkyrie monk . . . .", hand=("keeper",), discard=("witch",)).order(
        "keeper", my("witch")
    )
    recovered = RULES.redact(table.happened(CardsRecovered)[0], 1)
    assert recovered.cards == (my("witch"),)
    assert is_back(recovered.held[0])
    table.end_wave("yes")
    assert is_back(RULES.redact(table.happened(HeroReturned)[0], 1).held)


def test_imagined_worlds_keep_the_colour_of_every_back():
    table = battle(". . . . monk . rogue . .", wave=REAR, hand=("bard",), their_hand=("witch", "keeper")).cast(
        my("rogue")
    )
    view = table.match.view(1)
    for seed in range(20):
        world = RULES.determinize(view, 1, Random(seed))
        assert RULES.view(world, 1) == view
        assert sum(card >= 1000 for card in world.hands[0]) == 1
        everything = [card for piles in (world.hands, world.decks, world.discards) for pile in piles for card in pile]
        assert len(everything) == len(set(everything))


@pytest.mark.parametrize("hand", ["operative", "bard"])
def test_a_turn_does_not_end_by_itself_for_want_of_an_order_that_others_cannot_see(hand):
    """With the technologist the first order is free: whether there is one in hand is nobody's business."""
    table = battle(
        ". . . technologist knight . . . .", "golem . . . viking . . . .", hand=(hand,), deck=("witch", "keeper")
    )
    table.play(mv.Draw()).play(mv.Draw())
    assert table.state.turn == 0
    empty = battle(". . . technologist knight . . . .", "golem . . . viking . . . .", actions_left=1)
    assert empty.play(mv.MoveHero(my("technologist"), 6)).state.turn == 1


class ShowsTheHand(TacticsRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.hands = [hand[:] for hand in state.hands]
        return view


class ShowsTheDeck(TacticsRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        view.decks = [deck[:] for deck in state.decks]
        return view


class TellsTheDraw(TacticsRules):
    def redact(self, event, seat):
        return event if isinstance(event, CardsDrawn) else super().redact(event, seat)


@pytest.mark.parametrize(
    ("leaky", "check"),
    [
        (ShowsTheHand, views_leak_nothing),
        (ShowsTheDeck, views_leak_nothing),
        (TellsTheDraw, redacted_events_give_the_view),
    ],
)
def test_leaks_would_be_caught(leaky, check):
    assert is_caught(replace(GAME, rules=leaky()), check)
    assert not is_caught(GAME, check)


def is_caught(game, check) -> bool:
    for moment in islice(walk(game, Deal(2, seed=4, options={"trophies": 1})), 200):
        try:
            check(moment)
        except AssertionError:
            return True
    return False


def test_nothing_is_open_in_the_leader_choice():
    match = Match.start(GAME, Deal(2, 9))
    match.play(0, match.legal(0)[1])
    world = RULES.determinize(match.view(1), 1, Random(1))
    assert world.chosen[0] in world.lists[0]
    assert isinstance(match.legal(1)[0], mv.ChooseLeader)
