"""How a blow is shown: drawn back, out over the gap, a stop where it meets, and then all of it in one frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pixtable.games.tactics.rules.state import Unit
from pixtable.games.tactics.table.pieces.art import CAST, CASTING, DRAWN_BACK, HIT, IDLE, RECOVER, STRIKE
from pixtable.games.tactics.table.pieces.units import Z_UNIT, UnitNode
from pixtable.games.tactics.table.show.effects import Passings
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Colour
from pixtable.ui.motion.choreo import draw_back, knock_back, lunge, step_home
from pixtable.ui.motion.durations import BEATS
from pixtable.ui.motion.lens import Lens
from pixtable.ui.motion.particles import Particles
from pixtable.ui.motion.steps import Step, perform
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.motion.tween import Sequence as InTurn
from pixtable.ui.node import Node

STRIKING = 60.0
"""Over all other units."""
FEWEST_SPARKS, MOST_SPARKS = 8, 16
FORCE = 3.4
"""Of the sparks: they fly out over the tile."""
GENTLE, HARD = 0.8, 1.0
WORST = 6
"""So much damage is as bad as can be shown."""


class Harm(NamedTuple):
    """What damage looks and sounds like."""

    strip: str
    sound: str
    colour: Colour = "amber"


BLADE = Harm("slash", "sword_hit")
ARROW = Harm("smoke", "", "amber")
"""Its sound has begun with its flight."""
KINDS: Sequence[tuple[Harm, str]] = (
    (Harm("fire", "fire"), "pyromancer dragonling alchemist scientist engineer pirate gunslinger"),
    (Harm("frost", "frost", "sky"), "frostmage"),
    (Harm("bolt", "bolt", "sky"), "wizard stormcaller technologist shaman"),
    (Harm("curse", "curse", "rose"), "cursed threatened warlock witch plaguedoctor necromancer scarecrow"),
    (Harm("smoke", "dead_stone", "brass"), "geomancer golem"),
)
"""By whom or what it was done, where it was no blow; all else cuts."""
HARMS = {name: harm for harm, names in KINDS for name in names.split()}


def harm_of(source: str) -> Harm:
    return HARMS.get(source.partition(".")[0], BLADE)


def spell_of(source: str) -> str:
    """What something bad that is no wound looks and sounds like: ice by whoever commands it, else a curse."""
    harm = harm_of(source)
    return harm.strip if harm.strip == "frost" else "curse"


@dataclass
class Fight:
    """One blow on its way, and all that it needs."""

    striker: UnitNode
    target: Rect
    field: Blows


class Blows(Node):
    """It is told what happens, and makes a show of it; `is_telling` until what follows may be seen."""

    def __init__(self, look: FieldView, units: dict[int, UnitNode], over: Passings, lens: Lens, time: TimeFlow) -> None:
        super().__init__()
        self.look, self.units, self.over, self.lens, self.time = look, units, over, lens, time
        self.sparks = Particles(awaited=False)
        self.add(self.sparks)
        self._striker: UnitNode | None = None
        self._is_shot = False

    def drop(self) -> None:
        self.animator.drop()
        self.sparks.motes.clear()
        self._striker = None
        for node in self.units.values():
            node.frame, node.flash, node.z = IDLE, 0.0, Z_UNIT

    def strike(self, unit: int, target: int, *, is_ranged: bool, is_in_vain: bool) -> None:
        """What comes of it is the next event's, unless nothing does."""
        node, other = self.units.get(unit), self.units.get(target)
        if node is None or other is None:
            return
        self._striker, self._is_shot = node, is_ranged
        fight = Fight(node, other.rect, self)
        perform(self, self.look.host.motion, [*(SHOT if is_ranged else MELEE), *(PARRIED if is_in_vain else ())], fight)

    def storm(self, unit: int) -> None:
        """The fortress behind its lane: what breaks of it is the next event's."""
        node, state = self.units.get(unit), self.look.state
        stormer = state.unit(unit)
        if node is None or stormer is None:
            return
        walls = self.look.places.walls
        side = self.look.side(state.enemies(stormer.seat)[0])
        if walls:
            self._striker, self._is_shot = node, False
            perform(self, self.look.host.motion, MELEE, Fight(node, walls[side][stormer.column], self))

    def crumble(self, seat: int, column: int) -> None:
        """A stone falls out of a wall."""
        look, walls = self.look, self.look.places.walls
        look.host.sound("dead_stone")
        if walls:
            rect = walls[look.side(seat)][column]
            self.over.strip("smoke", rect)
            self.sparks.burst(*rect.centre, look.host.motion, MOST_SPARKS, "cream", force=FORCE)
            self.add_motion(Call(lambda: None, look.host.motion.ms("hit")))

    def hurt(self, unit: int, damage: int, *, source: str, is_blow: bool) -> None:
        """All that is seen of it comes in one frame, and that is when its sound is taken for the blow."""
        node, host = self.units.get(unit), self.look.host
        harm = (ARROW if self._is_shot else BLADE) if is_blow else harm_of(source)
        if harm.sound:
            host.sound(harm.sound)
        if node is None:
            return
        lead = host.lead(harm.sound) if harm.sound and host.motion.speed else 0.0
        if not is_blow:
            self.over.strip(harm.strip, node.rect)
        wounded = Call(lambda: self._wounded(node, damage, harm, is_blow=is_blow), lead)
        if not lead:
            wounded.finish()
        self.add_motion(InTurn([wounded, Call(lambda: None, host.motion.ms("hit"))]))

    def recover(self) -> None:
        """Whoever struck goes back to their place."""
        node, self._striker = self._striker, None
        if node is not None:
            perform(self, self.look.host.motion, HOMEWARD, Fight(node, node.rect, self))

    def cast(self, unit: int) -> None:
        node = self.units.get(unit)
        if node is not None:
            self.look.host.sound("bolt")
            self.over.strip("bolt", node.rect)
            perform(self, self.look.host.motion, SPELL, Fight(node, node.rect, self))

    # what is seen

    def _wounded(self, node: UnitNode, damage: int, harm: Harm, *, is_blow: bool) -> None:
        motion, rect = self.look.host.motion, node.rect
        unit = self.look.state.unit(node.card)
        self.look.host.touch("hit")
        if is_blow:
            self.over.strip(harm.strip, rect, mirrored=self._is_mirrored(unit))
        self.over.number(f"−{damage}", rect, "white")
        part = min(damage, WORST) / WORST
        sparks = round(FEWEST_SPARKS + (MOST_SPARKS - FEWEST_SPARKS) * part)
        self.sparks.burst(rect.cx, rect.cy - 10, motion, sparks, harm.colour, force=FORCE)
        if is_blow and self._striker is not None:
            knock_back(node, self._striker.rect, motion)
        if unit is not None and unit.is_leader:
            self.lens.shake(motion, GENTLE + (HARD - GENTLE) * part)
        node.frame = HIT
        flash = Tween(lambda v: setattr(node, "flash", v), 1.0, 0.0, motion.ms("casualty"), BEATS["casualty"].ease)
        node.flash = 1.0 if motion.speed else 0.0
        node.animator.answer(InTurn([flash, Call(lambda: setattr(node, "frame", IDLE))]))

    def _is_mirrored(self, unit: Unit | None) -> bool:
        return unit is not None and self.look.side(unit.seat) == 0


# The steps of each


def _stance(frame: int) -> Callable[[Fight], None]:
    return lambda fight: setattr(fight.striker, "frame", frame)


def _draw_back(fight: Fight) -> None:
    fight.striker.z = STRIKING
    fight.striker.frame = DRAWN_BACK
    draw_back(fight.striker, fight.target, fight.field.look.host.motion)


def _lunge(fight: Fight) -> None:
    fight.striker.frame = STRIKE
    lunge(fight.striker, fight.target, fight.field.look.host.motion)


def _stop(fight: Fight) -> None:
    fight.field.time.freeze(fight.field.look.host.motion.ms("hit_stop"))


def _shoot(fight: Fight) -> None:
    fight.striker.frame = STRIKE
    fight.field.look.host.sound("arrow")
    fight.field.over.shot(fight.striker.rect, fight.target)


def _parried(fight: Fight) -> None:
    host = fight.field.look.host
    host.sound("shield")
    host.touch("hit")
    fight.field.over.number("0", fight.target, "cream")
    fight.field.sparks.burst(*fight.target.centre, host.motion, FEWEST_SPARKS, "cream", force=FORCE)


def _go_home(fight: Fight) -> None:
    fight.striker.frame = RECOVER
    step_home(fight.striker, fight.field.look.host.motion)


def _stand(fight: Fight) -> None:
    fight.striker.frame = IDLE
    fight.striker.z = Z_UNIT


MELEE = (Step(_draw_back, "draw_back"), Step(_lunge, "lunge"), Step(_stop))
SHOT = (Step(_stance(DRAWN_BACK), "draw_back"), Step(_shoot, "shot"))
PARRIED = (Step(_parried, "hit"),)
HOMEWARD = (Step(_go_home, "step_home"), Step(_stand))
SPELL = (Step(_stance(CAST), "cast"), Step(_stance(CASTING), "cast"), Step(_stand))
