"""The card wall of the deck builder: a page of cards of the collection, each with all that it can do."""

from collections.abc import Callable

from pixtable.games.tactics.rules.abilities.words import Ability
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.rules.decks.roster import NUMBERS
from pixtable.games.tactics.rules.labels import gist_key
from pixtable.games.tactics.screens.builder.workbench import character, limits_of
from pixtable.games.tactics.table.pieces.art import (
    KIND_ICONS,
    paint_icon,
    paint_number,
    paint_sprite,
    paint_strip,
    with_icons,
)
from pixtable.language.words import Words
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import LARGE_TEXT, SMALL_NAME_ROLES, Lift, Line
from pixtable.ui.node import Node

RADIUS = 10.0
STRIPS = 4
STRIP, LARGE_STRIP = 22.0, 30.0
STRIP_GAP = 2.0
NAME, LARGE_NAME = 24.0, 34.0
PLATE, LARGE_PLATE = Rect(0, 0, 46, 26), Rect(0, 0, 66, 36)
FACE_IN_VIEW = 34.0
"""So far below the window's edge stand the feet, so that the face is seen."""
DISC, LARGE_DISC = 12.0, 15.0


def printed(name: str) -> list[Ability]:
    """The four strips of a card: its rows, and what may be done with the card itself."""
    card = character(name)
    return [*card.rows, card.order if card.order.is_written else card.operation]


class WallCard(Node):
    """May be pressed, or carried to a tray."""

    radius = RADIUS
    lifts = True
    piece = True

    def __init__(self, name: str, words: Words, deck: Callable[[], Deck], row: Callable[[], str]) -> None:
        super().__init__(f"builder.card.{name}", focusable=True, region="wall")
        self.name, self.words, self.deck, self.row = name, words, deck, row

    def paint(self, canvas: Canvas) -> None:
        deck = self.deck()
        inside = (deck.count(self.name, "leaders"), deck.count(self.name, "heroes"))
        shown = ("wall", self.name, self.row(), inside, self.words.say(f"names.{self.name}"), self.full_lift > 0)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas, *inside), panels.ROOM)

    def _paint(self, canvas: Canvas, leads: int, fights: int) -> None:
        rect, is_large = self.rect, canvas.text_scale > LARGE_TEXT
        panels.shadow(canvas, rect, RADIUS, Lift.CARD + self.full_lift, 0.6)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        canvas.ring(rect, RADIUS, Line.CHIP, "key_line")
        strips = STRIPS * ((LARGE_STRIP if is_large else STRIP) + STRIP_GAP)
        window = Rect(rect.x + 6, rect.y + 6, rect.w - 12, rect.h - 14 - strips)
        label = window.bottom_part(LARGE_NAME if is_large else NAME)
        self._paint_window(canvas, window, label, has_marks=bool(leads or fights))
        plate = LARGE_PLATE if is_large else PLATE
        attack, life = character(self.name).as_hero
        paint_number(canvas, Rect(window.x, window.y, plate.w, plate.h), "attack", attack, role="body_strong")
        right = window.right - plate.w
        paint_number(canvas, Rect(right, window.y, plate.w, plate.h), "heart", life, role="body_strong")
        self._paint_strips(canvas, Rect(window.x, window.bottom + 3, window.w, strips))
        self._paint_state(canvas, label, leads, fights)

    def _paint_window(self, canvas: Canvas, window: Rect, label: Rect, *, has_marks: bool) -> None:
        canvas.image(f"tactics/windows/{character(self.name).set}", window, pixel=True, radius=5)
        with canvas.clipped(window):
            paint_sprite(canvas, NUMBERS[self.name], (window.cx, label.y + FACE_IN_VIEW), 2.0)
        canvas.fill(label, "paper_light", 0.92)
        disc = LARGE_DISC if canvas.text_scale > LARGE_TEXT else DISC
        room = label.inset(2 * disc + 2 if has_marks else 0.0, 0)
        canvas.name(
            self.words.say(f"names.{self.name}"), room, "ink", align="centre", roles=("body_strong", *SMALL_NAME_ROLES)
        )

    def _paint_strips(self, canvas: Canvas, room: Rect) -> None:
        for i, ability in enumerate(printed(self.name)):
            stride = room.h / STRIPS
            box = Rect(room.x, room.y + i * stride, room.w, stride - STRIP_GAP)
            gist = with_icons(self.words.say(gist_key(ability), **ability.numbers))
            is_lit = ability.slot == self.row()
            paint_strip(canvas, box, ability.slot, gist, is_lit=is_lit, icons=(KIND_ICONS[ability.kind],))
            if is_lit:
                canvas.ring(box, 5, Line.RIM, "amber")

    def _paint_state(self, canvas: Canvas, label: Rect, leads: int, fights: int) -> None:
        """In the deck: a tick or a count at the right of its name, a crown at the left. On the list: a stamp."""
        radius = LARGE_DISC if canvas.text_scale > LARGE_TEXT else DISC
        left, right = label.x + radius, label.right - radius
        if leads:
            canvas.disc(left, label.cy, radius, "plate")
            canvas.icon("crown", Rect(left - 9, label.cy - 9, 18, 18))
        if fights == 1:
            check(canvas, right, label.cy, "amber", radius)
        elif fights:
            panels.badge(canvas, right, label.cy, radius, str(fights))
        if limits_of(self.name):
            paint_icon(canvas, "marked", label.x + DISC, label.y - DISC, 24.0)


class EmptyWall(Node):
    """What is said where no card is found."""

    def __init__(self, text: str) -> None:
        super().__init__("builder.nothing")
        self.text = text

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.rect, "label", "muted", align="centre")
