"""What is said at the table: seen at the speaker, in nobody's way, gone with a press, and read again in the history."""

import pytest

from pixtable.core.cues import Cue
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.shell.table.scene import TableScene
from pixtable.shell.talk.bubble import A_LITTLE, Ground, Room, free_place
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.durations import SPEECH_MOST, SPEECH_MS

ME, MOSS, FERN = Chair("Ada"), Chair("Moss", "easy", "gardener"), Chair("Fern", "easy", "spiralist")
A_FRAME = 50.0
SIZES = (((1280, 800), 1.0), ((960, 600), 1.0), ((960, 600), 2.0), ((1920, 1080), 1.5))


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        yield made


def sit(visit: Visit, *chairs: Chair) -> TableScene:
    visit.app.start_game("pixies", chairs or (ME, MOSS, FERN), Deal(len(chairs) or 3, 5, {"rounds": 1}))
    while visit.app.desk.top is not visit.app.desk.scenes[0]:
        visit.pilot.press("return").settle()  # what is different in a mode that is new
    visit.pilot.step(A_FRAME)
    scene = visit.app.desk.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def think_of(table: TableScene, about: str, seat: int = 1) -> None:
    """Somebody has something on its mind."""
    table.talk.company._on_mind = Cue(seat, about, 1.0), table.log.steps_shown()


def test_a_new_game_begins_with_a_greeting_at_a_portrait_and_in_the_history(visit):
    table = sit(visit)
    bubble, said = table.talk.bubble, table.talk.company.said[0]
    assert bubble.visible
    assert bubble.words == said.words
    assert [plate.sitter.seat for plate in table.rail.plates if plate.speaks] == [said.seat]
    assert [entry.text for entry in table.log.shown() if entry.is_spoken] == [f"— {said.words}"]
    assert said.words in visit.pilot.texts


def test_what_is_said_goes_by_itself_and_with_a_press(visit):
    table = sit(visit)
    visit.pilot.step(SPEECH_MS / 2)
    assert table.talk.bubble.visible
    visit.pilot.step(SPEECH_MOST)
    assert not table.talk.bubble.visible
    think_of(table, "leads")
    visit.pilot.step(A_FRAME)
    assert table.talk.bubble.visible
    visit.pilot.click(table.talk.bubble.rect.centre)
    assert not table.talk.bubble.visible
    assert not any(plate.speaks for plate in table.rail.plates)


def test_one_speaks_at_a_time(visit):
    table = sit(visit)
    words = table.talk.bubble.words
    think_of(table, "leads", seat=2)
    visit.pilot.step(A_FRAME)
    assert table.talk.bubble.words == words
    visit.pilot.step(SPEECH_MOST).step(A_FRAME)
    assert table.talk.bubble.words != words


def test_nobody_speaks_while_something_else_is_to_be_read(visit):
    table = sit(visit)
    table.toast.show("Read this")
    visit.pilot.step(A_FRAME)
    assert not table.talk.bubble.visible
    think_of(table, "leads")
    visit.pilot.step(A_FRAME)
    assert not table.talk.bubble.visible
    table.toast.hide()
    visit.pilot.step(A_FRAME)
    assert table.talk.bubble.visible


def test_talk_holds_nothing_up(visit):
    table = sit(visit)
    assert table.talk.bubble.visible
    assert table.moves
    assert not table.director.is_busy
    assert not table.talk.bubble.is_telling


def test_the_silent_are_silent(visit):
    visit.app.change(talk="off")
    table = sit(visit)
    think_of(table, "leads")
    visit.pilot.step(A_FRAME)
    assert table.talk.company.said == []
    assert not table.talk.bubble.visible


def test_what_might_have_been_is_not_talked_over(visit):
    table = sit(visit)
    table.timeline.what_if()
    visit.pilot.settle()
    aside = visit.app.desk.top
    assert isinstance(aside, TableScene)
    assert aside.talk.company.said == []


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("game", [id for id in GAMES if "." not in id])
def test_a_bubble_covers_no_piece_and_no_control(game, size, text_scale):
    """At few seats and at many, where it is seen at all; the history has the words in any case."""
    allowed = GAMES[game].seats_with(GAMES[game].read_options({}))
    for seats in (allowed[0], allowed[-1]):
        with Visit(Settings(language="fr", text_scale=text_scale, reduced_motion=True), size) as visit:
            visit.sit_down_at(play_until(game, seats, lambda match: match.n >= 8), chairs_for(game, seats))
            table = visit.app.desk.scenes[0]
            assert isinstance(table, TableScene)
            think_of(table, "leads", seat=seats - 1)
            visit.pilot.step(A_FRAME)
            bubble = table.talk.bubble
            assert table.talk.company.said
            if bubble.visible:
                assert not bubble.covers(table.talk._kept())
                assert visit.pilot.desk.view.rect.holds(bubble.rect, 1.0)


def test_a_place_is_free_or_there_is_none():
    whole, speaker = Rect(0, 0, 400, 300), Rect(300, 20, 90, 40)
    column, shape = Rect(300, 0, 100, 300), (120.0, 60.0)
    piece = Rect(0, 0, 280, 300)
    room = Room(whole, column, speaker, [], [Ground(speaker, 100.0)])
    place = free_place(room, [shape])
    assert place is not None
    assert place.overlap(speaker).w * place.overlap(speaker).h <= A_LITTLE
    assert free_place(room._replace(kept=[piece]), [shape]) is None
    assert free_place(room._replace(kept=[piece]), [shape, (90.0, 60.0)]) is not None
