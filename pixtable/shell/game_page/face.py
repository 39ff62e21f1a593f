"""How a game looks on its page: the table as it stands, the mode that is played at a press, or its title picture."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixtable.shell.game_page.choices import paint_mode
from pixtable.shell.kit.miniatures import draw_miniature
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import shadow
from pixtable.ui.draw.theme import Lift, Line, Radius
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

if TYPE_CHECKING:
    from pixtable.store.shelf_index import Entry


class Face(Node):
    """Pressed, it does what the first button beneath it does."""

    radius = Radius.PLATE
    press_sound = PRESS

    def __init__(
        self, game_id: str, waiting: "Entry | None", on_press: Callable[[], None], mode: str = ""
    ) -> None:  # fmt: skip
        super().__init__("game_page.face", on_press=on_press, region="lead")
        self.game_id, self.waiting, self.mode = game_id, waiting, mode
        self.on_paper = True

    def paint(self, canvas: Canvas) -> None:
        if self.rect.h <= 0:
            return
        if canvas.theme.textures:
            shadow(canvas, self.rect, self.radius, Lift.CARD)
        if self.waiting is not None:
            draw_miniature(canvas, self.rect, self.waiting)
            return
        if self.mode:
            paint_mode(canvas, self.rect, table_of(self.game_id), self.mode)
            return
        name = f"title/tile_{self.game_id}{'' if canvas.view.scale <= 1 else '_large'}"
        part = about_the_hero(canvas.pictures.size(name), self.rect, table_of(self.game_id).hero)
        canvas.image(name, self.rect, radius=self.radius, crop=part)
        canvas.ring(self.rect, self.radius, Line.PLATE, "paper_line")


def about_the_hero(size: tuple[int, int], rect: Rect, hero: float) -> tuple[int, int, int, int]:
    w, h = size
    k = min(w / rect.w, h / rect.h)
    wide, tall = min(w, round(rect.w * k)), min(h, round(rect.h * k))
    top = max(0, min(h - tall, round(hero * h - tall / 2)))
    return ((w - wide) // 2, top, wide, tall)
