"""PT-106, sentence by sentence."""

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.rules import BadPosition
from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.draft.rules.pools import Close, PutBack
from pixtable.games.tactics.draft.winston.rules.events import CardAdded, PileSeen, PoolSettled, TopSeen, TurnBegan
from pixtable.games.tactics.draft.winston.rules.moves import GoOn, Keep, TakeLeader, TakePile
from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.language.words import Words
from pixtable.play.telling import Telling

from .drafts import WINSTON, begin, play_on, refused, set_up


def position(*, deck=(), piles=((), (), ()), looking=0, top=None, leaders=((), ()), heroes=((), ()), phase="pick"):
    """Seat 0 to move; cards are numbers of characters and copies, as 7 or 107."""
    own = [*leaders[0], *heroes[0], *([] if top is None else [top])]
    knows = [[*own, *(piles[looking] if looking is not None else ())], [*leaders[1], *heroes[1]]]
    blank = begin(WINSTON)
    return set_up(
        blank, phase=phase, deck=list(deck), piles=[list(pile) for pile in piles], looking=looking, top=top, turn=0,
        leaders=[list(pile) for pile in leaders], heroes=[list(pile) for pile in heroes], put_back=[[], []],
        is_closed=[False, False], knows=[sorted(known) for known in knows],
    )  # fmt: skip


def kinds(events):
    return [type(event) for event in events]


def test_80_cards_and_three_face_down_piles_of_one():
    match = begin(WINSTON)
    state = match.state
    assert [len(pile) for pile in state.piles] == [1, 1, 1]
    assert len(state.deck) == 77
    assert state.looking == 0
    other = 1 - state.turn
    assert match.view(other).piles == [[UNSEEN]] * 3
    assert match.view(state.turn).piles == [state.piles[0], [UNSEEN], [UNSEEN]]


def test_a_pile_is_taken_whole_as_heroes_and_laid_anew():
    match = position(deck=(1, 2, 3), piles=((4, 5), (6,), (7,)))
    events = match.play(0, TakePile())
    assert match.state.heroes[0] == [4, 5]
    assert match.state.piles == [[3], [6], [7]]
    assert kinds(events)[-3:] == [CardAdded, TurnBegan, PileSeen]
    assert match.to_act == (1,)


def test_one_card_as_a_leader_and_the_rest_into_the_deck():
    match = position(deck=(1, 2, 3), piles=((4, 5, 6), (7,), (8,)))
    match.play(0, TakeLeader(5))
    assert match.state.leaders[0] == [5]
    assert sorted([*match.state.deck, *match.state.piles[0]]) == [1, 2, 3, 4, 6]
    assert len(match.state.piles[0]) == 1
    assert refused(match, 1, TakeLeader(7)) == "PT-106.card"  # it lies in the second pile


def test_going_on_adds_an_unseen_card_and_shows_the_next_pile():
    match = position(deck=(1, 2, 3), piles=((4,), (5,), (6,)))
    match.play(0, GoOn())
    assert match.state.piles[0] == [4, 3]
    assert match.state.looking == 1
    assert match.view(0).piles == [[4, UNSEEN], [5], [UNSEEN]]


def test_past_the_third_pile_the_top_card_is_taken_as_one_or_the_other():
    for as_leader in (False, True):
        match = position(deck=(1, 2, 3), piles=((4,), (5,), (6,)), looking=2)
        events = match.play(0, GoOn())
        assert isinstance(events[-1], TopSeen)
        assert match.state.piles[2] == [6, 3]
        assert match.legal(0) == [Keep(), Keep(as_leader=True)]
        assert refused(match, 0, TakePile()) == "PT-106.top"
        match.play(0, Keep(as_leader))
        assert (match.state.leaders if as_leader else match.state.heroes)[0] == [2]
        assert match.to_act == (1,)


def test_nothing_is_kept_before_the_top_card_is_seen():
    match = position(deck=(1,), piles=((4,), (5,), (6,)))
    assert refused(match, 0, Keep()) == "PT-106.pile"


def test_with_the_deck_empty_the_last_pile_cannot_be_passed():
    match = position(piles=((4,), (5,), (6,)), looking=2)
    assert refused(match, 0, GoOn()) == "PT-106.last"
    one = position(deck=(1,), piles=((4,), (5,), (6,)), looking=2)
    assert refused(one, 0, GoOn()) == "PT-106.last"  # ruling: one card cannot be added and taken too
    two = position(deck=(1, 2), piles=((4,), (5,), (6,)), looking=2)
    assert refused(two, 0, GoOn()) == ""


def test_with_the_deck_empty_the_others_can_be_passed_and_empty_ones_are_passed_by():
    match = position(piles=((4,), (), (6,)))
    match.play(0, GoOn())
    assert match.state.looking == 2
    assert match.state.piles == [[4], [], [6]]


def test_what_is_shuffled_back_refills_every_empty_pile():
    match = position(piles=((4, 5, 6), (), (7,)))
    match.play(0, TakeLeader(5))
    assert [len(pile) for pile in match.state.piles] == [1, 1, 1]
    assert match.state.deck == []


def test_it_ends_when_the_last_card_is_taken():
    match = position(piles=((), (), (4,)), looking=2, leaders=((1, 2, 3, 5), (6, 7, 8, 9)))
    match.play(0, TakePile())
    assert match.state.phase == "over"
    assert match.result is not None


def test_too_few_leaders_are_filled_up_with_heroes_by_chance():
    heroes = (tuple(range(10, 20)), tuple(range(110, 120)))
    drawn = set()
    for seed in range(6):
        match = position(piles=((), (), (4,)), looking=2, leaders=((1,), (101, 102, 103, 104)), heroes=heroes)
        match.deal = type(match.deal)(2, seed, {}, match.deal.position)
        match.play(0, TakePile())
        assert match.state.leaders[0][0] == 1
        assert len(match.state.leaders[0]) == 4
        assert sorted([*match.state.leaders[0], *match.state.heroes[0]]) == [1, 4, *heroes[0]]
        assert match.state.leaders[1] == [101, 102, 103, 104]
        drawn.add(tuple(match.state.leaders[0]))
    assert len(drawn) > 1


def test_of_too_many_leaders_some_become_heroes_by_chance():
    leaders = ((1, 2, 3, 5, 6, 7), (101, 102, 103, 104))
    match = position(piles=((), (), (4,)), looking=2, leaders=leaders, heroes=((8,), (9,)))
    events = match.play(0, TakePile())
    assert any(isinstance(event, PoolSettled) for event in events)
    assert len(match.state.leaders[0]) == 4
    assert set(match.state.heroes[0]) >= {8, 4}
    assert sorted([*match.state.leaders[0], *match.state.heroes[0]]) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_over_25_heroes_as_many_as_wished_are_removed_under_25_one_plays_with_those():
    match = position(
        piles=((), (), (44,)), looking=2, leaders=((45, 46, 47, 48), (245, 246, 247, 248)), heroes=(range(29), (211,))
    )
    match.play(0, TakePile())
    assert match.state.phase == "trim"
    assert match.to_act == (0,)  # the other has one hero and plays with it
    for card in range(20):
        match.play(0, PutBack(card))
    assert len(match.state.heroes[0]) == 10
    match.play(0, Close())
    assert match.state.phase == "over"
    assert match.state.heroes[1] == [211]
    for seat in (0, 1):
        assert problems(deck_of(match.state, seat)) == []


def test_opponents_keep_a_whole_deck_where_there_is_no_floor():
    match = position(
        piles=((), (), (44,)), looking=2, leaders=((45, 46, 47, 48), (149, 145, 146, 147)), heroes=(range(40), (211,))
    )
    match.play(0, TakePile())
    for level in ("easy", "expert"):
        trimmed = match.branch()
        while trimmed.result is None:
            thought = WINSTON.mind.think(trimmed.view(0), 0, Opponent(level), trimmed.n, Budget())
            trimmed.play(0, thought.move)
        assert len(trimmed.state.heroes[0]) >= 25


def test_pt_107_nobody_is_offered_a_copy_that_they_could_not_keep_if_there_is_another_choice():
    mixed = position(deck=(1, 2, 3), piles=((104, 105), (6,), (7,)), heroes=((4,), ()))
    assert refused(mixed, 0, TakeLeader(104)) == "PT-107"
    assert mixed.legal(0) == [TakePile(), TakeLeader(105), GoOn()]
    copies = position(deck=(1, 2, 3), piles=((104,), (6,), (7,)), heroes=((4,), ()))
    assert refused(copies, 0, TakePile()) == "PT-107"
    assert copies.legal(0) == [GoOn()]
    last = position(piles=((), (), (104,)), looking=2, heroes=((4,), ()))
    assert last.legal(0) == [TakePile(), TakeLeader(104)]


def test_pt_107_a_copy_too_many_that_came_with_a_pile_goes_back_when_all_is_taken():
    match = position(
        piles=((), (), (104, 105)), looking=2, leaders=((10, 11, 12, 13), (110, 111, 112, 113)), heroes=((4,), (5,))
    )
    match.play(0, TakePile())
    assert match.state.heroes == [[4, 105], [5]]
    assert match.state.put_back[0] == [104]
    assert problems(deck_of(match.state, 0)) == []


def test_nothing_is_put_back_before():
    match = position(deck=(1,), piles=((4,), (5,), (6,)))
    assert refused(match, 0, Close()) == "PT-106.not_yet"
    assert refused(match, 1, TakePile()) == "PT-106.turn"


# what is secret


def test_what_i_have_seen_is_known_where_it_goes_until_it_is_shuffled():
    match = position(deck=(1, 2, 3, 9), piles=((4,), (5,), (6,)))
    match.play(0, GoOn())
    match.play(0, TakePile())
    assert match.view(0).piles[0] == [4, UNSEEN]
    match.play(1, TakePile())
    assert match.view(0).heroes[1] == [4, UNSEEN]
    again = position(deck=(1, 2, 3), piles=((4,), (5,), (6,)))
    again.play(0, GoOn())
    again.play(0, TakePile())
    again.play(1, TakeLeader(4))
    assert again.view(0).leaders[1] == [UNSEEN]
    assert 4 not in again.view(0).knows[0]


def test_all_decks_are_open_in_the_end():
    match = play_on(begin(WINSTON, seed=5))
    for seat in (0, 1):
        view = match.view(seat)
        assert view.heroes == match.state.heroes
        assert view.leaders == match.state.leaders
        assert [len(pile) for pile in view.leaders] == [4, 4]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"looking": None}, "looks at"),
        ({"looking": 5}, "no pile"),
        ({"piles": [[], [1], [2]]}, "refilled"),
        ({"turn": 3}, "turn"),
        ({"knows": [[], []]}, "own cards"),
        ({"piles": [[1], [1], [2]]}, "2 places"),
        ({"phase": "trim"}, "all are taken"),
    ],
)
def test_impossible_positions_are_refused(change, why):
    possible = {"deck": [20], "piles": [[3], [4], [5]], "looking": 0, "turn": 0, "knows": [[3], []]}
    with pytest.raises(BadPosition, match=why):
        set_up(begin(WINSTON), **{**possible, **change})


def test_whoever_has_not_seen_the_top_card_is_told_what_becomes_of_it_without_its_name():
    match = position(deck=(1, 2), piles=((4,), (6,), (7,)), looking=None, top=3)
    telling = Telling(WINSTON, Words("en", GAMES.package_of(WINSTON.id)), str)
    own, other = (plain_text(telling.move(match.view(seat), seat, 0, Keep(as_leader=True))) for seat in (0, 1))
    assert own.startswith("Take ")
    assert own != other == "Take the top card of the deck as a leader"
