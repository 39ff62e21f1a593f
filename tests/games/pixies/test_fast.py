"""The compact search core plays exactly the game of the rules."""

from random import Random

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pixies import GAME
from pixtable.games.pixies.mind.fast import NOBODY, FastRound, action_of, move_of
from pixtable.games.pixies.rules.events import RoundScored
from pixtable.games.pixies.rules.state import Sheet


def check_one_game(deal: Deal) -> None:
    """Move by move: the same picker, the same moves in the same order, the same scores."""
    match, rng = Match.start(GAME, deal), Random(deal.seed)
    fast = FastRound.of(match.state)
    while match.result is None:
        seat, actions = fast.picker, fast.actions()
        assert match.to_act == (seat,)
        moves = match.legal(seat)
        assert [move_of(action) for action in actions] == moves
        assert [action_of(move) for move in moves] == actions
        choice = rng.randrange(len(moves))
        fast.play(actions[choice])
        events = match.play(seat, moves[choice])
        assert_same_table(fast, match, events)
        if fast.picker == NOBODY:
            fast = FastRound.of(match.state)


def assert_same_table(fast: FastRound, match: Match, events: tuple) -> None:
    scored = [event.sheets for event in events if isinstance(event, RoundScored)]
    assert bool(scored) == (fast.picker == NOBODY)
    if scored:
        assert scored == [tuple(Sheet(*fast.terms(seat)) for seat in range(fast.seats))]
        return
    as_fast = FastRound.of(match.state)
    for field in ("row", "deck", "tops", "occupied", "pinned", "first", "picker"):
        assert getattr(fast, field) == getattr(as_fast, field), field


def test_the_search_core_agrees_with_the_rules():
    for seed in range(60):
        check_one_game(Deal(2 + seed % 4, seed))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_the_search_core_agrees_with_the_rules_in_ten_thousand_games(part):
    for seed in range(1_000 * part, 1_000 * (part + 1)):
        check_one_game(Deal(2 + seed % 4, seed))


def test_a_copy_goes_its_own_way():
    fast = FastRound.of(Match.start(GAME, Deal(3, 1)).state)
    before = ([*fast.row], [*fast.deck], [[*tops] for tops in fast.tops], [*fast.occupied], [*fast.pinned], fast.picker)
    copy = fast.copy()
    while copy.picker != NOBODY:
        copy.play(copy.actions()[0])
    assert (fast.row, fast.deck, fast.tops, fast.occupied, fast.pinned, fast.picker) == before


def test_a_round_without_an_order_of_the_deck_deals_every_card_at_most_once():
    match = Match.start(GAME, Deal(5, 3))
    for seed in range(20):
        fast = FastRound.of(match.view(0), Random(seed).random)
        seen = set(fast.row)
        while fast.picker != NOBODY:
            before = len(fast.deck)
            fast.play(fast.actions()[0])
            if len(fast.deck) < before:
                assert seen.isdisjoint(fast.row)
                seen.update(fast.row)
        assert seen.isdisjoint(fast.deck)
        assert len(seen) + len(fast.deck) == 70
