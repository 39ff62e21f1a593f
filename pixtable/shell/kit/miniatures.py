"""What the shell may show of a saved game: its small live picture, and who sits at its table."""

from typing import TYPE_CHECKING

from pixtable.shell.app import App
from pixtable.store.chairs import emblems_of
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import well
from pixtable.ui.draw.theme import Line, Radius, Space

if TYPE_CHECKING:
    from pixtable.store.shelf_index import Entry


def own_seat(entry: "Entry") -> int:
    """The first person's seat: their side of the table is the one to show."""
    return next((seat for seat, chair in enumerate(entry.chairs) if chair.is_person), 0)


def draw_miniature(canvas: Canvas, rect: Rect, entry: "Entry") -> None:
    """The table as it stands, in a brass frame; the frame alone until all its pictures are loaded."""
    canvas.composed_at_leisure(
        ("miniature", entry.path, entry.listed.stamp),
        rect,
        lambda: _paint_miniature(canvas, rect, entry),
        lambda: paint_empty_frame(canvas, rect),
    )


def _paint_miniature(canvas: Canvas, rect: Rect, entry: "Entry") -> None:
    well(canvas, rect, Radius.PLATE)
    with canvas.clipped(rect):
        emblems = tuple(emblems_of(entry.chairs).values())
        table_of(entry.game_id).paint_miniature(canvas, rect.inset(Space.HALF), entry.state, own_seat(entry), emblems)
    canvas.ring(rect, Radius.PLATE, Line.CHIP, "panel_line")


def paint_empty_frame(canvas: Canvas, rect: Rect) -> None:
    well(canvas, rect, Radius.PLATE)
    canvas.ring(rect, Radius.PLATE, Line.CHIP, "panel_line")


def how_far(app: App, entry: "Entry") -> str:
    """How far the game has come, in its own measure, or in moves where it has none so short."""
    game = entry.game_id
    standing = table_of(game).standing
    if standing is None:
        return app.say("title.moves", n=entry.summary.moves)
    return standing(lambda key, **values: app.words_of(game).say(f"table.{key}", **values), entry.state)


def whose_turn(app: App, entry: "Entry") -> str:
    """Who is to move: "your turn" where one person plays alone, a name elsewhere."""
    turn = entry.summary.to_act
    if not turn or turn[0] >= len(entry.chairs):
        return ""
    chair = entry.chairs[turn[0]]
    if chair.is_person and sum(other.is_person for other in entry.chairs) == 1:
        return app.say("title.your_turn")
    return app.say("title.their_turn", name=chair.name)
