"""Rhombs over the table protocol, as somebody meets it who has only the protocol's own description."""

import json
import random
import subprocess
import sys

from tests.tools.test_protocol import ROOT, talk

AROUND = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def new(**more) -> dict:
    return {"op": "new", "game": "rhombs", "seats": 2, "seed": 42, **more}


def rhombs() -> dict:
    (answer,) = talk({"op": "games"})
    return next(game for game in answer["games"] if game["id"] == "rhombs")


def test_the_game_is_told_with_its_tiles_and_options():
    told = rhombs()
    assert told["players"] == [2, 10]
    assert len(told["tiles"]) == 50
    assert told["tiles"][45] == {
        "id": 45,
        "kind": "black",
        "edges": ["black", "black", "black", "blue", "blue", "black"],
    }
    options = {option["key"]: option for option in told["options"]}
    assert (options["mode"]["default"], options["mode"]["choices"]) == ("open", ["open", "blind"])
    assert (options["single_contact"]["default"], options["black_after"]["default"]) == (5, 10)
    assert options["play_on"]["default_with"] == {"match": {"match": False}}
    assert all(option["clause"].startswith("HX-") for option in options.values())


def test_a_view_shows_the_table_the_bag_and_the_hands():
    *_, view = talk(new(seats=3), {"op": "view", "seat": 1})
    state = view["state"]
    assert (state["table"], state["bag"]) == ([], 2)
    assert [len(hand) for hand in state["hands"]] == [16, 16, 16]
    assert "bag_order" not in state


def test_hidden_tiles_are_null():
    *_, view = talk(new(options={"open_tiles": 2}), {"op": "view", "seat": 1})
    mine, other = view["state"]["hands"][1], view["state"]["hands"][0]
    assert None not in mine
    assert None not in other[:2]
    assert other[2:] == [None] * 23


def test_an_illegal_move_cites_its_clause():
    answer = talk(new(), {"op": "play", "move": {"kind": "pass"}})[-1]
    assert answer["error"]["code"] == "illegal"
    assert answer["error"]["clause"] == "HX-31"
    assert talk(new(), {"op": "play", "move": {"kind": "draw"}})[-1]["error"]["clause"] == "HX-30"


def test_a_whole_game_by_somebody_who_matches_edges_with_the_tiles_that_were_told():
    """Over a real pipe, line by line: every legal move matches by the numbers of edges and turns in the description."""
    edges = [tile["edges"] for tile in rhombs()["tiles"]]
    rng = random.Random(5)
    with subprocess.Popen(
        [sys.executable, str(ROOT / "game.py"), "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:

        def ask(request: dict) -> dict:
            program.stdin.write(json.dumps(request) + "\n")
            program.stdin.flush()
            return json.loads(program.stdout.readline())

        answer = ask(new(seats=3, seed=7, options={"mode": "blind"}))
        while not answer["over"]:
            table = {(laid["q"], laid["r"]): laid for laid in ask({"op": "view"})["state"]["table"]}
            moves = ask({"op": "legal"})["moves"]
            assert all(matches(move, table, edges) for move in moves if move["kind"] == "place")
            answer = ask({"op": "play", "move": rng.choice(moves)})
            assert answer["ok"]
        result = ask({"op": "result"})
        program.stdin.close()
        assert program.wait(30) == 0
    assert sorted(result["ranks"])[0] == 1
    assert all(result["ranks"][seat] == 1 for seat in result["winners"])


def matches(move: dict, table: dict, edges: list[list[str]]) -> bool:
    touched = 0
    for edge, (q, r) in enumerate(AROUND):
        if laid := table.get((move["q"] + q, move["r"] + r)):
            mine = edges[move["tile"]][(edge - move["turn"]) % 6]
            theirs = edges[laid["tile"]][(edge + 3 - laid["turn"]) % 6]
            if mine != theirs or mine == "black":
                return False
            touched += 1
    return touched >= (0 if not table else 1 if len(table) < 5 else 2)


def test_a_game_is_saved_with_its_moves_and_loaded(tmp_path):
    path = str(tmp_path / "game")
    first = talk(new(), {"op": "legal"})[-1]["moves"][0]
    said = (
        new(),
        {"op": "play", "move": first},
        {"op": "save", "path": path},
        {"op": "load", "path": path},
        {"op": "view"},
    )
    *_, saved, loaded, view = talk(*said)
    assert saved["moves"] == loaded["moves"] == 1
    assert view["state"]["table"][0]["tile"] == first["tile"]


def test_a_position_can_be_set_up_and_won():
    table = [{"tile": 0, "q": 0, "r": 0, "turn": 0}]
    frame = {"game": "rhombs", "seats": 2, "options": {"play_on": False}}
    setup = {"op": "setup", "position": {**frame, "table": table, "hands": [[5], [3]], "bag_order": []}}
    moves = talk(setup, {"op": "legal"})[-1]["moves"]
    *_, played, result = talk(setup, {"op": "play", "move": moves[0]}, {"op": "result"})
    assert played["over"]
    assert result["winners"] == [0]
