"""The table protocol, request by request, over a real pipe or straight at the table."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.tools.protocol.server import LONGEST_LINE, serve

ROOT = Path(__file__).parents[2]


def talk(*requests) -> list[dict]:
    """Say these lines, and hear the answers. A dict is sent as JSON, bytes as they are."""
    said = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in requests)
    heard = io.BytesIO()
    serve(io.BytesIO(said), heard)
    return [json.loads(line) for line in heard.getvalue().splitlines()]


def new(**more) -> dict:
    return {"op": "new", "game": "pixies", "seats": 2, "seed": 42, **more}


def play(card: int, **more) -> dict:
    return {"op": "play", "move": {"kind": "take", "card": card, **more}}


def error_of(*requests) -> dict:
    answer = talk(*requests)[-1]
    assert answer["ok"] is False
    assert answer["error"]["message"]
    return answer["error"]


class Conversation:
    """A table that is answered line by line, so that a request can depend on an answer."""

    def __init__(self) -> None:
        self.said: list = []

    def ask(self, **request) -> dict:
        self.said.append(request)
        return talk(*self.said)[-1]


def test_games_are_told_with_players_options_and_pieces():
    (answer,) = talk({"op": "games"})
    assert answer["ok"]
    (pixies,) = [game for game in answer["games"] if game["id"] == "pixies"]
    assert (pixies["name"], pixies["players"]) == ("Pixies", [2, 5])
    assert pixies["options"] == [
        {"key": "rounds", "clause": "PX-32", "type": "int", "default": 3, "choices": [1, 2, 3]}
    ]
    (tactics,) = [game for game in answer["games"] if game["id"] == "tactics"]
    (signals,) = [option for option in tactics["options"] if option["key"] == "signals"]
    assert signals["only_with"] == {"variant": ["king"]}
    assert len(pixies["cards"]) == 70


def test_a_new_game_tells_its_events_and_who_moves():
    (answer,) = talk(new(seats=3))
    assert [event["kind"] for event in answer["events"]] == ["round_began", "cards_revealed"]
    assert answer["to_move"] == [answer["events"][-1]["first"]]
    assert answer["over"] is False


def test_the_same_seed_gives_the_same_events_and_no_seed_gives_a_seed():
    assert talk(new()) == talk(new())
    assert talk(new()) != talk(new(seed=43))
    first, second = talk(new(seed=None), new(seed=None))
    assert first["seed"] != second["seed"]
    assert talk(new(seed=first["seed"]))[0]["events"] == first["events"]


def test_legal_moves_are_of_the_first_to_move_unless_a_seat_is_named():
    started, legal = talk(new(), {"op": "legal"})
    (seat,) = started["to_move"]
    assert legal["seat"] == seat
    assert sorted(move["card"] for move in legal["moves"]) == sorted(started["events"][-1]["cards"])
    assert all(move.keys() == {"kind", "card"} for move in legal["moves"])
    (_, other) = talk(new(), {"op": "legal", "seat": 1 - seat})
    assert (other["seat"], other["moves"]) == (1 - seat, [])


def test_a_move_tells_what_came_of_it():
    started, legal, played = talk(new(), {"op": "legal"}, play(_first_card()))
    (seat,) = started["to_move"]
    card = legal["moves"][0]["card"]
    assert played["events"] == [
        {"kind": "card_placed", "seat": seat, "card": card, "cell": CARDS[card].value, "face_up": True}
    ]
    assert (played["to_move"], played["over"]) == ([1 - seat], False)


def _first_card(**options) -> int:
    return talk(new(**options), {"op": "legal"})[1]["moves"][0]["card"]


def test_an_illegal_move_cites_its_clause_and_changes_nothing():
    started, before, refused, after = talk(new(), {"op": "view"}, play(_first_card(), cell=3), {"op": "view"})
    assert refused["error"]["code"] == "illegal"
    assert refused["error"]["clause"] == "PX-20"
    assert refused["error"]["message"]
    assert before == after
    unseen = next(card for card in range(70) if card not in started["events"][-1]["cards"])
    assert error_of(new(), play(unseen))["clause"] == "PX-11"
    (seat,) = started["to_move"]
    assert error_of(new(), {**play(_first_card()), "seat": 1 - seat})["clause"] == "PX-11"


def test_the_view_of_everything_has_the_order_of_the_deck_and_a_seats_view_only_its_size():
    _, whole, seat = talk(new(), {"op": "view"}, {"op": "view", "seat": 1})
    assert whole["state"]["deck"] == seat["state"]["deck"] == 66
    assert len(whole["state"].pop("deck_order")) == 66
    assert whole["state"] == seat["state"]
    assert set(seat["state"]) >= {"round", "first", "row", "deck", "gardens", "totals"}
    assert seat["state"]["gardens"] == [[None] * 9] * 2


def test_a_garden_shows_what_lies_up_and_what_lies_down():
    _, _, view = talk(new(), play(_first_card()), {"op": "view"})
    (garden,) = [garden for garden in view["state"]["gardens"] if any(garden)]
    card = _first_card()
    assert garden[CARDS[card].value - 1] == {"up": card, "down": []}


def test_undo_and_seek_say_where_the_game_stands():
    started, _, undone, ahead = talk(new(), play(_first_card()), {"op": "undo"}, {"op": "seek", "n": 1})
    assert undone == {"ok": True, "n": 0, "to_move": started["to_move"]}
    assert ahead["n"] == 1
    assert error_of(new(), {"op": "undo"})["code"] == "nothing_to_undo"
    assert error_of(new(), {"op": "seek", "n": 1})["code"] == "bad_request"


def test_a_game_is_saved_and_loaded(tmp_path):
    path = str(tmp_path / "game.pixtable")
    card = _first_card()
    started, played, saved, loaded, view, before = talk(
        new(),
        play(card),
        {"op": "save", "path": path},
        {"op": "load", "path": path},
        {"op": "view"},
        {"op": "undo"},
    )
    assert saved == loaded
    assert saved["moves"] == 1
    assert saved["events"] == started["events"] + played["events"]
    assert "recovered" not in loaded
    assert sum(cell is not None for garden in view["state"]["gardens"] for cell in garden) == 1
    assert before["n"] == 0


def test_a_damaged_save_is_loaded_to_its_last_good_move_and_says_so(tmp_path):
    path = tmp_path / "game.pixtable"
    talk(new(log=str(path)), play(_first_card()))
    path.write_bytes(path.read_bytes()[:-20])
    (loaded,) = talk({"op": "load", "path": str(path)})
    assert loaded["moves"] == 0
    assert loaded["recovered"]
    assert error_of({"op": "load", "path": str(tmp_path / "nowhere")})["message"]


def test_a_journal_never_overwrites_a_file(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    assert error_of(new(log=str(path)))["code"]
    assert error_of(new(), {"op": "save", "path": str(path)})["code"]
    assert path.read_text() == "dear diary"


def test_thinking_gives_a_legal_move_with_reasons_and_is_repeatable():
    think = {"op": "think", "level": "normal", "ms": 60_000, "seed": 7}
    _, legal, first, again = talk(new(), {"op": "legal"}, think, think)
    assert first == again
    assert first["move"] in legal["moves"]
    assert first["nodes"] > 0
    assert first["why"]["candidates"]


def test_a_position_can_be_set_up_and_played_from():
    _, view = talk(new(seats=3), {"op": "view", "seat": 0})
    _, again, seen = talk(
        new(seats=2), {"op": "setup", "position": {"game": "pixies", "seats": 3, **view["state"]}}, {"op": "view"}
    )
    assert again["ok"]
    assert again["to_move"] == [view["state"]["first"]]
    assert {**seen["state"], "deck_order": None} == {**view["state"], "deck_order": None}
    _, same_table = talk(new(seats=3), {"op": "setup", "position": view["state"]})
    assert same_table["ok"]
    assert error_of({"op": "setup", "position": {"row": [1]}})["code"] == "no_game"
    assert error_of(new(), {"op": "setup", "position": {"row": [1, 1]}})["code"] == "bad_position"
    assert error_of(new(), {"op": "setup", "position": {"seats": "two"}})["code"] == "bad_position"


def test_a_finished_game_has_a_result_and_a_running_one_has_none():
    assert error_of(new(), {"op": "result"})["code"] == "not_over"
    conversation = Conversation()
    answer = conversation.ask(**new(seats=2, options={"rounds": 1}))
    while not answer["over"]:
        answer = conversation.ask(op="play", move=talk(*conversation.said, {"op": "legal"})[-1]["moves"][0])
    result = conversation.ask(op="result")
    assert len(result["scores"]) == len(result["ranks"]) == len(result["breakdown"]) == 2
    assert [sum(line["points"] for line in lines) for lines in result["breakdown"]] == result["scores"]
    assert result["ranks"][result["winners"][0]] == 1
    assert talk(*conversation.said, {"op": "legal"})[-1]["moves"] == []
    assert error_of(*conversation.said, play(1))["clause"] == "PX-32"


NONSENSE = {
    "no JSON": (b"hello\n", "bad_json"),
    "an empty line": (b"\n", "bad_json"),
    "not UTF-8": (b'{"op":"\xff"}\n', "bad_json"),
    "a list": (b"[1]\n", "bad_request"),
    "no op": (b"{}\n", "bad_request"),
    "an unknown op": (b'{"op":"dance"}\n', "bad_request"),
    "an unknown field": (b'{"op":"games","and":1}\n', "bad_request"),
    "a wrong type": (b'{"op":"new","game":"pixies","seats":"two"}\n', "bad_request"),
    "a huge number": (b'{"op":"seek","n":' + b"9" * 400 + b"}\n", "bad_request"),
    "deep nesting": (b'{"op":"setup","position":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001 + b"\n", "bad_json"),
    "an over-long line": (b'{"op":"' + b"x" * (LONGEST_LINE + 10) + b'"}\n', "too_long"),
    "an unknown game": (b'{"op":"new","game":"chess","seats":2}\n', "no_such_game"),
    "too many seats": (b'{"op":"new","game":"pixies","seats":6}\n', "bad_options"),
    "an unknown option": (b'{"op":"new","game":"pixies","seats":2,"options":{"wings":1}}\n', "bad_options"),
    "a move of no kind": (b'{"op":"play","move":{"card":1}}\n', "bad_request"),
    "a move of another game": (b'{"op":"play","move":{"kind":"roll"}}\n', "bad_request"),
    "a move with too much": (b'{"op":"play","move":{"kind":"take","card":1,"for":2}}\n', "bad_request"),
    "a card that is not in the game": (b'{"op":"play","move":{"kind":"take","card":70}}\n', "bad_request"),
    "an answer to no question": (b'{"op":"play","move":{"kind":"choose","option":1}}\n', "illegal"),
    "a seat that is not at the table": (b'{"op":"view","seat":2}\n', "bad_request"),
    "an unknown level": (b'{"op":"think","level":"godlike"}\n', "bad_request"),
    "an unknown persona": (b'{"op":"think","persona":"nobody"}\n', "bad_request"),
}


@pytest.mark.parametrize(("line", "code"), NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_answered_and_the_game_goes_on(line, code):
    _, answer, view = talk(new(), line, {"op": "view"})
    assert answer["error"]["code"] == code
    assert view["ok"]


@pytest.mark.parametrize("op", ["legal", "view", "think", "undo", "result"])
def test_without_a_game_there_is_nothing_to_ask(op):
    assert error_of({"op": op})["code"] == "no_game"


def test_a_last_line_without_an_end_is_answered_too():
    assert talk(b'{"op":"games"}')[0]["ok"]


def test_the_end_of_the_input_ends_the_program_with_0():
    done = subprocess.run(
        [sys.executable, "game.py", "protocol"], input=b'{"op":"games"}\n', capture_output=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["ok"]


def test_random_lines_never_end_it():
    rng = random.Random(5)
    words = [
        b'{"op":',
        b'"play"',
        b'"new"',
        b",",
        b"}",
        b"[",
        b'"move":',
        b"null",
        b"-1",
        b"1e999",
        b'"seat"',
        b"\0",
        b" ",
    ]
    said = [b"".join(rng.choices(words, k=rng.randrange(1, 12))) + b"\n" for _ in range(400)]
    assert len(talk(new(), *said)) == 401
