"""PB-50 to PB-60: forfeits, and the end of the game."""

import pytest

from pixtable.core.chance import Chance
from pixtable.core.match import Deal, Match
from pixtable.core.open import sample_of
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardsDemanded,
    CardsDiscarded,
    CentreReached,
    PictoricMoved,
    StepsRolled,
)
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, Roll, Theme, Vote
from pixtable.games.pictoric.rules.state import DOUBLE, LUCKY, ON_THEME, SILENCE, TROUBLE, UNLUCKY

from .tables import RULES, banks, kinds, lay_all, refused, rolled, sit, vote_all


def face_of(match) -> int:
    (event,) = [event for event in match.steps[-1].events if isinstance(event, StepsRolled)]
    return event.face


def test_pb20_every_forfeit_is_rolled_as_often():
    faces = []
    for seed in range(600):
        match = sit(seed=seed, forfeits=True)
        match.play(0, Roll())
        faces.append(match.state.forfeit)
    assert all(70 < faces.count(face) < 130 for face in range(1, 7))


def test_pb50_lucky_moves_the_leader_forward_before_the_association():
    match = rolled(LUCKY, positions=[10, 20, 30])
    assert match.state.positions == [10 + face_of(match), 20, 30]
    assert match.state.phase == "clue"
    assert kinds(match.steps[-1].events) == ["ForfeitRolled", "StepsRolled", "PictoricMoved", "LeaderDrew"]


def test_pb51_a_bit_unlucky_moves_the_leader_back():
    match = rolled(UNLUCKY, positions=[10, 20, 30], turn=5)
    assert match.state.positions == [10 - face_of(match), 20, 30]
    assert match.state.phase == "clue"


def test_pb51_not_behind_cell_one():
    backs = set()
    for seed in range(400):
        match = sit(seed=seed, forfeits=True, positions=[3, 20, 30], turn=5)
        events = match.play(0, Roll())
        if match.state.forfeit == UNLUCKY:
            assert match.state.positions[0] == max(1, 3 - face_of(match))
            backs |= {event.line.points for event in events if isinstance(event, PictoricMoved)}
    assert backs == {-1, -2}


def test_pb51_on_cell_one_there_is_nowhere_to_go():
    match = rolled(UNLUCKY, positions=[1, 20, 30], turn=5)
    assert kinds(match.steps[-1].events) == ["ForfeitRolled", "StepsRolled", "LeaderDrew"]


def test_pb51_on_the_first_turn_of_the_game_the_leader_stays():
    match = rolled(UNLUCKY, turn=1, positions=[10, 10, 10])
    assert match.state.positions == [10, 10, 10]
    assert kinds(match.steps[-1].events) == ["ForfeitRolled", "LeaderDrew"]


def test_pb52_with_fewer_than_eight_cards_any_two_go():
    match = rolled(TROUBLE, banks=banks(5, 2, 2))
    assert (match.state.phase, match.state.owed, match.to_act) == ("discard", 2, (0,))
    (choice,) = match.legal(0)
    assert (choice.least, choice.most, choice.among) == (2, 2, (10, 11, 12, 13, 14))
    assert refused(match, 0, Discard((10,))) == "PB-52.count"
    assert refused(match, 0, Discard((10, 10))) == "PB-52.count"
    assert refused(match, 0, Discard((10, 20))) == "PB-52.bank"
    assert refused(match, 1, Discard((20, 21))) == "PB-52.leader"
    assert refused(match, 0, Clue(text="moon")) == "PB-52.first"
    match.play(0, Discard((13, 10)))
    assert match.state.banks[0] == [11, 12, 14]
    assert match.state.discards == [13, 10]
    assert (match.state.phase, match.state.owed) == ("clue", 0)


def test_pb52_with_eight_cards_the_die_says_how_many():
    counts = set()
    for seed in range(400):
        match = sit(seed=seed, forfeits=True, banks=banks(8, 2, 2))
        events = match.play(0, Roll())
        if match.state.forfeit == TROUBLE:
            assert match.state.owed == face_of(match)
            assert events[-1] == CardsDemanded(0, face_of(match), "discards")
            counts.add(match.state.owed)
            match.play(0, Discard(tuple(match.state.banks[0][: match.state.owed])))
            assert len(match.state.banks[0]) == 8 - len(match.state.discards)
    assert counts == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("size", [1, 2])
def test_pb52_with_two_cards_or_fewer_all_of_them_go(size):
    match = rolled(TROUBLE, floor="none", banks=banks(size, 2, 2))
    assert CardsDiscarded(0, tuple(banks(size)[0])) in match.steps[-1].events
    assert match.state.banks[0] == []
    assert match.state.phase == "clue"


@pytest.mark.parametrize("size", [1, 2])
def test_pb52_what_has_fallen_below_two_is_filled_up_at_once(size):
    match = rolled(TROUBLE, banks=banks(size, 2, 2))
    events = match.steps[-1].events
    assert kinds(events) == ["ForfeitRolled", "CardsDiscarded", "CardDrawn", "CardDrawn", "LeaderDrew"]
    assert match.state.banks[0] == [event.card for event in events if isinstance(event, CardDrawn)]
    assert {event.why for event in events if isinstance(event, CardDrawn)} == {"floor"}
    assert match.state.discards == banks(size)[0]


def test_pb52_of_three_cards_one_stays_and_one_is_drawn():
    match = rolled(TROUBLE, banks=banks(3, 2, 2))
    events = match.play(0, Discard((10, 12)))
    assert kinds(events) == ["CardsDiscarded", "CardDrawn", "LeaderDrew"]
    assert match.state.banks[0] == [11, events[1].card]


def test_pb52_without_a_floor_the_bank_stays_as_small_as_it_is():
    match = rolled(TROUBLE, floor="none", banks=banks(3, 2, 2))
    match.play(0, Discard((10, 12)))
    assert match.state.banks[0] == [11]


def test_pb10_nobodys_bank_ever_falls_below_two_between_the_turns():
    for seed in range(12):
        match, chance = Match.start(GAME, Deal(4, seed)), Chance(seed, -1)
        while match.result is None:
            seat = chance.pick(match.to_act)
            match.play(seat, sample_of(chance.pick(match.legal(seat))))
            if match.state.phase in ("roll", "clue"):
                assert min(len(bank) for bank in match.state.banks) >= 2


def test_pb52_saves_that_do_not_name_the_floor_were_played_without_it():
    assert GAME.options_of_save({"forfeits": True})["bank_floor"] == "none"


def test_pb52_an_empty_bank_has_nothing_to_lose():
    match = rolled(TROUBLE, floor="none", banks=banks(0, 2, 2))
    assert kinds(match.steps[-1].events) == ["ForfeitRolled", "LeaderDrew"]


def test_pb52_whose_bank_is_empty_draws_a_card_before_laying_one():
    match = sit(seats=4, banks=banks(2, 2, 0, 1))
    events = match.play(0, Clue(text="moon"))
    assert kinds(events) == ["ClueGiven", "CardDrawn"]
    assert (events[1].seat, events[1].why) == (2, "empty")
    assert list(match.legal(2)) == [Lay(events[1].card)]


def test_pb53_silence_asks_for_an_association_without_words():
    match = rolled(SILENCE)
    assert match.state.phase == "clue"
    assert refused(match, 0, Clue(text="moon")) == "PB-53"
    assert refused(sit(), 0, Clue(pictograms=("moon",))) == "PB-21.words"


def test_pb54_very_lucky_doubles_the_leaders_points_of_the_vote():
    match = rolled(DOUBLE, seats=4)
    vote_all(lay_all(match), {1: 0, 2: 1, 3: 1})
    assert match.state.last_turn.points == (10, 5, 0, 0)


def test_pb54_twice_nothing_is_nothing():
    match = rolled(DOUBLE)
    vote_all(lay_all(match), {1: 0, 2: 0})
    assert match.state.last_turn.points == (0, 2, 2)


def test_pb55_the_player_after_the_leader_names_a_theme():
    match = rolled(ON_THEME, seats=4, leader=3)
    assert (match.state.phase, match.to_act) == ("theme", (0,))
    assert refused(match, 3, Theme("the sea")) == "PB-55.namer"
    assert refused(match, 3, Clue(text="moon")) == "PB-55.first"
    match.play(0, Theme("the sea"))
    assert (match.state.theme, match.state.phase, match.to_act) == ("the sea", "clue", (3,))


def test_a_forfeit_and_its_theme_last_for_one_turn():
    match = rolled(ON_THEME)
    match.play(1, Theme("the sea"))
    vote_all(lay_all(match), {1: 0, 2: 1})
    assert (match.state.turn, match.state.forfeit, match.state.theme) == (2, None, None)


# The end


def test_pb60_whoever_reaches_the_centre_wins():
    match = lay_all(sit(positions=[44, 30, 20]))
    events = vote_all(match, {1: 0, 2: 1})
    assert events[-1] == CentreReached((0,))
    assert (match.result.winners, match.result.ranks, match.result.scores) == ((0,), (1, 2, 3), (48, 33, 19))
    assert match.to_act == ()
    assert refused(match, 1, Vote(1)) == "PB-60.over"
    assert match.state.positions == [49, 34, 20]


def test_pb60_one_cell_before_the_centre_is_not_there():
    match = lay_all(sit(positions=[43, 30, 20]))
    vote_all(match, {1: 0, 2: 1})
    assert match.state.positions[0] == 48
    assert match.result is None


def test_pb60_of_several_the_one_who_would_have_gone_farthest_wins():
    match = lay_all(sit(positions=[46, 48, 20]))
    vote_all(match, {1: 0, 2: 1})
    assert match.state.places == [51, 52, 20]
    assert match.state.positions == [49, 49, 20]
    assert (match.result.winners, match.result.ranks) == ((1,), (2, 1, 3))


def test_pb60_equals_share_the_victory():
    match = lay_all(sit(positions=[46, 47, 20]))
    vote_all(match, {1: 0, 2: 1})
    assert match.state.places == [51, 51, 20]
    assert (match.result.winners, match.result.ranks) == ((0, 1), (1, 1, 3))


def test_pb60_a_lucky_leader_needs_all_the_cells_to_the_centre():
    faces = set()
    for seed in range(400):
        match = sit(seed=seed, forfeits=True, positions=[45, 20, 20])
        match.play(0, Roll())
        if match.state.forfeit == LUCKY:
            assert (match.result is not None) == (face_of(match) >= 4)
            faces.add(face_of(match))
    assert faces == {1, 2, 3, 4, 5, 6}


def test_pb60_a_lucky_leader_in_the_centre_wins_at_once():
    match = rolled(LUCKY, positions=[48, 48, 20])
    assert match.result.winners == (0,)
    assert match.state.drawn is None
    assert kinds(match.steps[-1].events)[-1] == "CentreReached"


def test_the_breakdown_names_a_clause_for_every_cell():
    match = rolled(LUCKY, positions=[40, 30, 20])
    steps = face_of(match)
    vote_all(lay_all(match), {1: 0, 2: 1})
    over = match.state.copy()
    RULES.evolve(over, CentreReached((0,)))
    told = [[(line.term, line.clause, line.points) for line in lines] for lines in RULES.result(over).breakdown]
    assert told == [
        [("carried", "PB-60", 39), ("lucky", "PB-50", steps), ("led", "PB-32", 5)],
        [("carried", "PB-60", 29), ("found", "PB-32", 3), ("fooled", "PB-32", 1)],
        [("carried", "PB-60", 19)],
    ]
