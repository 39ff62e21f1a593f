"""The choice of a leader: from the opening hand, or from the leaders of a built deck."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.labels import kind_key
from pixtable.games.tactics.table_art import paint_number, paint_sprite
from pixtable.games.tactics.table_look import Look
from pixtable.games.tactics.words import character_of
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.marks import Mark
from pixtable.ui.node import Node
from pixtable.ui.theme import Lift, Line
from pixtable.ui.widgets import Button

GAP = 12.0
TITLE, LARGE_TITLE = 56.0, 84.0
FOOT = 64.0
RADIUS = 12.0
WINDOW = 150.0
PLATE = 36.0
Z_LEADERS = 60.0


class LeaderCard(Node):
    radius = RADIUS
    lifts = True

    def __init__(self, look: Look, card: int, choose: Callable[[int], None]) -> None:
        super().__init__(f"tactics.leader.{card}", on_press=lambda: choose(card), region="leaders")
        self.look, self.card = look, card
        self.press_sound = "card_pick"

    def paint(self, canvas: Canvas) -> None:
        shown = ("leader", self.card, self.look.title(self.card), self.full_lift > 0)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas), panels.ROOM)

    def _paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        character = character_of(self.card)
        panels.shadow(canvas, rect, RADIUS, Lift.CARD + self.full_lift)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        canvas.ring(rect, RADIUS, Line.RING, "brass")
        window = Rect(rect.x + 8, rect.y + 8, rect.w - 16, WINDOW)
        canvas.image("tactics/windows/dawn", window, pixel=True, radius=6)
        with canvas.clipped(window):
            paint_sprite(canvas, self.card, (window.cx, window.bottom + 10), 2.0, is_leader=True)
        attack, life = character.as_leader
        half = window.w / 2 - 3
        paint_number(canvas, Rect(window.x, window.bottom - PLATE, half, PLATE), "attack", attack, role="score")
        paint_number(canvas, Rect(window.right - half, window.bottom - PLATE, half, PLATE), "heart", life, role="score")
        tall = 32.0 * (1.3 if look.is_large else 1)
        label = Rect(rect.x + 6, window.bottom + 4, rect.w - 12, tall)
        name = canvas.trimmed(look.title(self.card), "name", label)
        canvas.text(name, label, "name", "ink", align="centre", lines=1)
        kind = look.host.say(kind_key(character.leader.kind))
        below = Rect(rect.x + 10, label.bottom, rect.w - 20, tall)
        if canvas.block(kind, "caption_strong", *below.size, shrink=True, lines=1).fits:
            canvas.text(kind, below, "caption_strong", "amber_paper", align="centre", lines=1)
        room = Rect(rect.x + 10, below.bottom + 2, rect.w - 20, rect.bottom - below.bottom - 10)
        words = look.text(character.leader)
        if not canvas.block(words, "body", *room.size, shrink=True).fits:
            words = look.gist(character.leader)  # the whole text stands in the inspector
        canvas.text(words, room, "body", "ink", align="centre", valign="top")


class Leaders(Node):
    """Lies over the field while leaders are chosen."""

    catches = True

    def __init__(self, look: Look) -> None:
        super().__init__("tactics.leaders")
        self.look, self.z = look, Z_LEADERS
        self.chosen: int | None = None
        self.cards: list[LeaderCard] = []
        self.lead = Button("tactics.lead", "", self.confirm, kind="primary", region="leaders")
        self.add(self.lead)

    def sync(self) -> None:
        look = self.look
        self.visible = look.is_choosing_leader
        wanted = list(look.state.may_lead(look.viewer)) if self.visible else []
        if [node.card for node in self.cards] != wanted:
            self.remove(*self.cards)
            self.cards = [LeaderCard(look, card, self.choose) for card in wanted if card in look.options.leaders]
            self.add(*self.cards)
            self.chosen = None
        self.arrange()

    def arrange(self) -> None:
        stage = self.look.places.stage
        self.rect = stage
        title = LARGE_TITLE if self.look.is_large else TITLE
        inner = stage.inset(16, title + 20, 16, FOOT + 16)
        count = max(1, len(self.cards))
        wide = min(208.0, (inner.w - (count - 1) * GAP) / count)
        left = inner.cx - (count * wide + (count - 1) * GAP) / 2
        for i, node in enumerate(self.cards):
            node.rect = Rect(left + i * (wide + GAP), inner.y, wide, min(430.0, inner.h))
            node.key = str(i + 1)
        self.lead.rect = Rect(stage.cx - 240, stage.bottom - FOOT, 480, 56)

    def attend(self) -> None:
        look = self.look
        for node in self.cards:
            node.mark(Mark.SELECTED, node.card == self.chosen)
        self.lead.visible = bool(self.cards)
        self.lead.enabled = self.chosen in look.options.leaders
        name = "" if self.chosen is None else look.title(self.chosen)
        self.lead.text = look.say("leader.lead", name=name) if name else look.say("leader.choose")

    def choose(self, card: int) -> None:
        """Once chosen, the same press again is meant."""
        if self.chosen == card:
            self.confirm()
        else:
            self.chosen = card

    def confirm(self) -> None:
        if move := self.look.options.leaders.get(self.chosen if self.chosen is not None else -1):
            self.look.host.commit(move)

    def paint(self, canvas: Canvas) -> None:
        stage = self.rect
        canvas.fill(stage, "felt", 0.94)
        look = self.look
        title = stage.inset(16, 12, 16, 0).top_part(LARGE_TITLE if look.is_large else TITLE)
        canvas.text(look.say("leader.title"), title, "title", "gold_light", align="centre")
        if not self.cards:
            canvas.text(look.say("leader.waits"), stage.inset(40, 120), "clue", "muted", align="centre")
