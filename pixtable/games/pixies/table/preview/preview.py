"""What would happen, drawn over the garden: ghost, thread, chips by term, the cut cell, the zone to come."""

from __future__ import annotations

from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.table.layout import tucked
from pixtable.games.pixies.table.pieces.cards import corner_radius, paint_back, paint_card, paint_cell, paint_lying
from pixtable.games.pixies.table.pieces.garden import CellNode
from pixtable.games.pixies.table.pieces.pieces import Pieces
from pixtable.games.pixies.table.pieces.signs import lock_sign, no_choice_sign, seed_sign
from pixtable.games.pixies.table.preview.chips import Chip, option_chip_box, paint_option_chip, paint_zone_tag
from pixtable.games.pixies.table.preview.outcome import Outcome, Zone, corner_contacts, outcome_of
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw import lines, marks, outline, panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.flow import Flow
from pixtable.ui.node import Node

GHOST = 0.8
LINK = 0.4
"""Of a card's corner distance: the broken link between cards that touch by a corner."""


class Preview(Node):
    def __init__(self, look: GardenView, cells: list[CellNode], pieces: Pieces) -> None:
        super().__init__()
        self.look, self.cells, self.pieces = look, cells, pieces
        self.flow = Flow()
        self.z = 40.0

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        zone = self._zone_to_show(self.look.outcomes, self.look.outcome)
        self.flow.aim(zone.cells, self._rects(zone), self, motion)

    def paint(self, canvas: Canvas) -> None:
        outcomes = self.look.outcomes
        outcome = self.look.outcome
        if outcome is not None and self.look.host.is_previewing:
            self._after_board(canvas, outcome)
        elif outcomes and outcomes[0].case == 2:
            self._cut_cell(canvas, outcomes)
        elif outcomes and outcomes[0].case == 3:
            self._free_cells(canvas, outcomes)
        elif outcome is not None:
            self._ghost(canvas, outcome)
        chip = self._chip(canvas, outcome)
        self._zone(canvas, outcomes, outcome, chip)
        if self.look.host.tastes.learner:
            self._corner_links(canvas, outcome)
        if chip is not None:
            chip.paint(canvas)
        self._chips_of_twins(canvas, outcomes)
        self._rivals_moves(canvas)
        self._only_move(canvas)

    def _rect(self, outcome: Outcome) -> Rect:
        return self.cells[outcome.cell].rect

    # case 1

    def _chip(self, canvas: Canvas, outcome: Outcome | None) -> Chip | None:
        if outcome is None or outcome.case != 1 or self.look.host.is_previewing:
            return None
        return Chip(canvas, self._rect(outcome), outcome.change, self.look.places.garden)

    def _ghost(self, canvas: Canvas, outcome: Outcome) -> None:
        rect = self._rect(outcome)
        if outcome.covers:
            paint_back(canvas, tucked(rect))
        paint_card(canvas, outcome.move.card, rect, self.look.host.tastes.glyphs, alpha=GHOST)
        canvas.dashed(rect, corner_radius(rect), Line.RING, "cream")
        self._thread(canvas, outcome.move.card, rect)

    def _thread(self, canvas: Canvas, card: int, rect: Rect) -> None:
        """From the card in the row to where it would go; not while it is in the hand."""
        node = self.pieces.cards.get(card)
        if node is not None and node.pose.is_home:
            paint_thread(canvas, node.rect, rect)

    # case 2

    def _cut_cell(self, canvas: Canvas, outcomes: tuple[Outcome, ...]) -> None:
        rect, old = self._rect(outcomes[0]), self.cells[outcomes[0].cell].lying
        card = outcomes[0].move.card
        half = ("half", card, self.look.host.tastes.glyphs)
        canvas.composed(half, rect, lambda: self._half_card(canvas, card, rect))
        cut = [(rect.right, rect.y), (rect.x, rect.bottom)]
        canvas.path(cut, Line.ZONE_UNDER, "night", alpha=0.8)
        canvas.path(cut, Line.RING, "cream")
        canvas.ring(rect.grown(3), corner_radius(rect) + 3, Line.RING, "amber")
        if old is not None:
            self._thread(canvas, card, rect)

    def _half_card(self, canvas: Canvas, card: int, rect: Rect) -> None:
        """The new card shows in the lower right half only: thin level slices along the diagonal."""
        steps = 56
        for i in range(steps):
            left = rect.w * (1 - (i + 0.5) / steps)
            slice_ = Rect(rect.x + left, rect.y + rect.h * i / steps, rect.w - left, rect.h / steps)
            with canvas.clipped(slice_):
                paint_card(canvas, card, rect, self.look.host.tastes.glyphs)

    def _chips_of_twins(self, canvas: Canvas, outcomes: tuple[Outcome, ...]) -> None:
        if not outcomes or outcomes[0].case != 2 or (self.look.outcome and self.look.host.is_previewing):
            return
        rect = self._rect(outcomes[0])
        for outcome in outcomes:
            paint_option_chip(canvas, rect, outcome, outcome is self.look.aimed)

    # case 3

    def _free_cells(self, canvas: Canvas, outcomes: tuple[Outcome, ...]) -> None:
        own = self.cells[CARDS[outcomes[0].move.card].cell].rect
        lock_sign(canvas, own.cx, own.cy, 36)
        for outcome in outcomes:
            rect = self._rect(outcome)
            if outcome is self.look.aimed:
                paint_back(canvas, rect, outcome.cell + 1, alpha=GHOST)
            canvas.dashed(rect.inset(4), corner_radius(rect), Line.RING, "cream", marching=self.look.is_chosen)
            paint_option_chip(canvas, rect, outcome, outcome is self.look.aimed)
            canvas.disc(rect.x + 24, rect.y + 26, 17, "chip", 0.85)
            seed_sign(canvas, rect.x + 24, rect.y + 26, 24)

    # the whole after

    def _after_board(self, canvas: Canvas, outcome: Outcome) -> None:
        for cell, lying in zip(self.cells, outcome.garden, strict=True):
            if lying != cell.lying:
                paint_cell(canvas, cell.rect, cell.index + 1)
                paint_lying(canvas, cell.rect, cell.index + 1, lying, self.look.host.tastes.glyphs)
        marks.focus_ring(canvas, self._rect(outcome), corner_radius(self._rect(outcome)))

    # zones

    def _zone(self, canvas: Canvas, outcomes: tuple[Outcome, ...], outcome: Outcome | None, chip: Chip | None) -> None:
        """Solid where it will stand after the hovered move, dashed where it depends on a choice."""
        depends = outcome is None and len({shown.zone.cells for shown in outcomes}) > 1
        lines.zone(canvas, self.flow.shown, dashed=depends)
        zone = self._zone_to_show(outcomes, outcome)
        if zone.cells and self.look.counted is None:
            avoid = [chip.box] if chip else [option_chip_box(canvas, self._rect(each), each) for each in outcomes]
            paint_zone_tag(canvas, zone, self._rects(zone), self.look.places.garden, avoid)

    def _zone_to_show(self, outcomes: tuple[Outcome, ...], outcome: Outcome | None) -> Zone:
        shown = outcome or max(outcomes, key=lambda each: each.after.total, default=None)
        return shown.zone if shown else self.look.zone(self.look.viewer)

    def _rects(self, zone: Zone) -> list[Rect]:
        return [self.cells[cell].rect for cell in zone.cells]

    def _corner_links(self, canvas: Canvas, outcome: Outcome | None) -> None:
        garden = outcome.garden if outcome else self.look.garden(self.look.viewer)
        for a, b in corner_contacts(garden):
            one, other = self.cells[a].rect, self.cells[b].rect
            dx, dy = (other.cx - one.cx) * LINK / 2, (other.cy - one.cy) * LINK / 2
            x, y = (one.cx + other.cx) / 2, (one.cy + other.cy) / 2
            canvas.path([(x - dx, y - dy), (x + dx, y + dy)], 6, "night", dash=(8, 6), alpha=0.5)
            canvas.path([(x - dx, y - dy), (x + dx, y + dy)], 3, "cream", dash=(8, 6), alpha=0.8)

    # what others do

    def _rivals_moves(self, canvas: Canvas) -> None:
        look = self.look
        for trail in (trail for trail in look.trails if trail.seat != look.viewer):
            target = look.cell_rects(trail.seat)[trail.cell]
            path = trail_path(look.places.slots[trail.slot], target, look.panel(trail.seat))
            lines.trail_along(canvas, path, look.colour(trail.seat))
            canvas.ring(target.grown(3), corner_radius(target) + 3, Line.RING, look.colour(trail.seat))
        if look.announced is not None and look.announced.card in look.state.row:
            self._announced(canvas)

    def _announced(self, canvas: Canvas) -> None:
        look, move = self.look, self.look.announced
        node = self.pieces.cards.get(move.card) if move else None
        if move is None or node is None:
            return
        seat = look.state.picker
        target = look.cell_rects(seat)[outcome_of(look.state, seat, move).cell]
        canvas.ring(node.rect.grown(6), node.radius + 6, Line.ZONE, look.colour(seat))
        marks.focus_ring(canvas, node.rect, node.radius, "cream")
        lines.thread(canvas, (node.rect.cx, node.rect.bottom), target.centre, "cream")
        canvas.ring(target.grown(2), corner_radius(target) + 2, Line.RING, "cream")

    def _only_move(self, canvas: Canvas) -> None:
        """Nothing to decide: the card says so."""
        move = self.look.only_move
        node = self.pieces.cards.get(move.card) if move else None
        if node is None:
            return
        words = self.look.say("no_choice")
        w = canvas.measure(words, "body_strong")[0] + 48
        h = max(30.0, canvas.measure(words, "body_strong")[1] + 4)
        box = Rect(node.rect.cx - w / 2, node.rect.bottom - h - 44, w, h)
        panels.chip(canvas, box, "amber", h / 2)
        no_choice_sign(canvas, box.x + 20, box.cy, 18)
        canvas.text(words, box.inset(36, 0, Space.GRID, 0), "body_strong", lines=1)


class CountedZone(Node):
    """While a round is counted the cards of the zone hop: what it is worth stays readable above them."""

    def __init__(self, look: GardenView) -> None:
        super().__init__()
        self.look = look
        self.z = 66.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        zone = look.zone(look.viewer)
        if look.counted is not None and zone.cells:
            rects = [look.cell_rects(look.viewer)[cell] for cell in zone.cells]
            paint_zone_tag(canvas, zone, rects, look.places.garden, [])


def trail_path(slot: Rect, cell: Rect, panel: Rect) -> list[tuple[float, float]]:
    """Along the gap below the row, then beside the rival's panel, and into the cell from above: it covers no figure."""
    level, lane, above = slot.bottom + Space.GRID, panel.x - Space.GRID / 2, cell.y - Space.GRID / 4
    corners = [(slot.cx, slot.bottom), (slot.cx, level), (lane, level), (lane, above), (cell.cx, above)]
    return outline.bent([*corners, (cell.cx, cell.y + cell.h / 4)], Space.GRID)


def paint_thread(canvas: Canvas, card: Rect, cell: Rect) -> None:
    """Dotted, along the gap below the row and then down the cell's column: it crosses no panel."""
    start, level, end = (card.cx, card.bottom + 4), card.bottom + Space.GRID, (cell.cx, cell.y + 4)
    bend = min(24.0, abs(start[0] - end[0]) / 2, (end[1] - level) / 2)
    way = 1 if end[0] > start[0] else -1
    corner = outline.curve((end[0] - way * bend, level), (end[0], level), (end[0], level + bend), steps=8)
    path = [start, (start[0], level), *corner, end]
    canvas.path(path, Line.RING_UNDER, "night", dash=(1, 8), alpha=0.5)
    canvas.path(path, Line.RING, "amber", dash=(1, 8))
    lines.arrow_head(canvas, (end[0], end[1] - 20), end, "amber")
