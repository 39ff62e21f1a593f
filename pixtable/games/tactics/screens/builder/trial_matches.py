"""A quick trial of a deck: opponents play it against the ready ones, match after match, in a process of their own."""

import msgspec

from pixtable.ai.arena import wilson
from pixtable.ai.worker import Expired, Worker, WorkerFailed
from pixtable.core.game import Budget, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.screens.decks.deck_box import position_with

GAMES_A_TRIAL = 20
LEVEL = Opponent("greedy")
"""Who plays both sides: quick, and equally good at everything."""
MOST_MOVES = 4_000


class Bout(msgspec.Struct, frozen=True):
    """One match of a trial: whose deck is tried sits in turn on either side."""

    number: int
    tried: Deck
    against: Deck

    @property
    def seat(self) -> int:
        return self.number % 2


class Score(msgspec.Struct, frozen=True):
    """Draws count half."""

    played: int = 0
    won: float = 0.0

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played) if self.played else 0

    @property
    def between(self) -> tuple[int, int]:
        """In percent, where the true share lies with 95 %."""
        low, high = wilson(self.won / self.played, self.played) if self.played else (0.0, 1.0)
        return round(100 * low), round(100 * high)


def play_bout(bout: Bout, expired: Expired = lambda: False) -> float:
    """1 for a match that the tried deck won, a half for a draw; the same each time."""
    decks = [bout.tried, bout.against] if bout.seat == 0 else [bout.against, bout.tried]
    game = GAMES["tactics"]
    match = Match.start(game, Deal(2, bout.number // 2, {"trophies": 1}, position_with(decks)))
    while match.result is None and match.n < MOST_MOVES and not expired():
        seat = match.to_act[0]
        view, budget = match.view(seat), Budget(None, expired)
        thought = game.mind.think(view, seat, LEVEL, match.n, budget, pending=match.pending(seat))
        match.play(seat, thought.move)
    if match.result is None or len(match.result.winners) != 1:
        return 0.5
    return float(match.result.winners == (bout.seat,))


def serve_bout(data: bytes, expired: Expired) -> bytes:
    return msgspec.json.encode(play_bout(msgspec.json.decode(data, type=Bout), expired))


class Trial:
    """Asked every frame; never waits."""

    def __init__(self, tried: Deck, against: list[Deck], worker: Worker | None = None) -> None:
        self.bouts = [Bout(number, tried, against[number // 2 % len(against)]) for number in range(GAMES_A_TRIAL)]
        self.score = Score()
        self.failure = ""
        self._worker = worker or Worker(serve_bout)
        self._ask()

    @property
    def is_over(self) -> bool:
        return bool(self.failure) or self.score.played == len(self.bouts)

    def poll(self) -> bool:
        """Whether something is new."""
        if self.is_over:
            return False
        try:
            answer = self._worker.poll()
        except WorkerFailed as error:
            self.failure = str(error)
            self.stop()
            return True
        if answer is None:
            return False
        won = msgspec.json.decode(answer, type=float)
        self.score = Score(self.score.played + 1, self.score.won + won)
        if self.is_over:
            self.stop()
        else:
            self._ask()
        return True

    def stop(self) -> None:
        self._worker.close()

    def _ask(self) -> None:
        self._worker.ask(msgspec.json.encode(self.bouts[self.score.played]))
