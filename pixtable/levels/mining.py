"""Puzzles found in play: positions in which one move alone leads to something worth having, and not the obvious one."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Choose, Move, Seat
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.goals import Quarry, Wish
from pixtable.core.match import Deal, Match
from pixtable.core.open import Open, sample_of
from pixtable.core.rules import BadPosition
from pixtable.levels.others import answer_of, prompt_level
from pixtable.levels.reading import read_goal
from pixtable.levels.solving import Search, TooWide

RATED_BY = ("easy", "normal", "hard")
SIMULATIONS = 120
"""What a stronger level makes do with when it rates a puzzle."""
MOST_NODES = 6_000
FEWEST_MOVES = 3
"""With fewer moves to choose from there is nothing to find."""
BOLDNESS = 0.25
"""How often a player of the games that are dug through plays by chance: so they come to other positions."""


class Find(msgspec.Struct, frozen=True):
    """A puzzle without its words. `key` is the same for positions that look the same."""

    theme: str
    goal: dict[str, Any]
    moves: int
    clause: str
    seat: Seat
    deal: Deal
    solution: tuple[dict[str, Any], ...]
    misses: int
    key: str


def mine(game: GameInfo, quarry: Quarry, seed: int) -> Iterator[Find]:
    """All that one game has to offer."""
    dice = Rng(seed)
    match = Match.start(game, Deal(quarry.seats, seed, quarry.options))
    while match.result is None and match.to_act:
        seat = match.to_act[0]
        if match.half_made is None and len(match.legal(seat)) >= FEWEST_MOVES:
            yield from _dig(match, seat, quarry)
        match.play(seat, _some_move(match, seat, dice))


def _some_move(match: Match, seat: Seat, dice: Rng) -> Move:
    legal = match.legal(seat)
    if dice.random() < BOLDNESS and not any(isinstance(listed, Open) for listed in legal):
        return sample_of(dice.choice(legal))
    return answer_of(match, seat)


def _dig(match: Match, seat: Seat, quarry: Quarry) -> Iterator[Find]:
    """The position as a puzzle would begin: a match of its own, in which nothing has happened yet."""
    deal = Deal(match.deal.seats, match.deal.seed, match.deal.options, quarry.position(match.state))
    try:
        start = Match.start(match.game, deal)
    except BadPosition:  # what is left out of it, a game could not be without
        return
    if seat not in start.to_act:
        return
    for wish in quarry.wishes(start, seat):
        found = _best(start, seat, wish)
        if found is not None:
            yield from _rated(start, seat, wish, *found)


def _best(start: Match, seat: Seat, wish: Wish) -> tuple[dict[str, Any], Move] | None:
    """The boldest goal that can be reached at all, if exactly one first move reaches it."""
    goals = [wish.goal] if wish.numbers is None else [{**wish.goal, "n": number} for number in wish.numbers]
    for goal in reversed(goals):
        search = _search(start, seat, goal)
        if search.goal.is_reached(start, seat):
            return None  # and everything less bold, too
        try:
            ways = search.winning_moves(start, wish.moves)
        except TooWide:
            return None
        if ways:
            return (goal, ways[0]) if len(ways) == 1 else None
    return None


def _search(match: Match, seat: Seat, goal: dict[str, Any]) -> Search:
    return Search(read_goal(goal, match.game), seat, prompt_level(match.game), MOST_NODES)


def _rated(start: Match, seat: Seat, wish: Wish, goal: dict[str, Any], first: Move) -> Iterator[Find]:
    """Only what a player misses who looks no farther than the next moment."""
    if answer_of(start, seat) == first:
        return
    line = _line(start, seat, goal, wish.moves)
    plain = tuple(start.game.codec.plain(move) for move in line)
    misses = sum(_choice(start, seat, level) != first for level in RATED_BY)
    looks = start.game.codec.encode((goal["type"], seat, start.deal.position))
    key = sha256(looks).hexdigest()[:16]
    yield Find(wish.theme, goal, wish.moves, wish.clause, seat, start.deal, plain, misses, key)


def _line(start: Match, seat: Seat, goal: dict[str, Any], moves: int) -> list[Move]:
    """The player's moves to the goal; the others answer as they always do."""
    match = start.branch()
    line: list[Move] = []
    search = _search(match, seat, goal)
    while not search.goal.is_reached(match, seat):
        if seat not in match.to_act:
            match.play(match.to_act[0], answer_of(match, match.to_act[0]))
            continue
        move = search.winning_moves(match, moves - sum(not isinstance(it, Choose) for it in line))[0]
        line.append(move)
        match.play(seat, move)
    return line


def _choice(match: Match, seat: Seat, level: str) -> Move:
    budget = Budget(SIMULATIONS)
    return match.game.mind.think(match.view(seat), seat, Opponent(level), 1, budget, pending=match.pending(seat)).move
