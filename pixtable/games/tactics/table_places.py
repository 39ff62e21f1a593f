"""Where everything lies on the table of Pixel Tactics: pure arithmetic over the stage's rectangle."""

from __future__ import annotations

from dataclasses import dataclass

from pixtable.games.tactics.state import RESERVE
from pixtable.ui.layout import NOWHERE, Rect

LARGE_TEXT = 1.25
MARGIN = 12.0
GAP = 8.0
TRACK, LARGE_TRACK = 40.0, 54.0
HAND = 184.0
RESERVE_PART, LARGE_RESERVE_PART, BROOK_PART = 0.66, 0.52, 0.46
"""Widths of a reserve place and of the brook, in widths of a tile."""
ACTIONS, LARGE_ACTIONS = 172.0, 204.0
DECK, LARGE_DECK = 96.0, 72.0
CARD = 136.0
CARD_GAP = 5.0


@dataclass(frozen=True)
class Places:
    """`tiles` and `reserves` are by side: ours is 0, at the left; then by place of the squad."""

    track: Rect = NOWHERE
    field: Rect = NOWHERE
    brook: Rect = NOWHERE
    tiles: tuple[tuple[Rect, ...], ...] = ()
    ranks: tuple[tuple[Rect, ...], ...] = ()
    reserves: tuple[tuple[Rect, ...], ...] = ()
    deck: Rect = NOWHERE
    discards: Rect = NOWHERE
    hand: Rect = NOWHERE
    actions: Rect = NOWHERE
    order: Rect = NOWHERE
    stage: Rect = NOWHERE


def lay_out(stage: Rect, text_scale: float) -> Places:
    is_large = text_scale > LARGE_TEXT
    track = Rect(stage.x + MARGIN, stage.y + 3, stage.w - 2 * MARGIN, LARGE_TRACK if is_large else TRACK)
    low = Rect(stage.x + MARGIN, stage.bottom - HAND, stage.w - 2 * MARGIN, HAND - 4)
    field = Rect(stage.x + 4, track.bottom + 4, stage.w - 8, low.y - track.bottom - 10)
    inner = field.inset(MARGIN - 4, 8)
    tall = (inner.h - 2 * GAP) / 3
    part = LARGE_RESERVE_PART if is_large else RESERVE_PART
    wide = (inner.w - 8 * GAP) / (6 + 2 * part + BROOK_PART)
    reserve, brook = wide * part, wide * BROOK_PART
    xs = [inner.x + reserve + GAP + i * (wide + GAP) for i in range(3)]
    mirrored = [inner.x + inner.right - x - wide for x in xs]
    lanes = [inner.y + i * (tall + GAP) for i in range(3)]
    tiles = tuple(
        tuple(Rect(side[2 - place // 3], lanes[place % 3], wide, tall)
              for place in range(9))
        for side in (xs, mirrored)
    )  # fmt: skip
    ranks = tuple(tuple(Rect(squad[3 * row].x, inner.y, wide, inner.h) for row in range(3)) for squad in tiles)
    reserves = tuple(
        tuple(Rect(x, lanes[slot], reserve, tall) for slot in range(RESERVE))
        for x in (inner.x, inner.right - reserve)
    )  # fmt: skip
    middle = Rect(xs[2] + wide + GAP, inner.y, brook, inner.h)
    actions = low.right_part(LARGE_ACTIONS if is_large else ACTIONS)
    deck = Rect(low.x, low.y, LARGE_DECK if is_large else DECK, low.h * 0.6)
    discards = Rect(low.x, deck.bottom + 6, deck.w, low.bottom - deck.bottom - 6)
    hand = Rect(deck.right + GAP, low.y, actions.x - deck.right - 3 * GAP, low.h)
    order = Rect(middle.cx - 34, middle.cy - 34, 68, 68)
    return Places(track, field, middle, tiles, ranks, reserves, deck, discards, hand, actions, order, stage)


def hand_places(hand: Rect, count: int) -> list[Rect]:
    """Side by side; closer, where they are many."""
    wide = min(CARD, hand.w)
    stride = min(wide + CARD_GAP, (hand.w - wide) / max(1, count - 1))
    return [Rect(hand.x + i * stride, hand.y, wide, hand.h) for i in range(count)]
