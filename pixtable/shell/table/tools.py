"""What can be pressed in the top bar of a table, and the tools of a table that looks back."""

from collections.abc import Callable
from typing import Protocol

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.input.intent import Want
from pixtable.ui.input.keymap import KeyMap
from pixtable.ui.widgets.button import IconButton

FRACTIONS = {0.25: "¼", 0.5: "½"}


class Past(Protocol):
    """What its tools work on."""

    @property
    def is_replaying(self) -> bool: ...

    @property
    def replay_speed(self) -> float: ...

    @property
    def is_bookmarked(self) -> bool: ...

    def toggle_replay(self) -> None: ...

    def next_speed(self) -> None: ...

    def toggle_bookmark(self) -> None: ...

    def what_if(self) -> None: ...

    def share(self) -> None: ...

    def look_at_now(self) -> None: ...


class PastTools:
    """What can be done with a game that is looked back at: play it again, mark it, go on otherwise, hand it on."""

    def __init__(self, past: Past, say: Callable[[str], str], keymap: KeyMap) -> None:
        self._past, self._say = past, say
        self.replay = tool("replay", "play", past.toggle_replay, tooltip="", key=keymap.shown(Want.PREVIEW))
        self.speed = SpeedButton(past.next_speed, say("past.speed"))
        self.bookmark = tool("bookmark", "bookmark", past.toggle_bookmark, tooltip="", key="B")
        self.tools: list[IconButton] = [
            self.replay,
            self.speed,
            self.bookmark,
            tool("what_if", "branch", past.what_if, tooltip=say("past.what_if"), key="W"),
            tool("share", "share", past.share, tooltip=say("past.share"), key="S"),
            tool("now", "close", past.look_at_now, tooltip=say("past.now"), key=keymap.shown(Want.CANCEL)),
        ]

    def refresh(self) -> None:
        past, say = self._past, self._say
        self.replay.icon = "pause" if past.is_replaying else "play"
        self.replay.tooltip = say("past.pause" if past.is_replaying else "past.play")
        self.bookmark.tooltip = say("past.forget" if past.is_bookmarked else "past.bookmark")
        self.speed.speed = past.replay_speed


class SpeedButton(IconButton):
    """How fast a replay runs, as a figure: pressing goes to the next, and round."""

    def __init__(self, on_press: Callable[[], None], tooltip: str) -> None:
        super().__init__("table.speed", "", on_press, tooltip=tooltip, key="Q E", region="actions")
        self.speed = 1.0

    def paint_icon(self, canvas: Canvas, box: Rect, alpha: float) -> None:
        figure = FRACTIONS.get(self.speed) or f"{self.speed:.0f}"
        canvas.text(f"{figure}×", box.grown(Space.GRID), "body_strong", "cream", align="centre", lines=1)


def tool(name: str, icon: str, on_press: Callable[[], None], *, tooltip: str, key: str) -> IconButton:
    return IconButton(f"table.{name}", icon, on_press, tooltip=tooltip, key=key, region="actions")
