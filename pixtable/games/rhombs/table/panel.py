"""What follows if the tile in the hand is placed: seams, cells killed, and how many moves are left to whom."""

from __future__ import annotations

from typing import NamedTuple

from pixtable.games.rhombs.table.outcome import Mobility, Outcome
from pixtable.games.rhombs.table.pieces.ghost import DIAL
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour
from pixtable.ui.node import Node

MARGIN = 14.0
ROOM = 12.0
NAME_PART = 0.4


class Row(NamedTuple):
    words: str
    figure: str
    colour: Colour = "cream"


class Consequences(Node):
    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.panel")
        self.look = look
        self.z = 55.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        if look.placing is None or (look.demonstrated is not None and look.has_large_text):
            return  # of a hint the words tell the same, and in large text there is no room for both
        outcome = look.outcome
        if outcome is not None:
            rows = tuple(self._rows(canvas, outcome))
            title, text = look.say("panel.title"), look.say("panel.again") if look.is_seated else ""
        elif (refusal := look.refusal) is not None:
            rows, title = (), look.say("panel.refused")
            text = look.host.why_not(refusal)
        else:
            return
        box = self._box(canvas, len(rows), text)
        canvas.composed(
            ("consequences", title, rows, text), box, lambda: self._paint_panel(canvas, box, title, rows, text),
            panels.ROOM,
        )  # fmt: skip

    def _rows(self, canvas: Canvas, outcome: Outcome) -> list[Row]:
        say, mine, theirs = self.look.say, outcome.mine, outcome.theirs
        rows = [Row(say("panel.seams"), str(len(outcome.seams)), "amber")]
        if outcome.killed:
            rows.append(Row(say("panel.killed"), str(len(outcome.killed)), "rose"))
        if self._counts(mine):
            rows.append(Row(say("panel.mine"), f"{mine.before} → {mine.after}", "cream" if mine.after else "rose"))
        if theirs is not None and self._counts(theirs):
            room = self.look.places.panel.left_part(self.look.places.panel.w * NAME_PART)
            name = canvas.trimmed(self.look.name(theirs.seat), "body", room.top_part(40 * canvas.text_scale))
            colour: Colour = "cream" if theirs.after else "mint"
            rows.append(Row(say("panel.theirs", name=name), f"{theirs.before} → {theirs.after}", colour))
        return rows

    def _counts(self, moves: Mobility) -> bool:
        """In the blind game only penalty tiles can be counted: whoever has none draws."""
        return not self.look.state.house.is_blind or bool(moves.before or moves.after)

    def _box(self, canvas: Canvas, rows: int, text: str) -> Rect:
        """At the upper right; elsewhere, where the tile in the hand lies there."""
        room = self.look.places.panel
        line = canvas.measure("0", "body")[1] + 6
        tall = 2 * MARGIN + (rows + 1) * line
        if text:
            tall += canvas.measure(text, "body", room.w - 2 * MARGIN)[1] + 6
        box = Rect(room.x, room.y, room.w, tall)
        look, place = self.look, self.look.placing
        if place is None:
            return box
        at, far = look.camera.centre((place.q, place.r)), look.camera.shown_radius * DIAL + ROOM
        held = Rect(at.x - far, at.y - far, 2 * far, 2 * far)
        tiles = [look.camera.brick(laid.cell) for laid in look.state.table]

        def hidden(corner: Rect) -> tuple[float, int, int]:
            of_held = corner.overlap(held)
            return of_held.w * of_held.h, sum(map(corner.meets, look.places.covers)), sum(map(corner.meets, tiles))

        return min(self._corners(box), key=hidden)

    def _corners(self, box: Rect) -> list[Rect]:
        """Where the panel may lie, the best first."""
        places = self.look.places
        low, lowest = (edge - ROOM - box.h for edge in (places.tabs.y, places.canvas.bottom))
        left = places.zoom[0].right + ROOM
        beside_zoom = [box.at(left, y) for y in (low, places.chips.bottom + ROOM, lowest)]
        return [box, box.at(box.x, low), *beside_zoom]

    def _paint_panel(self, canvas: Canvas, box: Rect, title: str, rows: tuple[Row, ...], text: str) -> None:
        panels.panel(canvas, box)
        inner = box.inset(MARGIN, MARGIN - 2)
        line = canvas.measure("0", "body")[1] + 6
        canvas.layer += 1
        canvas.text(title, inner.top_part(line), "body_strong", lines=1)
        y = inner.y + line
        for row in rows:
            at = Rect(inner.x, y, inner.w, line)
            figure = canvas.measure(row.figure, "label")[0] + 2
            canvas.text(row.words, at.inset(0, 0, figure + 6, 0), "body", "muted", lines=1)
            canvas.text(row.figure, at.right_part(figure), "label", row.colour, align="right", lines=1)
            y += line
        if text:
            canvas.text(text, Rect(inner.x, y, inner.w, inner.bottom - y), "body", "amber" if rows else "rose")
        canvas.layer -= 1
