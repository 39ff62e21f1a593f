"""Matches for the tests of saves, and hands that spoil or forge their files."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from pixtable.core.events import Move
from pixtable.core.game import GameInfo
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.store.saves import save_as
from pixtable.store.saves.lines import START, seal
from tests import toy

ALL_GAMES = {**GAMES, toy.GAME.id: toy.GAME}
PIXIES = GAMES["pixies"]


def random_move(match: Match, rng: Random) -> tuple[int, Move]:
    seat = match.to_act[0]
    return seat, rng.choice(match.legal(seat))


def played(game: GameInfo, moves: int, seats: int = 2, seed: int = 42) -> Match:
    """A match after so many random moves, or at its end if that comes first."""
    match = Match.start(game, Deal(seats, seed))
    rng = Random(seed)
    while match.to_act and match.n < moves:
        match.play(*random_move(match, rng))
    return match


def everything_about(match: Match) -> dict[str, Any]:
    """All that two equal matches have in common."""
    return {
        "game": match.game.id,
        "deal": match.game.codec.encode(match.deal),
        "opening": match.opening,
        "steps": list(match.steps),
        "n": match.n,
        "state": match.game.codec.encode(match.state),
        "half_made": match.half_made,
    }


def is_beginning_of(match: Match, whole: Match) -> bool:
    return match.deal == whole.deal and match.opening == whole.opening and match.steps == whole.steps[: match.n]


def saved(path: Path, match: Match) -> Path:
    save_as(path, match)
    return path


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a file as plain data, without their hashes."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def forge(path: Path, edit: Callable[[list[dict[str, Any]]], object]) -> None:
    """Change a save's lines, and give it a running hash that fits."""
    lines = lines_of(path)
    edit(lines)
    write_lines(path, lines)


def write_lines(path: Path, lines: list[dict[str, Any]] | list[Mapping[str, Any]]) -> None:
    text, _ = seal([json.dumps(line, separators=(",", ":")).encode() for line in lines], START)
    path.write_bytes(text)
