"""The director shows what happened in order, at the player's pace, and never loses a state."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME as PICTORIC
from pixtable.games.pictoric.rules.moves import Clue
from pixtable.games.pixies import GAME
from pixtable.play.director import Director
from pixtable.play.session import Played
from pixtable.table.stage import Stage
from pixtable.ui.motion.durations import PACES, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node


class Recorder(Stage):
    """A stage that writes down what it is told; every flourish takes 100 ms."""

    def __init__(self) -> None:
        super().__init__("recorder")
        self.told: list[str] = []
        self.held_at = ""
        self.seen_first = False

    def sync(self, state, *, animate):
        self.told.append(f"sync {'moving' if animate else 'still'}")

    def flourish(self, event, before):
        self.told.append(type(event).__name__)
        self.add_motion(Tween(lambda value: None, 0, 1, 100))

    def announce(self, move):
        self.told.append("announce")

    def is_seen_first(self, event):
        return self.seen_first

    def holds(self, event):
        return self.held_at == type(event).__name__


@pytest.fixture
def match() -> Match:
    return Match.start(GAME, Deal(2, 1))


def direct(match: Match, speed: float = 1.0) -> tuple[Director, Recorder]:
    stage = Recorder()
    director = Director(GAME.rules, stage, Motion(speed))
    director.jump(match.view(0), 0)
    return director, stage


def played(match: Match, by_opponent: bool) -> Played:
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    return Played(seat, move, match.play(seat, move), by_opponent)


def run(director: Director, stage: Recorder, ms: float) -> None:
    for _ in range(round(ms / 10)):
        stage.update(10, Motion())
        director.update(10)


def test_a_persons_move_is_shown_at_once(match):
    director, stage = direct(match)
    director.tell(played(match, by_opponent=False), PACES["normal"])
    director.update(0)
    assert stage.told == ["sync still", "sync moving", "CardPlaced"]


def test_an_opponents_move_is_announced_then_shown_then_given_time(match):
    director, stage = direct(match)
    director.tell(played(match, by_opponent=True), PACES["normal"])
    director.update(0)
    assert stage.told[-1] == "announce"
    run(director, stage, PACES["normal"].announce - 20)
    assert stage.told[-1] == "announce"
    run(director, stage, 60)
    assert stage.told[-1] == "CardPlaced"
    assert director.is_busy
    run(director, stage, 100 + PACES["normal"].settle + 40)
    assert not director.is_busy


def test_step_by_step_waits_for_the_player(match):
    director, stage = direct(match)
    director.tell(played(match, by_opponent=True), PACES["step"])
    run(director, stage, 5_000)
    assert stage.told[-1] == "announce"
    director.hurry()
    run(director, stage, 20)
    assert stage.told[-1] == "CardPlaced"


def test_what_is_shown_in_the_end_is_what_the_seat_may_know(match):
    director, stage = direct(match)
    for by_opponent in (True, False) * 6:
        director.tell(played(match, by_opponent), PACES["fast"])
    run(director, stage, 20_000)
    assert director.shown == match.view(0)


def test_everything_can_be_skipped_at_once(match):
    director, _ = direct(match)
    for _ in range(9):
        director.tell(played(match, by_opponent=True), PACES["step"])
    director.finish()
    assert not director.has_more
    assert director.shown == match.view(0)


def test_instant_pace_shows_all_without_time(match):
    director, stage = direct(match, speed=0.0)
    director.tell(played(match, by_opponent=True), PACES["instant"])
    director.update(0)
    stage.finish()
    director.update(0)
    assert director.shown == match.view(0)


def test_finishing_does_not_wait_for_what_moves_by_itself(match):
    """A card that rises under the hand is no part of the tale, and nothing can finish it."""
    director, stage = direct(match)
    card = Node("card")
    card.lifts, card.up = True, 1.0
    stage.add(card)
    director.tell(played(match, by_opponent=True), PACES["step"])
    director.finish()
    assert stage.told[-1] == "CardPlaced"
    assert not director.has_more
    assert not director.is_waiting


def test_what_is_held_stays_until_somebody_goes_on(match):
    """The first press completes what still moves, the second lets go."""
    director, stage = direct(match)
    stage.held_at = "CardPlaced"
    director.tell(played(match, by_opponent=False), PACES["normal"])
    director.tell(played(match, by_opponent=True), PACES["instant"])
    director.update(0)
    assert director.is_held
    director.hurry()
    assert director.is_held
    run(director, stage, 5000)
    assert stage.told.count("CardPlaced") == 1
    director.hurry()
    assert not director.is_held
    run(director, stage, 50)
    assert stage.told.count("CardPlaced") == 2


def test_nothing_is_held_where_nobody_looks(match):
    director, stage = direct(match)
    stage.held_at = "CardPlaced"
    director.tell(played(match, by_opponent=True), PACES["instant"], to_somebody=False)
    director.update(0)
    assert not director.is_held


def test_secret_answers_of_several_come_unevenly_and_never_by_what_they_are():
    def pauses(choice):
        match = Match.start(PICTORIC, Deal(6, 3, {"forfeits": False}))
        match.play(match.to_act[0], Clue(text="home"))
        director = Director(PICTORIC.rules, Recorder(), Motion(1.0))
        director.jump(match.view(0), 0)
        found = []
        for seat in (2, 3, 4, 5):
            move = match.legal(seat)[choice]
            told = Played(seat, move, match.play(seat, move), by_opponent=True)
            found.append(director._pause_after(told, PACES["normal"]))
        return found

    assert pauses(0) == pauses(1)
    assert len(set(pauses(0))) > 2


@pytest.mark.parametrize("is_hurried", [False, True])
def test_what_is_seen_first_is_written_down_once_it_has_come_to_rest(match, is_hurried):
    director, stage = direct(match)
    stage.seen_first = True
    written = []
    director.on_event = lambda event, before: written.append(event)
    told = played(match, by_opponent=False)
    director.tell(told, PACES["normal"])
    director.update(0)
    run(director, stage, 50)
    assert written == []
    if is_hurried:
        director.finish()
    else:
        run(director, stage, 110 * len(told.events))
    assert written == list(told.events)
