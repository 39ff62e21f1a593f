"""Start positions: what a level or the protocol may set up, and what no game could have come to."""

import msgspec
import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.moves import Clue
from tests.contract.walk import some_deals, walk

from .tables import RULES, banks, lay_all, sit, vote_all


def test_an_empty_position_is_the_first_turn_dealt_by_the_seed():
    match = sit(seats=4)
    assert (match.state.turn, match.state.leader, match.state.phase) == (1, 0, "clue")
    assert [len(bank) for bank in match.state.banks] == [2] * 4
    assert match.state.banks != sit(seats=4, seed=2).state.banks


def test_a_position_may_say_no_more_than_it_cares_for():
    match = sit(turn=9, leader=2, positions=[48, 1, 30], banks=banks(1, 2, 3))
    assert (match.state.turn, match.state.leader, match.to_act) == (9, 2, (2,))
    assert match.state.banks == banks(1, 2, 3)


def test_a_position_in_the_middle_of_a_turn_goes_on_there():
    match = sit(phase="lay", clue="a quiet sea", laid=[50, None, 51], banks=banks(2, 2, 1))
    assert match.to_act == (1,)
    match.play(1, match.legal(1)[0])
    assert sorted(match.state.sectors) == [20, 50, 51]


def test_the_picture_of_every_moment_is_a_position_even_after_a_journey_as_json():
    phases = set()
    for deal in some_deals(GAME, 6):
        for moment in walk(GAME, deal):
            if moment.match.result is None:
                picture = msgspec.json.decode(msgspec.json.encode(RULES.picture(moment.match.state)))
                again = Match.start(GAME, Deal(deal.seats, 0, moment.match.deal.options, picture))
                assert again.state == moment.match.state
                phases.add(again.state.phase)
    assert phases == {"roll", "discard", "theme", "clue", "lay", "vote", "return"}


@pytest.mark.parametrize("clue", [Clue(text="moon"), Clue(spoken=True)])
def test_words_are_shown_as_they_are_and_other_associations_by_their_form(clue):
    picture = RULES.picture(lay_all(sit(), clue).state)
    assert picture["clue"] == ("moon" if clue.text else {"spoken": True})


VOTE = {"phase": "vote", "clue": "sea", "laid": [50, 51, 52], "sectors": [52, 50, 51], "banks": banks(2, 1, 1)}
IMPOSSIBLE = {
    "turn 0": {"turn": 0},
    "no such seat leads": {"leader": 3},
    "an unknown field": {"weather": "fine"},
    "an unknown phase": {"phase": "dream"},
    "a game that is over": {"phase": "over"},
    "in the centre already": {"positions": [49, 1, 1]},
    "two positions for three": {"positions": [1, 1]},
    "four banks for three": {"banks": banks(2, 2, 2, 2)},
    "nine cards in a bank": {"banks": banks(9, 2, 2)},
    "a card in two places": {"banks": [[1, 2], [2, 3], [4, 5]]},
    "no such card": {"banks": [[len(PICTURES)], [1], [2]]},
    "a deck of the wrong size": {"deck": 5},
    "a deck that holds a card of a bank": {"banks": banks(2, 2, 2), "deck_order": list(range(len(PICTURES) - 6))},
    "no deck": {"banks": banks(2, 2, 2), "discards": sorted({*range(len(PICTURES))} - {10, 11, 20, 21, 30, 31})},
    "a roll without forfeits": {"phase": "roll"},
    "a forfeit without forfeits": {"phase": "clue", "drawn": 5, "forfeit": 1, "banks": banks(2, 2, 2)},
    "a clue without a card": {"phase": "clue", "banks": banks(2, 2, 2)},
    "a drawn card too early": {"drawn": 50},
    "an association too early": {"clue": "sea"},
    "an unreadable association": {**VOTE, "clue": "a\nb"},
    "an association in no form": {**VOTE, "clue": {}},
    "pictograms without silence": {**VOTE, "clue": {"pictograms": ["moon"]}},
    "a theme without its forfeit": {**VOTE, "theme": "sea"},
    "nothing laid by the leader": {"phase": "lay", "clue": "sea", "laid": [None, 50, None], "banks": banks(2, 1, 2)},
    "everything laid, and no vote": {**VOTE, "phase": "lay", "sectors": []},
    "an empty bank that should lay": {"phase": "lay", "clue": "sea", "laid": [50, None, 51], "banks": banks(2, 0, 1)},
    "other cards on the sectors": {**VOTE, "sectors": [53, 50, 51]},
    "a vote of the leader": {**VOTE, "cast": [2, None, None]},
    "a vote for one's own card": {**VOTE, "cast": [None, 3, None]},
    "a vote for an empty sector": {**VOTE, "cast": [None, 4, None]},
    "everybody has voted": {**VOTE, "cast": [None, 2, 2]},
    "a hidden vote": {**VOTE, "cast": [None, "hidden", None]},
    "votes before the vote": {"votes": {"1": 2}},
    "votes of a stranger": {**VOTE, "votes": {"7": 2}},
    "cards laid too early": {"laid": [50, None, None]},
    "cards owed for nothing": {"owed": 2},
    "nothing to return": {"phase": "return", "clue": "sea", "votes": {"1": 1}, "owed": 1, "banks": banks(2, 2, 2)},
    "half a last turn": {
        "last_turn": {"leader": 0, "clue": "sea", "cards": [], "votes": {}, "points": [0, 0, 0]},
    },
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_the_impossible_is_refused(position):
    with pytest.raises(BadPosition):
        sit(**position)


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "discard", "forfeit": 3, "owed": 1, "banks": banks(5, 2, 2)},
        {"phase": "discard", "forfeit": 3, "owed": 7, "banks": banks(8, 2, 2)},
        {"phase": "discard", "forfeit": 3, "owed": 2, "banks": banks(2, 2, 2)},
        {"phase": "discard", "forfeit": 4, "owed": 2, "banks": banks(5, 2, 2)},
        {"phase": "theme", "forfeit": 5},
        {"phase": "clue", "drawn": 50},
        {"phase": "clue", "drawn": 50, "forfeit": 6},
        {"phase": "roll", "forfeit": 6},
        {**VOTE, "forfeit": 4},
    ],
)
def test_the_impossible_with_forfeits_is_refused(position):
    with pytest.raises(BadPosition):
        sit(forfeits=True, **position)


def test_the_possible_twins_of_the_impossible_are_set_up():
    assert sit(**VOTE, cast=[None, 2, None]).to_act == (2,)
    assert sit(forfeits=True, phase="discard", forfeit=3, owed=2, banks=banks(5, 2, 2)).to_act == (0,)
    assert sit(forfeits=True, phase="theme", forfeit=6).to_act == (1,)
    assert sit(forfeits=True, **{**VOTE, "clue": {"mime": True}, "forfeit": 4}).to_act == (1, 2)


def test_cells_that_were_brought_along_are_told_as_such():
    match = lay_all(sit(positions=[44, 30, 20]))
    vote_all(match, {1: 0, 2: 1})
    assert [lines[0].term for lines in match.result.breakdown] == ["carried"] * 3
    assert [lines[0].points for lines in match.result.breakdown] == [43, 29, 19]
