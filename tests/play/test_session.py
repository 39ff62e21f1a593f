"""A session: who decides, opponents that think, and how far back a person may go."""

import pytest

from pixtable.core.match import Deal
from pixtable.play.session import Session
from pixtable.play.thinking import PromptThinker, ThinkingFailed
from pixtable.shell.app import App
from pixtable.shell.start.assembly import assemble
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.saves import Help, Recorded, load
from pixtable.store.settings import Settings

PERSON, OTHER = Chair("Ada"), Chair("Ivo")
ROBOT = Chair("Moss", "easy", "miser")


@pytest.fixture
def app(tmp_path) -> App:
    return assemble(DataFolders.under(tmp_path), Settings(), PromptThinker(simulations=4))


def sit(app: App, *chairs: Chair, seed: int = 1) -> Session:
    return Session.start(app.services, "pixies", chairs, Deal(len(chairs), seed))


def play_on(session: Session) -> None:
    """Until a person has to decide, or it is over."""
    while session.deciding is None and not session.is_over:
        session.think_ahead()
        assert session.play_thought() is not None


def decide(session: Session) -> None:
    play_on(session)
    session.play(session.deciding, session.moves(session.deciding)[0])


def test_opponents_play_until_a_person_has_to_decide(app):
    for seed in range(6):
        session = sit(app, PERSON, ROBOT, ROBOT, seed=seed)
        play_on(session)
        assert session.deciding == 0
        assert session.play_thought() is None


def test_a_table_of_opponents_plays_to_the_end(app):
    session = sit(app, ROBOT, ROBOT)
    play_on(session)
    assert session.is_over


def test_every_move_is_in_the_file_with_those_who_sit_there(app):
    session = sit(app, PERSON, ROBOT)
    for _ in range(3):
        decide(session)
    loaded = load(session.recorded.journal.path)
    assert loaded.chairs == (PERSON, ROBOT)
    assert loaded.match.steps == session.match.steps


def test_a_game_is_taken_up_where_it_was_left(app):
    session = sit(app, PERSON, ROBOT)
    decide(session)
    path, steps = session.recorded.journal.path, list(session.match.steps)
    session.leave()
    again = Session(app.services, Recorded.resume(path).recorded)
    assert (again.match.steps, again.chairs) == (steps, (PERSON, ROBOT))


def test_undo_goes_to_the_last_decision_of_a_person(app):
    session = sit(app, PERSON, ROBOT, ROBOT)
    decide(session)
    decided_at = session.match.n - 1
    play_on(session)
    assert session.undo_point() == decided_at


def test_in_a_counted_game_nobody_goes_back_behind_new_cards(app):
    session = sit(app, PERSON, OTHER)
    for _ in range(3):
        decide(session)
    assert session.may_return_to(session.undo_point())
    decide(session)  # the fourth card of the turn: four new ones are revealed
    assert not session.may_return_to(session.undo_point())
    app.services.settings = app.settings.changed(practice=True)
    assert session.may_return_to(0)


def test_what_was_taken_back_can_be_played_again(app):
    session = sit(app, PERSON, OTHER)
    decide(session)
    state = session.match.state
    session.return_to(session.undo_point())
    assert session.match.n == 0
    session.return_to(session.redo_point())
    assert session.match.state == state
    assert session.redo_point() is None


def test_an_opponent_whose_process_fails_still_plays(app, monkeypatch):
    def fail():
        raise ThinkingFailed("gone")

    monkeypatch.setattr(app.services.thinker, "poll", fail)
    session = sit(app, ROBOT, ROBOT)
    session.think_ahead()
    assert session.play_thought() is not None


def test_the_other_chair_sees_the_same_deal(app):
    session = sit(app, PERSON, ROBOT, seed=5)
    chairs, deal = session.once_more(rotate=True)
    assert chairs == (ROBOT, PERSON)
    assert deal == session.match.deal


def test_once_more_is_another_deal_for_the_same_chairs(app):
    session = sit(app, PERSON, ROBOT, seed=5)
    chairs, deal = session.once_more(rotate=False)
    assert chairs == (PERSON, ROBOT)
    assert deal.seed != session.match.deal.seed


def test_a_hint_is_a_move_that_may_be_played(app):
    session = sit(app, PERSON, OTHER)
    session.ask_for_hint(session.deciding)
    assert session.hint(session.deciding).move in session.moves(session.deciding)
    assert not session.is_thinking


def test_undo_goes_back_behind_a_turn_that_was_passed_because_nothing_fitted(app):
    """In Rhombs the table passes for whoever has no move: to stop there would pass at once again."""
    for seed in range(40):
        deal = Deal(2, seed)
        session = Session.start(app.services, "rhombs", (PERSON, Chair("Ivo", "random")), deal)
        while not session.is_over and not (session.match.steps and session.match.steps[-1].move.is_forced):
            decide(session)
        passed = [n for n, step in enumerate(session.match.steps) if step.move.is_forced and step.seat == 0]
        if passed:
            break
    assert passed
    assert session.undo_point() not in passed
    assert session.match.steps[session.undo_point()].seat == 0


# How somebody was helped


def practise(app: App, practice: bool) -> None:
    app.services.settings = app.settings.changed(practice=practice)


def helped(session: Session) -> Help:
    """As the file says it."""
    return load(session.recorded.journal.path).notes.help


def test_a_look_at_open_cards_in_practice_is_told_by_the_file_for_good(app):
    """Practice on, a what-if that shows the other's true cards, practice off: the game does not pass for another."""
    session = sit(app, PERSON, ROBOT)
    decide(session)
    session.what_if(session.match.n, 0)
    assert helped(session) == Help()  # cards that were dealt anew show nothing
    practise(app, True)
    aside = session.what_if(session.match.n, 0)
    assert aside.match.state == session.match.state
    practise(app, False)
    decide(session)
    assert helped(session) == Help(peeks=1)
    decide(aside)
    assert aside.recorded.notes.help == Help()


def test_what_is_taken_back_past_new_cards_is_told_and_nothing_else_is(app):
    session = sit(app, PERSON, OTHER)
    for _ in range(3):
        decide(session)
    session.return_to(session.undo_point())
    assert helped(session) == Help()
    for _ in range(2):
        decide(session)
    practise(app, True)
    session.return_to(session.undo_point())
    assert helped(session) == Help(takebacks=1)
    session.return_to(session.redo_point())
    assert helped(session) == Help(takebacks=1)


def test_a_game_that_is_played_in_practice_says_so_once(app):
    practise(app, True)
    session = sit(app, PERSON, OTHER)
    for _ in range(3):
        decide(session)
    assert helped(session) == Help(practice=True)
    assert session.recorded.notes.helped == [("practice", 0)]


def test_what_might_have_been_in_a_game_that_is_over_is_no_help(app):
    practise(app, True)
    session = sit(app, ROBOT, ROBOT)
    play_on(session)
    session.what_if(3, 0)
    assert helped(session) == Help()
