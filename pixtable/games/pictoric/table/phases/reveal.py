"""The reveal (PB-24, PB-30 ff.): cup by cup, the leader's picture, threads that say whose, and the points."""

from __future__ import annotations

from functools import partial

import pygame

from pixtable.core.events import Seat
from pixtable.games.pictoric.table.layout import between, owner_beside, vote_on
from pixtable.games.pictoric.table.pieces.art import corner_of, paint_crown, paint_die, paint_pawn
from pixtable.games.pictoric.table.pieces.seats import Seats
from pixtable.games.pictoric.table.pieces.sectors import SectorPicture, Sectors
from pixtable.games.pictoric.table.view import RoundView
from pixtable.table.hearing import sound_at
from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import Line, Rgb
from pixtable.ui.motion.choreo import flip
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.tween import Call, Moving, Sequence, Together, Tween
from pixtable.ui.node import Node

GLOWS = ((40.0, 1.0), (90.0, 0.9), (200.0, 0.7))
"""How far the lantern in the leader's picture shines, and how brightly."""
COARSE = 4
STEPS = 6
SHADE = 0.34
THREAD, THREAD_UNDER = 3.2, 6.0
ARRIVES = 0.7
"""So far a thread has come when the disc of its owner begins to grow."""
OWNER_RIM = 0.16
CHIP = 48.0
"""Of points on their way."""


class Reveal(Node):
    """How much of it is to be seen, each from 0 to 1: of every seat's vote `flown`, of the leader's picture `lit`, of
    the threads `drawn`, and of every seat's points `paid`."""

    def __init__(self, look: RoundView, seats: Seats, sectors: Sectors) -> None:
        super().__init__()
        self.look, self.seats, self.sectors = look, seats, sectors
        self.lit = self.drawn = 1.0
        self.flown, self.paid = seats.all_seats(1.0), seats.all_seats(1.0)
        self.add(Threads(self), Ballots(self))

    def settle(self) -> None:
        self.animator.drop()
        self.lit = self.drawn = 1.0
        for parts in self._by_seat:
            parts[:] = self.seats.all_seats(1.0)

    @property
    def _by_seat(self) -> tuple[list[float], ...]:
        return self.seats.lifted, self.flown, self.seats.scored, self.paid

    def begin(self) -> None:
        """Cup by cup; then the leader's picture is turned over and lights up, and threads tell whose is whose."""
        motion, sound = self.look.host.motion, self.look.host.sound
        self.lit = self.drawn = 0.0
        for parts in self._by_seat:
            parts[:] = self.seats.all_seats(0.0)
        self.add_motion(
            Sequence(
                [
                    Together(self._cups()),
                    Call(self._turn_over, motion.ms("flip") / 2),
                    Call(lambda: sound("lantern_glow"), 2 * motion.ms("flip")),
                    Tween(lambda v: setattr(self, "lit", v), 0, 1, motion.ms("big_score"), BEATS["big_score"].ease),
                    Tween(lambda v: setattr(self, "drawn", v), 0, 1, motion.scaled(self._threads_take)),
                ]
            )
        )

    def _cups(self) -> list[Moving]:
        """Each is lifted, its die is read, and flies to its picture. Every answer takes the same time."""
        motion, sound = self.look.host.motion, self.look.host.sound
        cups: list[Moving] = []
        voters = in_order(self.look)
        for place, seat in enumerate(voters):
            wait = motion.in_turn("cup", place) + (motion.ms("last_cup") if 0 < place == len(voters) - 1 else 0.0)
            lifts = Tween(partial(self.seats.lifted.__setitem__, seat), 0, 1, motion.ms("cup"), BEATS["cup"].ease)
            flies = Tween(partial(self.flown.__setitem__, seat), 0, 1, motion.ms("ballot"), BEATS["ballot"].ease)
            heard = [Call(partial(sound, name)) for name in ("cup_lift", "vote_bead")]
            cups.append(Sequence([Call(lambda: None, wait), heard[0], lifts, flies, heard[1]]))
        return cups

    def _turn_over(self) -> None:
        """The leader's own, the picture that all of it was about: to its back, and round to its face."""
        picture, motion = self.node_of(self.look.state.leader), self.look.host.motion
        if not motion.reduced:
            flip(picture, motion, lambda: setattr(picture, "is_face_up", False))
            flip(picture, motion, lambda: setattr(picture, "is_face_up", True), motion.ms("flip"))
        sound_at(self, self.look.host, "card_flip", 0.0 if motion.reduced else 1.5 * motion.ms("flip"))

    def score(self) -> None:
        """The points fly to whom they are given, one seat after another."""
        look, motion = self.look, self.look.host.motion
        turn = look.state.last_turn
        assert turn is not None, "points are given for a turn"
        self.seats.scored[:], self.paid[:] = self.seats.all_seats(0.0), self.seats.all_seats(0.0)
        for place, seat in enumerate(sorted(range(look.state.seats), key=lambda seat: turn.points[seat])):
            flies = Tween(partial(self.paid.__setitem__, seat), 0, 1, motion.ms("points"), BEATS["points"].ease)
            lands = Call(partial(self._credit, seat, place))
            self.add_motion(Sequence([Call(lambda: None, motion.in_turn("points", place)), flies, lands]))

    def _credit(self, seat: Seat, place: int) -> None:
        self.seats.scored[seat] = 1.0
        is_last = place == self.look.state.seats - 1
        self.look.host.sound("score_total" if is_last else "score_tick", place)

    @property
    def scored_in(self) -> float:
        """Until the last points have landed."""
        motion = self.look.host.motion
        return motion.ms("points") + motion.in_turn("points", self.look.state.seats - 1)

    @property
    def _threads_take(self) -> float:
        return BEATS["thread"].ms + BEATS["thread"].stagger * (self.look.state.seats - 1)

    def pulled(self, seat: Seat) -> float:
        """How far a seat's thread reaches: they set out one after another."""
        beat = BEATS["thread"]
        gone = (self.drawn * self._threads_take - beat.stagger * seat) / beat.ms
        return beat.ease(max(0.0, min(1.0, gone)))

    # who and where

    def node_of(self, seat: Seat) -> SectorPicture:
        card = self.look.state.laid[seat]
        return next(node for node in self.sectors.pictures if node.card == card)

    def picture_of(self, seat: Seat) -> Rect:
        return self.node_of(seat).rect


def voters_of(look: RoundView) -> list[Seat]:
    return [seat for seat, vote in enumerate(look.state.votes) if vote]


def in_order(look: RoundView) -> list[Seat]:
    """Who lifts their cup when: first those whom most agree with, last the one least expected.

    Of as many the one that is right comes later.
    """
    state = look.state
    meant = state.laid[state.leader]
    right = 0 if meant is None else state.sectors.index(meant) + 1
    return sorted(voters_of(look), key=lambda seat: (-state.votes.count(state.votes[seat]), state.votes[seat] == right))


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
        part = reveal.pulled(seat)
        if not part:
            return
        end = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
        with canvas.clipped(_spanned(a, end).grown(THREAD_UNDER)):  # the whole of it is drawn once, and then shown
            canvas.path((a, b), THREAD_UNDER, "night", alpha=0.6)
            canvas.path((a, b), THREAD, reveal.look.colour(seat))


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
        for seat in range(look.state.seats) if reveal.drawn else ():
            self._owner(canvas, seat, (reveal.pulled(seat) - ARRIVES) / (1 - ARRIVES))
        self._votes(canvas)
        self._points(canvas)

    def _owner(self, canvas: Canvas, seat: Seat, grown: float) -> None:
        """It grows where their thread arrives."""
        if grown <= 0:
            return
        look = self.reveal.look
        disc = owner_beside(self.reveal.picture_of(seat)).scaled(grown)
        canvas.disc(disc.cx, disc.cy, disc.w / 2, "night")
        canvas.circle(disc.cx, disc.cy, disc.w / 2, Line.RING, look.colour(seat))
        paint_pawn(canvas, look.emblem(seat), disc.inset(disc.w * OWNER_RIM))
        if seat == look.state.leader and grown >= 1:
            paint_crown(canvas, Rect(disc.cx - 14, disc.y - 24, 28, 28))

    def _votes(self, canvas: Canvas) -> None:
        look, reveal = self.reveal.look, self.reveal
        votes = look.state.votes
        for seat in voters_of(look):
            vote, t = votes[seat], reveal.flown[seat]
            if not t or vote is None or vote > len(reveal.sectors.pictures):
                continue
            same = [other for other in in_order(look) if votes[other] == vote]
            goal = vote_on(reveal.sectors.pictures[vote - 1].rect, same.index(seat), len(same))
            if look.host.motion.reduced:  # nothing flies: it comes to be seen where it belongs
                paint_die(canvas, look.emblem(seat), vote, goal, t)
            else:
                paint_die(canvas, look.emblem(seat), vote, between(reveal.seats.die(seat), goal, t))

    def _points(self, canvas: Canvas) -> None:
        """From the picture that they are won by to the plate of whoever gets them."""
        look, reveal = self.reveal.look, self.reveal
        turn = look.state.last_turn
        for seat, t in enumerate(reveal.paid):
            if turn is None or not turn.points[seat] or not 0 < t < 1 or look.host.motion.reduced:
                continue
            won_by = reveal.picture_of(turn.leader if seat in turn.finders else seat)
            box = between(centred((CHIP, CHIP), won_by), centred((CHIP, CHIP), reveal.seats.plate(seat)), t)
            canvas.disc(box.cx, box.cy, CHIP / 2, "night")
            canvas.circle(box.cx, box.cy, CHIP / 2, Line.RING, look.colour(seat))
            canvas.text(f"+{turn.points[seat]}", box, "score", "amber", align="centre", lines=1)


def _spanned(a: tuple[float, float], b: tuple[float, float]) -> Rect:
    return Rect(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]), abs(a[1] - b[1]))


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
    """So soft that nobody sees it was blurred small."""
    w, h, radius, blur = size
    small = shapes.blurred_box(max(1, w // COARSE), max(1, h // COARSE), radius / COARSE, blur / COARSE, rgb)[0]
    return pygame.transform.smoothscale_by(shapes.faded(small, alpha), COARSE)
