"""Where everything lies in team games: squads stacked in two columns, those at work larger; the hand as a low strip."""

from __future__ import annotations

from pixtable.games.tactics.rules.state import RESERVE
from pixtable.games.tactics.table.layout import GAP, LARGE_TRACK, MARGIN, TRACK, Layout
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import LARGE_TEXT, Space

HAND, LARGE_HAND = 98.0, 112.0
HEAD, LARGE_HEAD = 22.0, 30.0
LANE_GAP = 4.0
FOCUS = 1.28
"""How much taller the lanes of the acting row are, where three squads share a side."""
RESERVE_PART, BROOK_PART = 0.34, 0.34
ACTIONS, LARGE_ACTIONS = 312.0, 384.0
DECK = 72.0


def lay_out_teams(stage: Rect, text_scale: float, squads: int, focus: int) -> Layout:
    """`squads` on each side; `focus` is the row of those whose turn it is."""
    is_large = text_scale > LARGE_TEXT
    track = Rect(stage.x + MARGIN, stage.y + 3, stage.w - 2 * MARGIN, LARGE_TRACK if is_large else TRACK)
    hand_tall = LARGE_HAND if is_large else HAND
    low = Rect(stage.x + MARGIN, stage.bottom - hand_tall, stage.w - 2 * MARGIN, hand_tall - 4)
    field = Rect(stage.x + 4, track.bottom + 4, stage.w - 8, low.y - track.bottom - 10)
    inner = field.inset(MARGIN - 4, 4)
    room = inner.w - 8 * LANE_GAP
    reserve = max(Space.TARGET, room * RESERVE_PART / (6 + 2 * RESERVE_PART + BROOK_PART))
    wide = (room - 2 * reserve) / (6 + BROOK_PART)
    xs = [inner.x + reserve + LANE_GAP + i * (wide + LANE_GAP) for i in range(3)]
    mirrored = [inner.x + inner.right - x - wide for x in xs]
    head = LARGE_HEAD if is_large else HEAD
    blocks = _blocks(inner, squads, -1 if is_large else focus, head)
    lanes = [_lanes(block, head) for block in blocks]
    sides = (xs, mirrored)
    tiles = tuple(
        tuple(Rect(side[2 - place // 3], lanes[row][place % 3].y, wide, lanes[row][0].h) for place in range(9))
        for side in sides
        for row in range(squads)
    )
    reserves = tuple(
        tuple(Rect(x, lanes[row][slot].y, reserve, lanes[row][0].h) for slot in range(RESERVE))
        for x in (inner.x, inner.right - reserve)
        for row in range(squads)
    )
    half = xs[2] + wide - inner.x
    blocks_by_side = tuple(
        Rect(inner.x if side == 0 else inner.right - half, block.y, half, block.h)
        for side in range(2)
        for block in blocks
    )
    ranks = tuple(
        tuple(Rect(squad[3 * row].x, inner.y, wide, inner.h) for row in range(3)) for squad in tiles[::squads]
    )
    middle = Rect(xs[2] + wide + LANE_GAP, inner.y, mirrored[2] - xs[2] - wide - 2 * LANE_GAP, inner.h)
    actions = low.right_part(LARGE_ACTIONS if is_large else ACTIONS)
    deck = Rect(low.x, low.y, DECK, low.h * 0.58)
    discards = Rect(low.x, deck.bottom + 4, DECK, low.bottom - deck.bottom - 4)
    hand = Rect(deck.right + GAP, low.y, actions.x - deck.right - 2 * GAP, low.h)
    order = Rect(middle.cx - 20, middle.cy - 20, 40, 40)
    return Layout(
        track, field, middle, tiles, ranks, reserves, deck, discards, hand, actions, order, stage, squads=blocks_by_side
    )


def _blocks(inner: Rect, squads: int, focus: int, head: float) -> list[Rect]:
    """A head and three lanes each, from top to bottom."""
    parts = [FOCUS if squads > 2 and row == focus else 1.0 for row in range(squads)]
    free = inner.h - squads * (head + 2 * LANE_GAP) - (squads - 1) * LANE_GAP
    unit, y, blocks = free / sum(parts), inner.y, []
    for part in parts:
        tall = head + 2 * LANE_GAP + unit * part
        blocks.append(Rect(inner.x, y, inner.w, tall))
        y += tall + LANE_GAP
    return blocks


def _lanes(block: Rect, head: float) -> list[Rect]:
    tall = (block.h - head - 2 * LANE_GAP) / 3
    return [Rect(block.x, block.y + head + i * (tall + LANE_GAP), block.w, tall) for i in range(3)]
