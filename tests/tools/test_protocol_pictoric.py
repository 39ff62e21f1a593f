"""The table protocol with Pictoric Box: words and subsets left open, and several seats at once."""

import json
import random

import msgspec
import pytest

from pixtable.games.pictoric.rules.deck import PICTOGRAMS, PICTURES
from pixtable.store.saves import verify
from pixtable.tools.protocol.server import answer
from pixtable.tools.protocol.table import Table

from .test_protocol import talk


class Conversation:
    """One table, asked line by line."""

    def __init__(self, **new) -> None:
        self._table = Table()
        self.begun = self.ask(op="new", game="pictoric", **{"seats": 3, "seed": 42, **new})
        assert self.begun["ok"], self.begun

    def ask(self, **request) -> dict:
        return json.loads(msgspec.json.encode(answer(self._table, json.dumps(request).encode())))

    def state(self, **seat) -> dict:
        return self.ask(op="view", **seat)["state"]

    def legal(self, seat: int | None = None) -> list[dict]:
        return self.ask(op="legal", **({} if seat is None else {"seat": seat}))["moves"]

    def play(self, move: dict, seat: int | None = None) -> dict:
        return self.ask(op="play", move=move, **({} if seat is None else {"seat": seat}))

    def refused(self, move: dict, seat: int | None = None) -> dict:
        before = self.state()
        told = self.play(move, seat)
        assert told["ok"] is False
        assert self.state() == before
        return told["error"]


def without_forfeits(**more) -> Conversation:
    return Conversation(options={"forfeits": False}, **more)


def silent() -> Conversation:
    """A game whose first leader has rolled the fourth forfeit."""
    for seed in range(100):
        table = Conversation(seed=seed)
        table.play({"kind": "roll"})
        if table.state()["forfeit"] == 4:
            return table
    raise AssertionError("a die that never shows 4")


def test_the_game_is_told_with_its_options_and_pieces():
    (told,) = talk({"op": "games"})
    (game,) = [game for game in told["games"] if game["id"] == "pictoric"]
    assert (game["name"], game["players"]) == ("Pictoric Box", [3, 6])
    assert {option["key"]: option["default"] for option in game["options"]} == {
        "forfeits": True,
        "bank_floor": "two",
        "free_choice": False,
        "language": "en",
    }
    assert game["cards"] == list(PICTURES)


def test_free_text_stands_as_null_among_the_legal_moves():
    assert without_forfeits().legal() == [{"kind": "clue", "text": None}, {"kind": "clue", "spoken": True}]


def test_nothing_is_said_aloud_to_opponents_alone():
    aloud, leader = {"kind": "clue", "spoken": True}, without_forfeits().state()["leader"]
    among_people = without_forfeits(people=[leader, (leader + 1) % 3])
    assert aloud in among_people.legal()
    alone = without_forfeits(people=[leader])
    assert alone.legal() == [{"kind": "clue", "text": None}]
    assert alone.refused(aloud)["clause"] == "PB-56"


def test_whoever_begins_as_a_seat_sits_among_opponents():
    for seed in range(20):
        told = Conversation(seed=seed, options={"forfeits": False}, **{"as": 0})
        if told.legal() and told.legal()[0]["kind"] == "clue":
            assert told.legal() == [{"kind": "clue", "text": None}]
            return
    raise AssertionError("seat 0 never leads")


def test_who_the_people_are_is_kept_in_a_save(tmp_path):
    table = without_forfeits(people=[without_forfeits().state()["leader"]])
    table.ask(op="save", path=str(tmp_path / "game.pixtable"))
    legal = table.legal()
    assert len(legal) == 1
    table.ask(op="load", path=str(tmp_path / "game.pixtable"))
    assert table.legal() == legal


def test_free_subsets_stand_as_null_with_what_to_choose_from():
    pictograms, sketch, mime = silent().legal()
    assert pictograms == {"kind": "clue", "pictograms": None, "choose": [1, 3], "from": list(PICTOGRAMS)}
    assert sketch == {"kind": "clue", "sketch": None}
    assert mime == {"kind": "clue", "mime": True}


def test_cards_to_discard_are_chosen_from_the_bank():
    table = Conversation()
    bank = [10, 11, 12, 13]
    position = {"phase": "discard", "forfeit": 3, "owed": 2, "banks": [bank, [20, 21], [30, 31]]}
    assert table.ask(op="setup", position=position)["ok"]
    assert table.legal() == [{"kind": "discard", "cards": None, "choose": [2, 2], "from": bank}]
    assert table.refused({"kind": "discard", "cards": [10]})["clause"] == "PB-52"
    (move,) = table.legal()
    assert table.play({**move, "cards": [13, 10]})["ok"]  # with what was said beside it, or without
    assert table.state()["banks"][0] == [11, 12]


def test_words_of_ones_own_are_accepted_and_kept():
    table = without_forfeits()
    (leader,) = table.begun["to_move"]
    told = table.play({"kind": "clue", "text": "тихе море — «як удома»"})
    assert told["ok"]
    assert told["to_move"] == [(leader + 1) % 3, (leader + 2) % 3]
    assert table.state()["clue"] == "тихе море — «як удома»"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "A clue cannot be empty"),
        ("   ", "A clue cannot be empty"),
        ("x" * 81, "A clue has at most 80 characters"),
        ("x" * 100_000, "A clue has at most 80 characters"),
        ("a\nb", "A clue is one line of text: no line breaks or control characters"),
        ("\u0000", "A clue is one line of text: no line breaks or control characters"),
        ("\u202ea", "A clue is one line of text: no line breaks or control characters"),
    ],
    ids=["nothing", "spaces", "81", "100000", "a line break", "a zero", "a turn of direction"],
)
def test_words_that_cannot_be_shown_are_refused_by_clause(text, message):
    error = without_forfeits().refused({"kind": "clue", "text": text})
    assert error == {"code": "illegal", "clause": "PB-21", "message": message}


@pytest.mark.parametrize(
    "move",
    [
        {"kind": "clue", "text": 7},
        {"kind": "clue", "words": "sea"},
        {"kind": "clue", "sketch": [[[0, 999]]]},
        {"kind": "clue", "sketch": "a line"},
        {"kind": "clue", "pictograms": [7]},
        {"kind": "vote", "sector": 7},
        {"kind": "lay", "card": len(PICTURES)},
        {"kind": "lay"},
        {"kind": "wish"},
    ],
)
def test_a_move_of_another_shape_is_a_bad_request(move):
    assert without_forfeits().refused(move)["code"] == "bad_request"


def test_half_a_letter_is_a_bad_request():
    table = without_forfeits()
    line = b'{"op":"play","move":{"kind":"clue","text":"\\ud800"}}'
    assert answer(table._table, line)["error"]["code"] in ("bad_json", "bad_request")


def test_an_open_move_cannot_be_played_as_it_stands():
    error = without_forfeits().refused({"kind": "clue", "text": None})
    assert (error["code"], error["clause"]) == ("illegal", "PB-21")


def test_several_seats_lay_and_vote_at_once_in_any_order():
    table = without_forfeits(seats=4)
    (leader,) = table.begun["to_move"]
    table.play({"kind": "clue", "text": "sea"})
    first, second, third = table.ask(op="legal")["seat"], *((leader + step) % 4 for step in (2, 3))
    for seat in (third, first, second):
        told = table.play(table.legal(seat)[-1], seat)
        assert told["ok"]
    assert [event["kind"] for event in told["events"]] == ["card_laid", "cards_shown"]
    assert sorted(told["to_move"]) == sorted({0, 1, 2, 3} - {leader})
    sectors = table.state()["sectors"]
    assert len(sectors) == 4
    assert table.refused({"kind": "vote", "sector": 1}, leader)["clause"] == "PB-24"
    for seat in (second, first):
        assert table.play(table.legal(seat)[0], seat)["to_move"]
    assert table.state()["votes"] is None
    table.play(table.legal(third)[0], third)
    last = table.state()["last_turn"]
    assert (last["leader"], last["clue"]) == (leader, "sea")
    assert [card["card"] for card in last["cards"]] == sectors
    assert sorted(last["votes"]) == sorted(map(str, {0, 1, 2, 3} - {leader}))
    assert table.state()["positions"] == [1 + points for points in last["points"]]


def test_a_seat_is_shown_its_own_secrets_only():
    table = without_forfeits()
    (leader,) = table.begun["to_move"]
    other, last = (leader + 1) % 3, (leader + 2) % 3
    assert isinstance(table.state(seat=leader)["drawn"], int)
    assert table.state(seat=other)["drawn"] == "hidden"
    table.play({"kind": "clue", "text": "sea"})
    mine = table.legal(other)[0]
    table.play(mine, other)
    assert table.state(seat=other)["laid"][other] == mine["card"]
    assert table.state(seat=last)["laid"] == ["hidden" if seat in (leader, other) else None for seat in range(3)]
    assert table.state(seat=last)["banks"][other] == 1
    assert table.state(seat=last)["deck"] == len(PICTURES) - 7
    assert "deck_order" not in table.state(seat=last)


@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_by_those_who_only_read_the_protocol(seats, tmp_path):
    """Whoever knows no rules can play: every open move says what may stand there."""
    path = tmp_path / "game.pixtable"
    table, rng = Conversation(seats=seats, seed=7, log=str(path)), random.Random(7)
    told = table.begun
    while not told["over"]:
        seat = rng.choice(told["to_move"])
        told = table.play(_filled(rng.choice(table.legal(seat)), rng), seat)
        assert told["ok"], told
    result = table.ask(op="result")
    assert max(result["scores"]) >= 48
    assert max(table.state()["positions"]) == 49
    assert verify(path).agrees


def _filled(move: dict, rng: random.Random) -> dict:
    if "from" in move:
        field = "cards" if "cards" in move else "pictograms"
        return {**move, field: rng.sample(move["from"], rng.randint(*move["choose"]))}
    if "text" in move:
        return {**move, "text": rng.choice(["sea", "a long way home", "×" * 80])}
    return {**move, "sketch": [[[0, 0], [255, 255]]]} if "sketch" in move else move


def test_opponents_think_at_its_table():
    table = Conversation()
    told = table.begun
    for number in range(12):
        (seat, *_) = told["to_move"]
        thought = table.ask(op="think", level="easy", seat=seat, seed=number)
        assert thought["ok"], thought
        told = table.play(thought["move"], seat)
        assert told["ok"], told


def test_a_saved_game_comes_back_with_its_words(tmp_path):
    table = without_forfeits()
    table.play({"kind": "clue", "text": "l’été des lucioles"})
    path = str(tmp_path / "game.pixtable")
    assert table.ask(op="save", path=path)["moves"] == 1
    before = table.state()
    assert table.ask(op="load", path=path)["ok"]
    assert table.state() == before
