"""Games between opponents alone, of six characters and in four languages."""

from collections import Counter
from random import Random
from statistics import median

import pytest

from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.open import Open
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.meaning.personas import PERSONAS

LANGUAGES = ("en", "fr", "ru", "uk")


def play(seats, number, level):
    """The turns of a game, who sat there, and who won."""
    chance = Random(f"{seats}/{number}")
    personas = chance.sample(sorted(PERSONAS), seats)
    options = {"language": LANGUAGES[number % 4], "forfeits": True, "free_choice": number % 8 == 0}
    match = Match.start(GAME, Deal(seats, chance.getrandbits(32), options))
    turns = []
    while match.result is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) == 1 and not isinstance(legal[0], Open):
            move = legal[0]
        else:
            opponent = Opponent(level, personas[seat])
            move = GAME.mind.think(match.view(seat), seat, opponent, chance.getrandbits(32), Budget()).move
        match.play(seat, move)
        if (turn := match.state.last_turn) is not None and (not turns or turn is not turns[-1]):
            turns.append(turn)
    return turns, personas, match.result.winners


def finders(turn):
    mine = turn.laid[turn.leader]
    return sum(vote is not None and turn.sectors[vote - 1] == mine for vote in turn.votes) - _shown(turn)


def _shown(turn):
    """PB-24: a leader's die may show the answer at the reveal; it is no vote."""
    return int(turn.votes[turn.leader] is not None)


def test_a_game_between_opponents_is_played_to_its_end():
    turns, _, winners = play(4, 1, "normal")
    assert 8 <= len(turns) <= 40
    assert winners


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "level"), [(4, "normal"), (6, "normal"), (4, "expert"), (6, "expert")])
def test_leaders_are_found_by_some_games_last_and_nobody_wins_too_often(seats, level):
    found, lengths = [], []
    wins: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    for number in range(100):
        turns, personas, winners = play(seats, number, level)
        lengths.append(len(turns))
        found += [finders(turn) for turn in turns]
        sat.update(personas)
        for winner in winners:
            wins[personas[winner]] += 1 / len(winners)
    assert sum(0 < count < seats - 1 for count in found) / len(found) >= 0.58  # 60 %, less one standard deviation
    assert 8 <= median(lengths) <= 25
    assert max(wins[persona] * seats / sat[persona] for persona in PERSONAS) <= 2.0
