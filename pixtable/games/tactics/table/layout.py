"""Where everything lies on the table of Pixel Tactics: pure arithmetic over the stage's rectangle."""

from __future__ import annotations

from dataclasses import dataclass

from pixtable.games.tactics.rules.state import RESERVE
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.theme import LARGE_TEXT, Space

MARGIN = 12.0
GAP = 8.0
TRACK, LARGE_TRACK = 40.0, 54.0
HAND = 184.0
RESERVE_PART, LARGE_RESERVE_PART, BROOK_PART = 0.62, 0.52, 0.46
"""Widths of a reserve place and of the brook, in widths of a tile."""
ACTIONS, LARGE_ACTIONS = 172.0, 204.0
DECK, LARGE_DECK = 96.0, 72.0
CARD, LOW_CARD = 136.0, 100.0
LOW_HAND = 150.0
"""The hand of a team game is a strip: its cards are a face, two numbers and one line."""
CARD_GAP = 5.0
WALL, WALLED_RESERVE_PART = 50.0, 0.94
MARKET, LARGE_MARKET = 84.0, 104.0


@dataclass(frozen=True)
class Layout:
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
    squads: tuple[Rect, ...] = ()
    """In team games: each squad with its head, by slot."""
    walls: tuple[tuple[Rect, ...], ...] = ()
    """In a siege: the fortress behind each lane, by side."""
    market: Rect = NOWHERE
    """In a duel draft: the row above the field."""


def lay_out(stage: Rect, text_scale: float, *, has_walls: bool = False, has_market: bool = False) -> Layout:
    is_large = text_scale > LARGE_TEXT
    track = Rect(stage.x + MARGIN, stage.y + 3, stage.w - 2 * MARGIN, LARGE_TRACK if is_large else TRACK)
    low = Rect(stage.x + MARGIN, stage.bottom - HAND, stage.w - 2 * MARGIN, HAND - 4)
    top = track.bottom + 4
    market = Rect(track.x, top, track.w, LARGE_MARKET if is_large else MARKET) if has_market else NOWHERE
    top += market.h + 4 if has_market else 0
    field = Rect(stage.x + 4, top, stage.w - 8, low.y - top - 6)
    inner = field.inset(MARGIN - 4, 8)
    tall = (inner.h - 2 * GAP) / 3
    usual_part = LARGE_RESERVE_PART if is_large else RESERVE_PART
    reserve_part = WALLED_RESERVE_PART if has_walls else usual_part
    wall = WALL if has_walls else 0.0
    room = inner.w - 8 * GAP
    reserve = max(wall + Space.TARGET, room * reserve_part / (6 + 2 * reserve_part + BROOK_PART))
    wide = (room - 2 * reserve) / (6 + BROOK_PART)
    brook = wide * BROOK_PART
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
        tuple(Rect(x, lanes[slot], reserve - wall, tall) for slot in range(RESERVE))
        for x in (inner.x, inner.right - reserve + wall)
    )  # fmt: skip
    walls = tuple(
        tuple(Rect(x, lanes[lane], WALL - 6, tall) for lane in range(3))
        for x in (inner.x + reserve - WALL + 6, inner.right - reserve - 2)
    ) if has_walls else ()  # fmt: skip
    middle = Rect(xs[2] + wide + GAP, inner.y, brook, inner.h)
    actions = low.right_part(LARGE_ACTIONS if is_large else ACTIONS)
    deck = Rect(low.x, low.y, LARGE_DECK if is_large else DECK, low.h * 0.6)
    discards = Rect(low.x, deck.bottom + 6, deck.w, low.bottom - deck.bottom - 6)
    hand = Rect(deck.right + GAP, low.y, actions.x - deck.right - 3 * GAP, low.h)
    order = Rect(middle.cx - 34, middle.cy - 34, 68, 68)
    return Layout(
        track, field, middle, tiles, ranks, reserves, deck, discards, hand, actions, order, stage,
        walls=walls, market=market,
    )  # fmt: skip


def hand_places(hand: Rect, count: int) -> list[Rect]:
    """Side by side; closer, where they are many. Low cards become narrower first: what they tell has room still."""
    least = LOW_CARD if hand.h < LOW_HAND else CARD
    wide = max(least, min(CARD, (hand.w - (count - 1) * CARD_GAP) / max(1, count)))
    wide = min(wide, hand.w)
    stride = min(wide + CARD_GAP, (hand.w - wide) / max(1, count - 1))
    return [Rect(hand.x + i * stride, hand.y, wide, hand.h) for i in range(count)]
