"""A sheet of paper on the darkened table, with a way back and a title: most of the shell is such a page."""

from pixtable.app.app import App
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.lettering import title as draw_title
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.theme import Colour, Space
from pixtable.ui.units import View
from pixtable.ui.widgets import IconButton, Panel

WIDEST, TALLEST = 1184.0, 752.0
HEAD = 72.0
MARGIN = 28.0
FOOT = 20.0
TITLE = 28.0
LIGHT = 0.5


class Header(Node):
    """The title in our own letters, a remark at the right, and the rule below both."""

    def __init__(self, words: str, *, plain: bool) -> None:
        super().__init__("page.header")
        self.words, self.plain = words, plain
        self.remark = ""
        self.colour: Colour = "muted_ink"

    def paint(self, canvas: Canvas) -> None:
        remark = canvas.block(self.remark, "label", self.rect.w / 2, self.rect.h, shrink=True, lines=2)
        wide = remark.width / canvas.view.scale + Space.HALF if self.remark else 0.0
        room = self.rect.inset(0, 0, wide + Space.GAP if wide else 0.0, 0)
        draw_title(canvas, self.words, room, TITLE, plain=self.plain)
        if self.remark:
            canvas.text(self.remark, self.rect.right_part(wide), "label", self.colour, align="right", lines=2)


class Page(Scene):
    """Override `build_page` and `arrange_page`; Esc, B and the arrow go back."""

    name = ""  # of the scene: the stem of its ids and of its sentences

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    def say(self, key: str, **values: object) -> str:
        """A sentence of this page."""
        return self.app.say(f"{self.name}.{key}", **values)

    def build(self) -> None:
        self.sheet = Panel(f"{self.name}.sheet", "paper")
        back = self.app.say(f"{self.name}.back")
        self.back = IconButton(f"{self.name}.back", "back", self.close, on_paper=True, tooltip=back, region="head")
        self.header = Header(self.say("title"), plain=self.app.settings.plain_titles)
        self.sheet.add(self.back, self.header)
        self.root.add(self.sheet)
        self.build_page()

    def build_page(self) -> None: ...

    def arrange(self, view: View) -> None:
        wide, tall = min(WIDEST, view.width - 2 * Space.SHEET), min(TALLEST, view.height - 2 * Space.SHEET)
        self.sheet.rect = Rect(view.rect.cx - wide / 2, view.rect.cy - tall / 2, wide, tall)
        inner = self.sheet.rect.inset(MARGIN, Space.GAP, MARGIN, FOOT)
        head = inner.top_part(HEAD - Space.GAP)
        self.back.rect = Rect(head.x, head.cy - Space.TARGET / 2, Space.TARGET, Space.TARGET)
        self.header.rect = head.inset(Space.TARGET + Space.GRID, 0, 0, 0)
        self.arrange_page(inner.inset(0, HEAD, 0, 0), view)

    def arrange_page(self, room: Rect, view: View) -> None:
        """Give every node of the page its place below the rule."""

    def on_cancel(self) -> None:
        self.close()

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, "ui/table_felt", LIGHT)

    def paint_over(self, canvas: Canvas) -> None:
        sheet = self.sheet.rect
        panels.rule(canvas, sheet.x + MARGIN, sheet.y + HEAD, sheet.w - 2 * MARGIN, "paper_line")
