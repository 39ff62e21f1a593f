"""What has happened, newest first: one line for each action, and what followed from it beneath, to be folded away."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pixtable.core.telling import Kind
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.marks import question
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import BAR, ScrollView

FACE = 28.0
INDENT = 20.0
ICON = 20.0
BADGE = 17.0
FOLD = 44.0
LOWEST, AIR = 44.0, 10.0
"""A row of one line, and what is left round its words."""


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
    can_say_why: bool = False
    """Whether it tells of what an opponent decided."""
    is_spoken: bool = False
    """Whether it is what somebody said."""


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

    def __init__(self, entry: LogEntry, beside: int, history: "History") -> None:
        number = f"{entry.event}.{beside}" if beside else f"{entry.event}"
        super().__init__(f"table.log.{number}", on_press=lambda: history.press(entry))
        self.entry, self.history = entry, history
        self.is_latest = self.is_below = False
        self.fold, self.why = Fold(self), Why(self)

    def hang(self, effects: int, *, is_open: bool, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, False
        self.fold.count, self.fold.is_open = effects, is_open
        self.clear()
        if self.entry.can_say_why:
            self.add(self.why)
        if effects:
            self.add(self.fold)

    @property
    def has_fold(self) -> bool:
        return self.fold in self.children

    def handle(self, given: Input) -> bool:
        """The key for a hint asks an opponent for its reasons."""
        if not (isinstance(given, Intent) and given.want == Want.HINT and self.why in self.children):
            return False
        if not given.released:
            self.why.activate()
        return True

    def hang_below(self, *, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, True
        self.clear()

    def paint(self, canvas: Canvas) -> None:
        words = self.entry.text if isinstance(self.entry.text, str) else tuple(self.entry.text)
        face = (self.entry.emblem, self.entry.portrait, self.entry.card is not None, self.is_below, self.has_fold)
        shown = ("log", words, face, self.is_latest, self.focused)
        canvas.composed(shown, self.rect, lambda: self._paint_line(canvas))

    def _paint_line(self, canvas: Canvas) -> None:
        if self.focused:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        box = self.rect.inset(4, 0)
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

    def tall(self, canvas: Canvas, width: float) -> float:
        """As tall as its words: a sentence is never cut."""
        inner = self._words(Rect(0, 0, width, 0).inset(4, 0))
        return max(LOWEST, canvas.measure(self.entry.text, self._role, inner.w)[1] + AIR)

    def _words(self, box: Rect) -> Rect:
        right = FOLD if self.has_fold else ICON + 4 if self.entry.card is not None else 0
        return box.inset(FACE + 8, 0, right, 0)


class Why(Node):
    """An opponent's face can be asked why it did so."""

    ringed = False

    def __init__(self, row: LogRow) -> None:
        history = row.history
        super().__init__(f"{row.id}.why", on_press=lambda: history.ask_why(row.entry), region="log")
        self.row, self.tooltip = row, history.why_tip

    def paint(self, canvas: Canvas) -> None:
        is_meant = self.focused or self.hovered
        face = Rect(self.rect.x + 4, self.rect.cy - FACE / 2, FACE, FACE)
        if is_meant:
            canvas.circle(*face.centre, FACE / 2 + 1, Line.RING, "amber")
        x, y = face.right - 5, face.bottom - 4
        canvas.disc(x, y, BADGE / 2, "amber" if is_meant else "well")
        canvas.circle(x, y, BADGE / 2, Line.HAIR, "muted")
        question(canvas, x, y, BADGE * 0.72, "ink" if is_meant else "cream")


class Fold(Node):
    """How many things followed from an action: pressed, it shows or hides them."""

    ringed = False

    def __init__(self, row: LogRow) -> None:
        super().__init__(f"{row.id}.fold", on_press=lambda: row.history.turn(row.entry), region="log")
        self.row = row
        self.count, self.is_open = 0, False

    def paint(self, canvas: Canvas) -> None:
        box = centred((FOLD - 8, 26), self.rect)
        canvas.rounded(box, Radius.CHIP, "active" if self.focused or self.hovered else "well")
        canvas.ring(box, Radius.CHIP, Line.RIM if self.focused else Line.HAIR, "amber" if self.focused else "muted")
        canvas.text("–" if self.is_open else f"+{self.count}", box, "caption", "cream", align="centre", lines=1)


class History(ScrollView):
    """The effects of the latest action are shown, those of the others wait to be asked for."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__("table.log")
        self._canvas = canvas
        self._entries: list[LogEntry] = []
        self._turned: set[int] = set()
        self._rows: dict[tuple[int, int], LogRow] = {}  # by event, and of those of one event by their order
        self._of_event = Counter[int]()  # how many lines of an event have been laid
        self._ends: list[float] = []  # of the rows, from the top of the first
        self._on_press: Callable[[LogEntry], None] = lambda entry: None
        self.ask_why: Callable[[LogEntry], None] = lambda entry: None
        self.why_tip = ""

    @property
    def longest(self) -> float:
        return max(0.0, self._ends[-1] - self.rect.h) if self._ends else 0.0

    @property
    def live(self) -> Sequence[Node]:
        """The rows in sight: hundreds of others are neither drawn nor hit, nor do they move."""
        first = bisect_right(self._ends, self.offset)
        last = bisect_right(self._ends, self.offset + self.rect.h)
        return self.children[first : last + 1]

    def below(self) -> Sequence[Node]:
        return self.live

    def arrange(self) -> None:
        width, y = self.rect.w - BAR - Space.HALF, 0.0
        self._ends.clear()
        for row in self.children:
            assert isinstance(row, LogRow)
            tall = row.tall(self._canvas, width)
            row.rect = Rect(self.rect.x, self.rect.y + y, width, tall)
            row.fold.rect = row.rect.right_part(FOLD)
            row.why.rect = row.rect.left_part(Space.TARGET)
            y += tall
            self._ends.append(y)

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
        self._of_event = Counter[int]()
        latest_done = True
        for age, action in enumerate(reversed(actions_of(self._entries))):
            is_open = latest_done != (action.deed.event in self._turned)
            latest_done = latest_done and action.deed.is_spoken
            head = self._row(action.deed)
            head.hang(len(action.effects), is_open=is_open, is_latest=age == 0)
            rows.append(head)
            for effect in action.effects if is_open else ():
                row = self._row(effect)
                row.hang_below(is_latest=age == 0)
                rows.append(row)
        self.clear()
        self.add(*rows)
        self.arrange()

    def handle(self, given: Input) -> bool:
        if isinstance(given, Intent) and given.want in {Want.PAGE_UP, Want.PAGE_DOWN}:
            self.scroll_to(self.offset + self.rect.h * (1 if given.want == Want.PAGE_DOWN else -1))
            return True
        return False

    def _row(self, entry: LogEntry) -> LogRow:
        """Lines that were there stay: whoever goes back and forth in time wants hundreds of them every frame."""
        key = (entry.event, self._of_event[entry.event])
        self._of_event[entry.event] += 1
        row = self._rows.get(key)
        if row is None or row.entry != entry:
            row = self._rows[key] = LogRow(entry, key[1], self)
        return row
