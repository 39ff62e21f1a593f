"""The page of the keys: every intent with its keys, and a new key by pressing it."""

from collections.abc import Callable

from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, columns
from pixtable.ui.draw.panels import paint_key, size_of_key, slip
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.input.keymap import ALWAYS, KEYS, KeyMap, cap
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.dialog import Answer, Dialog

TWO_COLUMNS_UP_TO = 1.25
PADDING = 12.0


class KeyLine(Node):
    """An intent and its keys; pressed, it listens for a new one."""

    ringed = False
    on_paper = True
    press_sound = PRESS

    def __init__(self, want: str, page: "KeysPage") -> None:
        super().__init__(f"settings.key.{want}", on_press=lambda: page.listen(want))
        self.want, self.page = want, page

    def paint(self, canvas: Canvas) -> None:
        listening = self.page.listening == self.want
        lit = self.focused or listening
        slip(canvas, self.rect, "amber_paper" if lit else "paper_rule", Line.RING if lit else Line.PLATE)
        inner = self.rect.inset(PADDING, 2)
        left = inner.right
        if listening:
            left -= inner.w / 2
            words = self.page.say("keys.listening")
            canvas.text(words, inner.right_part(inner.w / 2), "body_strong", "good", align="right")
        else:
            left = self._caps(canvas, inner)
        canvas.text(self.page.say(f"wants.{self.want}"), inner.left_part(left - inner.x - Space.GRID), "body", "ink")

    def _caps(self, canvas: Canvas, inner: Rect) -> float:
        """The keys from the right; returns where they begin."""
        names = [cap(name) for name in dict.fromkeys(self.page.keymap.keys.get(self.want, ()))]
        left, tall = inner.right, max(Space.KEY, canvas.measure("X", "key")[1])
        for name in reversed(list(dict.fromkeys(names))):
            words = canvas.named(name)
            wide = size_of_key(canvas, words).w
            left -= wide
            paint_key(canvas, centred((wide, tall), Rect(left, inner.y, wide, inner.h)), words)
            left -= Space.HALF
        if not names:
            wide = canvas.measure(self.page.say("keys.none"), "body")[0]
            left -= wide
            canvas.text(self.page.say("keys.none"), inner.right_part(wide), "body", "bad", align="right", lines=1)
        return left


class KeysPage(Block):
    """`on_message` hears what is to be said below."""

    def __init__(self, app: App, on_message: Callable[[str], None]) -> None:
        super().__init__("settings.keys")
        self.app, self.on_message = app, on_message
        self.listening = ""
        self._kept: KeyMap | None = None
        self.add(*(KeyLine(want, self) for want in KEYS))

    def say(self, key: str, **values: object) -> str:
        return self.app.say(f"settings.{key}", **values)

    @property
    def keymap(self) -> KeyMap:
        return self._kept or self.app.desk.keymap

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        across = 2 if canvas.text_scale <= TWO_COLUMNS_UP_TO else 1
        tall = max(Space.TARGET, canvas.measure("X", "body")[1] + Space.GRID)
        down = -(-len(self.children) // across)
        cells = columns(Rect(spot.x, spot.y, spot.w, tall), *[REST] * across, gap=Space.GAP)
        for i, line in enumerate(self.children):
            line.rect = cells[i // down].moved(0, (i % down) * (tall + Space.GRID))
        self.rect = Rect(spot.x, spot.y, spot.w, down * (tall + Space.GRID))
        return self.rect.h

    # Listening: an empty key map lets every key through as itself

    def listen(self, want: str) -> None:
        self.stop()
        self.listening, self._kept = want, self.app.desk.keymap
        self.app.desk.translator.keymap = KeyMap({}, self._kept.pad)
        self.on_message(self.say("keys.help"))

    def stop(self) -> None:
        if self._kept is not None:
            self.app.desk.translator.keymap = self._kept
        self.listening, self._kept = "", None

    def hear(self, intent: Intent) -> bool:
        """True while a key is awaited: whatever is pressed is for us."""
        if not self.listening:
            return False
        want = self.listening
        if intent.released or intent.repeated:
            return True
        self.stop()
        if intent.want == Want.DIGIT:
            self.on_message(self.say("keys.digits"))
        elif intent.want == Want.LETTER and intent.key != "escape":
            self._offer(want, intent.key)
        return True

    def _offer(self, want: str, key: str) -> None:
        """Bind a free key at once; ask where it is taken."""
        losers = [other for other, names in self.keymap.keys.items() if key in names and other != want]
        stuck = [other for other in losers if other in ALWAYS and len(self.keymap.keys[other]) == 1]
        if stuck:
            self.on_message(self.say("keys.last", other=self.say(f"wants.{stuck[0]}")))
        elif losers:
            self._ask(want, key, losers[0])
        else:
            self._bind(want, key)

    def _ask(self, want: str, key: str, loser: str) -> None:
        names = {
            "other": self.say(f"wants.{loser}"),
            "want": self.say(f"wants.{want}"),
            "cap": self.app.desk.canvas.named(cap(key)),
        }
        answers = [
            Answer("keep", self.say("keys.keep")),
            Answer("take", self.say("keys.take"), lambda: self._bind(want, key), kind="primary"),
        ]
        self.app.desk.push(Dialog(self.say("keys.taken_title"), self.say("keys.taken", **names), answers))

    def _bind(self, want: str, key: str) -> None:
        self.keymap.bind(want, key)
        self.app.change(keys=self.keymap.to_data()["keys"])
        self.on_message(self.say("keys.help"))
