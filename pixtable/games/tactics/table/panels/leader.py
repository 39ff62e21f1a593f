"""The choice of a leader: from the opening hand, or from the leaders of a built deck."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.labels import kind_key
from pixtable.games.tactics.table.pieces.art import KIND_ICONS, paint_icon, paint_number, paint_sprite
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Lift, Line
from pixtable.ui.lettering.capitals import title
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

GAP = 12.0
WING = 44.0
"""How much of the cloth is seen at either side."""
VALANCE = 0.115
"""Its height in parts of the stage's width."""
RIBBON, LARGE_RIBBON = 56.0, 84.0
RIBBON_WIDE = 560.0
TAIL = 44.0
TITLE = 30.0
LINE = 34.0
FOOT = 64.0
RADIUS = 12.0
WINDOW, LARGE_WINDOW = 184.0, 130.0
PLATE = 38.0
FIGURE = 3.0
ROLES = ("body", "caption")
WIDEST = 208.0
TALLEST = 440.0
Z_LEADERS = 60.0


class LeaderCard(Node):
    radius = RADIUS
    lifts = True

    def __init__(self, look: FieldView, card: int, choose: Callable[[int], None]) -> None:
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
        tall = LARGE_WINDOW if look.is_large else WINDOW
        window = Rect(rect.x + 8, rect.y + 8, rect.w - 16, tall)
        canvas.image(f"tactics/windows/{character.set}", window, pixel=True, radius=6)
        with canvas.clipped(window):
            times = FIGURE if not look.is_large else FIGURE - 1
            paint_sprite(canvas, self.card, (window.cx, window.bottom + 12), times, is_leader=True)
        attack, life = character.as_leader
        half = window.w / 2 - 3
        paint_number(canvas, Rect(window.x, window.bottom - PLATE, half, PLATE), "attack", attack, role="score")
        paint_number(canvas, Rect(window.right - half, window.bottom - PLATE, half, PLATE), "heart", life, role="score")
        line = LINE * (1.3 if look.is_large else 1)
        label = Rect(rect.x + 6, window.bottom + 4, rect.w - 12, line)
        canvas.name(look.title(self.card), label, "ink", align="centre")
        below = self._paint_kind(canvas, Rect(rect.x + 10, label.bottom, rect.w - 20, line - 4))
        room = Rect(rect.x + 10, below + 4, rect.w - 20, rect.bottom - below - 12)
        text = look.text(character.leader)
        role = next((role for role in ROLES if canvas.block(text, role, *room.size, shrink=True).fits), "")
        words: Rich = text if role else look.gist(character.leader)  # then the whole text stands in the inspector
        canvas.text(words, room, role or "body", "ink", align="centre", valign="top")

    def _paint_kind(self, canvas: Canvas, room: Rect) -> float:
        """A chip with the kind of ability; its lower edge."""
        kind = character_of(self.card).leader.kind
        words = self.look.host.say(kind_key(kind))
        if not canvas.block(words, "caption_strong", room.w - 40, room.h, shrink=True, lines=1).fits:
            return room.y
        wide = canvas.measure(words, "caption_strong")[0] + 40
        box = Rect(room.cx - wide / 2, room.y, wide, room.h)
        canvas.rounded(box, box.h / 2, "paper_empty")
        paint_icon(canvas, KIND_ICONS[kind], box.x + 16, box.cy, 16)
        canvas.text(words, box.inset(28, 0, 10, 0), "caption_strong", "ink", align="centre", lines=1)
        return box.bottom


class Leaders(Node):
    """Lies over the field while leaders are chosen."""

    catches = True

    def __init__(self, look: FieldView) -> None:
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
        aside = 4.0 if self.look.is_large else WING
        inner = stage.inset(aside, self._ribbon.bottom + LINE + 20 - stage.y, aside, FOOT + 16)
        count = max(1, len(self.cards))
        wide = min(WIDEST, (inner.w - (count - 1) * GAP) / count)
        left = inner.cx - (count * wide + (count - 1) * GAP) / 2
        for i, node in enumerate(self.cards):
            node.rect = Rect(
                left + i * (wide + GAP), inner.y, wide, inner.h if self.look.is_large else min(TALLEST, inner.h)
            )
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

    @property
    def _note(self) -> str:
        """Whence the hand will come: PT-20, or PT-100; or why a leader is chosen in the midst of a game, PT-114."""
        if self.look.state.rebuilder == self.look.viewer:
            return self.look.say("leader.rebuild")
        own = self.look.state.built[self.look.viewer]
        return self.look.say("leader.together" if own is None else "leader.of_deck")

    @property
    def _ribbon(self) -> Rect:
        stage, is_large = self.look.places.stage, self.look.is_large
        wide = min(stage.w - 4 * TAIL, RIBBON_WIDE * (1.4 if is_large else 1))
        top = 12.0 if is_large else stage.w * VALANCE * 0.62
        return Rect(stage.cx - wide / 2, stage.y + top, wide, LARGE_RIBBON if is_large else RIBBON)

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        shown = ("leaders", look.say("leader.title"), self._note, bool(self.cards), look.is_large)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas))

    def _paint(self, canvas: Canvas) -> None:
        look, stage, ribbon = self.look, self.rect, self._ribbon
        canvas.fill(stage, "felt", 0.97)
        if canvas.theme.textures and not look.is_large:
            self._paint_cloth(canvas, stage)
        for side in (-1, 1):
            x = ribbon.x if side < 0 else ribbon.right
            ends = [(x, ribbon.y + 10), (x + side * TAIL, ribbon.y + 10), (x + side * TAIL * 0.6, ribbon.cy + 10)]
            canvas.polygon([*ends, (x + side * TAIL, ribbon.bottom + 10), (x, ribbon.bottom + 10)], "wood_line")
        canvas.gradient(ribbon, "gold_light", "gold_thread", 4)
        canvas.ring(ribbon.inset(3), 3, Line.HAIR, "key_line")
        words = look.say("leader.title").upper()
        title(canvas, words, ribbon.inset(16, 4), TITLE, align="centre", plain=look.host.tastes.plain_titles)
        below = Rect(stage.x + WING + 8, ribbon.bottom + 12, stage.w - 2 * WING - 16, LINE)
        words = self._note
        if canvas.block(words, "body", *below.size, shrink=True, lines=1).fits:
            canvas.text(words, below, "body", "cream", align="centre", lines=1)
        if not self.cards:
            canvas.text(look.say("leader.waits"), stage.inset(60, 200), "clue", "cream", align="centre")

    def _paint_cloth(self, canvas: Canvas, stage: Rect) -> None:
        for name, wing in (("left", stage.left_part(WING - 6)), ("right", stage.right_part(WING - 6))):
            w, h = canvas.pictures.size(f"ui/curtain_{name}")
            strip = round(w * wing.w / stage.w * 2)
            canvas.image(f"ui/curtain_{name}", wing, crop=(0 if name == "left" else w - strip, 0, strip, h))
        canvas.image("ui/curtain_valance", stage.top_part(stage.w * VALANCE))
