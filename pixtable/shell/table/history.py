"""What has happened, newest first: one line for each action, and what followed from it beneath, to be folded away."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from pixtable.core.telling import Kind, Sentence
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.marks import question
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.widgets.legend import Legend
from pixtable.ui.widgets.scroll import BAR, ScrollView

FACE = 28.0
INDENT = 20.0
ICON = 20.0
BADGE = 17.0
FOLD = 44.0
LOWEST, AIR, SIDE = 44.0, 10.0, 2.0
"""A row of one line, and what is left above and below its words, and beside them."""


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
    sentence: Sentence = ()
    """The same words with the pieces that they name."""
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


class AskedAbout(Protocol):
    """What is known of the pieces and words in a line."""

    def marked(self, sentence: Sentence) -> Rich:
        """With a mark on each of them."""

    def tip(self, mark: str) -> str: ...

    def ask(self, mark: str) -> None:
        """Show it large, or look it up."""

    def attend_to(self, node: Node) -> None:
        """Give it the keys."""


class NothingAsked:
    """Of lines that name nothing."""

    def marked(self, sentence: Sentence) -> Rich:
        return ()

    def tip(self, mark: str) -> str:
        return ""

    def ask(self, mark: str) -> None: ...

    def attend_to(self, node: Node) -> None: ...


class LogRow(Node):
    """One line: pressing it opens its card, or looks at that moment. The key that looks closer shows what it names."""

    ringed = False

    def __init__(self, entry: LogEntry, beside: int, history: "History") -> None:
        number = f"{entry.event}.{beside}" if beside else f"{entry.event}"
        super().__init__(f"table.log.{number}", on_press=lambda: history.press(entry))
        self.entry, self.history = entry, history
        self.is_latest = self.is_below = False
        self.fold, self.why = Fold(self), Why(self)
        self._talls: dict[tuple[float, float, float, bool, bool], float] = {}
        asked = history.asked_about
        self.legend = Legend(f"{self.id}.word", asked.ask, asked.tip, attend=asked.attend_to, press=self.activate)
        self._laid: object = None

    def hang(self, effects: int, *, is_open: bool, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, False
        self.fold.count, self.fold.is_open = effects, is_open
        self._hold([self.legend, *([self.why] if self.entry.can_say_why else ()), *([self.fold] if effects else ())])

    def hang_below(self, *, is_latest: bool) -> None:
        self.is_latest, self.is_below = is_latest, True
        self._hold([self.legend])

    def _hold(self, nodes: list[Node]) -> None:
        if nodes != self.children:
            self.clear()
            self.add(*nodes)

    def put(self, rect: Rect) -> None:
        """Nothing is laid out anew for a row that stays where it was."""
        if rect != self.rect:
            self.rect = rect
            self.fold.rect = rect.right_part(FOLD)
            self.why.rect = rect.left_part(Space.TARGET)

    @property
    def has_fold(self) -> bool:
        return self.fold in self.children

    def handle(self, given: Input) -> bool:
        """The key for a hint asks an opponent for its reasons, the one that looks closer shows what the line names, and
        an arrow leads from word to word.
        """
        if not isinstance(given, Intent) or given.released:
            return False
        if given.want == Want.HINT and self.why in self.children:
            self.why.activate()
        elif given.want == Want.ZOOM and self.legend.words:
            self.history.asked_about.ask(self.legend.words[0][0])
        else:
            return given.want == Want.RIGHT and self.legend.enter(0)
        return True

    @property
    def is_meant(self) -> bool:
        return self.focused or any(spot.focused or spot.hovered for spot in self.legend.children)

    def paint(self, canvas: Canvas) -> None:
        self._lay_words(canvas)
        words = self._marked if self.is_meant else self.entry.text
        face = (self.entry.emblem, self.entry.portrait, self.entry.card is not None, self.is_below, self.has_fold)
        shown = ("log", words if isinstance(words, str) else tuple(words), face, self.is_latest, self.is_meant)
        canvas.composed(shown, self.rect, lambda: self._paint_line(canvas, words))

    @cached_property
    def _marked(self) -> Rich:
        return self.history.asked_about.marked(self.entry.sentence) if self.entry.sentence else self.entry.text

    def _lay_words(self, canvas: Canvas) -> None:
        """Where the hand finds them: only in lines that are in sight, and anew when one comes to lie elsewhere."""
        room = self._words(self.rect.inset(SIDE, 0))
        lies = (room, canvas.text_scale, canvas.view.scale)
        if lies != self._laid:
            self._laid = lies
            self.legend.lay(canvas.marks(self._marked, room, self._role) if self.entry.sentence else ())

    def _paint_line(self, canvas: Canvas, words: Rich) -> None:
        if self.is_meant:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        box = self.rect.inset(SIDE, 0)
        if self.is_below:
            canvas.rounded(Rect(box.x + FACE / 2 - 1, box.y + 2, 2, box.h - 4), 1, "muted", 0.5)
        else:
            self._paint_face(canvas, Rect(box.x, box.cy - FACE / 2, FACE, FACE))
        if self.entry.card is not None:
            canvas.icon("log", centred((ICON, ICON), box.right_part(ICON)), alpha=0.8)
        is_loud = self.is_latest and self.entry.kind != "frame"
        canvas.text(words, self._words(box), self._role, "cream" if is_loud else "muted")

    def _paint_face(self, canvas: Canvas, rect: Rect) -> None:
        if self.entry.portrait:
            canvas.image(self.entry.portrait, rect, radius=FACE / 2)
        else:
            canvas.emblem(self.entry.emblem, rect)

    @property
    def _role(self) -> str:
        return "caption" if self.is_below else "body"

    def tall(self, canvas: Canvas, width: float) -> float:
        """As tall as its words: a sentence is never cut. A hand that drags through time asks hundreds."""
        looks = (width, canvas.view.scale, canvas.text_scale, self.is_below, self.has_fold)
        tall = self._talls.get(looks)
        if tall is None:
            inner = self._words(Rect(0, 0, width, 0).inset(SIDE, 0))
            tall = self._talls[looks] = max(LOWEST, canvas.measure(self.entry.text, self._role, inner.w)[1] + AIR)
        return tall

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
        self.asked_about: AskedAbout = NothingAsked()
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
            row.put(Rect(self.rect.x, self.rect.y + y, width, tall))
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
