"""What no opponent from hard on does before one's eyes: miss a win, leave a leader to fall, waste an order."""

from collections import Counter

import pytest

from pixtable.ai.arena import Pairing, play_game
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import ActionTaken, OrderPlayed, OrderRevealed, UnitDamaged
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.tools.blunders import KINDS, blunders_of

from .squads import FLANK, REAR, Table, battle, my, their

SEEING = ("hard", "expert")
SIMULATIONS = 120
"""Fewer than the levels have: who sees it with these sees it with more."""


def play_turn(table: Table, level: str = "hard", seed: int = 1) -> Table:
    """The whole turn of the seat that is to move, as an opponent plays it."""
    match, seat = table.match, table.match.to_act[0]
    turn = (match.state.round, match.state.wave)
    while match.result is None and match.to_act == (seat,) and (match.state.round, match.state.wave) == turn:
        pending, view = match.pending(seat), match.view(seat)
        budget = Budget(SIMULATIONS)
        match.play(seat, GAME.mind.think(view, seat, Opponent(level), seed, budget, pending=pending).move)
    return table


LETHAL = {
    "one blow in melee": {"mine": "lancer golem . . monk . . . .", "theirs": ". . . . viking=3 . . . ."},
    "two blows": {"mine": "lancer golem . . monk . . . .", "theirs": "knight . . . viking=6 . . . ."},
    "a shot over a screen": {
        "mine": ". . . . ranger . wizard . .",
        "theirs": "knight witch . . viking=4 . . . .",
        "wave": REAR,
    },
    "an order": {"mine": ". . . . monk . . . .", "theirs": "knight . . . viking=3 . . . .", "hand": ("viking",)},
    "a leader's own blow": {
        "mine": ". . . . samurai . . . .",
        "theirs": "knight . . . witch=4 . . . .",
        "wave": FLANK,
        "hand": ("bard", "cleric"),
    },
}


@pytest.mark.parametrize("level", SEEING)
@pytest.mark.parametrize("case", LETHAL)
def test_a_win_in_reach_is_taken(case, level):
    table = battle(**LETHAL[case], turn=0, first=1, trophies=1)
    play_turn(table, level)
    assert table.match.result, "the wave ends with this turn, and with it the match"
    assert table.match.result.winners == (0,)


THREATS = {
    "a hero to screen with": {
        "mine": ". . . . monk=4 . . . .",
        "theirs": "samurai . . . viking . . . .",
        "hand": ("knight", "witch", "bard"),
    },
    "a hero to move in front": {
        "mine": "golem . . . monk=4 . . . .",
        "theirs": "samurai . . . viking . . . .",
    },
    "an order that heals": {
        "mine": ". monk/1 . . witch=3 . . . .",
        "theirs": ". . . . viking . ranger . .",
        "wave": REAR,
        "hand": ("cleric", "rogue"),
    },
}


@pytest.mark.parametrize("level", SEEING)
@pytest.mark.parametrize("case", THREATS)
def test_a_blow_that_would_fell_the_leader_is_answered(case, level):
    """Seat 0 goes first in the wave; whatever the other does then, our leader stands."""
    table = battle(**THREATS[case], turn=0, first=0)
    play_turn(table, level)
    assert table.match.to_act == (1,)
    assert not can_be_felled(table.match, 0)


def can_be_felled(match: Match, seat: int, actions: int = 2) -> bool:
    """Whether attacks of the seat to move can bring a leader down in this turn, whichever they are."""
    leader = match.state.leader(seat)
    if leader is None or Table(match).board.is_doomed(leader):
        return True
    attacks = [move for move in match.legal(match.to_act[0]) if isinstance(move, mv.Attack)] if actions else []
    for attack in attacks:
        branch = match.branch()
        branch.play(branch.to_act[0], attack)
        if branch.result or branch.state.leader(seat) is None:
            return True
        if branch.to_act == match.to_act and branch.half_made is None and can_be_felled(branch, seat, actions - 1):
            return True
    return False


@pytest.mark.parametrize("case", THREATS)
def test_the_threats_are_real(case):
    table = battle(**THREATS[case], turn=0, first=0)
    assert can_be_felled(table.end_turn().match, 0)


@pytest.mark.thorough
def test_no_order_is_wasted_in_whole_matches():
    """Every order does something, and none strikes only those who fall anyway."""
    for seed in (1, 2):
        match = Match.start(GAME, Deal(2, seed, {"trophies": 1}))
        while match.result is None and match.state.round < 5:
            seat = match.to_act[0]
            before, pending = match.state, match.pending(seat)
            opponent, budget = Opponent("hard"), Budget(24)
            move = GAME.mind.think(match.view(seat), seat, opponent, match.n, budget, pending=pending).move
            events = match.play(seat, move)
            if isinstance(move, mv.PlayOrder) and match.half_made is None:
                assert is_of_use(before, events), (seed, move, events)


def is_of_use(before, events):
    done = [event for event in events if not isinstance(event, ActionTaken | OrderRevealed | OrderPlayed)]
    struck = [event.unit for event in done if isinstance(event, UnitDamaged)]
    board = Board(before)
    needless = [card for card in struck if board.is_doomed(before.unit(card))]
    return bool(done) and not (struck and len(struck) == len(done) == len(needless))


@pytest.mark.parametrize("level", SEEING)
def test_an_order_is_kept_for_a_better_day(level):
    """One scratch on a cleric's leader is no reason to spend eight points of healing."""
    table = battle(
        "knight . . . monk/1 . . . .", "golem . . . viking . . . .", hand=("cleric", "samurai", "witch"), turn=0
    )
    play_turn(table, level)
    assert my("cleric") not in table.state.discards[0]


def bouts(level: str, games: int, simulations: int | None) -> Counter[str]:
    """What an opponent of this level did in games against a script that plans its turns."""
    pairing = Pairing(2, Opponent(level), Opponent("planner"), simulations, seed=77, options={"trophies": 1})
    found = Counter[str]()
    for number in range(games):
        found.update(play_game(GAME, pairing, number, blunders_of).seen[0])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("level", SEEING)
def test_nothing_that_anybody_would_see_happens_in_whole_games(level):
    counted = bouts(level, 4, SIMULATIONS)
    assert set(counted) == set(KINDS)
    assert not +counted


def test_blunders_are_counted():
    """A win that is left, a card that is not drawn, and heroes who go to and fro."""
    table = battle("lancer golem . . monk . . . .", ". . . . viking=3 . . . .", deck=("bard", "witch"))
    table.play(mv.Pass())
    assert blunders_of(table.match)[0] == {"lethal missed": 1, "points left": 1, "castled back": 0}
    table = battle("lancer golem . . monk . . . .", "knight . . . viking . . . .", first=1)
    for pair in (("lancer", "golem"), ("golem", "lancer")):
        table.play(mv.Castle(*map(my, pair))).end_turn().end_turn()
    assert blunders_of(table.match)[0]["castled back"] == 1


def test_a_win_that_is_taken_is_no_blunder():
    table = battle("lancer golem . . monk . . . .", ". . . . viking=3 . . . .")
    table.attack(my("lancer"), their("viking"))
    if table.match.to_act == (0,):
        table.end_turn()
    assert blunders_of(table.match)[0]["lethal missed"] == 0
