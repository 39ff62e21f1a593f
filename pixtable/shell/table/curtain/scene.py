"""The curtain: between two people who share one screen, until the next one opens it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from pixtable.shell.table.curtain.parts import PILL, RING, HeldEmblem, Progress, cloth
from pixtable.store.settings import Settings
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, centred, row_of
from pixtable.ui.draw.panels import key_cap, key_width
from pixtable.ui.draw.theme import EMBLEMS, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.input.keymap import cap
from pixtable.ui.lettering.capitals import title
from pixtable.ui.motion.durations import BEATS, HOLD_MS
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.motion.tween import Sequence as InTurn
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.label import Panel

CARD_WIDE, CARD_WIDEST = 480.0, 760.0
PADDING = 26.0
LETTERING, LETTERING_ROOM = 24.0, 44.0
NAME_TALL = 72.0
PILL_BELOW, MARGIN = 32.0, 16.0
DRAINS = 3.0  # times as fast as it fills
ARMED = 0.5
SLOT = "\0"


class Announcer(Protocol):
    """Whoever has the words on the curtain, and knows how they are to look."""

    @property
    def settings(self) -> Settings: ...

    def say(self, key: str, **values: object) -> str: ...


class CurtainScene(Scene):
    """Opaque from its first frame to its last: what lies below is never drawn while it is here."""

    fades = False

    def __init__(
        self, app: Announcer, chair_name: str, emblem: int, on_open: Callable[[], None],
        progress: Sequence[tuple[int, bool]] = (),
    ) -> None:  # fmt: skip
        """`progress` is by person: their emblem, and whether they have acted."""
        super().__init__()
        self.app, self.chair_name, self.creature = app, chair_name, emblem
        self.on_open, self.progress = on_open, tuple(progress)
        self.is_armed = self.is_held = self.is_opening = False
        self.held = 0.0
        self.parted = 0.0

    def say(self, key: str, **values: object) -> str:
        return self.app.say(f"curtain.{key}", **values)

    # What is on it

    def build(self) -> None:
        self.card = Panel("curtain.card", "dark")
        self.words = CardWords(self)
        self.emblem = HeldEmblem(self.creature, self._hold)
        self.card.add(self.words, self.emblem)
        self.root.add(self.card)
        done = self.say("progress", done=sum(done for _, done in self.progress), all=len(self.progress))
        self.pill = Progress(done, self.progress, self.creature)
        self.pill.visible = bool(self.progress)
        self.root.add(self.pill)
        self.focus.set(self.emblem)

    def enter(self) -> None:
        self.desk.play("curtain_close")

    def arrange(self, view: View) -> None:
        canvas, design = self.desk.canvas, view.design
        wide = min(CARD_WIDEST, CARD_WIDE * canvas.text_scale)
        heights = self.words.heights(canvas, wide - 2 * PADDING)
        tall = 2 * PADDING + sum(heights) + RING + 2 * Space.GAP
        self.pill.place(canvas, design.bottom_part(PILL + 2 * PILL_BELOW))
        foot = self.pill.rect.y - MARGIN if self.progress else design.bottom - MARGIN
        top = max(MARGIN, min(design.cy - tall / 2 + PILL_BELOW, foot - tall))
        self.card.rect = Rect(design.cx - wide / 2, top, wide, tall)
        self.words.place(self.card.rect.inset(PADDING), heights)
        ring = Rect(design.cx - RING / 2, top + PADDING + heights[0] + heights[1] + Space.GAP, RING, RING)
        self.emblem.rect = ring

    def paint(self, canvas: Canvas) -> None:
        cloth(canvas, self.parted)

    # Opening it

    def _hold(self, on: bool) -> None:
        self.is_held = on and not self.is_opening

    def on_intent(self, intent: Intent) -> bool:
        if intent.want == Want.PREVIEW:
            self._hold(not intent.released)
            return True
        if intent.want == Want.CONFIRM and not intent.released and not intent.repeated:
            self._press()
            return True
        return False

    def _press(self) -> None:
        """Twice: a stray key shows nobody's hand."""
        if self.is_armed:
            self.open()
        else:
            self.is_armed = True
            self.arrange(self.desk.view)

    def on_cancel(self) -> None:
        self._hold(False)
        self.is_armed = False

    def lost_focus(self) -> None:
        super().lost_focus()
        self.on_cancel()

    def open(self) -> None:
        if self.is_opening:
            return
        self.is_opening, self.is_held = True, False
        self.card.visible = self.pill.visible = False
        self.desk.play("curtain_open")
        part = Tween(self._part, 0.0, 1.0, self.motion.ms("curtain_open"), BEATS["curtain_open"].ease)
        self.root.add_motion(InTurn([part, Call(self._opened)]))

    def _part(self, part: float) -> None:
        self.parted = part

    def _opened(self) -> None:
        self.close()
        self.on_open()

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.is_opening:
            return
        self.held = min(HOLD_MS, self.held + ms) if self.is_held else max(0.0, self.held - DRAINS * ms)
        self.emblem.part = max(self.held / HOLD_MS, ARMED if self.is_armed else 0.0)
        if self.held >= HOLD_MS:
            self.open()

    @property
    def is_moving(self) -> bool:
        return self.is_held or self.held > 0 or super().is_moving


class CardWords(Node):
    """Whose turn it is to look, and how to open."""

    def __init__(self, scene: CurtainScene) -> None:
        super().__init__("curtain.words")
        self.scene = scene

    @property
    def hold_line(self) -> str:
        if self.scene.is_armed:
            return self.scene.say("once_more")
        creature = EMBLEMS[self.scene.creature % len(EMBLEMS)].split("_")[1]
        return self.scene.say("hold", creature=self.scene.say(f"creatures.{creature}"))

    def heights(self, canvas: Canvas, width: float) -> tuple[float, float, float, float]:
        """Of the lettering, the name, the way to open by hand, the way by keys."""
        hold = canvas.measure(self.hold_line, "body_strong", width)[1] + Space.HALF
        keys = max(Space.KEY, canvas.measure("X", "body")[1]) + Space.GRID + Space.HALF
        name = min(NAME_TALL * 1.3, canvas.measure(self.scene.chair_name, "hero")[1])
        return LETTERING_ROOM, name, hold, keys

    def place(self, inner: Rect, heights: tuple[float, float, float, float]) -> None:
        self.rect = inner
        lettering, name, hold, keys = heights
        self.lettering_rect = inner.top_part(lettering)
        self.name_rect = Rect(inner.x, inner.y + lettering, inner.w, name)
        self.keys_rect = inner.bottom_part(keys)
        self.hold_rect = Rect(inner.x, self.keys_rect.y - hold, inner.w, hold)

    def paint(self, canvas: Canvas) -> None:
        say, plain = self.scene.say, self.scene.app.settings.plain_titles
        title(canvas, say("pass_to"), self.lettering_rect, LETTERING, align="centre", gold=True, plain=plain)
        canvas.text(self.scene.chair_name, self.name_rect, "hero", "cream", align="centre", lines=1)
        canvas.text(self.hold_line, self.hold_rect, "body_strong", "cream", align="centre", shrink=False)
        self._keys(canvas)

    def _keys(self, canvas: Canvas) -> None:
        """The sentence with the key's cap in its place."""
        key = self.scene.desk.keymap.shown(Want.CONFIRM) or cap("return")
        before, after = (part.strip() for part in self.scene.say("keys", cap=SLOT).split(SLOT))
        widths = [canvas.measure(before, "body")[0], key_width(canvas, key), canvas.measure(after, "body")[0]]
        boxes = row_of([Size(w, self.keys_rect.h) for w in widths], self.keys_rect, Space.GRID)
        canvas.text(before, boxes[0], "body", "muted", lines=1)
        tall = max(Space.KEY, canvas.measure(key, "key")[1])
        key_cap(canvas, centred((widths[1], tall), boxes[1]), key)
        if after:
            canvas.text(after, boxes[2], "body", "muted", lines=1)
