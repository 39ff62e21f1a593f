"""What the sheets share: paper on the darkened felt, a way back, a title, and blocks stacked in a pane."""

from pixtable.app.app import App
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import NOWHERE, REST, Rect, columns
from pixtable.ui.lettering import title
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.theme import Colour, Space
from pixtable.ui.widgets import IconButton, Panel, ScrollView, Tabs

DIMMED = 0.55
BAR_ROOM = 14.0


class Block(Node):
    """A part of a page that knows how tall it must be for a width and a text size."""

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        """Take this place (its height is open) and say how tall it became."""
        raise NotImplementedError


class Pane(ScrollView):
    """A scroll view whose texts count as a layer of their own: what it clips lies on nobody."""

    def draw_all(self, canvas: Canvas) -> None:
        canvas.layer += 1
        super().draw_all(canvas)
        canvas.layer -= 1

    def stack(self, canvas: Canvas, gap: float = Space.GRID) -> None:
        """Blocks under each other, as tall as they need to be."""
        y = self.rect.y
        for block in self.children:
            if isinstance(block, Block) and block.visible:
                y += block.fit(canvas, Rect(self.rect.x, y, self.rect.w - BAR_ROOM, 0)) + gap
        self.scroll_to(self.offset)


class Title(Node):
    """Our own lettering, or the reading face where the player likes plain titles."""

    def __init__(self, id: str, text: str, app: App, height: float = 28, *, align: str = "left") -> None:
        super().__init__(id)
        self.text, self.app, self.height, self.align = text, app, height, align
        self.colour: Colour = "title_ink"

    def paint(self, canvas: Canvas) -> None:
        title(
            canvas,
            self.text,
            self.rect,
            self.height,
            colour=self.colour,
            align=self.align,
            plain=self.app.settings.plain_titles,
        )


class NamedTabs(Tabs):
    """Tabs of which each can be found by its own id: `settings.tab.sound`."""

    def place(self, rect: Rect) -> None:
        self.rect = rect
        self.clear()
        boxes = columns(rect, *[REST] * len(self.options), gap=Space.GRID)
        self.add(*(Node(f"{self.id}.{value}", box) for (value, _), box in zip(self.options, boxes, strict=True)))


class PaperScene(Scene):
    """A sheet with a way back and a title. `name` is its table in the catalogue and the stem of its ids."""

    name = ""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app

    def say(self, key: str, **values: object) -> str:
        return self.app.say(f"{self.name}.{key}", **values)

    def build(self) -> None:
        self.sheet = Panel(f"{self.name}.sheet", "paper")
        self.back = IconButton(
            f"{self.name}.back", "back", self.close, on_paper=True, tooltip=self.say("back"), region="top", key="Esc"
        )
        self.root.add(self.sheet)
        self.sheet.add(self.back)

    def place_sheet(self, rect: Rect) -> None:
        self.sheet.rect = rect
        self.back.rect = Rect(rect.x + 18, rect.y + 18, Space.TARGET, Space.TARGET)

    def paint(self, canvas: Canvas) -> None:
        panels.backdrop(canvas, "ui/table_felt", DIMMED)

    def on_cancel(self) -> None:
        self.close()


class Line(Block):
    """A text over the whole width."""

    def __init__(self, id: str, text: str, role: str = "body", colour: Colour = "ink") -> None:
        super().__init__(id, NOWHERE)
        self.text, self.role, self.colour = text, role, colour

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = canvas.measure(self.text, self.role, spot.w)[1]
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        return tall

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.rect, self.role, self.colour, valign="top", shrink=False)
