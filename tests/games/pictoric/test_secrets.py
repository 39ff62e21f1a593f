"""Nobody learns who holds, laid or voted what before it is shown: not from a field, an order, an id or a length."""

from itertools import permutations, product
from random import Random

import msgspec
import pytest

from pixtable.core.events import Event, Seat
from pixtable.core.match import Match
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import VotesShown
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, Vote
from pixtable.games.pictoric.rules.state import UNDER_CUP, UNSEEN, PictoricState

from .tables import RULES, banks, lay_all, sector_of, sit, vote_all

SEATS = 4


def told(match: Match, seat: Seat, *moves) -> list[Event]:
    """What a seat hears of these moves, each a (seat, move)."""
    there = match.branch()
    return [RULES.redact(event, seat) for mover, move in moves for event in there.play(mover, move)]


def sees(state: PictoricState, seat: Seat) -> bytes:
    """All that a seat can look at, to the last byte: the view, and its picture for the protocol."""
    view = RULES.view(state, seat)
    return msgspec.json.encode([view, RULES.picture(view)])


# What is seen


def test_a_seat_sees_its_own_bank_and_of_the_others_how_many_cards():
    state = sit(SEATS, banks=banks(2, 3, 4, 5)).state
    for seat in range(SEATS):
        view = RULES.view(state, seat)
        for owner, bank in enumerate(state.banks):
            assert view.banks[owner] == (bank if owner == seat else [UNSEEN] * len(bank))
        assert view.deck == [UNSEEN] * len(state.deck)
        picture = RULES.picture(view)
        assert "deck_order" not in picture
        assert picture["banks"] == [bank if owner == seat else len(bank) for owner, bank in enumerate(state.banks)]


def test_clue_phase_only_the_leader_sees_the_drawn_card():
    state = sit(SEATS).state
    assert [RULES.view(state, seat).drawn for seat in range(SEATS)] == [state.drawn, *[UNSEEN] * 3]
    assert RULES.picture(RULES.view(state, 1))["drawn"] == "hidden"


def test_lay_phase_a_seat_sees_its_own_card_and_who_has_laid_one():
    match = sit(SEATS, banks=banks(2, 2, 2, 2))
    match.play(0, Clue(text="moon"))
    match.play(2, Lay(31))
    card = match.state.laid[0]
    laid = [RULES.view(match.state, seat).laid for seat in range(SEATS)]
    assert laid == [
        [card, None, UNSEEN, None],
        [UNSEEN, None, UNSEEN, None],
        [UNSEEN, None, 31, None],
        [UNSEEN, None, UNSEEN, None],
    ]
    assert RULES.picture(RULES.view(match.state, 1))["laid"] == ["hidden", None, "hidden", None]


def test_vote_phase_a_seat_sees_its_own_vote_and_who_has_voted():
    match = lay_all(sit(SEATS))
    sector = sector_of(match, 0)
    match.play(3, Vote(sector))
    votes = [RULES.view(match.state, seat).votes for seat in range(SEATS)]
    assert votes == [*[[None, None, None, UNDER_CUP]] * 3, [None, None, None, sector]]
    picture = RULES.picture(RULES.view(match.state, 1))
    assert (picture["votes"], picture["cast"]) == (None, [None, None, None, "hidden"])


def test_once_shown_everybody_sees_all_of_it():
    match = lay_all(sit(SEATS, banks=banks(3, 2, 2, 2)))
    cast = {str(seat): sector_of(match, 0) for seat in (1, 2, 3)}
    sectors, laid = list(match.state.sectors), list(match.state.laid)
    vote_all(match, {1: 0, 2: 0, 3: 0})
    for seat in range(SEATS):
        picture = RULES.picture(RULES.view(match.state, seat))
        assert picture["votes"] == cast
        assert picture["last_turn"] == {
            "leader": 0,
            "clue": "a word",
            "cards": [
                {"sector": sector, "card": card, "owner": laid.index(card)} for sector, card in enumerate(sectors, 1)
            ],
            "votes": cast,
            "points": [0, 2, 2, 2],
        }


# Worlds that look the same tell the same story


@pytest.mark.parametrize("free_choice", [False, True])
def test_clue_phase_the_others_cannot_tell_which_card_the_association_is_for(free_choice):
    match = sit(SEATS, free_choice=free_choice, banks=banks(3, 2, 2, 2))
    worlds = [match.state.copy() for _ in range(3)]
    worlds[1].drawn, worlds[1].deck[0] = worlds[1].deck[0], worlds[1].drawn
    worlds[2].banks[0][0], worlds[2].deck[5] = worlds[2].deck[5], worlds[2].banks[0][0]
    for seat in (1, 2, 3):
        assert len({sees(world, seat) for world in worlds}) == 1
    choices = [match.state.drawn, *match.state.banks[0]] if free_choice else [None]
    for seat in (1, 2, 3):
        stories = [told(match, seat, (0, Clue(text="moon", card=card))) for card in choices]
        assert all(story == stories[0] for story in stories)


def test_lay_phase_the_others_cannot_tell_which_card_was_laid():
    match = sit(SEATS, banks=banks(2, 3, 3, 2))
    match.play(0, Clue(text="moon"))
    ways = list(product(match.state.banks[1], match.state.banks[2]))
    assert len(ways) == 9
    for seat in (0, 3):
        stories = [told(match, seat, (1, Lay(first)), (2, Lay(second))) for first, second in ways]
        assert all(story == stories[0] for story in stories)
    for first in match.state.banks[1]:
        stories = [told(match, 1, (1, Lay(first)), (2, Lay(second))) for second in match.state.banks[2]]
        assert all(story == stories[0] for story in stories)


def test_vote_phase_nobody_can_tell_whose_the_others_cards_are_until_all_dice_are_shown():
    """Every way in which the others could own the cards on the table looks the same."""
    match = lay_all(sit(SEATS))
    owners = _worlds_with_other_owners(match.state, seat=2)
    assert len(owners) == 6
    assert len({sees(world, 2) for world in owners}) == 1


def test_vote_phase_the_others_cannot_tell_what_was_voted():
    match = lay_all(sit(SEATS))
    for seat in (0, 3):
        stories = [
            told(match, seat, (1, first), (2, second)) for first, second in product(match.legal(1), match.legal(2))
        ]
        assert len(stories) == 9
        assert all(story == stories[0] for story in stories)


def test_vote_phase_the_last_vote_shows_all_and_nothing_before_it():
    match = lay_all(sit(SEATS))
    sector = sector_of(match, 0)
    early = told(match, 0, (1, Vote(sector)), (2, Vote(sector)))
    assert [type(event).__name__ for event in early] == ["VoteCast", "VoteCast"]
    assert [event.sector for event in early] == [UNDER_CUP, UNDER_CUP]
    match.play(1, Vote(sector))
    match.play(2, Vote(sector))
    assert any(isinstance(event, VotesShown) for event in told(match, 0, (3, Vote(sector))))


def test_the_sectors_are_the_same_whoever_laid_the_cards():
    """The last card laid fixes the order of the sectors: it must not tell whose they are."""
    cards = (10, 20, 30)
    shown = set()
    for hand in permutations(cards):
        match = sit(SEATS, seed=3, banks=[[], *([card] for card in hand)], deck_order=_others(cards))
        shown.add(tuple(lay_all(match).state.sectors))
    assert len(shown) == 1


def test_the_others_cannot_tell_which_card_went_back_to_the_deck():
    match = lay_all(sit(SEATS, banks=banks(4, 2, 2, 2)))
    vote_all(match, {1: 0, 2: 0, 3: 0})
    assert match.state.phase == "return"
    for seat in (1, 2, 3):
        stories = [told(match, seat, (0, Discard((card,)))) for card in match.state.banks[0]]
        assert len(stories) == 4
        assert all(story == stories[0] for story in stories)


def test_drawn_cards_are_their_owners_alone():
    match = lay_all(sit(SEATS))
    sector = sector_of(match, 0)
    match.play(1, Vote(sector))
    match.play(2, Vote(sector))
    for seat in range(SEATS):
        for event in told(match, seat, (3, Vote(sector))):
            if hasattr(event, "why"):
                assert (event.card != UNSEEN) == (event.seat == seat)


def test_imagined_worlds_keep_what_the_seat_knows_and_vary_the_rest():
    rng = Random(1)
    match = lay_all(sit(SEATS))
    match.play(1, Vote(sector_of(match, 0)))
    view = RULES.view(match.state, 2)
    worlds = [RULES.determinize(view, 2, rng) for _ in range(200)]
    assert all(RULES.view(world, 2) == view for world in worlds)
    assert {world.laid[2] for world in worlds} == {match.state.laid[2]}
    assert len({tuple(world.laid) for world in worlds}) == 6
    assert all(world.sectors[world.votes[1] - 1] != world.laid[1] for world in worlds)
    everything = sorted(range(len(PICTURES)))
    for world in worlds[:20]:
        assert sorted([*world.deck, *world.sectors, *(card for bank in world.banks for card in bank)]) == everything


def _worlds_with_other_owners(state: PictoricState, seat: Seat) -> list[PictoricState]:
    others = [other for other in range(state.seats) if other != seat]
    worlds = []
    for cards in permutations([state.laid[other] for other in others]):
        world = state.copy()
        for other, card in zip(others, cards, strict=True):
            world.laid[other] = card
        worlds.append(world)
    return worlds


def _others(cards) -> list[int]:
    return [card for card in range(len(PICTURES)) if card not in cards]
