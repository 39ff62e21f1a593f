"""Pictoric Box through the real scenes: people who pass the laptop, and one among opponents."""

import pytest

from pixtable.core.match import Deal
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit

PEOPLE = ("Оля", "Ivo", "Zoé", "Marc")
NO_FORFEITS = {"forfeits": False}


@pytest.fixture
def visit():
    with Visit(Settings(language="en", speed="instant", pace="instant")) as visit:
        yield visit


def start(visit, chairs, seed=4):
    visit.app.start_game("pictoric", chairs, Deal(len(chairs), seed, NO_FORFEITS))
    visit.pilot.settle()


def people(visit):
    start(visit, tuple(Chair(name) for name in PEOPLE))


def table(visit) -> TableScene:
    return next(scene for scene in visit.pilot.desk.scenes if isinstance(scene, TableScene))


def open_curtain(visit) -> str:
    """Whoever it names holds the emblem; that name."""
    scene = visit.pilot.scene
    assert isinstance(scene, CurtainScene)
    name = PEOPLE[table(visit).viewer]
    assert any(name in text for text in visit.pilot.texts)
    visit.pilot.press("return", "return").settle()
    assert isinstance(visit.pilot.scene, TableScene)
    return name


def act(visit):
    """Whatever is asked of the person before the screen, by keys."""
    pilot, scene = visit.pilot, table(visit)
    match scene.session.match.state.phase:
        case "clue":
            pilot.type("home").press("return")
        case "lay":
            pilot.press("1", "1")
        case "vote":
            vote(visit)
        case "return":
            pilot.press("1").click("pictoric.seal")
    pilot.settle()


def vote(visit):
    """For the last picture that whoever is asked has not laid."""
    scene = table(visit)
    voter = scene.session.deciding if scene.stage.spoken_to is None else scene.stage.spoken_to
    votes = [move for move in scene.session.match.legal(voter) if isinstance(move, Vote)]
    visit.pilot.press(str(votes[-1].sector))


@pytest.mark.thorough
def test_four_people_pass_the_laptop(visit):
    """As the setting wants it: a curtain before every act."""
    visit.app.change(hand_over="curtain")
    people(visit)
    opened, turns = [], 0
    while turns < 3:
        if isinstance(visit.pilot.scene, CurtainScene):
            opened.append(open_curtain(visit))
        elif table(visit).director.is_held:
            turns += 1
            visit.pilot.press("space").settle()
        else:
            before = table(visit).session.match.n
            act(visit)
            assert table(visit).session.match.n > before
    assert set(opened) == set(PEOPLE)


def test_a_curtain_falls_before_each_of_them(visit):
    """Nobody who acts is seated without it: views differ as long as there are banks."""
    visit.app.change(hand_over="curtain")
    people(visit)
    for _ in range(6):
        viewer = table(visit).viewer
        if isinstance(visit.pilot.scene, CurtainScene):
            open_curtain(visit)
        act(visit)
        assert table(visit).viewer == viewer or isinstance(visit.pilot.scene, CurtainScene)


@pytest.mark.thorough
def test_a_reveal_stays_until_somebody_goes_on(visit):
    people(visit)
    while not table(visit).director.is_held:
        if isinstance(visit.pilot.scene, CurtainScene):
            open_curtain(visit)
        else:
            act(visit)
    held = table(visit).director.shown.turn
    visit.pilot.step(60_000)
    assert table(visit).director.shown.turn == held
    assert not visit.pilot.desk.is_moving
    visit.pilot.click("pictoric.onward").settle()
    assert table(visit).director.shown.turn == held + 1


@pytest.mark.thorough
def test_one_person_among_five_opponents_to_the_end(visit):
    personas = (None, "literal", "poet", "joker", "child", "sphinx")
    chairs = tuple(Chair("Ada") if persona is None else Chair(persona, "easy", persona) for persona in personas)
    start(visit, chairs)
    for _ in range(400):
        if isinstance(visit.pilot.scene, ResultScene):
            break
        if table(visit).director.is_held:
            visit.pilot.press("space")
        elif table(visit).session.deciding == 0 and table(visit).moves:
            act(visit)
        else:
            visit.pilot.step(200)
    assert isinstance(visit.pilot.scene, ResultScene)
    assert table(visit).session.match.result is not None


def test_a_pad_writes_on_a_keyboard_on_the_screen(visit):
    people(visit)
    while table(visit).session.match.state.phase != "clue" or isinstance(visit.pilot.scene, CurtainScene):
        open_curtain(visit)
    visit.pilot.pad("a").settle()
    assert isinstance(visit.pilot.scene, ScreenKeyboard)


def test_a_half_written_clue_outlives_a_change_of_language(visit):
    people(visit)
    open_curtain(visit)
    visit.pilot.type("home by ")
    visit.app.change(language="uk")
    visit.pilot.settle().type("moonlight").press("return").settle()
    assert table(visit).session.match.state.clue.text == "home by moonlight"


def test_the_typed_clue_is_in_no_log_before_it_is_given(visit):
    people(visit)
    open_curtain(visit)
    visit.pilot.type("zebra crossing").settle()
    assert not any("zebra" in str(entry.text) for entry in table(visit).log.shown())


def test_enter_and_letters_find_the_box_wherever_the_keys_are(visit):
    people(visit)
    pilot, scene = visit.pilot, table(visit)
    while isinstance(pilot.scene, CurtainScene):
        open_curtain(visit)
    assert scene.session.match.state.phase == "clue"
    for key in ("return", "g"):
        scene.host.attend_to(pilot.node("table.time"))
        pilot.step(900).press(key).settle()
        assert pilot.focused == scene.stage.lead.box.id
        pilot.press("return").settle()  # nothing is written yet: one stays where one writes
        assert pilot.focused == scene.stage.lead.box.id
