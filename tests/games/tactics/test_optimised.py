"""Python strips docstrings and assertions where it is asked to (`-OO`): no rule may hang on either."""

import hashlib
import subprocess
import sys
from pathlib import Path

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES

ROOT = Path(__file__).parents[3]
MOVES = 60


def course() -> str:
    """A match played by dice, with all that was allowed at each step: as one number."""
    match, dice, told = Match.start(GAMES["tactics"], Deal(2, 5, {"deck": "both"})), Rng(3), hashlib.sha256()
    for _ in range(MOVES):
        seat = match.to_act[0]
        moves = match.legal(seat)
        told.update(msgspec.json.encode([seat, moves]))
        match.play(seat, dice.choice(moves))
    return told.hexdigest()


def test_the_same_moves_are_legal_without_docstrings_and_assertions():
    script = f"from {__name__} import course; print(course())"
    bare = subprocess.run([sys.executable, "-OO", "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert bare.stdout.strip() == course()
