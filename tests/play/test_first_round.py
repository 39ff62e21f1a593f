"""What the lessons of Pixies teach is enough to win the first round against easy opponents, and soon."""

import pytest

from pixtable.ai.arena import Pairing, WinRate, play_game
from pixtable.core.game import Opponent
from pixtable.games import GAMES
from pixtable.games.pixies.rules.events import RoundScored
from pixtable.levels.moves import read_move
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.new_game import scene as new_game
from pixtable.shell.new_game.plan import Plan
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.play.lessons import do_step, lesson_on
from tests.play.test_lessons_pixies import by_mouse

FIVE_MINUTES = 300_000.0
A_THOUGHT = 3_500.0
"""What a newcomer takes to read a sentence or to look at the cards of a row, before each press."""
LESSONS = 2
GAMES_PLAYED = 100
SEED = 5


def test_the_card_that_brings_most_points_now_wins_most_first_rounds():
    """The first lesson's advice alone: point at each card to see what it scores, then take the best."""
    me, *guests = filter(None, Plan.of(GAMES["pixies"], None).chairs)
    assert me.is_person
    (opponent,) = (guest.opponent for guest in guests)
    pairing = Pairing(2, Opponent("greedy"), opponent, options={"rounds": 1})
    outcomes = [play_game(GAMES["pixies"], pairing, number) for number in range(GAMES_PLAYED)]
    assert WinRate.of("by the lessons", outcomes).rate >= 0.65


@pytest.mark.thorough
def test_two_lessons_and_the_first_round_take_less_than_five_minutes(monkeypatch):
    monkeypatch.setattr(new_game, "new_seed", lambda: SEED)
    with Visit(Settings(language="en")) as visit:
        visit.app.open_title()
        pilot = visit.pilot.settle().step(A_THOUGHT)
        pilot.click("title.tile.pixies").settle().step(A_THOUGHT).click("game_page.first_lesson").settle()
        for number in range(1, LESSONS + 1):
            learn(visit)
            pilot.step(A_THOUGHT).click("dialog.next" if number < LESSONS else "dialog.play").settle()
        table = pilot.scene
        assert isinstance(table, TableScene)
        assert {chair.level for chair in table.session.chairs} == {None, "easy"}
        play_a_round(visit, table)
        assert pilot.desk.now < FIVE_MINUTES


def learn(visit: Visit) -> None:
    scene = lesson_on(visit)
    visit.pilot.step()
    moves = iter(scene.guide.level.solution)
    while not isinstance(visit.pilot.scene, LevelDone):
        visit.pilot.step(A_THOUGHT)
        do_step(visit, scene, "mouse", lambda: by_mouse(visit, scene, read_move(next(moves), scene.session.game)))
        visit.pilot.settle().step()


def play_a_round(visit: Visit, table: TableScene) -> None:
    """Always what the preview shows to bring most."""
    while not any(isinstance(event, RoundScored) for step in table.session.match.steps for event in step.events):
        visit.pilot.settle().step()
        options = [outcome for outcomes in table.stage.look.options.values() for outcome in outcomes]
        if options:
            visit.pilot.step(A_THOUGHT)
            by_mouse(visit, table, max(options, key=lambda outcome: outcome.change.total).move)
