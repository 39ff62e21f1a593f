"""What is kept from frame to frame looks as if it were painted anew, whatever has happened since."""

import pygame
import pytest

from pixtable.core.match import Deal
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit, frame_bytes
from pixtable.ui.draw import brush
from pixtable.ui.input.intent import Pointer
from pixtable.ui.pilot import FRAME

UNSEEN = (9, 9, 9, 255)
"""A difference in levels that nobody sees."""
WHOLE = pygame.Rect(0, 0, 1280, 800)
ME, ROBOT = Chair("Ada"), Chair("Moss", "easy", "miser")


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_played_on_for_long_looks_as_if_just_laid_out(seats):
    with Visit(Settings(language="en", reduced_motion=True, pace="instant")) as visit:
        visit.pilot.desk.canvas.register.on = False
        visit.app.start_game("pixies", (ME, *[ROBOT] * (seats - 1)), Deal(seats, 3, {"rounds": 1}))
        visit.pilot.settle()
        table = visit.app.desk.top
        assert isinstance(table, TableScene)
        while not table.session.is_over:
            assert_kept_equals_new(visit)
            hover_over_the_row(visit, table)
            table.host.commit(table.moves[len(table.moves) // 2])
            visit.pilot.step(40)  # in the middle of a movement
            visit.pilot.settle()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_frame_painted_where_it_changed_equals_one_painted_as_a_whole(seats):
    """Pixel for pixel, at rest and in every phase of every movement of a turn, the opponents' too."""
    with seated(seats) as visit:
        table = visit.app.desk.top
        for phase in range(120):
            act_in(visit, table, phase)
            visit.pilot.desk.step(FRAME)
            kept = frame_bytes(visit)
            visit.pilot.desk.screen.forget()
            assert frame_bytes(visit) == kept


def test_nothing_is_painted_where_nothing_changes():
    """On a resting table a breath paints its rims and no more; with motion reduced there is not even a breath."""
    with seated(5) as visit:
        desk = visit.pilot.desk
        desk.draw()
        desk.draw()
        assert desk.painted == []
        painted = [sum(rect.w * rect.h for rect in breathe(desk)) for _ in range(60)]
        assert any(painted)
        assert max(painted) < WHOLE.w * WHOLE.h / 4
        desk.set_motion(1, reduced=True)
        desk.draw()
        assert not any(breathe(desk) for _ in range(60))


def test_what_was_rehearsed_is_neither_seen_nor_made_again(monkeypatch):
    """Pointing at a card lays out no text and strokes no line that resting had not prepared; resting shows nothing."""
    with seated(5) as visit:
        desk, table = visit.pilot.desk, visit.app.desk.top
        before = frame_bytes(visit)
        for _ in range(30):
            desk.step(0)
        assert frame_bytes(visit) == before
        assert table.stage.look.considered is None
        stroked = []
        made = brush.tiles
        monkeypatch.setattr(brush, "tiles", lambda *args, **how: stroked.append(args) or made(*args, **how))
        row = [node for node in table.stage.walk() if node.id.startswith("pixies.market.")]
        desk.give(Pointer("move", row[0].screen_rect().centre))
        desk.step(FRAME)
        desk.draw()
        assert table.stage.look.considered == row[0].card
        assert stroked == []


def test_a_moment_stands_elsewhere_on_the_time_strip_once_the_game_has_gone_on():
    """It was drawn when it was the last one; now others lie behind it."""
    with seated(2) as visit:
        table = visit.app.desk.top
        moment = table.session.match.n
        assert_kept_equals_new(visit)
        for _ in range(3):
            table.host.commit(table.moves[0])
            visit.pilot.settle()
        table.timeline.look_at(moment)
        visit.pilot.settle()
        strip = table.strip.line
        assert strip.at == moment < len(strip.ticks)
        assert_kept_equals_new(visit)


def breathe(desk):
    desk.step(1000 / 30)
    if desk.needs_draw:
        desk.draw()
        return desk.painted
    return []


def seated(seats):
    """A visit at a table where it is our turn."""
    visit = Visit(Settings(language="en", pace="instant"))
    visit.pilot.desk.canvas.register.on = False
    visit.app.start_game("pixies", (ME, *[ROBOT] * (seats - 1)), Deal(seats, 3, {"rounds": 1}))
    visit.pilot.settle()
    return visit


def act_in(visit, table, phase):
    """Point at a card, then at another, then play; and let the others play."""
    row = [node for node in table.stage.walk() if node.id.startswith("pixies.market.")]
    if phase in {10, 20} and row:
        at = row[phase // 10 - 1].screen_rect().centre
        visit.pilot.desk.give(Pointer("move", at))
    elif phase == 40:
        table.host.commit(table.moves[0])


@pytest.mark.thorough
@pytest.mark.parametrize("options", [{}, {"mode": "blind"}], ids=["open", "blind"])
def test_a_board_played_on_for_long_looks_as_if_just_laid_out(options):
    with Visit(Settings(language="en", reduced_motion=True, pace="instant")) as visit:
        visit.pilot.desk.canvas.register.on = False
        visit.app.start_game("rhombs", (ME, *[Chair("Flint", "easy", "blocker")] * 2), Deal(3, 3, options))
        visit.pilot.settle()
        if options:  # a mode that is met for the first time is told of
            visit.pilot.press("return").settle()
        table = visit.app.desk.top
        assert isinstance(table, TableScene)
        while not table.session.is_over:
            assert_kept_equals_new(visit)
            take_up_every_tile(visit, table)
            if table.moves:  # nobody is asked who can only pass
                table.host.commit(table.moves[len(table.moves) // 2])
            visit.pilot.step(40)
            visit.pilot.settle()


def take_up_every_tile(visit: Visit, table: TableScene) -> None:
    for node in [node for node in table.stage.walk() if node.id.startswith("rhombs.tile.") and node.piece][:3]:
        visit.pilot.click(node).press("tab").settle()
        assert_kept_equals_new(visit)
        table.stage.hand.let_go()  # type: ignore[attr-defined]
        table.toast.hide()
    visit.pilot.move((2, 2)).settle()


def hover_over_the_row(visit: Visit, table: TableScene) -> None:
    for node in [node for node in table.stage.walk() if node.id.startswith("pixies.market.")]:
        visit.pilot.move(node).settle()
        assert_kept_equals_new(visit)
    visit.pilot.move((2, 2)).settle()


def assert_kept_equals_new(visit: Visit) -> None:
    """To the eye: layers on layers may round a level differently."""
    desk = visit.pilot.desk
    kept = desk.draw().copy()
    desk.canvas.forget_composed()
    alike = pygame.mask.from_threshold(desk.draw(), (0, 0, 0), UNSEEN, kept)
    alike.invert()
    assert alike.get_bounding_rects() == []
