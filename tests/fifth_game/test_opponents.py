"""Opponents of a game that has only rules: they play, they differ in strength, and the tools know them."""

import io
import json

from pixtable.ai.arena import Pairing, WinRate, play_game
from pixtable.core.game import Opponent
from pixtable.tools.arena.command import run
from pixtable.tools.protocol.server import serve


def wins(stones, a, b, games):
    """In the small game of two heaps, with 100 simulations a move for whoever searches."""
    pairing = Pairing(2, Opponent(a), Opponent(b), simulations=100, seed=7, options={"heaps": 2})
    return WinRate.of(a, [play_game(stones, pairing, number) for number in range(games)])


def test_hard_beats_chance_clearly(stones):
    assert wins(stones, "hard", "random", 40).low > 0.75


def test_hard_beats_whoever_sees_one_move_ahead(stones):
    assert wins(stones, "hard", "greedy", 40).is_clear


def test_the_arena_plays_it(stones, capsys):
    assert (
        run(["stones", "--a", "hard", "--b", "random", "--games", "4", "--sims", "20", "--jobs", "1", "--quiet"]) == 0
    )
    assert "against random" in capsys.readouterr().out


def test_the_protocol_plays_it(stones):
    requests = [
        {"op": "new", "game": "stones", "seats": 2, "seed": 1},
        {"op": "play", "move": {"kind": "take", "heap": 1, "stones": 4}},
        {"op": "play", "move": {"kind": "take", "heap": 1, "stones": 3}},
        {"op": "view", "seat": 1},
    ]
    heard = io.BytesIO()
    serve(io.BytesIO(b"".join(json.dumps(request).encode() + b"\n" for request in requests)), heard)
    new, refused, played, seen = (json.loads(line) for line in heard.getvalue().splitlines())
    assert new["ok"]
    assert refused["error"]["message"] == "Take at most 3 stones at once"
    assert played["ok"]
    assert seen["state"]["heaps"] == [3, 1, 5]
