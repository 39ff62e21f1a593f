"""The table protocol with Pixel Tactics: secret leaders, choices in mid-effect, and thoughts about both."""

import json

import msgspec
import pytest

from pixtable.games.tactics.rules.decks.roster import card_of
from pixtable.tools.protocol.server import answer
from pixtable.tools.protocol.table import Table


class Conversation:
    """One table, asked line by line."""

    def __init__(self, **begin) -> None:
        self._table = Table()
        self.begun = self.ask(**begin)
        assert self.begun["ok"], self.begun

    def ask(self, **request) -> dict:
        return json.loads(msgspec.json.encode(answer(self._table, json.dumps(request).encode())))


def new(**more) -> Conversation:
    return Conversation(op="new", game="tactics", seats=2, seed=42, **more)


def keeper() -> Conversation:
    """A leader who may look at three cards and take two."""
    squads = [[None] * 4 + [{"card": name}] + [None] * 4 for name in ("keeper", "viking")]
    position = {"game": "tactics", "seats": 2, "seed": 1, "squads": squads}
    return Conversation(op="setup", position=position)


def test_the_game_is_told_with_its_cards():
    told = Conversation(op="games").begun["games"]
    (game,) = [game for game in told if game["id"] == "tactics"]
    assert game["players"] == [2, 6]
    defaults = {option["key"]: option["default"] for option in game["options"]}
    usual = {"variant": "classic", "trophies": 2, "team_trophies": 1, "signals": True, "deck": "dawn"}
    assert defaults == {**usual, "stalemate": "draw", "king_reach": "attacks", "knights": "out"}
    knight = next(character for character in game["characters"] if character["name"] == "knight")
    assert knight["hero"] == [3, 8]
    assert knight["abilities"]["leader"]["text"] == "Your vanguard heroes have armour 1."


def test_leaders_are_chosen_at_once_and_in_secret():
    table = new()
    assert table.begun["to_move"] == [0, 1]
    moves = table.ask(op="legal", seat=1)["moves"]
    assert {move["kind"] for move in moves} == {"leader"}
    assert table.ask(op="play", seat=1, move=moves[0])["ok"]
    assert table.ask(op="view", seat=0)["state"]["chosen"][1] != moves[0]["card"]
    assert table.ask(op="view", seat=1)["state"]["chosen"][1] == moves[0]["card"]


def test_a_choice_in_mid_effect_is_pending_for_its_seat_only_and_is_answered():
    table = keeper()
    told = table.ask(op="play", move={"kind": "leader_action"})
    assert told["to_move"] == [0]
    pending = table.ask(op="view", seat=0)["state"]["pending"]
    assert (pending["prompt"], pending["source"], len(pending["options"])) == ("take", "keeper.leader", 3)
    assert "pending" not in table.ask(op="view", seat=1)["state"]
    assert table.ask(op="play", move={"kind": "pass"})["error"]["clause"] == "PT-80"
    for _ in range(2):
        move = table.ask(op="legal")["moves"][0]
        assert move["kind"] == "choose"
        assert table.ask(op="play", move=move)["ok"]
    assert len(table.ask(op="view", seat=0)["state"]["hands"][0]) == 2


@pytest.mark.parametrize("level", ["easy", "greedy"])
def test_an_opponent_is_told_of_the_pending_choice(level):
    table = keeper()
    table.ask(op="play", move={"kind": "leader_action"})
    options = table.ask(op="view", seat=0)["state"]["pending"]["options"]
    told = table.ask(op="think", level=level, seed=1)
    assert told["ok"], told
    assert told["move"]["kind"] == "choose"
    assert told["move"]["option"] in options
    assert table.ask(op="play", move=told["move"])["ok"]


def test_an_illegal_move_is_refused_by_its_clause():
    error = keeper().ask(op="play", move={"kind": "recruit", "card": card_of(0, "witch"), "to": 0})["error"]
    assert (error["code"], error["clause"]) == ("illegal", "PT-41")


def test_a_half_made_move_can_be_undone_and_saved(tmp_path):
    table = keeper()
    before = table.ask(op="view")["state"]
    table.ask(op="play", move={"kind": "leader_action"})
    path = str(tmp_path / "keeper.jsonl")
    assert table.ask(op="save", path=path)["ok"]
    assert table.ask(op="undo")["n"] == 0
    assert table.ask(op="view")["state"] == before
    assert table.ask(op="load", path=path)["moves"] == 1
    assert table.ask(op="view")["state"]["pending"]["prompt"] == "take"
