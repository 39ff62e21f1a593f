"""What the sheets share: paper on the darkened felt, a way back, a title."""

from pixtable.shell.app import App
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.draw.units import View
from pixtable.ui.lettering.capitals import title
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import IconButton
from pixtable.ui.widgets.choice import Tabs
from pixtable.ui.widgets.label import Panel

FELT = "ui/table_felt"
DIMMED = 0.55
BACK_AT = 18.0
TITLE_TALL = 28.0
WIDEST, TALLEST = 1184.0, 752.0
HEAD = 72.0
MARGIN = 28.0
FOOT = 20.0


class Title(Node):
    """Our own lettering, or the reading face where the player likes plain titles."""

    def __init__(self, id: str, text: str, app: App, height: float = TITLE_TALL, *, align: str = "left") -> None:
        super().__init__(id)
        self.text, self.app, self.height, self.align = text, app, height, align
        self.colour: Colour = "title_ink"

    @property
    def is_plain(self) -> bool:
        return self.app.settings.plain_titles

    def paint(self, canvas: Canvas) -> None:
        self.letter(canvas, self.rect)

    def letter(self, canvas: Canvas, room: Rect) -> None:
        title(canvas, self.text, room, self.height, colour=self.colour, align=self.align, plain=self.is_plain)


class Header(Title):
    """The title, and a remark at the right that takes its room from it."""

    def __init__(self, id: str, text: str, app: App) -> None:
        super().__init__(id, text, app)
        self.remark = ""
        self.remark_colour: Colour = "muted_ink"

    def paint(self, canvas: Canvas) -> None:
        if not self.remark:
            self.letter(canvas, self.rect)
            return
        block = canvas.block(self.remark, "label", self.rect.w / 2, self.rect.h, shrink=True, lines=2)
        wide = block.width / canvas.view.scale + Space.HALF
        self.letter(canvas, self.rect.inset(0, 0, wide + Space.GAP, 0))
        canvas.text(self.remark, self.rect.right_part(wide), "label", self.remark_colour, align="right", lines=2)


class NamedTabs(Tabs):
    """Tabs of which each can be found by its own id: `settings.tab.sound`."""

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect
        self.clear()
        boxes = self.cut(canvas, rect)
        self.add(*(Node(f"{self.id}.{value}", box) for (value, _), box in zip(self.options, boxes, strict=True)))


class PaperScene(Scene):
    """A sheet with a way back: Esc, B and the arrow. `name` is its table in the catalogue and the stem of its ids.

    A sheet `of_game` is that game's own, and speaks from its catalogue.
    """

    name = ""
    of_game = ""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    def say(self, key: str, **values: object) -> str:
        """A sentence of this sheet."""
        words = self.app.words_of(self.of_game) if self.of_game else self.app
        return words.say(f"{self.name}.{key}", **values)

    def build(self) -> None:
        self.sheet = Panel(f"{self.name}.sheet", "paper")
        self.back = IconButton(
            f"{self.name}.back", "back", self.close, on_paper=True, tooltip=self.say("back"), region="top", key="Esc"
        )
        self.root.add(self.sheet)
        self.sheet.add(self.back)

    def place_sheet(self, rect: Rect) -> None:
        self.sheet.rect = rect
        self.back.rect = Rect(rect.x + BACK_AT, rect.y + BACK_AT, Space.TARGET, Space.TARGET)

    def paint(self, canvas: Canvas) -> None:
        paint_ground(canvas)

    def on_cancel(self) -> None:
        self.close()


def paint_ground(canvas: Canvas) -> None:
    """What sheets lie on."""
    panels.backdrop(canvas, FELT, DIMMED)


def sheet_on(view: View) -> Rect:
    """The place of a page."""
    return centred((min(WIDEST, view.width - 2 * Space.SHEET), min(TALLEST, view.height - 2 * Space.SHEET)), view.rect)


class Page(PaperScene):
    """A sheet as large as the window allows, its title over a rule. Override `build_page` and `arrange_page`."""

    def build(self) -> None:
        super().build()
        self.header = Header(f"{self.name}.header", self.heading(), self.app)
        self.sheet.add(self.header)
        self.build_page()

    def heading(self) -> str:
        return self.say("title")

    def build_page(self) -> None: ...

    def arrange(self, view: View) -> None:
        self.place_sheet(sheet_on(view))
        inner = self.sheet.rect.inset(MARGIN, Space.GAP, MARGIN, FOOT)
        tall = HEAD - Space.GAP
        head = Rect(inner.x, self.back.rect.cy - tall / 2, inner.w, tall)
        self.header.rect = head.inset(Space.TARGET + Space.GRID, 0, 0, 0)
        self.arrange_page(inner.inset(0, HEAD, 0, 0), view)

    def arrange_page(self, room: Rect, view: View) -> None:
        """Give every node of the page its place below the rule."""

    def paint_over(self, canvas: Canvas) -> None:
        sheet = self.sheet.rect
        panels.rule(canvas, sheet.x + MARGIN, sheet.y + HEAD, sheet.w - 2 * MARGIN, "paper_line")
