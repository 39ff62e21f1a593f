"""What is kept of a game: every scored turn, and nothing of the one that is being played."""

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.told_turns import told_turns_of
from tests.games.table_host import random_choice

NAMES = ("Ada", "Ivo", "Maud", "Nil")


def played(turns: float) -> Match:
    """Until so many turns have been scored and the next association lies on the table."""
    match = Match.start(GAME, Deal(4, 7, {"forfeits": False}))
    choose = random_choice(3)
    while match.result is None and not (match.state.turn > turns and match.state.phase == "vote"):
        seat = match.to_act[0]
        match.play(seat, choose(match, seat))
    return match


def test_every_scored_turn_is_kept_as_it_was():
    match = played(3)
    kept = told_turns_of(match, NAMES, people=[1])
    assert [one.turn for one in kept] == [1, 2, 3]
    last, turn = kept[-1], match.state.last_turn
    assert turn is not None
    assert last.picture == PICTURES[turn.laid[turn.leader]]
    assert (last.found, last.guessers) == (len(turn.finders), 3)
    assert (last.votes, last.points, last.clue) == (turn.votes, turn.points, turn.clue)
    assert [one.is_ours for one in kept] == [one.leader == 1 for one in kept]
    assert all(one.is_whole for one in kept)


def test_nothing_of_the_turn_on_the_table_is_told():
    match = played(2)
    assert match.state.clue is not None
    kept = told_turns_of(match, NAMES, people=[])
    hidden = {PICTURES[card] for card in match.state.cards_laid}
    hidden |= {PICTURES[card] for bank in match.state.banks for card in bank}
    assert not hidden & {name for one in kept for name in one.laid}
    assert match.state.clue not in [one.clue for one in kept]


def test_what_was_taken_back_was_not_said():
    match = played(3)
    while match.state.turn > 2:
        match.undo(practice=True)
    assert [one.turn for one in told_turns_of(match, NAMES, people=[])] in ([1], [1, 2])


def test_a_told_turn_that_somebody_spoilt_is_seen():
    kept = told_turns_of(played(1), NAMES, people=[])[0]
    from msgspec.structs import replace  # noqa: PLC0415

    assert not replace(kept, leader=9).is_whole
    assert not replace(kept, laid=kept.laid[:2]).is_whole
    assert not replace(kept, sectors=("x",) * 4).is_whole
