"""Beside the large board: who leads, the forfeit that was rolled, and what everybody holds and has laid."""

from __future__ import annotations

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.moves import Roll, Theme
from pixtable.games.pictoric.table.phases.writing import ClueBox
from pixtable.games.pictoric.table.pieces.art import paint_chip, paint_clue, paint_crown, paint_pawn, paper_strip
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns, grid, rows
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

FORFEITS = 6
HEAD, ACTION, ROW, LOW_ROW = 68.0, 120.0, 34.0, 24.0
CHIPS = 148.0


class Side(Node):
    def __init__(self, look: RoundView) -> None:
        super().__init__(region="side")
        self.look = look
        self.roll = Button("pictoric.roll", "", self._roll, kind="primary", icon="dice", key="Enter", shows_key=True)
        self.box = ClueBox(
            "pictoric.theme", look.hear, lambda text: None, on_enter=lambda text: self._name(),
            on_keyboard=look.ask_for_keys,
        )  # fmt: skip
        self.named = Button("pictoric.name_theme", "", self._name, kind="primary")
        self.add(self.roll, self.box, self.named)

    # homes

    def arrange(self) -> None:
        side = self.look.places.side
        seats, is_large = self.look.state.seats, self.look.has_large_text
        banks = seats * (LOW_ROW if is_large else ROW) + (16 if is_large else 44)
        self.head, self.middle, self.action, self.banks = rows(side, HEAD, REST, ACTION, banks, gap=Space.GRID)
        self.roll.rect = self.action.top_part(64)
        self.box.rect = self.action.top_part(56)
        self.named.rect = self.action.bottom_part(52)

    def attend(self) -> None:
        look = self.look
        self.roll.visible = look.may_roll
        self.box.visible = self.named.visible = look.may_name_theme
        if not look.may_name_theme and self.box.text:
            self.box.start_over()
        self.roll.text = look.say("side.roll")
        self.named.text = look.say("side.name_theme")
        self.named.enabled = bool(self.box.text.strip())

    def _roll(self) -> None:
        if self.look.may_roll:
            self.look.host.commit(Roll())

    def _name(self) -> None:
        if self.look.may_name_theme and self.box.text.strip():
            self.look.host.commit(Theme(self.box.text))

    # looks

    def paint(self, canvas: Canvas) -> None:
        self._paint_head(canvas, self.head)
        if self.look.state.clue is not None and self.look.state.phase == "lay" and self.look.clue_is_read:
            self._paint_clue(
                canvas, Rect(self.middle.x, self.middle.y, self.middle.w, self.action.bottom - self.middle.y)
            )
        elif self.look.state.forfeits:
            self._paint_forfeits(canvas, self.middle)
        self._paint_banks(canvas, self.banks)

    def _paint_head(self, canvas: Canvas, head: Rect) -> None:
        look, leader = self.look, self.look.state.leader
        panels.panel(canvas, head)
        paint_pawn(canvas, look.emblem(leader), head.left_part(64).inset(8))
        words = head.inset(68, 6, 72, 6)
        name, leads = rows(words, REST, 0 if look.has_large_text else REST)
        canvas.text(canvas.trimmed(look.name(leader), "name", name), name, "name", "cream", lines=1)
        if not look.has_large_text:  # the crown says it too
            canvas.text(look.say("side.leads"), leads, "caption", "muted", lines=1)
        if look.state.forfeit is None:
            paint_crown(canvas, head.right_part(64).inset(14, 16))

    def _paint_forfeits(self, canvas: Canvas, room: Rect) -> None:
        """Six chips in the order of the die; the one that was rolled with its sentence."""
        look = self.look
        panels.panel(canvas, room)
        heading, _, sentence = self._forfeits(room)
        if not look.has_large_text:
            canvas.text(look.say("side.forfeits"), heading, "body_strong", "amber", lines=1)
        rolled = look.state.forfeit if look.forfeit_is_seen else None
        for forfeit in range(1, FORFEITS + 1):
            spot = self.chip(forfeit)
            paint_chip(canvas, forfeit, spot, 1.0 if rolled in (None, forfeit) else 0.4)
            if rolled == forfeit:
                canvas.ring(spot.grown(2), spot.w / 2 + 2, Line.RING, "amber")
        if rolled is None or look.forfeit_is_told:
            words = look.forfeit_words if rolled else look.say("side.nothing_rolled")
            canvas.text(words, sentence, "body", "cream", align="centre")

    def _forfeits(self, room: Rect) -> list[Rect]:
        """The heading, the chips, and the sentence below them."""
        inner = room.inset(12)
        return rows(inner, 0 if self.look.has_large_text else 26, min(CHIPS, inner.h * 0.46), REST, gap=6)

    def chip(self, forfeit: int) -> Rect:
        box = grid(self._forfeits(self.middle)[1], 3, 2, gap=6)[forfeit - 1]
        side = min(box.w, box.h)
        return Rect(box.cx - side / 2, box.cy - side / 2, side, side)

    @property
    def die(self) -> Rect:
        """Where the leader's die lies once it has been rolled."""
        return self.head.right_part(64).inset(6, 8)

    def _paint_clue(self, canvas: Canvas, room: Rect) -> None:
        """The association, and who has sealed an envelope."""
        look, state = self.look, self.look.state
        paper, sealed = rows(room, REST, 136, gap=Space.GRID)
        paper_strip(canvas, paper)
        if state.clue is not None:
            paint_clue(canvas, look, state.clue, paper.inset(16, 12))
        across = columns(sealed, *[REST] * (state.seats - 1), gap=4)
        for seat, box in zip(state.followers, across, strict=True):
            is_sealed = state.laid[seat] is not None
            w = min(box.w, 92.0)
            envelope = Rect(box.cx - w / 2, box.y, w, w * 0.86)
            canvas.image("pictoric/envelope_sealed", envelope, alpha=1.0 if is_sealed else 0.35)
            below = Rect(box.cx - 20, envelope.bottom + 2, 40, sealed.bottom - envelope.bottom - 2)
            paint_pawn(canvas, look.emblem(seat), below)

    def _paint_banks(self, canvas: Canvas, room: Rect) -> None:
        """How many pictures everybody holds, and why the last ones were drawn."""
        look, state = self.look, self.look.state
        panels.panel(canvas, room)
        head, *lines = rows(room.inset(12, 8), 0 if look.has_large_text else 24, *[REST] * state.seats, gap=2)
        if not look.has_large_text:
            canvas.text(look.say("side.banks"), head, "caption", "muted", lines=1)
        for seat, line in enumerate(lines):
            self._paint_bank(canvas, seat, line)

    def _paint_bank(self, canvas: Canvas, seat: Seat, line: Rect) -> None:
        look = self.look
        paint_pawn(canvas, look.emblem(seat), line.left_part(28))
        held = len(look.state.banks[seat])
        w = (line.h - 4) / 1.5
        for n in range(held):
            back = Rect(line.x + 36 + n * min(w + 2, 13.0), line.y + 2, w, line.h - 4)
            canvas.image("pictoric/back", back, radius=Radius.KEY / 2)
        reasons = why_drawn(look, seat)
        room = line.inset(36 + 8 * 13 + w, 0, 0, 0)
        if reasons and canvas.block(reasons, "caption", *room.size, shrink=True, lines=1).fits:
            canvas.text(reasons, room, "caption", "mint", align="right", lines=1)


def why_drawn(look: RoundView, seat: Seat) -> str:
    """Why this turn brought somebody cards; the usual one and the one for finding it are told as one sum."""
    whys = look.drawn_for.get(seat, [])
    return (
        look.say("why.refill_found")
        if whys == ["refill", "found"]
        else " ".join(look.say(f"why.{why}") for why in whys)
    )
