"""The door to the games that lie in the folder of another: three drafts, each with what it is about."""

from collections.abc import Callable

from pixtable.games import GAMES
from pixtable.games.tactics.screens.game import GAME
from pixtable.shell.app import App
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.kit.paper import Page
from pixtable.table.loading import table_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.panels import slip
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

FACE = 104.0
TALLEST = 440.0
DRAFTS = tuple(game for game in GAMES if game.startswith(f"{GAME}.draft."))


class DraftCard(Node):
    """One draft: three faces, its name, what it is about, and how many it is for."""

    radius = Radius.PLATE
    press_sound = PRESS
    on_paper = True

    def __init__(self, app: App, game_id: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"drafts.{game_id}", on_press=on_press, region="drafts")
        self.faces = table_of(game_id).fan
        kind = game_id.rpartition(".")[2]
        say = app.words_of(game_id).say
        self.words = (say(f"drafts.{kind}"), say("game.pitch"), numbers_of(game_id, app.settings.spoken))

    def paint(self, canvas: Canvas) -> None:
        slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule", Line.RIM)
        inner = self.rect.inset(Space.GAP)
        side = min(FACE, inner.w / 3 - Space.GRID)
        left = inner.cx - (3 * side + 2 * Space.GRID) / 2
        for i, face in enumerate(self.faces):
            canvas.image(face, Rect(left + i * (side + Space.GRID), inner.y, side, side), pixel=True, radius=6)
        text = inner.inset(0, side + Space.GAP, 0, 0)
        name, pitch, numbers = self.words
        line = canvas.measure("X", "body_strong")[1]
        name_room = text.top_part(text.h * 0.3)
        canvas.text(name, name_room, "clue", "title_ink", align="centre")
        canvas.text(numbers, text.bottom_part(2 * line), "body_strong", "muted_ink", align="centre")
        middle = Rect(text.x, name_room.bottom, text.w, text.h * 0.7 - 2 * line)
        canvas.text(pitch, middle, "body", "ink", align="centre")


class DraftsScene(Page):
    name, of_game = "drafts", GAME

    def build_page(self) -> None:
        self.cards = [self._card(game_id) for game_id in DRAFTS]
        self.sheet.add(*self.cards)

    def _card(self, game_id: str) -> DraftCard:
        return DraftCard(self.app, game_id, lambda: self.app.open_new_game(game_id))

    def enter(self) -> None:
        self.focus.set(self.cards[0])

    def arrange_page(self, room: Rect, view: View) -> None:
        tall = min(room.h - Space.GAP, TALLEST * self.desk.canvas.text_scale**0.5)
        row = Rect(room.x, room.cy - tall / 2, room.w, tall)
        boxes = columns(row, *[REST] * len(self.cards), gap=Space.GAP)
        for card, box in zip(self.cards, boxes, strict=True):
            card.rect = box
