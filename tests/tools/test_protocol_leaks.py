"""Whatever a seat is answered follows from what it may know: in two worlds that it cannot tell apart, byte for byte."""

import itertools
import json
from random import Random

import pytest

from pixtable.core.events import Choose
from pixtable.core.match import Deal, Match
from pixtable.core.open import any_of, sample_of
from pixtable.core.rules import Illegal
from pixtable.games import GAMES
from tests.contract.walk import walk

from .protocol_seats import SEED, Bot, every_variant

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
LOOKED_AT = 4
"""Positions of each random game."""


def positions(game, deal: Deal, count: int):
    """Some moments of a random game, from its beginning to its end, at which no question is open."""
    matches = [
        moment.match.branch()
        for moment in itertools.islice(walk(game, deal), 400)
        if moment.match.half_made is None and moment.match.result is None
    ]
    return matches[:: max(1, len(matches) // count)]


def worlds(match: Match, seat: int, rng: Random) -> tuple[Match, Match]:
    """The true one and another that looks the same from this seat, each with a seed of its own."""
    rules, deal = match.rules, match.deal
    other = rules.determinize(match.view(seat), seat, rng)
    pictures = (rules.picture(match.state), rules.picture(other))
    return tuple(
        Match.start(match.game, Deal(deal.seats, SEED + number, deal.options, picture))
        for number, picture in enumerate(pictures)
    )


def questions(seat: int, seats: int):
    yield from ({"op": "view"}, {"op": "view", "seat": seat}, {"op": "legal"}, {"op": "undo"}, {"op": "result"})
    yield from ({"op": "seek", "n": 0}, {"op": "setup", "position": {}}, {"op": "save", "path": "/nowhere"})
    for other in range(seats + 1):
        if other != seat:
            yield from ({"op": op, "seat": other} for op in ("view", "legal", "think", "join"))


def both_hear(pair: tuple[Match, Match], seat: int, *requests: dict) -> dict:
    """The answer to the last of these lines, after it was found to be the same in both worlds."""
    bots = [Bot().sit_at(world.branch(), seat) for world in pair]
    for request in requests:
        first, second = ([bot.ask(**request), bot.heard[-1]][1] for bot in bots)
        assert first == second, request
        assert str(SEED).encode()[:-1] not in first
    return json.loads(first)


@EVERY_GAME
def test_two_worlds_that_look_alike_give_the_same_answers(game):
    rng = Random(game.id)
    for deal in every_variant(game):
        for match in positions(game, deal, LOOKED_AT):
            for seat in range(deal.seats):
                pair = worlds(match, seat, rng)
                both_hear(pair, seat, *questions(seat, deal.seats))


@EVERY_GAME
def test_the_reason_of_a_refusal_tells_nothing_that_is_hidden(game):
    """Moves with cards of others, of the deck, of another moment: they are refused alike in both worlds."""
    rng = Random(f"{game.id} refused")
    refused = 0
    for deal in every_variant(game):
        match = rng.choice(positions(game, deal, LOOKED_AT))
        for seat in range(deal.seats):
            pair = worlds(match, seat, rng)
            moves = {sample_of(move) for world in pair for other in range(deal.seats) for move in world.legal(other)}
            moves |= {step.move for step in match.steps[-10:]} | {Choose(0)}
            for move in sorted(moves, key=repr)[:: max(1, len(moves) // 30)]:
                if any(world.refuse(seat, move) for world in pair):
                    told = both_hear(pair, seat, {"op": "play", "move": json.loads(game.codec.encode(move))})
                    assert told["error"]["code"] == "illegal"
                    refused += 1
    assert refused


@EVERY_GAME
def test_a_move_that_shows_nothing_new_is_answered_alike_and_can_be_taken_back(game):
    rng = Random(f"{game.id} played")
    for deal in every_variant(game):
        for match in positions(game, deal, LOOKED_AT):
            seat = rng.choice(match.to_act)
            pair = worlds(match, seat, rng)
            move = any_of(rng.choice(match.legal(seat)), rng)
            line = {"op": "play", "move": json.loads(game.codec.encode(move))}
            if any(_shows_something(world, seat, move) for world in pair):
                continue
            both_hear(pair, seat, line, {"op": "view"}, {"op": "legal"}, {"op": "undo"}, {"op": "view"}, {"op": "undo"})


def _shows_something(match: Match, seat: int, move) -> bool:
    trial = match.branch()
    events = trial.play(seat, move)
    return any(event.reveals for event in events) or trial.half_made is not None or trial.result is not None


@EVERY_GAME
def test_opponents_that_think_for_a_seat_know_no_more_than_it(game):
    rng = Random(f"{game.id} thought")
    deal = next(every_variant(game))
    for match in positions(game, deal, 4):
        for seat in match.to_act:
            both_hear(worlds(match, seat, rng), seat, {"op": "think", "level": game.mind.levels[0], "seed": 5})


@EVERY_GAME
def test_games_as_each_seat_are_told_by_redacted_events_alone(game):
    """The events that a seat is told make up its view, move by move, in every variant; the seed is never told."""
    for number, deal in enumerate(every_variant(game)):
        for seat in range(deal.seats) if deal.seats < 4 else (0, deal.seats - 1):
            _follow(game, deal, seat, moves=12 if number or seat else 300)


def _follow(game, deal: Deal, seat: int, moves: int) -> None:
    rules, rng = game.rules, Random(seat)
    bot = Bot(simulations=1)
    begin = {"game": game.id, "seats": deal.seats, "seed": deal.seed, "options": dict(deal.options)}
    told = bot.ask(op="new", **begin, **{"as": seat, "others": game.mind.levels[0]})
    shown, seen = rules.view(bot.match.blank, seat), 0
    for _ in range(moves):
        assert set(told) - {"seat"} == {"ok", "events", "to_move", "over"}
        happened = [*bot.match.opening, *(event for step in bot.match.steps for event in step.events)]
        redacted = [rules.redact(event, seat) for event in happened[seen:]]
        assert told["events"] == json.loads(game.codec.encode(redacted))
        for event in redacted:
            rules.evolve(shown, event)
        assert shown == bot.match.view(seat)
        seen = len(happened)
        if told["over"]:
            assert bot.ask(op="result")["ok"]
            break
        assert seat in told["to_move"]
        move = any_of(rng.choice(bot.match.legal(seat)), rng)
        told = bot.ask(op="play", move=json.loads(game.codec.encode(move)))
    assert len(bot.ask(op="join", seat=seat)["events"]) >= seen
    assert not any(str(deal.seed).encode() in line for line in bot.heard)


def test_a_seat_that_cheats_is_caught():
    """The checks above can fail: a table that answered with the whole state would not pass them."""
    game = GAMES["tactics"]
    (deal, *_) = every_variant(game)
    match = positions(game, deal, 3)[-1]
    pair = worlds(match, 0, Random(1))
    assert game.rules.picture(pair[0].state) != game.rules.picture(pair[1].state)
    with pytest.raises(Illegal):
        pair[0].play(1 - pair[0].to_act[0], pair[0].legal(pair[0].to_act[0])[0])
