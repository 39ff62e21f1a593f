"""What has happened, newest first: one line for each action, and what followed from it beneath, to be folded away."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pixtable.core.telling import Kind
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import ListView

FACE = 28.0
INDENT = 20.0
ICON = 20.0
FOLD = 36.0
ROW = 52.0
"""Two lines of words, and a little air to the next entry."""


class LogEntry(NamedTuple):
    """A line: whose emblem or face stands before it, the step and the event that it tells of, and the card it opens,
    if it does."""

    emblem: int
    text: Rich
    step: int
    event: int
    card: Callable[[], Recap] | None = None
    kind: Kind = "deed"
    portrait: str = ""


class Action(NamedTuple):
    """Something done, and what followed from it."""

    deed: LogEntry
    effects: tuple[LogEntry, ...] = ()


def actions_of(entries: Sequence[LogEntry]) -> list[Action]:
    """An effect hangs under the deed before it of the same step; where there is none it stands for itself."""
    found: list[Action] = []
    for entry in entries:
        last = found[-1] if found else None
        if entry.kind == "effect" and last is not None and last.deed.kind == "deed" and last.deed.step == entry.step:
            found[-1] = last._replace(effects=(*last.effects, entry))
        else:
            found.append(Action(entry))
    return found


class LogRow(Node):
    """One line: pressing it opens its card, or looks at that moment."""

    ringed = False

    def __init__(self, entry: LogEntry, history: "History") -> None:
        super().__init__(f"table.log.{entry.event}", on_press=lambda: history.press(entry))
        self.entry, self.history = entry, history
        self.is_latest = self.is_below = False
        self.fold = Fold(self)

    def hang(self, effects: int, *, is_open: bool, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, False
        self.fold.count, self.fold.is_open = effects, is_open
        self.clear()
        if effects:
            self.add(self.fold)

    def hang_below(self, *, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, True
        self.clear()

    def paint(self, canvas: Canvas) -> None:
        self.fold.rect = self.rect.right_part(FOLD)
        words = self.entry.text if isinstance(self.entry.text, str) else tuple(self.entry.text)
        face = (self.entry.emblem, self.entry.portrait, self.entry.card is not None, self.is_below, bool(self.children))
        shown = ("log", words, face, self.is_latest, self.focused, self._seen)
        canvas.composed(shown, self.rect, lambda: self._paint_line(canvas))

    def _paint_line(self, canvas: Canvas) -> None:
        if self.focused:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        box = self._box(canvas)
        if self.is_below:
            canvas.rounded(Rect(box.x + FACE / 2 - 1, box.y + 2, 2, box.h - 4), 1, "muted", 0.5)
        else:
            self._paint_face(canvas, Rect(box.x, box.cy - FACE / 2, FACE, FACE))
        if self.entry.card is not None:
            canvas.icon("log", centred((ICON, ICON), box.right_part(ICON)), alpha=0.8)
        is_loud = self.is_latest and self.entry.kind != "frame"
        canvas.text(self.entry.text, self._words(box), self._role, "cream" if is_loud else "muted")

    def _paint_face(self, canvas: Canvas, rect: Rect) -> None:
        if self.entry.portrait:
            canvas.image(self.entry.portrait, rect, radius=FACE / 2)
        else:
            canvas.emblem(self.entry.emblem, rect)

    @property
    def _role(self) -> str:
        return "caption" if self.is_below else "body"

    def _box(self, canvas: Canvas) -> Rect:
        """The whole row; or as much of it as is in sight, if the sentence fits there."""
        box = self.rect.inset(4, 0)
        seen = box.top_part(self._seen)
        has_room = canvas.block(self.entry.text, self._role, *self._words(seen).size, shrink=True).fits
        return seen if has_room else box

    @property
    def _seen(self) -> float:
        return min(self.rect.h, self.history.rect.h)

    def _words(self, box: Rect) -> Rect:
        right = FOLD if self.children else ICON + 4 if self.entry.card is not None else 0
        return box.inset(FACE + 8, 0, right, 0)


class Fold(Node):
    """How many things followed from an action: pressed, it shows or hides them."""

    ringed = False

    def __init__(self, row: LogRow) -> None:
        super().__init__(f"{row.id}.fold", on_press=lambda: row.history.turn(row.entry), region="log")
        self.row = row
        self.count, self.is_open = 0, False

    def paint(self, canvas: Canvas) -> None:
        box = centred((FOLD - 6, 26), self.rect)
        canvas.rounded(box, Radius.CHIP, "active" if self.focused or self.hovered else "well")
        canvas.ring(box, Radius.CHIP, Line.RIM if self.focused else Line.HAIR, "amber" if self.focused else "muted")
        canvas.text("–" if self.is_open else f"+{self.count}", box, "caption", "cream", align="centre", lines=1)


class History(ListView):
    """The effects of the latest action are shown, those of the others wait to be asked for."""

    def __init__(self) -> None:
        super().__init__("table.log", row_height=ROW, gap=0)
        self._entries: list[LogEntry] = []
        self._turned: set[int] = set()
        self._rows: dict[int, LogRow] = {}
        self._on_press: Callable[[LogEntry], None] = lambda entry: None

    def show(self, entries: list[LogEntry], on_press: Callable[[LogEntry], None]) -> None:
        if entries == self._entries:
            return
        self._entries, self._on_press = entries, on_press
        self._lay()
        self.scroll_to(0)

    def press(self, entry: LogEntry) -> None:
        self._on_press(entry)

    def turn(self, entry: LogEntry) -> None:
        self._turned ^= {entry.event}
        self._lay()

    def _lay(self) -> None:
        rows: list[Node] = []
        for age, action in enumerate(reversed(actions_of(self._entries))):
            is_open = (age == 0) != (action.deed.event in self._turned)
            head = self._row(action.deed)
            head.hang(len(action.effects), is_open=is_open, is_latest=age == 0)
            rows.append(head)
            for effect in action.effects if is_open else ():
                row = self._row(effect)
                row.hang_below(is_latest=age == 0)
                rows.append(row)
        self.set_rows(rows)

    def _row(self, entry: LogEntry) -> LogRow:
        """Lines that were there stay: whoever goes back and forth in time wants hundreds of them every frame."""
        row = self._rows.get(entry.event)
        if row is None or row.entry != entry:
            row = self._rows[entry.event] = LogRow(entry, self)
        return row
