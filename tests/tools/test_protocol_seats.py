"""A bot at one seat of the protocol's table: what it may ask, whom it plays against, and what it is not told."""

import json

import pytest

from pixtable.games import GAMES
from pixtable.store.saves import SaveError, verify

from .protocol_seats import SEED, Bot
from .test_protocol import talk


def begun(seat: int = 0, game: str = "tactics", seats: int = 2, **more) -> Bot:
    bot = Bot()
    told = bot.ask(op="new", game=game, seats=seats, seed=SEED, **{"as": seat, "others": "greedy", **more})
    assert told["ok"], told
    return bot


def code(told: dict) -> str:
    assert told["ok"] is False, told
    return told["error"]["code"]


def test_new_as_a_seat_tells_neither_seed_nor_decks():
    """What `new` tells whoever sees the whole table it does not tell a seat."""
    opened = talk({"op": "new", "game": "tactics", "seats": 2, "seed": SEED})[0]
    bot = begun(1)
    (dealt,) = (event for event in opened["events"] if event["kind"] == "match_began")
    told = json.loads(bot.heard[0])
    (seen,) = (event for event in told["events"] if event["kind"] == "match_began")
    assert opened["seed"] == SEED
    assert str(SEED).encode() not in bot.heard[0]
    assert all(card >= 0 for deck in dealt["decks"] for card in deck)
    assert not set(dealt["decks"][0]) & set(seen["decks"][0])
    assert told["seat"] == 1
    assert told["to_move"] == [0, 1]


def test_the_open_form_has_a_name_and_is_what_it_was():
    line = {"op": "new", "game": "pixies", "seats": 2, "seed": 42}
    assert talk(line) == talk({**line, "as": "all"})
    assert code(talk({**line, "as": "everybody"})[0]) == "bad_request"
    assert code(talk({**line, "others": "hard"})[0]) == "bad_request"


def test_a_table_that_somebody_else_began_can_be_joined_and_is_then_a_seats_for_good():
    bot = Bot()
    opened = bot.ask(op="new", game="pixies", seats=2, seed=SEED)
    told = bot.ask(op="join", seat=1, others="easy")
    assert told["events"][0]["kind"] == opened["events"][0]["kind"]
    for request in (
        {"op": "new", "game": "pixies", "seats": 2},
        {"op": "new", "game": "pixies", "seats": 2, "as": "all"},
        {"op": "setup", "position": {}},
        {"op": "save", "path": "x"},
        {"op": "load", "path": "x"},
        {"op": "seek", "n": 0},
    ):
        assert code(bot.ask(**request)) == "seat_only"
    for request in ({"op": "view"}, {"op": "legal"}, {"op": "think"}, {"op": "join"}):
        assert code(bot.ask(**{**request, "seat": 0})) == "not_your_seat"
    assert "deck_order" not in bot.ask(op="view")["state"]
    assert bot.ask(op="games")["ok"]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"as": 2}, "bad_request"),
        ({"as": -1}, "bad_request"),
        ({"as": 0, "others": "godlike"}, "bad_request"),
        ({"as": 0, "seats": 9}, "bad_options"),
        ({"as": 0, "game": "chess"}, "no_such_game"),
    ],
)
def test_a_seat_that_cannot_be_taken_is_refused_and_the_game_on_the_table_stays(request_, expected):
    bot = Bot()
    bot.ask(op="new", game="pixies", seats=2, seed=1)
    before = bot.ask(op="view")
    assert code(bot.ask(**{"op": "new", "game": "pixies", "seats": 2, **request_})) == expected
    assert code(bot.ask(op="join", seat=7)) == "bad_request"
    assert code(bot.ask(op="join", seat=0, others="godlike")) == "bad_request"
    assert bot.ask(op="view") == before
    assert code(Bot().ask(op="join", seat=0)) == "no_game"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_only_reads_answers_plays_to_the_end_against_our_opponents(game, tmp_path):
    """It needs no rules: whenever it is answered it is to move, or the game is over."""
    path = tmp_path / "game.pixtable"
    seats = GAMES[game].seats_with(GAMES[game].read_options({}))[0]
    options = {"rhombs": {"mode": "blind"}, "pixies": {"rounds": 1}, "tactics": {"trophies": 1}}.get(game, {})
    bot = begun(seats - 1, game, seats, others=GAMES[game].mind.levels[0], options=options, log=str(path))
    told = json.loads(bot.heard[0])
    while not told["over"]:
        assert seats - 1 in told["to_move"]
        thought = bot.ask(op="think", level=GAMES[game].mind.levels[0], seed=len(bot.heard))
        told = bot.ask(op="play", move=thought["move"])
        assert told["ok"], told
    assert len(bot.ask(op="result")["scores"]) == seats
    assert verify(path).agrees
    assert {step.seat for step in bot.match.steps} == set(range(seats))


def test_only_ones_own_move_that_has_shown_nothing_is_taken_back():
    bot = begun(0, "tactics.draft.market", others="greedy")
    assert code(bot.ask(op="undo")) == "nothing_to_undo"  # the others have moved, or nobody has
    bot.ask(op="play", move=bot.ask(op="legal")["moves"][0])
    assert code(bot.ask(op="undo")) == "nothing_to_undo"


def test_another_game_can_be_begun_as_a_seat_on_the_same_connection():
    bot = begun(0)
    assert bot.ask(op="new", game="pixies", seats=3, **{"as": 2})["seat"] == 2
    assert bot.ask(op="view")["state"]["round"] == 1


def test_where_the_disk_refuses_an_opponents_move_the_answer_says_so_and_join_goes_on(monkeypatch):
    bot = begun(0, "pixies", others="easy")
    recorded = bot.table._table
    play = recorded.play

    def refuses(seat, move):
        if seat != 0:
            raise SaveError("disk_full", path="/secret/place")
        return play(seat, move)

    monkeypatch.setattr(recorded, "play", refuses)
    told = bot.ask(op="play", move=bot.ask(op="legal")["moves"][0])
    while told["to_move"] == [0]:
        told = bot.ask(op="play", move=bot.ask(op="legal")["moves"][0])
    assert (told["ok"], told["halted"], told["to_move"]) == (True, "disk_full", [1])
    assert b"secret" not in bot.heard[-1]
    monkeypatch.setattr(recorded, "play", play)
    again = bot.ask(op="join", seat=0)
    assert again["to_move"] == [0]
    assert "halted" not in again


def test_a_mistake_of_ours_tells_a_seat_nothing(monkeypatch):
    bot = begun(0, "pixies", others="easy")

    def breaks(*_):
        raise KeyError("the next card is 35")

    monkeypatch.setattr(type(bot.match.rules), "view", breaks)
    told = bot.ask(op="view")
    assert told["error"] == {"code": "internal", "message": "a mistake of the table's own"}


def test_own_moves_that_cannot_be_kept_are_refused_without_a_path(monkeypatch):
    bot = begun(0, "pixies", others="easy")

    def refuses(seat, move):
        raise SaveError("disk_full", path="/secret/place")

    monkeypatch.setattr(bot.table._table, "play", refuses)
    told = bot.ask(op="play", move=bot.ask(op="legal")["moves"][0])
    assert code(told) == "disk_full"
    assert b"secret" not in bot.heard[-1]
