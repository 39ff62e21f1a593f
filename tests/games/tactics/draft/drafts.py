"""Drafts for tests: begun, played on by chance, or set up as a position."""

from collections.abc import Callable
from random import Random
from typing import Any

from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES

CLASSIC, MARKET, WINSTON = (GAMES[f"tactics.draft.{kind}"] for kind in ("classic", "market", "winston"))
ALL = (CLASSIC, MARKET, WINSTON)
ME, RIVAL = 0, 1


def begin(game: GameInfo, seats: int = 2, seed: int = 1, **options: Any) -> Match:
    return Match.start(game, Deal(seats, seed, options))


def play_on(match: Match, until: Callable[[Match], bool] = lambda match: False, seed: int = 0) -> Match:
    """By chance, until it is so; else to the end."""
    rng = Random(seed)
    while match.result is None and not until(match):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def set_up(match: Match, **changes: Any) -> Match:
    """The same table with something changed, as a game that begins there."""
    picture = match.rules.picture(match.state)
    return Match.start(match.game, Deal(match.deal.seats, 7, match.deal.options, {**picture, **changes}))


def refused(match: Match, seat: int, move: Any) -> str:
    refusal = match.refuse(seat, move)
    return "" if refusal is None else refusal.key
