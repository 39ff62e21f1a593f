"""A match with built decks (PT-100): leaders before any card, four heroes in hand, and all that every game can do."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition, Illegal
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of
from pixtable.games.tactics.rules.events import CardsDrawn, LeadersRevealed
from pixtable.games.tactics.screens.decks.deck_box import DeckBox
from tests.contract.checks import AFTER_EVERY_MOVE, replaying_a_match_gives_the_same, results_make_sense
from tests.contract.walk import walk

READY = {kept.stem: kept.deck for kept in DeckBox(None).ready()}  # type: ignore[arg-type]


def data(stem):
    deck = READY[stem]
    return {"leaders": deck.leaders, "heroes": deck.heroes, "format": deck.format}


def deal(*stems, seed=3, **options):
    return Deal(2, seed, options, {"match": 0, "built": [stem and data(stem) for stem in stems]})


def names(cards):
    return {name_of(card) for card in cards}


def test_pt_100_leaders_are_chosen_from_the_leader_set_before_any_card_is_drawn():
    match = Match.start(GAME, deal("stone_wall", "first_blood"))
    assert match.state.hands == [[], []]
    assert match.to_act == (0, 1)
    for seat, stem in enumerate(("stone_wall", "first_blood")):
        assert names(move.card for move in match.legal(seat)) == {*READY[stem].leaders}


def test_pt_100_the_opening_hand_is_four_heroes():
    match = Match.start(GAME, deal("stone_wall", "first_blood"))
    match.play(0, match.legal(0)[0])
    events = match.play(1, match.legal(1)[0])
    kinds = [type(event) for event in events]
    assert kinds.index(LeadersRevealed) < kinds.index(CardsDrawn)
    assert [len(hand) for hand in match.state.hands] == [4, 4]
    for seat, stem in enumerate(("stone_wall", "first_blood")):
        assert names(match.state.lists[seat]) == {*READY[stem].heroes}
        assert len(match.state.decks[seat]) == len(READY[stem].heroes) - 4


def test_a_built_deck_may_meet_the_common_set():
    match = Match.start(GAME, deal("stone_wall", None))
    assert [len(hand) for hand in match.state.hands] == [0, 5]
    match.play(1, mv.ChooseLeader(match.state.hands[1][0]))
    match.play(0, match.legal(0)[0])
    assert [len(hand) for hand in match.state.hands] == [4, 4]


def test_no_hero_leads_and_the_refusal_says_so():
    match = Match.start(GAME, deal("stone_wall", None))
    with pytest.raises(Illegal, match="PT-100"):
        match.play(0, mv.ChooseLeader(match.state.lists[0][0]))


def test_the_other_does_not_know_who_will_lead():
    match = Match.start(GAME, deal("stone_wall", "first_blood"))
    match.play(0, match.legal(0)[2])
    assert match.view(1).chosen[0] == 999
    assert match.view(0).chosen[0] == match.state.chosen[0]


def test_pt_92_used_leaders_stay_out_until_all_have_led():
    state = Match.start(GAME, deal("stone_wall", "first_blood")).state.copy()
    leaders = state.built[0].leaders
    state.aside = [leaders[0], leaders[2]]
    assert list(state.may_lead(0)) == [leaders[1], leaders[3]]
    state.aside = list(leaders)
    assert list(state.may_lead(0)) == list(leaders)


@pytest.mark.parametrize(
    "stems", [("stone_wall", "slow_poison"), ("grand_army", "grand_army"), ("broken_ranks", None)], ids=str
)
def test_random_games_with_decks_keep_the_contract(stems):
    for number, moment in enumerate(walk(GAME, deal(*stems, trophies=2))):
        if number % 20 == 0:
            for check in AFTER_EVERY_MOVE:
                check(moment)
    results_make_sense(moment.match)
    replaying_a_match_gives_the_same(moment.match)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"match": 0, "built": [None]}, "not one deck for each"),
        ({"match": 0, "built": [{"leaders": ["dragon"], "heroes": ["golem"] * 8}, None]}, "no character 'dragon'"),
        ({"match": 0, "built": [{"leaders": [], "heroes": ["golem"] * 8}, None]}, "without leaders"),
        ({"match": 0, "built": [{"leaders": ["golem"], "heroes": ["golem"] * 9}, None]}, "10 times"),
        ({"match": 0, "built": [None, None], "round": 2}, "nothing but the decks"),
        ({"match": 0, "built": [{"heros": []}, None]}, "heros"),
    ],
)
def test_decks_that_cannot_be_played_are_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        Match.start(GAME, Deal(2, 1, {}, position))


def in_the_duel_draft(*stems, **options):
    return Match.start(GAME, deal(*stems, variant="duel_draft", **options))


def test_pt_112_built_decks_bring_their_leaders_and_their_heroes_form_the_market_together():
    match = in_the_duel_draft("stone_wall", "first_blood")
    brought = sorted([*READY["stone_wall"].heroes, *READY["first_blood"].heroes])
    assert sorted(name_of(card) for card in match.state.lists[2]) == brought
    assert match.state.hands == [[], []]
    for seat, stem in enumerate(("stone_wall", "first_blood")):
        assert names(move.card for move in match.legal(seat)) == {*READY[stem].leaders}
        match.play(seat, match.legal(seat)[0])
    assert [len(hand) for hand in match.state.hands] == [4, 4]
    assert len(match.state.variant.row) == 5
    assert len(match.state.decks[0]) == len(brought) - 8 - 5


def test_pt_112_who_brings_none_puts_the_common_set_into_the_market():
    match = in_the_duel_draft("stone_wall", None)
    assert len(match.state.lists[2]) == len(READY["stone_wall"].heroes) + 25
    assert [len(hand) for hand in match.state.hands] == [0, 5]
    assert match.state.hands[1] == [move.card for move in match.legal(1)]


@pytest.mark.parametrize("stems", [("stone_wall", "slow_poison"), ("grand_army", "grand_army"), (None, "first_blood")])
def test_pt_112_random_duel_drafts_with_decks_keep_the_contract(stems):
    for number, moment in enumerate(walk(GAME, deal(*stems, variant="duel_draft", trophies=2))):
        if number % 20 == 0:
            for check in AFTER_EVERY_MOVE:
                check(moment)
    results_make_sense(moment.match)
    replaying_a_match_gives_the_same(moment.match)


def test_pt_106_a_deck_of_few_heroes_is_played_as_it_is():
    few = {"leaders": ["golem", "monk", "viking", "witch"], "heroes": ["knight", "bard"], "drafted": True}
    for variant in ("classic", "siege", "duel_draft"):
        position = {"match": 0, "built": [few, few]}
        *_, last = walk(GAME, Deal(2, 5, {"variant": variant, "trophies": 1}, position))
        results_make_sense(last.match)


@pytest.mark.parametrize(("variant", "seats"), [("siege", 2), ("cross", 4), ("king", 6)])
def test_decks_may_be_brought_to_other_variants(variant, seats):
    stems = ["stone_wall", "first_blood", None, "slow_poison", "grand_army", "broken_ranks"][:seats]
    brought = Deal(seats, 5, {"variant": variant}, {"match": 0, "built": [stem and data(stem) for stem in stems]})
    *_, last = walk(GAME, brought)
    results_make_sense(last.match)
    replaying_a_match_gives_the_same(last.match)
