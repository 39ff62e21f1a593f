"""The bracket on paper: a slip for each match with both sides, round beside round, and the lines between them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pixtable.games.tactics.screens.cup.record import Entrant
from pixtable.games.tactics.screens.decks.deck_box import READY, deck_box, deck_title
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App
from pixtable.shell.kit.personas import draw_portrait
from pixtable.store.chairs import Chair
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import Colour, Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

FACE = 44.0
WIDEST, TALLEST = 400.0, 150.0
PADDING = 8.0
BETWEEN = 44.0


class Side(NamedTuple):
    """One side of a match, in words. Without a chair it is not known yet."""

    chair: Chair | None
    seat: int
    name: str
    deck: str
    has_won: bool | None


def title_of_deck(app: App, entrant: Entrant) -> str:
    """A ready deck as the player's language calls it, any other by its own name; nothing while there is none."""
    if entrant.deck is None:
        return ""
    key = entrant.chair.deck
    if key.startswith(f"{READY}.") and (kept := deck_box(app.services).kept(key)):
        return deck_title(app.words_of(GAME), kept)
    return entrant.deck.name or app.words_of(GAME).say("tournament.drafted")


def draw_face(canvas: Canvas, rect: Rect, chair: Chair, seat: int) -> None:
    if chair.is_person:
        canvas.emblem(seat, rect)
    else:
        draw_portrait(canvas, rect, GAME, chair.persona)


class MatchSlip(Node):
    """Pressed, it is played, watched, or looked back at."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, number: int, sides: Sequence[Side], frame: Colour, tooltip: str, on_press: Callable[[], None] | None
    ) -> None:
        super().__init__(
            f"tournament.match.{number + 1}", on_press=on_press, focusable=True, region="bracket", tooltip=tooltip
        )
        self.sides, self.frame = sides, frame
        self.enabled = on_press is not None

    def paint(self, canvas: Canvas) -> None:
        width = Line.PLATE if self.frame == "paper_rule" else Line.RING
        panels.slip(canvas, self.rect, self.frame, width)
        upper, lower = rows(self.rect.inset(PADDING, PADDING / 2), REST, REST, gap=2)
        for side, box in zip(self.sides, (upper, lower), strict=True):
            self._side(canvas, side, box)
        canvas.fill(Rect(upper.x, upper.bottom, upper.w, Line.HAIR), "paper_line")

    def _side(self, canvas: Canvas, side: Side, box: Rect) -> None:
        line = canvas.measure("X", "label")[1]
        small = canvas.measure("X", "body")[1]
        is_slim = box.h < line + small
        face = min(FACE, box.h - 4)
        colour: Colour = "muted_ink" if side.chair is None or side.has_won is False else "ink"
        words = box.inset(FACE + Space.GRID, 0, Space.ICON, 0)
        if side.chair is not None:
            draw_face(canvas, Rect(box.x, box.cy - face / 2, face, face), side.chair, side.seat)
        upper = words if is_slim or not side.deck else Rect(words.x, words.cy - (line + small) / 2, words.w, line)
        canvas.text(canvas.trimmed(side.name, "label", upper), upper, "label", colour, lines=1)
        if side.deck and not is_slim:
            lower = Rect(words.x, upper.bottom, words.w, small)
            canvas.text(canvas.trimmed(side.deck, "body", lower), lower, "body", "muted_ink", lines=1)
        if side.has_won:
            check(canvas, box.right - Space.ICON / 2, box.cy, "good_light", 11)


class Bracket(Node):
    """Not pressed itself: it places the slips and draws what leads from one to the next."""

    def __init__(self, rounds: Sequence[Sequence[MatchSlip]], heads: Sequence[str]) -> None:
        super().__init__("tournament.bracket")
        self.rounds, self.heads = rounds, heads
        self.head_boxes: list[Rect] = []
        self.add(*(slip for round_ in rounds for slip in round_))

    def place(self, canvas: Canvas, room: Rect) -> None:
        self.rect = room
        head = canvas.measure("X", "label")[1] + Space.HALF
        wide = min(WIDEST, (room.w - BETWEEN * (len(self.rounds) - 1)) / len(self.rounds))
        whole = wide * len(self.rounds) + BETWEEN * (len(self.rounds) - 1)
        strip = Rect(room.cx - whole / 2, room.y, whole, room.h)
        self.head_boxes = []
        for round_, column in zip(self.rounds, columns(strip, *[REST] * len(self.rounds), gap=BETWEEN), strict=True):
            self.head_boxes.append(column.top_part(head))
            for slip, box in zip(round_, rows(column.inset(0, head, 0, 0), *[REST] * len(round_)), strict=True):
                first = self.rounds[0]
                tall = min(TALLEST * canvas.text_scale**0.5, (column.h - head) / len(first) - Space.GRID)
                slip.rect = Rect(box.x, box.cy - tall / 2, box.w, tall)

    def paint(self, canvas: Canvas) -> None:
        for words, box in zip(self.heads, self.head_boxes, strict=True):
            canvas.text(words, box, "label", "title_ink", align="centre", lines=1)
        for i, round_ in enumerate(self.rounds[1:]):
            for place, slip in enumerate(round_):
                for before in self.rounds[i][2 * place : 2 * place + 2]:
                    self._link(canvas, before.rect, slip.rect)

    @staticmethod
    def _link(canvas: Canvas, one: Rect, other: Rect) -> None:
        middle = (one.right + other.x) / 2
        canvas.path(
            [(one.right, one.cy), (middle, one.cy), (middle, other.cy), (other.x, other.cy)], Line.RIM, "paper_dash"
        )
