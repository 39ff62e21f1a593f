"""The right-hand sheet of the deck builder: both parts of the deck as faces, whether it is legal, and its curves."""

from collections import Counter
from collections.abc import Callable, Mapping

from pixtable.games.tactics.rules.decks.decks import Deck, Role
from pixtable.games.tactics.screens.builder.workbench import character
from pixtable.games.tactics.table.pieces.art import paint_icon
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, Size, cells
from pixtable.ui.draw.marks import check, cross
from pixtable.ui.draw.theme import LARGE_TEXT, Colour, Line, Radius, Space
from pixtable.ui.input.intent import DIRECTIONS, Input, Intent
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

LEADER, HERO, SMALL_HERO = 48.0, 32.0, 27.0
MANY = 40
"""More places than these need the small faces."""


class Tray(Node):
    """One part of the deck: a heading, its count, faces, and dashed places for those that are still missing.

    It is one thing to the hand: a face that is pressed, or chosen with the arrows and Enter, goes back to the wall.
    """

    tracks = False
    on_paper = True
    press_sound = PRESS
    radius = Radius.PLATE

    def __init__(self, role: Role, title: str, take_out: Callable[[str], None], tooltip: str) -> None:
        super().__init__(f"builder.tray.{role}", focusable=True, region="trays", tooltip=tooltip)
        self.role, self.title, self.take_out = role, title, take_out
        self.count, self.is_full = "", False
        self.faces: list[tuple[str, int]] = []
        self.deck = Deck()
        self.spots: list[Rect] = []
        self.index = 0

    def hold(self, deck: Deck, count: str, is_full: bool) -> None:
        self.deck, self.count, self.is_full = deck, count, is_full
        self.faces = list(Counter(deck.part(self.role)).items())
        self.index = max(0, min(self.index, len(self.faces) - 1))

    def arrange(self, rect: Rect, head: float) -> None:
        self.rect = rect
        self.head = Rect(rect.x, rect.y, rect.w, head)
        below = Rect(rect.x, rect.y + head, rect.w, rect.h - head)
        form = self.deck.form
        if self.role == "leaders":
            places = max(form.leaders, len(self.faces))
            self.spots = cells(below.x, below.y, Size(below.w / places, LEADER), places, places)
        else:
            side = HERO if form.most <= MANY else SMALL_HERO
            self.across = int((below.w + 4) // (side + 4))
            pitch = (below.w - side) / (self.across - 1)
            places = max(len(self.faces), form.most) if form.most <= MANY else max(MANY, len(self.faces))
            self.spots = cells(below.x, below.y, Size(side, side), self.across, places, gap_x=pitch - side, gap_y=5)
        self.spots = [spot for spot in self.spots if spot.bottom <= rect.bottom + 1]

    # Hands

    def pointer_down(self, at: Point) -> None:
        self.index = next((i for i, spot in enumerate(self.spots) if spot.grown(2).contains(*at)), len(self.spots))

    @property
    def pointed(self) -> str:
        """The card of the face that is chosen."""
        return self.faces[self.index][0] if self.index < len(self.faces) else ""

    def activate(self) -> None:
        if self.pointed:
            self.take_out(self.pointed)

    def handle(self, given: Input) -> bool:
        if not isinstance(given, Intent) or given.released or given.want not in DIRECTIONS:
            return False
        dx, dy = DIRECTIONS[given.want]
        to = self.index + dx + dy * (len(self.spots) if self.role == "leaders" else self.across)
        if not 0 <= to < len(self.faces):
            return False
        self.index = to
        return True

    # Looks

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.title, self.head, "label", "ink", lines=1)
        canvas.text(self.count, self.head, "label", "good" if self.is_full else "bad", align="right", lines=1)
        for spot, (name, copies) in zip(self.spots, self.faces, strict=False):
            self._paint_face(canvas, spot, name, copies)
        for spot in self.spots[len(self.faces) :]:
            canvas.dashed(Rect(spot.x, spot.y, spot.h, spot.h).inset(1), 4, Line.CHIP, "paper_dash")
        if self.focused and self.index < min(len(self.faces), len(self.spots)):
            spot = self.spots[self.index]
            canvas.ring(Rect(spot.x, spot.y, spot.h, spot.h).grown(2), 5, Line.RING, "amber_paper")

    def _paint_face(self, canvas: Canvas, spot: Rect, name: str, copies: int) -> None:
        face = Rect(spot.x, spot.y, spot.h, spot.h)
        canvas.image(f"tactics/portraits/{name}", face, pixel=True, radius=4)
        if self.role == "leaders":
            attack, life = character(name).as_leader
            beside = Rect(face.right + 5, face.y, spot.w - face.w - 7, face.h)
            canvas.text(str(attack), beside.top_part(face.h / 2), "body_strong", "ink", lines=1)
            canvas.text(str(life), beside.bottom_part(face.h / 2), "body_strong", "bad", lines=1)
        elif copies > 1:
            canvas.layer += 2
            radius = 10.0 if canvas.text_scale <= LARGE_TEXT else 14.0
            panels.badge(canvas, face.right - radius / 2, face.bottom - radius / 2, radius, str(copies))
            canvas.layer -= 2


class Gauge(Node):
    """How full the heroes' part is, with a mark where it is enough."""

    def __init__(self) -> None:
        super().__init__("builder.gauge")
        self.deck = Deck()

    def paint(self, canvas: Canvas) -> None:
        form, trough = self.deck.form, self.rect.top_part(10)
        canvas.rounded(trough, 5, "paper_rule", 0.6)
        part = min(1.0, len(self.deck.heroes) / form.most)
        enough = len(self.deck.heroes) >= form.fewest
        if part:
            canvas.rounded(trough.left_part(max(10, trough.w * part)), 5, "good" if enough else "amber_paper")
        x = trough.x + trough.w * form.fewest / form.most
        canvas.fill(Rect(x - 1, trough.y - 4, 2, 18), "ink")
        if canvas.text_scale <= LARGE_TEXT:
            canvas.text(
                str(form.fewest),
                Rect(x - 20, trough.bottom + 2, 40, 18),
                "caption",
                "muted_ink",
                align="centre",
                lines=1,
            )
            right = Rect(trough.right - 40, trough.bottom + 2, 40, 18)
            canvas.text(str(form.most), right, "caption", "muted_ink", align="right", lines=1)


class Verdict(Node):
    """Whether the deck may be played, in words; pressed, the rulebook opens at the clause."""

    radius = Radius.PLATE
    on_paper = True

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("builder.verdict", on_press=on_press, region="trays")
        self.lines, self.is_legal = [""], True
        self.more: Callable[[int], str] = str

    def say(self, lines: list[str], *, is_legal: bool, more: Callable[[int], str] = str) -> None:
        """`more` says how many lines did not find room."""
        self.lines, self.is_legal, self.more = lines, is_legal, more
        self.tooltip = "\n".join(lines)

    def paint(self, canvas: Canvas) -> None:
        colour: Colour = "good" if self.is_legal else "bad"
        canvas.rounded(self.rect, self.radius, "legal_ground" if self.is_legal else "illegal_ground")
        canvas.ring(self.rect, self.radius, Line.RIM, colour)
        x, y = self.rect.x + 28, self.rect.cy
        if self.is_legal:
            check(canvas, x, y, "good", 14)
        else:
            cross(canvas, x, y)
        room = self.rect.inset(56, 6, 10, 6)
        canvas.text(self._that_fits(canvas, room), room, "body", "ink")

    def _that_fits(self, canvas: Canvas, room: Rect) -> str:
        for shown in range(len(self.lines), 0, -1):
            left = len(self.lines) - shown
            words = "\n".join([*self.lines[:shown], *([self.more(left)] if left else [])])
            if canvas.block(words, "body", *room.size, shrink=True).fits:
                return words
        return self.lines[0]


class Curve(Node):
    """Heroes by attack or life."""

    def __init__(self, id: str, title: str, colour: Colour) -> None:
        super().__init__(f"builder.curve.{id}")
        self.title, self.colour = title, colour
        self.bars: Mapping[int, int] = {}

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.title, self.rect.top_part(22), "body_strong", "ink", lines=1)
        ground = self.rect.inset(0, 24, 0, 20)
        canvas.fill(Rect(ground.x, ground.bottom, ground.w, Line.HAIR), "paper_rule")
        if not self.bars:
            return
        pitch, most = ground.w / max(5, len(self.bars)), max(self.bars.values())
        for i, (value, count) in enumerate(self.bars.items()):
            x = ground.x + i * pitch
            tall = (ground.h - 18) * count / most
            if count:
                canvas.rounded(Rect(x + 3, ground.bottom - tall, pitch - 6, tall), 3, self.colour)
                above = Rect(x, ground.bottom - tall - 18, pitch, 18)
                canvas.text(str(count), above, "caption", "ink", align="centre", lines=1)
            canvas.text(
                str(value), Rect(x, ground.bottom + 1, pitch, 19), "caption", "muted_ink", align="centre", lines=1
            )


class Tally(Node):
    """A count with its icon."""

    def __init__(self, trait: str) -> None:
        super().__init__(f"builder.tally.{trait}")
        self.trait, self.words = trait, ""

    def paint(self, canvas: Canvas) -> None:
        paint_icon(canvas, self.trait, self.rect.x + 8, self.rect.cy)
        room = self.rect.inset(20, 0, 0, 0)
        words = canvas.trimmed(self.words, "caption", room)
        canvas.text(words, room, "caption", "ink", lines=1)


class Bar(Node):
    """Over the top: where we are, what to do."""

    def __init__(self, headline: str) -> None:
        super().__init__("builder.bar")
        self.headline, self.status, self.left, self.right = headline, "", 60.0, 0.0

    def paint(self, canvas: Canvas) -> None:
        shown = ("builder", self.headline, self.status, self.left, self.right)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas), is_opaque=True)

    def _paint(self, canvas: Canvas) -> None:
        panels.bar(canvas, self.rect)
        wide = canvas.measure(self.headline, "body_strong")[0]
        x = self._divider(canvas, self.left)
        canvas.text(self.headline, Rect(x, self.rect.y, wide, self.rect.h), "body_strong", "amber", lines=1)
        x = self._divider(canvas, x + wide + Space.GRID + 4)
        room = Rect(x, self.rect.y, self.right - x - Space.GRID, self.rect.h)
        canvas.text(canvas.trimmed(self.status, "status", room), room, "status", "cream", lines=1)

    def _divider(self, canvas: Canvas, x: float) -> float:
        canvas.fill(Rect(x, self.rect.y + 8, Line.HAIR, self.rect.h - 16), "brass", 0.6)
        return x + Space.GRID + 4
