"""Rows that pieces of any game are measured by: how they are carried, let go, sent on their way and dealt."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from pixtable.tools.film.moment import Row, at_least, at_most, between
from pixtable.tools.film.trace import Trace
from pixtable.ui.pilot import FRAME

PIECE, OFF, GO = "piece", "moves off", "lets go"
"""What a moment of carrying calls what it carries, and the frames in which it sets out and lets go."""
PACE = 4.0
"""u a frame: a hand that is on its way."""
PARTS = (0.2, 0.4, 0.6, 0.8)
FULL = 0.002


def picks_up_in(t: Trace) -> float:
    """From the last frame on the table to the first at its full size."""
    carried = t.seen(PIECE, t.at(OFF))[: t.at(GO) - t.at(OFF)]
    risen = max(shown.scale for _, shown in carried)
    off = next(n for n, shown in carried if shown.scale > 1 + FULL) - 1
    return t.ms(next(n for n, shown in carried if shown.scale >= risen - FULL) - off)


def trails_by(t: Trace) -> list[float]:
    """Frames that it is behind the pointer, wherever that is on its way; ahead of it where a place draws it in."""
    carried = t.seen(PIECE, t.at(OFF))[: t.at(GO) - t.at(OFF)]
    n, first = carried[0]
    grip = first.x - t.pointer[n].x, first.y - t.pointer[n].y
    behind = []
    for n, shown in carried[1:]:
        now, before = t.pointer[n], t.pointer[n - 1]
        dx, dy = now.x - before.x, now.y - before.y
        pace = hypot(dx, dy)
        if pace > PACE and shown.scale > 1 + FULL:
            gap = now.x + grip[0] - shown.x, now.y + grip[1] - shown.y
            behind.append((gap[0] * dx + gap[1] * dy) / pace**2)
    return behind


def leans(t: Trace) -> float:
    """Degrees, when the hand is fastest."""
    return max(abs(shown.turn) for _, shown in t.seen(PIECE, t.at(OFF))[: t.at(GO) - t.at(OFF)])


def pinned(t: Trace) -> float:
    """Frames in a row at the very same lean: a tilt that goes with the speed has hardly two."""
    turns = [shown.turn for _, shown in t.seen(PIECE, t.at(OFF))[: t.at(GO) - t.at(OFF)] if abs(shown.turn) > 1]
    longest = run = 0
    for a, b in itertools.pairwise(turns):
        run = run + 1 if abs(a - b) < 0.01 else 0
        longest = max(longest, run)
    return longest


def letting_go(sound: str) -> tuple[Row, ...]:
    """Out of the hand: straight down, a touch, rest; `sound` is how its names begin."""
    return (
        Row("let go, it touches down after", between(60, 90), lambda t: t.ms(t.contact_of(PIECE, t.at(GO)) - t.at(GO))),
        *touching(PIECE, GO, sound),
        Row("let go, it rests after", at_most(170), lambda t: t.ms(t.rest_of(PIECE, t.at(GO)) - t.at(GO))),
    )


def touching(piece: str, since: str, sound: str) -> tuple[Row, ...]:
    """What every piece does that comes down on the table."""

    def contact(t: Trace) -> int:
        return t.contact_of(piece, t.at(since))

    def after(t: Trace) -> list[float]:
        return [shown.scale for _, shown in t.seen(piece, contact(t))]

    return (
        Row(f"{piece}: pressed down at the touch to", between(0.935, 0.955, "of its size"), lambda t: min(after(t))),
        Row(f"{piece}: springs back to", between(1.02, 1.06, "of its size"), lambda t: max(after(t))),
        Row(
            f"{piece}: heard beside its touch",
            between(-FRAME - 1, FRAME + 1),
            lambda t: [ms - t.ms(contact(t)) for ms in t.heard(sound, t.at(since))[:1]],
        ),
    )


def alike(own: str, own_since: str, theirs: str, theirs_since: str) -> Row:
    """Whether two pieces go their ways by the same curve, whoever sends them."""

    def measured(t: Trace) -> list[float]:
        return apart(way_of(t, own, t.at(own_since)), way_of(t, theirs, t.at(theirs_since)))

    return Row("own way and theirs differ at most by", at_most(0.03, "of the way"), measured)


def counted_alike(what: str, own: str, theirs: str) -> Row:
    """The same of what has no node of its own: the numbers that were counted frame by frame go from 0 to 1."""

    def measured(t: Trace) -> list[float]:
        return apart(_under_way(t.counted[own]), _under_way(t.counted[theirs]))

    return Row(f"{what}: own way and theirs differ at most by", at_most(0.03, "of the way"), measured)


def apart(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """How far two ways differ on their course; one may begin within a frame of ours, the other as it ends."""
    phases = [number / 8 for number in range(-8, 9)]
    each = ([abs(gone(one, part) - gone(other, part, phase)) for part in PARTS] for phase in phases)
    return min(each, key=max)


def gone(way: Sequence[float], part: float, phase: float = 0.0) -> float:
    """How much of a way is done at a part of its time, so many frames later."""
    place = max(0.0, min(len(way) - 1.0, part * (len(way) - 1) + phase))
    low = min(int(place), len(way) - 2)
    return way[low] + (way[low + 1] - way[low]) * (place - low)


def way_of(t: Trace, piece: str, since: int) -> list[float]:
    """How much of its way a piece has gone, frame by frame."""
    contact = t.contact_of(piece, since)
    seen = [shown for n, shown in t.seen(piece, since) if n <= contact]
    whole = max(shown.away for shown in seen)
    start = max(n for n, shown in enumerate(seen) if whole - shown.away < 0.01)
    return [1 - shown.away / whole for shown in seen[start:]]


def _under_way(numbers: Sequence[float]) -> list[float]:
    """From the last frame in which nothing is done yet to the first in which all is."""
    end = next(n for n, number in enumerate(numbers) if number >= 1)
    start = max((n for n, number in enumerate(numbers[:end]) if number <= 0), default=0)
    return list(numbers[start : end + 1])


def straight(piece: str, since: str) -> Row:
    return Row(
        f"{piece}: from going at one speed", at_least(0.1, "of the way"), lambda t: straightness(t, piece, t.at(since))
    )


def straightness(t: Trace, piece: str, since: int) -> float:
    """How far a way is from going at one speed: nought for a tween that is linear."""
    way = way_of(t, piece, since)
    return max(abs(gone(way, part) - part) for part in PARTS)


def flights(own: str, own_since: str, theirs: str, theirs_since: str, sound: str) -> tuple[Row, ...]:
    """Two pieces that go to their places by themselves, one sent by us, one by an opponent."""
    return (
        alike(own, own_since, theirs, theirs_since),
        straight(own, own_since),
        straight(theirs, theirs_since),
        *touching(own, own_since, sound),
        *touching(theirs, theirs_since, sound),
    )


def dealing(prefix: str, sound: str) -> tuple[Row, ...]:
    """Pieces that come one after another, followed as `prefix` 1, 2, ..."""

    def names(t: Trace) -> list[str]:
        return [name for name in t.followed if name.startswith(prefix)]

    def leave_apart(t: Trace) -> list[float]:
        return [t.ms(b - a) for a, b in pairwise(t.leaving_of(name) for name in names(t))]

    def heard_beside(t: Trace) -> list[float]:
        lands = [t.ms(t.contact_of(name)) for name in names(t)]
        return [ms - land for land, ms in zip(lands, t.heard(sound)[-len(lands) :], strict=True)]

    return (
        Row("they leave apart", between(43, 77), leave_apart),
        Row("each is heard beside its touch", between(-FRAME - 1, FRAME + 1), heard_beside),
    )


def _rises(t: Trace) -> float:
    seen = [shown for _, shown in t.seen(PIECE, t.at(GO) - 1)]
    return max(shown.lift for shown in seen) - seen[0].lift


CARRYING = (
    Row("picked up in", between(93, 127), picks_up_in),
    Row("behind the hand by", at_most(1, "frames"), trails_by),
    Row("leans with the hand by", between(2, 9, "degrees"), leans),
    Row("let go, it rises by", at_most(0.5, "u"), _rises),
    Row("and never stands at one lean for", at_most(3, "frames"), pinned),
)
