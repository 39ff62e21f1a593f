"""The bubble of a lesson or puzzle: a few sentences beside what they are about, and what can be done about it."""

from collections.abc import Callable, Sequence

from pixtable.shell.levels.surroundings import TAIL, Surroundings
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, flow
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.lettering.typeset import Rich, plain
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.legend import Legend

ABOVE_ALL = 400.0
NARROW, WIDE = 336.0, 600.0
NARROWER = 0.85  # part of the usual width, where that alone keeps a piece in sight
WIDER = 48.0  # from one shape to the next, where no usual one fits beside what it speaks of
PADDING = 18.0
DOT, DOT_PITCH = 4.0, 16.0
CROSS = 20.0
HAIR = 2.0  # so much narrower a text is measured: a place on whole pixels may have lost as much


class Bubble(Node):
    """A few sentences beside what they are about, and below them the buttons that go on from there."""

    catches = True

    def __init__(self, buttons: Sequence[Button], put_away: Callable[[], None], legend: Legend) -> None:
        super().__init__("lesson.bubble", on_press=put_away, region="lesson")
        self.z = ABOVE_ALL
        self.words: Rich = ""
        self.is_reproach = False
        self.done, self.steps = 0, 0
        self.about: Rect | None = None
        self.buttons = tuple(buttons)
        for button in self.buttons:
            button.z = ABOVE_ALL
        self.legend = legend
        self.add(*self.buttons, self.legend)

    def show(self, words: Rich, offers: Sequence[str] = (), *, is_reproach: bool = False, can_go: bool = False) -> None:
        """`offers` are the ids of the buttons below; what `can_go` is put away by a press on it."""
        if words != self.words:
            self.legend.lay(())  # nobody holds on to a word that is no longer said
        self.words, self.is_reproach, self.focusable = words, is_reproach, can_go
        self.visible = bool(words) or bool(offers)
        for button in self.buttons:
            button.visible = button.id in offers

    @property
    def offered(self) -> list[Button]:
        return [button for button in self.buttons if button.visible]

    def place(self, canvas: Canvas, around: Surroundings, points: bool = True) -> None:
        """Beside what it is about, and not on what must be seen. Where another shape hides less, it has that one.

        It `points` at the first of that, if it lies near; not at one of many among which something is to be chosen.
        """
        widest = min(WIDE * canvas.text_scale**0.5, around.room.w - 2 * Space.GAP)
        usual = min(widest, NARROW * canvas.text_scale**0.7)
        widths = [usual, widest, NARROWER * usual]
        slim = max(around.aside - 2 * Space.GRID, self._longest_word(canvas) + 2 * PADDING + HAIR)
        if not around.meant and slim < usual:
            widths.append(slim)
        shapes = [(wide, self._tall(canvas, wide)) for wide in widths]
        self.rect = around.best_place([shape for shape in shapes if shape[1] < around.room.h] or shapes)
        if not around.leaves_free(self.rect):
            self.rect = self._squeezed(canvas, around, usual)
        self.about = around.meant[0] if points and around.is_near(self.rect) else None
        places = self._places(canvas, self.rect.w)
        top = self.rect.bottom - PADDING - self._foot(places)
        for button, place in zip(self.offered, places, strict=True):
            button.rect = place.moved(self.rect.x + PADDING, top)

    def _squeezed(self, canvas: Canvas, around: Surroundings, usual: float) -> Rect:
        """As nearly as wide as usual, where that leaves all in sight that is meant; else where least of it is lost."""
        room, least = around.room.w - 2 * Space.GRID, self._longest_word(canvas) + 2 * PADDING + HAIR
        widths = sorted(
            (room, *(least + i * WIDER for i in range(int((room - least) / WIDER) + 1))),
            key=lambda wide: abs(wide - usual),
        )
        shapes = [(wide, self._tall(canvas, wide)) for wide in widths]
        places = (around.best_place([shape]) for shape in shapes if shape[1] < around.room.h)
        return next((place for place in places if around.leaves_free(place)), around.best_place(shapes))

    def _places(self, canvas: Canvas, wide: float) -> list[Rect]:
        """Of the buttons, in a bubble of this width; one alone is in the middle."""
        inner, tall = wide - 2 * PADDING, max(Space.TARGET, 26 * canvas.text_scale)
        wishes = [button.natural(canvas, tall).w for button in self.offered]
        if len(wishes) == 1:
            w = min(inner, wishes[0] + Space.TARGET)
            return [Rect((inner - w) / 2, 0, w, tall)]
        return flow([Size(min(inner, wish), tall) for wish in wishes], Rect(0, 0, inner, 0), Space.GRID)

    @staticmethod
    def _foot(places: Sequence[Rect]) -> float:
        return max((place.bottom for place in places), default=0.0)

    def _longest_word(self, canvas: Canvas) -> float:
        return max(canvas.measure(word, "label")[0] for word in plain(self.words).split(" "))

    def _tall(self, canvas: Canvas, wide: float) -> float:
        inner = wide - 2 * PADDING - HAIR
        tall = canvas.measure(self.words, "label", inner)[1] + 2 * PADDING + DOT_PITCH if self.words else 0
        if foot := self._foot(self._places(canvas, wide)):
            tall += foot + (Space.GRID if self.words else 2 * PADDING)
        return tall

    def paint(self, canvas: Canvas) -> None:
        colour = "bad_light" if self.is_reproach else "amber"
        if self.about is not None:
            self._paint_tail(canvas, self.about, colour)
        panels.chip(canvas, self.rect, colour, Radius.PANEL, alpha=1.0)
        canvas.layer += 4
        inner = self.rect.inset(PADDING, PADDING, PADDING, PADDING)
        offered = self.offered
        foot = self.rect.bottom - PADDING - offered[0].rect.y + Space.GRID if offered else 0.0
        if self.words:
            room = inner.inset(0, 0, 0, DOT_PITCH + foot)
            canvas.text(self.words, room, "label", "cream", align="even", shrink=False)
            self.legend.lay(canvas.marks(self.words, room, "label", "cream", align="even", shrink=False))
            self._paint_dots(canvas, inner.bottom - foot - DOT)
        if self.focusable:
            corner = Rect(self.rect.right - CROSS - Space.GRID, self.rect.bottom - CROSS - Space.GRID, CROSS, CROSS)
            canvas.icon("close", corner)
        canvas.layer -= 4

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 5
        super().draw(canvas)
        canvas.layer -= 5

    def _paint_dots(self, canvas: Canvas, y: float) -> None:
        """How far the lesson has come."""
        x = self.rect.cx - (self.steps - 1) * DOT_PITCH / 2
        for i in range(self.steps):
            if i < self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT, "mint")
            elif i == self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT + 1, "amber")
            else:
                canvas.circle(x + i * DOT_PITCH, y, DOT, Line.CHIP, "muted")

    def _paint_tail(self, canvas: Canvas, about: Rect, colour: str) -> None:
        """A beak towards what is meant, on the side that faces it."""
        box = self.rect
        x = min(max(about.cx, box.x + 2 * TAIL), box.right - 2 * TAIL)
        y = min(max(about.cy, box.y + 2 * TAIL), box.bottom - 2 * TAIL)
        if about.right <= box.x:
            points = [(box.x + 2, y - TAIL), (box.x - TAIL, y), (box.x + 2, y + TAIL)]
        elif about.x >= box.right:
            points = [(box.right - 2, y - TAIL), (box.right + TAIL, y), (box.right - 2, y + TAIL)]
        elif about.bottom <= box.y:
            points = [(x - TAIL, box.y + 2), (x, box.y - TAIL), (x + TAIL, box.y + 2)]
        elif about.y >= box.bottom:
            points = [(x - TAIL, box.bottom - 2), (x, box.bottom + TAIL), (x + TAIL, box.bottom - 2)]
        else:
            return
        canvas.polygon(points, colour)
