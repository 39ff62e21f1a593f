"""The reveal (PB-24, PB-30 ff.): cups lift, votes fly, the leader's picture lights up, threads say whose."""

from __future__ import annotations

from functools import partial

import pygame

from pixtable.core.events import Seat
from pixtable.games.pictoric.table.layout import owner_beside, vote_on
from pixtable.games.pictoric.table.pieces.art import corner_of, paint_crown, paint_die, paint_pawn
from pixtable.games.pictoric.table.pieces.seats import Seats
from pixtable.games.pictoric.table.pieces.sectors import Sectors
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Rgb
from pixtable.ui.motion.durations import BEATS, GLIDE
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node

GLOWS = ((40.0, 1.0), (90.0, 0.9), (200.0, 0.7))
"""How far the lantern in the leader's picture shines, and how brightly."""
STEPS = 6
SHADE = 0.34
THREAD, THREAD_UNDER = 3.2, 6.0


class Reveal(Node):
    """How much of it is to be seen: `flown` votes, `lit` leader's picture, `drawn` threads, each from 0 to 1."""

    def __init__(self, look: RoundView, seats: Seats, sectors: Sectors) -> None:
        super().__init__()
        self.look, self.seats, self.sectors = look, seats, sectors
        self.flown = self.lit = self.drawn = 1.0
        self.add(Threads(self), Ballots(self))

    def settle(self) -> None:
        self.animator.drop()
        self.flown = self.lit = self.drawn = self.seats.lifted = self.seats.scored = 1.0

    def begin(self) -> None:
        """Every answer takes the same time."""
        motion, sound = self.look.host.motion, self.look.host.sound
        self.flown = self.lit = self.drawn = self.seats.lifted = self.seats.scored = 0.0
        flight = motion.ms("ballot") + motion.stagger("ballot", self.look.state.seats)
        sound("cup_lift")
        self.add_motion(
            Sequence(
                [
                    Tween(lambda v: setattr(self.seats, "lifted", v), 0, 1, motion.ms("flip")),
                    Call(lambda: sound("vote_bead")),
                    Tween(lambda v: setattr(self, "flown", v), 0, 1, flight),
                    Call(lambda: sound("lantern_glow")),
                    Tween(lambda v: setattr(self, "lit", v), 0, 1, motion.ms("big_score"), BEATS["big_score"].ease),
                    Tween(lambda v: setattr(self, "drawn", v), 0, 1, motion.ms("thread"), BEATS["thread"].ease),
                ]
            )
        )

    def score(self) -> None:
        motion = self.look.host.motion
        self.seats.scored = 0.0
        self.look.host.sound("score_total")
        self.add_motion(Tween(lambda v: setattr(self.seats, "scored", v), 0, 1, motion.ms("tick")))

    # who and where

    def picture_of(self, seat: Seat) -> Rect:
        card = self.look.state.laid[seat]
        return next(node.rect for node in self.sectors.pictures if node.card == card)

    def part_flown(self, place: int) -> float:
        """Of one vote: they leave one after another."""
        motion = self.look.host.motion
        one, all_of_it = motion.ms("ballot"), motion.ms("ballot") + motion.stagger("ballot", self.look.state.seats)
        if not all_of_it:
            return 1.0
        t = (self.flown * all_of_it - motion.stagger("ballot", place)) / one
        return GLIDE(max(0.0, min(1.0, t)))


class Threads(Node):
    """Below the pictures: the shade, the light of the leader's picture, and a thread from every seat to its own."""

    def __init__(self, reveal: Reveal) -> None:
        super().__init__()
        self.reveal = reveal
        self.z = 5.0

    def paint(self, canvas: Canvas) -> None:
        look, reveal = self.reveal.look, self.reveal
        if not look.is_reveal:
            return
        if canvas.theme.textures:
            canvas.fill(look.places.stage, "night", SHADE)
        if reveal.lit:
            paint_glow(canvas, reveal.picture_of(look.state.leader), round(reveal.lit * STEPS) / STEPS)
        if reveal.drawn:
            for seat in range(look.state.seats):
                self._thread(canvas, seat)

    def _thread(self, canvas: Canvas, seat: Seat) -> None:
        reveal = self.reveal
        plate, disc = reveal.seats.plate(seat), owner_beside(reveal.picture_of(seat))
        a, b = (plate.right, plate.cy), (disc.cx, disc.cy)
        part = round(reveal.drawn * STEPS) / STEPS
        end = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
        canvas.path((a, end), THREAD_UNDER, "night", alpha=0.6)
        canvas.path((a, end), THREAD, reveal.look.colour(seat))


class Ballots(Node):
    """Above the pictures: the votes, who laid which, and the ring of the leader's."""

    def __init__(self, reveal: Reveal) -> None:
        super().__init__()
        self.reveal = reveal
        self.z = 30.0

    def paint(self, canvas: Canvas) -> None:
        look, reveal = self.reveal.look, self.reveal
        if not look.is_reveal:
            return
        if reveal.lit >= 1:
            picture = reveal.picture_of(look.state.leader)
            canvas.ring(picture.grown(6), corner_of(picture) + 6, Line.RING + 1, "amber")
        if reveal.drawn >= 1:
            for seat in range(look.state.seats):
                self._owner(canvas, seat)
        if reveal.seats.lifted >= 1:
            self._votes(canvas)

    def _owner(self, canvas: Canvas, seat: Seat) -> None:
        look = self.reveal.look
        disc = owner_beside(self.reveal.picture_of(seat))
        canvas.disc(disc.cx, disc.cy, disc.w / 2, "night")
        canvas.circle(disc.cx, disc.cy, disc.w / 2, Line.RING, look.colour(seat))
        paint_pawn(canvas, look.emblem(seat), disc.inset(7))
        if seat == look.state.leader:
            paint_crown(canvas, Rect(disc.cx - 14, disc.y - 24, 28, 28))

    def _votes(self, canvas: Canvas) -> None:
        look, reveal = self.reveal.look, self.reveal
        voters = [(seat, vote) for seat, vote in enumerate(look.state.votes) if vote]
        for order, (seat, vote) in enumerate(voters):
            same = [other for other, sector in voters if sector == vote]
            if not 1 <= vote <= len(reveal.sectors.pictures):
                continue
            goal = vote_on(reveal.sectors.pictures[vote - 1].rect, same.index(seat), len(same))
            start, t = reveal.seats.die(seat), reveal.part_flown(order)
            box = Rect(*(a + (b - a) * t for a, b in zip(start, goal, strict=True)))
            if t > 0:
                paint_die(canvas, look.emblem(seat), vote, box)


def paint_glow(canvas: Canvas, rect: Rect, strength: float) -> None:
    """A lantern behind a picture."""
    if not canvas.theme.textures or not strength:
        return
    x, y, w, h = canvas.box(rect)
    k = canvas.view.scale
    for blur, light in GLOWS:
        key = ("lantern", w, h, blur, k, strength)
        rgb, alpha = canvas.rgb("gold_deep"), light * strength
        size = (w, h, corner_of(rect) * k, blur * k / 2)
        made = canvas.remember(key, partial(_light, size, rgb, alpha))
        at = (x - (made.get_width() - w) // 2, y - (made.get_height() - h) // 2)
        canvas.surface.blit(made, at, special_flags=shapes.PREMULTIPLIED)


def _light(size: tuple[int, int, float, float], rgb: Rgb, alpha: float) -> pygame.Surface:
    return shapes.faded(shapes.blurred_box(*size, rgb)[0], alpha)
