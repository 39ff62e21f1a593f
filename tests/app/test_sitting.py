"""A sitting: who decides, opponents that think, and how far back a person may go."""

import pytest

from pixtable.app.app import App
from pixtable.app.chairs import Chair
from pixtable.app.places import Places
from pixtable.app.saves import Recorded, load
from pixtable.app.settings import Settings
from pixtable.app.sitting import Sitting
from pixtable.app.thinking import PromptThinker, ThinkingFailed
from pixtable.core.match import Deal

PERSON, OTHER = Chair("Ada"), Chair("Ivo")
ROBOT = Chair("Moss", "easy", "miser")


@pytest.fixture
def app(tmp_path) -> App:
    return App(Places.under(tmp_path), Settings(), PromptThinker(simulations=4))


def sit(app: App, *chairs: Chair, seed: int = 1) -> Sitting:
    return Sitting.start(app, "pixies", chairs, Deal(len(chairs), seed))


def play_on(sitting: Sitting) -> None:
    """Until a person has to decide, or it is over."""
    while sitting.deciding is None and not sitting.is_over:
        sitting.think_ahead()
        assert sitting.play_thought() is not None


def decide(sitting: Sitting) -> None:
    play_on(sitting)
    sitting.play(sitting.deciding, sitting.moves(sitting.deciding)[0])


def test_opponents_play_until_a_person_has_to_decide(app):
    for seed in range(6):
        sitting = sit(app, PERSON, ROBOT, ROBOT, seed=seed)
        play_on(sitting)
        assert sitting.deciding == 0
        assert sitting.play_thought() is None


def test_a_table_of_opponents_plays_to_the_end(app):
    sitting = sit(app, ROBOT, ROBOT)
    play_on(sitting)
    assert sitting.is_over


def test_every_move_is_in_the_file_with_those_who_sit_there(app):
    sitting = sit(app, PERSON, ROBOT)
    for _ in range(3):
        decide(sitting)
    loaded = load(sitting.recorded.journal.path)
    assert loaded.chairs == (PERSON, ROBOT)
    assert loaded.match.steps == sitting.match.steps


def test_a_game_is_taken_up_where_it_was_left(app):
    sitting = sit(app, PERSON, ROBOT)
    decide(sitting)
    path, steps = sitting.recorded.journal.path, list(sitting.match.steps)
    sitting.leave()
    again = Sitting(app, Recorded.resume(path).recorded)
    assert (again.match.steps, again.chairs) == (steps, (PERSON, ROBOT))


def test_undo_goes_to_the_last_decision_of_a_person(app):
    sitting = sit(app, PERSON, ROBOT, ROBOT)
    decide(sitting)
    decided_at = sitting.match.n - 1
    play_on(sitting)
    assert sitting.undo_point() == decided_at


def test_in_a_counted_game_nobody_goes_back_behind_new_cards(app):
    sitting = sit(app, PERSON, OTHER)
    for _ in range(3):
        decide(sitting)
    assert sitting.may_return_to(sitting.undo_point())
    decide(sitting)  # the fourth card of the turn: four new ones are revealed
    assert not sitting.may_return_to(sitting.undo_point())
    app.settings = app.settings.changed(practice=True)
    assert sitting.may_return_to(0)


def test_what_was_taken_back_can_be_played_again(app):
    sitting = sit(app, PERSON, OTHER)
    decide(sitting)
    state = sitting.match.state
    sitting.return_to(sitting.undo_point())
    assert sitting.match.n == 0
    sitting.return_to(sitting.redo_point())
    assert sitting.match.state == state
    assert sitting.redo_point() is None


def test_an_opponent_whose_process_fails_still_plays(app, monkeypatch):
    def fail():
        raise ThinkingFailed("gone")

    monkeypatch.setattr(app.thinker, "poll", fail)
    sitting = sit(app, ROBOT, ROBOT)
    sitting.think_ahead()
    assert sitting.play_thought() is not None


def test_the_other_chair_sees_the_same_deal(app, monkeypatch):
    sitting = sit(app, PERSON, ROBOT, seed=5)
    begun = []
    monkeypatch.setattr(app, "start_game", lambda *wish: begun.append(wish))
    sitting.rematch(rotate=True)
    ((_, chairs, deal),) = begun
    assert chairs == (ROBOT, PERSON)
    assert deal == sitting.match.deal


def test_a_hint_is_a_move_that_may_be_played(app):
    sitting = sit(app, PERSON, OTHER)
    sitting.ask_for_hint(sitting.deciding)
    assert sitting.hint(sitting.deciding).move in sitting.moves(sitting.deciding)
    assert not sitting.is_thinking


def test_undo_goes_back_behind_a_turn_that_was_passed_because_nothing_fitted(app):
    """In Rhombs the table passes for whoever has no move: to stop there would pass at once again."""
    for seed in range(40):
        deal = Deal(2, seed)
        sitting = Sitting.start(app, "rhombs", (PERSON, Chair("Ivo", "random")), deal)
        while not sitting.is_over and not (sitting.match.steps and sitting.match.steps[-1].move.is_forced):
            decide(sitting)
        passed = [n for n, step in enumerate(sitting.match.steps) if step.move.is_forced and step.seat == 0]
        if passed:
            break
    assert passed
    assert sitting.undo_point() not in passed
    assert sitting.match.steps[sitting.undo_point()].seat == 0
