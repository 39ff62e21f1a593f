"""Whose work this is: ours, and that of those it stands on."""

from pixtable import __version__
from pixtable.games import GAMES
from pixtable.shell.kit.blocks import Block, Line, stack
from pixtable.shell.kit.paper import Page
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, row_of
from pixtable.ui.draw.theme import Lift, Radius, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import BAR, WHEEL, ScrollView

PARTS = ("ours", "games", "licence", "font", "libraries")
COLUMN = 880.0  # a line of no more than eighty letters or so
CARD, TURN = Size(96, 144), 3.0
STEPS = {Want.UP: -WHEEL, Want.DOWN: WHEEL}


class Fan(Node):
    """The four games as they lie on the title, where the words leave them room."""

    def __init__(self) -> None:
        super().__init__("credits.pictures")

    def paint(self, canvas: Canvas) -> None:
        if self.rect.h < CARD.h + 2 * Space.GAP:
            return
        places = row_of([CARD] * len(GAMES.on_the_title), self.rect, Space.SHEET)
        for i, (game_id, place) in enumerate(zip(GAMES.on_the_title, places, strict=True)):
            with canvas.posed(place, turn=TURN * (i - (len(GAMES.on_the_title) - 1) / 2)):
                panels.shadow(canvas, place, Radius.PLATE, Lift.HOVER)
                canvas.rounded(place.grown(Space.HALF), Radius.PLATE + Space.HALF, "paper_light")
                canvas.image(f"title/tile_{game_id}", place, radius=Radius.PLATE)


class CreditsScene(Page):
    name = "credits"

    def build_page(self) -> None:
        self.header.remark = self.say("version", version=__version__)
        self.scroll = ScrollView("credits.scroll")
        self.notes: list[Block] = [note for part in PARTS for note in self._part(part)]
        self.scroll.add(*self.notes)
        self.pictures = Fan()
        self.sheet.add(self.scroll, self.pictures)

    def _part(self, part: str) -> list[Block]:
        above = 0.0 if part == PARTS[0] else Space.GAP
        heading = Line(f"credits.{part}.heading", self.say(f"{part}.heading"), "label", "title_ink", above=above)
        return [heading, Line(f"credits.{part}.text", self.say(f"{part}.text"))]

    def enter(self) -> None:
        self.focus.set(self.back, by_pointer=True)

    def arrange_page(self, room: Rect, view: View) -> None:
        wide = min(COLUMN * self.desk.canvas.text_scale, room.w)
        self.scroll.rect = Rect(room.cx - wide / 2, room.y + Space.GAP, wide, room.h - Space.GAP)
        inside = self.scroll.rect.inset(0, 0, BAR + Space.GRID, 0)
        end = stack(self.notes, self.desk.canvas, inside, Space.HALF / 2)
        self.pictures.rect = Rect(room.x, end, room.w, max(0.0, room.bottom - end))

    def on_intent(self, intent: Intent) -> bool:
        """There is one button only, so the arrows are free to turn the page."""
        page = self.scroll.rect.h - WHEEL
        steps = STEPS | {Want.PAGE_UP: -page, Want.PAGE_DOWN: page}
        if intent.released or intent.want not in steps:
            return False
        self.scroll.scroll_to(self.scroll.offset + steps[intent.want])
        return True
