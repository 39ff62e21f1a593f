"""Where keys and letters go at the table of Pictoric Box: to what is to be done, whatever was touched before."""

import pytest

from pixtable.core.match import Deal
from pixtable.shell.table.curtain.scene import CurtainScene
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit

PEOPLE = ("Olha", "Ivo", "Zoé", "Marc")


@pytest.fixture
def visit():
    with Visit(Settings(language="en", speed="instant", pace="instant")) as visit:
        yield visit


def sit_down(visit: Visit) -> TableScene:
    """Four people; the curtain before the leader is open."""
    visit.app.start_game("pictoric", tuple(Chair(name) for name in PEOPLE), Deal(4, 4, {"forfeits": False}))
    visit.pilot.settle()
    return open_curtain(visit)


def open_curtain(visit: Visit) -> TableScene:
    assert isinstance(visit.pilot.scene, CurtainScene)
    visit.pilot.press("return", "return").settle()
    assert isinstance(visit.pilot.scene, TableScene)
    return visit.pilot.scene


def test_an_enter_too_many_after_the_curtain_shows_where_one_is(visit):
    scene = sit_down(visit)
    visit.pilot.type("home").press("return").settle()
    scene = open_curtain(visit)
    first = scene.stage.bank.pictures[0]
    assert not first.focused
    visit.pilot.press("return").settle()
    assert scene.looking_at is None
    assert first.focused
    assert scene.stage.look.chosen == []


def test_a_leader_writes_at_once(visit):
    scene = sit_down(visit)
    visit.pilot.press("u", "h").type("uh").settle()
    assert scene.stage.lead.box.text == "uh"
    assert scene.looking_at is None
    assert not scene.toast.visible


def test_a_leader_goes_on_writing_after_a_closer_look(visit):
    scene = sit_down(visit)
    visit.pilot.type("u").click("pictoric.mine").settle()
    assert scene.stage.zoom.visible
    visit.pilot.click("pictoric.zoom").settle().type("nder").settle()
    assert scene.stage.lead.box.text == "under"


def test_keys_may_leave_the_box_and_come_back(visit):
    scene = sit_down(visit)
    visit.pilot.press("tab").step(200)
    assert not scene.focus.is_typing


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_word_from_the_table_covers_nothing_that_is_to_be_pressed(visit, scale):
    visit.app.change(text_scale=scale)
    scene = sit_down(visit)
    visit.pilot.resize(960, 600).settle()
    scene.toast.show("Why this was refused. " * 4, "PB-21")
    lead = scene.stage.lead
    assert scene.toast.rect.y > scene.stage.rect.y
    assert scene.toast.rect.bottom <= min(node.rect.y for node in (lead.box, lead.aloud, lead.done))


def test_the_button_promises_enter_while_one_writes(visit):
    scene = sit_down(visit)
    visit.pilot.type("home").settle()
    assert scene.stage.lead.done.is_entered
    visit.pilot.press("tab").step(200)
    assert not scene.stage.lead.done.is_entered
