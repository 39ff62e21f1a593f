"""Where everything lies on the stage, for any size of it. Pure geometry in logical units."""

from __future__ import annotations

from dataclasses import dataclass

from pixtable.ui.draw.layout import REST as EQUAL
from pixtable.ui.draw.layout import Rect, Size, cells, columns, fit, rows

CARD = Size(5, 7)
"""The shape of a card; only its width or height is ever chosen."""
LEFT, RIGHT, TOP, BOTTOM = 24.0, 8.0, 16.0, 8.0
GAP, CELL_GAP, SLOT_GAP, MIDDLE_GAP = 16.0, 8.0, 16.0, 32.0
MIDDLE, RIVALS, ORDER = 272.0, 288.0, 152.0
DESIGN_WIDTH = 1016.0
WIDEST_MIDDLE, WIDEST_RIVALS = 352.0, 480.0
CHIP, CHIP_GAP, ORDER_HEAD = 44.0, 4.0, 24.0
HEADER, FOOTER = 48.0, 40.0
MINI_GAP = 4.0
WIDE_RIVAL = 230.0
"""From this width a rival's figures may stand beside the garden instead of below it, if that leaves it larger."""


@dataclass(frozen=True)
class RivalLayout:
    panel: Rect
    header: Rect
    cells: tuple[Rect, ...]
    figures: Rect
    is_wide: bool


@dataclass(frozen=True)
class Layout:
    deck: Rect
    slots: tuple[Rect, ...]
    order_head: Rect
    order: tuple[Rect, ...]
    cells: tuple[Rect, ...]
    middle: Rect
    rivals: tuple[RivalLayout, ...]

    @property
    def garden(self) -> Rect:
        first, last = self.cells[0], self.cells[-1]
        return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)


def lay_out(stage: Rect, seats: int, slots: int) -> Layout:
    card = _card_size(stage)
    middle_w, rivals_w, spare = _column_widths(stage, card)
    top = stage.y + TOP
    lower = stage.inset(0, _lower_top(stage, card) - stage.y, 0, BOTTOM)
    garden = _garden(lower, card, stage.x + LEFT + spare / 3)
    middle = Rect(garden[2].right + MIDDLE_GAP + spare / 3, lower.y, middle_w, lower.h)
    rivals = Rect(stage.right - RIGHT - rivals_w, lower.y, rivals_w, lower.h)
    order = Rect(stage.right - RIGHT - ORDER, top - CELL_GAP, ORDER, card.h + CELL_GAP)
    deck = Rect(garden[0].x, top, *card)
    return Layout(
        deck,
        _slots(Rect(deck.right, top, order.x - deck.right, card.h), card, slots),
        order.top_part(ORDER_HEAD),
        _order(order.inset(0, ORDER_HEAD + CELL_GAP, 0, 0), slots),
        garden,
        middle,
        tuple(rival_places(panel) for panel in _rival_panels(rivals, seats - 1)),
    )


def _card_size(stage: Rect) -> Size:
    """As large as height and width allow beside the two panels; four cards stand one above another."""
    tall = (stage.h - TOP - GAP - 2 * CELL_GAP - BOTTOM) / 4
    panels = (MIDDLE + RIVALS) * min(1.0, stage.w / DESIGN_WIDTH)
    wide = (stage.w - panels - LEFT - MIDDLE_GAP - GAP - RIGHT - 2 * CELL_GAP) / 3
    w = min(wide, tall * CARD.w / CARD.h)
    return Size(w, w * CARD.h / CARD.w)


def _column_widths(stage: Rect, card: Size) -> tuple[float, float, float]:
    """Middle panel, rivals, and what is left for the gaps. Room to spare goes to the panels first."""
    k = min(1.0, stage.w / DESIGN_WIDTH)
    least = (MIDDLE * k, RIVALS * k)
    fixed = LEFT + 3 * card.w + 2 * CELL_GAP + MIDDLE_GAP + GAP + RIGHT
    spare = max(0.0, stage.w - fixed - sum(least))
    middle = min(WIDEST_MIDDLE, least[0] + spare * 0.35)
    rivals = min(WIDEST_RIVALS, least[1] + spare * 0.5)
    return middle, rivals, max(0.0, stage.w - fixed - middle - rivals)


def _lower_top(stage: Rect, card: Size) -> float:
    spare = stage.h - TOP - GAP - 2 * CELL_GAP - BOTTOM - 4 * card.h
    return stage.y + TOP + card.h + GAP + max(0.0, spare) / 3


def _garden(lower: Rect, card: Size, x: float) -> tuple[Rect, ...]:
    tall = 3 * card.h + 2 * CELL_GAP
    return tuple(cells(x, lower.y + max(0.0, lower.h - tall) / 2, card, 3, 9, gap_x=CELL_GAP))


def _slots(row: Rect, card: Size, count: int) -> tuple[Rect, ...]:
    gap = min(SLOT_GAP, (row.w - count * card.w) / (count + 1))
    x = row.x + (row.w - count * card.w - (count - 1) * gap) / 2
    return tuple(cells(x, row.y, card, count, count, gap_x=gap))


def _order(rect: Rect, count: int) -> tuple[Rect, ...]:
    tall = min(CHIP, (rect.h + CHIP_GAP) / count - CHIP_GAP)
    return tuple(Rect(rect.x, rect.y + i * (tall + CHIP_GAP), rect.w, tall) for i in range(count))


def _rival_panels(rect: Rect, count: int) -> list[Rect]:
    """One tall, two above each other, four in a square; of three the last takes the whole lower row."""
    if count <= 2:
        return rows(rect, *[EQUAL] * max(1, count), gap=GAP)[:count]
    upper, lower = rows(rect, EQUAL, EQUAL, gap=CELL_GAP)
    pair = columns(upper, EQUAL, EQUAL, gap=CELL_GAP)
    return [*pair, lower] if count == 3 else [*pair, *columns(lower, EQUAL, EQUAL, gap=CELL_GAP)]


def rival_places(panel: Rect) -> RivalLayout:
    """A rival's header, small garden and figures inside a panel of whatever shape."""
    header = panel.top_part(HEADER).inset(GAP / 2, 4, GAP / 2, 0)
    body = panel.inset(CELL_GAP + 2, HEADER - 2, CELL_GAP + 2, CELL_GAP + 2)
    beside = _mini_garden(body.left_part(body.w * 0.6), 0.0)
    above = _mini_garden(body.inset(0, 0, 0, FOOTER if panel.h < 300 else 2 * FOOTER), 0.5)
    is_wide = panel.w >= WIDE_RIVAL and beside[0].w >= above[0].w
    grid = beside if is_wide else above
    right, bottom = grid[-1].right, grid[-1].bottom
    if is_wide:
        figures = Rect(right + GAP, body.y, body.right - right - GAP, bottom - body.y)
    else:
        figures = Rect(body.x, bottom + 2, body.w, panel.bottom - 8 - bottom - 2)
    return RivalLayout(panel, header, grid, figures, is_wide)


def _mini_garden(room: Rect, align: float) -> tuple[Rect, ...]:
    shape = (3 * CARD.w, 3 * CARD.h)
    inner = fit(shape, Rect(room.x, room.y, room.w - 2 * MINI_GAP, room.h - 2 * MINI_GAP))
    card = Size(inner.w / 3, inner.h / 3)
    x = room.x + (room.w - 3 * card.w - 2 * MINI_GAP) * align
    return tuple(cells(x, room.y, card, 3, 9, gap_x=MINI_GAP))


def tucked(rect: Rect) -> Rect:
    """A card beneath another juts out at its lower right."""
    by = 7 * rect.w / 120
    return rect.moved(by, by)
