"""Puzzles found in play: positions in which one move alone leads to something worth having, and not the obvious one."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Choose, Move, Seat
from pixtable.core.game import Budget, GameInfo, Opponent
from pixtable.core.goals import Goal, PuzzleSource, Wish
from pixtable.core.match import Deal, Match
from pixtable.core.open import Open, sample_of
from pixtable.core.rules import BadPosition
from pixtable.levels.format import WHATEVER
from pixtable.levels.others import answer_of, prompt_level
from pixtable.levels.reading import read_goal
from pixtable.levels.solving import NONE, Search, TooWide

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
    others: str
    seat: Seat
    deal: Deal
    solution: tuple[dict[str, Any], ...]
    misses: int
    key: str


class Prospect(NamedTuple):
    """A goal that a position has to offer, and the one first move that leads to it."""

    wish: Wish
    goal: dict[str, Any]
    first: Move


def mine(game: GameInfo, puzzle_source: PuzzleSource, seed: int) -> Iterator[Find]:
    """All that one game has to offer."""
    dice = Rng(seed)
    match = Match.start(game, Deal(puzzle_source.seats, seed, puzzle_source.options))
    while match.result is None and match.to_act:
        seat = match.to_act[0]
        if match.half_made is None and len(match.legal(seat)) >= FEWEST_MOVES:
            yield from dig(game, puzzle_source, match.deal, puzzle_source.position(match.state), seat)
        match.play(seat, _some_move(match, seat, dice))


def _some_move(match: Match, seat: Seat, dice: Rng) -> Move:
    legal = match.legal(seat)
    if dice.random() < BOLDNESS and not any(isinstance(listed, Open) for listed in legal):
        return sample_of(dice.choice(legal))
    return answer_of(match, seat)


def dig(
    game: GameInfo, puzzle_source: PuzzleSource, deal: Deal, position: dict[str, Any], seat: Seat
) -> Iterator[Find]:
    """What a position has to offer, as a puzzle would begin: a match of its own, in which nothing has happened yet."""
    start = _start(game, deal, position, seat)
    if start is None:
        return
    for (others, moves), wishes in groupby(
        puzzle_source.wishes(start, seat), lambda wish: (_others(wish, game), wish.moves)
    ):
        for prospect in _prospects(start, seat, others, moves, list(wishes)):
            if answer_of(start, seat) == prospect.first:  # who looks no farther than the next moment must miss it
                continue
            readable = _lightened(start, seat, prospect, puzzle_source)
            if readable is not None:
                yield _rated(readable, seat, prospect)


def _start(game: GameInfo, deal: Deal, position: dict[str, Any], seat: Seat) -> Match | None:
    try:
        start = Match.start(game, msgspec.structs.replace(deal, position=position))
    except BadPosition:  # what is left out of it, a game could not be without
        return None
    return start if seat in start.to_act else None


def _others(wish: Wish, game: GameInfo) -> str:
    return WHATEVER if wish.any_answer else prompt_level(game)


def _prospects(start: Match, seat: Seat, others: str, moves: int, wishes: list[Wish]) -> Iterator[Prospect]:
    """The boldest goal of each wish that can be reached at all, if exactly one first move reaches it."""
    wanted = [{_read(goal, start): goal for goal in _wanted(wish)} for wish in wishes]
    search = Search(frozenset(goal for goals in wanted for goal in goals), seat, others, MOST_NODES)
    idle = wishes[0].idle
    try:
        for_nothing = search.certain_after(start, seat, idle, moves) if idle else NONE
        found = search.winning_moves(start, moves) if for_nothing != search.goals else {}
    except TooWide:
        return
    for wish, goals in zip(wishes, wanted, strict=True):
        for goal, plain in goals.items():
            if goal in for_nothing or goal.is_reached(start, seat):
                break  # and everything less bold, too
            if found[goal]:
                if len(found[goal]) == 1:
                    yield Prospect(wish, plain, found[goal][0])
                break


def _wanted(wish: Wish) -> list[dict[str, Any]]:
    """The boldest first."""
    return [wish.goal] if wish.numbers is None else [{**wish.goal, "n": n} for n in reversed(list(wish.numbers))]


def _read(goal: dict[str, Any], match: Match) -> Goal:
    return read_goal(goal, match.game)


def _lightened(start: Match, seat: Seat, prospect: Prospect, puzzle_source: PuzzleSource) -> Match | None:
    """One thing after another off a table that is too full; none, where it would not stay the same puzzle."""
    assert start.deal.position is not None
    positions = list(puzzle_source.lighter(dict(start.deal.position)))
    for position in positions:
        lighter = _start(start.game, start.deal, position, seat)
        if lighter is not None and _offers(lighter, seat, prospect):
            return _lightened(lighter, seat, prospect, puzzle_source)
    return None if positions else start


def _offers(match: Match, seat: Seat, prospect: Prospect) -> bool:
    wish = prospect.wish
    if len(match.legal(seat)) < FEWEST_MOVES or answer_of(match, seat) == prospect.first:
        return False
    return prospect in _prospects(match, seat, _others(wish, match.game), wish.moves, [wish])


def _rated(start: Match, seat: Seat, prospect: Prospect) -> Find:
    wish, goal, first = prospect
    others = _others(wish, start.game)
    plain = tuple(start.game.codec.plain(move) for move in _line(start, seat, goal, wish.moves, others))
    misses = sum(_choice(start, seat, level) != first for level in RATED_BY)
    looks = start.game.codec.encode((goal["type"], seat, start.deal.position))
    key = sha256(looks).hexdigest()[:16]
    return Find(wish.theme, goal, wish.moves, wish.clause, others, seat, start.deal, plain, misses, key)


def _line(start: Match, seat: Seat, goal: dict[str, Any], moves: int, others: str) -> list[Move]:
    """The player's moves to the goal; the others answer as they always do."""
    match, wanted = start.branch(), _read(goal, start)
    line: list[Move] = []
    search = Search(frozenset({wanted}), seat, others)
    while not wanted.is_reached(match, seat):
        if seat not in match.to_act:
            match.play(match.to_act[0], answer_of(match, match.to_act[0]))
            continue
        left = moves - sum(not isinstance(it, Choose) for it in line)
        move = search.winning_moves(match, left)[wanted][0]
        line.append(move)
        match.play(seat, move)
    return line


def _choice(match: Match, seat: Seat, level: str) -> Move:
    budget = Budget(SIMULATIONS)
    return match.game.mind.think(match.view(seat), seat, Opponent(level), 1, budget, pending=match.pending(seat)).move
