"""What makes an event more than a change of places: the snap, beads along the seams, stone, the bag, warnings."""

from __future__ import annotations

from collections.abc import Iterable

from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.events import (
    Passed,
    RoundBegan,
    RoundScored,
    SeatOut,
    TileDrawn,
    TileKept,
    TilePlaced,
    WentOut,
)
from pixtable.games.rhombs.rules.legality import black_opens, one_contact_ends, seams
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.games.rhombs.table.ending.ending import Ending
from pixtable.games.rhombs.table.outcome import killed_by
from pixtable.games.rhombs.table.pieces.art import paint_cell
from pixtable.games.rhombs.table.pieces.beads import SeamBead
from pixtable.games.rhombs.table.pieces.pieces import Pieces
from pixtable.games.rhombs.table.pieces.tray import Tray
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.table.hearing import sound_at
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.banner import Banner, Passing
from pixtable.ui.motion.choreo import appear, deal
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.particles import Particles
from pixtable.ui.motion.tween import Call, Sequence, Tween
from pixtable.ui.node import Node

DUST = 2
AT_ONCE = 2
"""Tiles that leave the bag together."""
BANNER_TOP = 56.0
BANNER = 96.0


class Stone(Passing):
    """A cell that turns to stone."""

    def __init__(self, look: MosaicView, cell: Hex) -> None:
        super().__init__()
        self.look, self.cell = look, cell
        self.strength = 0.0

    def petrify(self, motion: Motion, delay: float) -> None:
        put = lambda v: setattr(self, "strength", v)
        fade = Tween(put, 0, 1, motion.ms("big_score"), BEATS["big_score"].ease)
        self.add_motion(Sequence([Call(lambda: None, delay), fade, Call(self._gone)]))

    def _gone(self) -> None:
        self.look.petrified.discard(self.cell)
        if self.parent is not None:
            self.parent.remove(self)

    def paint(self, canvas: Canvas) -> None:
        camera = self.look.camera
        grown = camera.shown_radius * (1.25 - 0.25 * round(self.strength * 8) / 8)
        with canvas.clipped(self.look.places.canvas):
            paint_cell(canvas, "dead", camera.centre(self.cell), grown, round(self.strength * 8) / 8)


class Flourishes(Node):
    def __init__(self, look: MosaicView, pieces: Pieces, tray: Tray, bag: Node) -> None:
        super().__init__()
        self.look, self.pieces, self.tray, self.bag = look, pieces, tray, bag
        self.z = 70.0
        self.sparks = Particles(awaited=False)
        self.ending = Ending(look, self._lay_open)
        self.add(self.sparks, self.ending)

    def drop(self) -> None:
        """Nothing is under way any more: the table was set, not played on."""
        self.animator.drop()
        self.look.petrified.clear()
        self.look.swept = None
        self.ending.drop()
        self.remove(*[node for node in self.children if node not in (self.sparks, self.ending)])

    def _later(self, name: str, ms: float, step: int = 0) -> None:
        sound_at(self, self.look.host, name, ms, step)

    def show(self, event: object, before: RhombsState) -> None:
        match event:
            case TilePlaced():
                self._place(event, before)
            case TileDrawn(_, tile):
                self._shake_bag()
                self.pieces.turn_up(tile)
            case TileKept(seat, tile):
                self._keep(seat, tile)
            case Passed(seat):
                self.say(self.look.say("banner.passed", name=self.look.name(seat)))
            case WentOut(seat, rank):
                self._go_out(seat, rank, before)
            case RoundScored():
                self._score(before)
            case SeatOut(seat):
                self.say(self.look.say("banner.seat_out", name=self.look.name(seat)), holds=3)
            case RoundBegan(round) if round > 1:
                self.look.host.sound("round_start")
                self.look.host.sound("bag_rustle")

    def hand_out(self, after: float) -> None:
        self.look.host.sound("bag_rustle")
        for place, node in enumerate(self.pieces.tray):
            deal(node, self.pieces.bag, self.look.host.motion, place // AT_ONCE, after)

    # a tile is laid

    def _place(self, event: TilePlaced, before: RhombsState) -> None:
        motion, node = self.look.host.motion, self.pieces.tiles[event.tile]
        lands = node.lands_in
        self._snap(node, lands)
        met = seams(before, event.tile, event.q, event.r, event.turn)
        for step, seam in enumerate(met):
            when = lands + motion.stagger("deal", step)
            bead = SeamBead(self.look, seam.own, (event.q, event.r), seam.edge)
            self.add(bead)
            bead.shine(motion, when)
            self._later("seam_bead", when, step)
        self._petrify(killed_by(before, self.look.state), lands)
        self._warn(before)

    def _snap(self, node: Node, lands: float) -> None:
        """One wooden tick where it touches down, to be heard and felt, and a little dust."""
        host = self.look.host
        self._later("tile_snap", lands)

        def touch() -> None:
            host.touch("snap")
            self.sparks.burst(node.rect.cx, node.rect.bottom, host.motion, DUST)

        self.add_motion(Call(touch, lands))

    def _petrify(self, cells: Iterable[Hex], after: float) -> None:
        motion = self.look.host.motion
        for step, cell in enumerate(cells):
            self.look.petrified.add(cell)
            stone = Stone(self.look, cell)
            self.add(stone)
            stone.petrify(motion, after + motion.stagger("deal", step))
            if step == 0:
                self._later("dead_stone", after)

    def _warn(self, before: RhombsState) -> None:
        """A new phase begins with this tile."""
        now = self.look.state
        if one_contact_ends(before, now):
            self.say(self.look.say("banner.contact"), holds=2)
        elif black_opens(before, now):
            self.say(self.look.say("banner.black"), holds=2)

    # the bag

    def _shake_bag(self) -> None:
        motion = self.look.host.motion
        self.look.host.sound("bag_rustle")
        self._later("bag_draw", motion.ms("hit_shake"))
        amount = BEATS["invalid"].amount
        if not motion.reduced:
            shake = lambda v: setattr(self.bag.pose, "dx", v)
            self.bag.add_motion(Tween(shake, 0, amount, motion.ms("invalid"), BEATS["invalid"].ease))

    def _keep(self, seat: int, tile: int) -> None:
        self.look.host.sound("penalty")
        name = self.look.name(seat)
        if tile == UNSEEN:
            self.say(self.look.say("banner.hidden", name=name), holds=2)
        else:
            self.say(self.look.say("banner.kept", name=name, n=TILES[tile].points), holds=2)

    def _go_out(self, seat: int, rank: int, before: RhombsState) -> None:
        """Whoever did not move has come in because the bag is empty (HX-25)."""
        self.look.host.sound("win_fanfare" if rank == 1 and seat == self.look.viewer else "score_total")
        how = "out" if seat == before.mover else before.house.blind_ties
        if how == "out":
            self.ending.spread(before.table[-1].cell)
        if how == "out" or rank == 1:
            self.say(self.look.say(f"banner.{how}", name=self.look.name(seat)), holds=2)

    def _score(self, before: RhombsState) -> None:
        """Where nobody has come in, nobody can go on: the wave comes after all, from the last tile."""
        is_blocked = not before.finished
        self.look.host.sound("dead_stone" if is_blocked else "round_end")
        self.say(self.look.say("banner.blocked" if is_blocked else "banner.scored"), holds=3)
        if is_blocked and before.table:
            self.ending.spread(before.table[-1].cell)
        self.ending.add_motion(Call(lambda: self._count(before), self.look.host.motion.ms("told")))

    def _lay_open(self) -> None:
        """All has been counted: the tray shows it, too."""
        self.pieces.sync(animate=True)
        appear(self.tray.left, self.look.host.motion)

    def _count(self, before: RhombsState) -> None:
        """The table of the round opens, with a title of its own."""
        for banner in self._banners():
            banner.leave(self.look.host.motion)
        self.ending.count(before)

    # words

    def say(self, words: str, holds: int = 1) -> None:
        """A banner over the board; the one before it makes way."""
        self.remove(*self._banners())
        canvas = self.look.places.canvas
        space = Rect(canvas.x, canvas.y + BANNER_TOP, canvas.w, BANNER)
        banner = Banner("rhombs.banner", words, space)
        self.add(banner)
        banner.run(self.look.host.motion, lambda: self._gone(banner), holds)

    def _banners(self) -> list[Banner]:
        return [node for node in self.children if isinstance(node, Banner)]

    def _gone(self, node: Node) -> None:
        if node in self.children:
            self.remove(node)
