"""The doll: the parts of a look in a pose, from the back to the front."""

from collections.abc import Iterable

import skia

from pixtable.studio.kit.paths import circle, common, ellipse, polygon, rect, smooth, taper
from pixtable.studio.tactics import missiles  # noqa: F401 - each of these hangs its parts into the wardrobe
from pixtable.studio.tactics.banner import banner
from pixtable.studio.tactics.creatures import companions, dragonling, floating, golem, puppets  # noqa: F401
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.gear import (  # noqa: F401
    armour,
    blades,
    capes,
    clothes,
    hats,
    helmets,
    hoods,
    masks,
    packs,
    poles,
    robes,
    shields,
    shooters,
    tools,
)  # fmt: skip
from pixtable.studio.tactics.gear.wardrobe import (
    BEARDS,
    CAPES,
    HAIR_BACK,
    HAIR_FRONT,
    HEADGEAR,
    ITEMS,
    PARTS,
    SHIELDS,
)
from pixtable.studio.tactics.heads import beards, hair, hair_behind, sackhead  # noqa: F401
from pixtable.studio.tactics.heads.faces import face, skull
from pixtable.studio.tactics.look import Build, Look, Place
from pixtable.studio.tactics.pose import Pose
from pixtable.studio.tactics.sparks import draw_sparks

_HOVER = (2, 3, 4, 3)
_FRONT_LAG, _OFF_LAG = (1, 0, 0, 1), (0, 1, 1, 0)
"""Hands lag behind the breath."""


def draw_figure(brush: Brush, look: Look, pose: Pose) -> None:
    """A figure with the sparks that belong to its frame."""
    if look.creature:
        PARTS[look.creature](brush, look, pose)
        hand = pose.hand[0] + pose.dx, pose.hand[1] + pose.dy
    else:
        hand = Doll(brush, look, pose).draw()
        brush.core = brush.solid.copy()
    if pose.move != "fall":
        draw_sparks(brush, look, pose, hand)


class Doll:
    def __init__(self, brush: Brush, look: Look, pose: Pose) -> None:
        self.brush, self.look, self.pose = brush, look, pose
        self.build = look.build
        self.alive = pose.move != "fall"
        self.hovering = self._hovering()
        self.mounted = look.mount if self.alive else 0
        self.broader, self.lower = (self.build.shoulder - 7) * 0.8, (self.build.top - 26) * 0.6
        self.hand = self._hand(pose.hand, self.broader, _FRONT_LAG)
        self.off_hand = self._hand(pose.off_hand, -self.broader * 0.7, _OFF_LAG)

    def _hovering(self) -> float:
        if not (self.look.floats and self.alive):
            return 0
        return -_HOVER[self.pose.step] if self.pose.move in ("idle", "cast") else -4

    def _hand(self, at: Place, right: float, lag: tuple[int, ...]) -> Place:
        breath = lag[self.pose.step] - self.pose.bob if self.pose.move == "idle" else 0
        return at[0] + right, at[1] + self.lower + breath

    def draw(self) -> Place:
        """Returns where the hand has come to."""
        brush, pose = self.brush, self.pose
        if self.alive and self.look.leader:
            with brush.at(pose.dx):  # planted: it neither floats nor leaps
                banner(brush, self.look, pose)
        with brush.at(pose.dx, pose.dy + self.hovering):
            if self.alive:
                self._wear(self.look.behind)
            with brush.at(0, -self.mounted):
                self._body()
            if self.alive:
                self._wear(self.look.front)
        return self.hand[0] + pose.dx, self.hand[1] + pose.dy + self.hovering - self.mounted

    def _wear(self, parts: Iterable[str]) -> None:
        for part in parts:
            PARTS[part](self.brush, self.look, self.pose)

    def _body(self) -> None:
        brush, pose = self.brush, self.pose
        with brush.at(0, pose.bob + pose.crouch, pose.lean):
            self._wear(self.look.back)
            if self.look.cape:
                CAPES[self.look.cape_cut](brush, self.look.cape, pose, self.build)
        if not self.look.floats and not self.mounted:
            self._legs()
        with brush.at(0, pose.bob + pose.crouch, pose.lean):
            self._trunk()
        if pose.off_in_front:
            self._off_arm()
        with brush.at(0, pose.bob if pose.move == "idle" else 0):  # not leaned, so that the hand is where it was set
            self._arm()
            self._shield()

    def _trunk(self) -> None:
        brush, look, build = self.brush, self.look, self.build
        if look.hair and look.hair[0] in HAIR_BACK:
            with brush.at(*build.head):
                HAIR_BACK[look.hair[0]](brush, look.hair[1], self.pose)
        if not self.pose.off_in_front:
            self._off_arm()
        brush.put(_torso(build), look.chest or look.tunic)
        if self.pose.kick:
            brush.put(taper([(27, 36), (36, 34), (43, 31)], 6, 5, 8), look.legs)
            brush.put(ellipse(45, 29.6, 3, 4), look.boots)
        self._wear(look.torso)
        if look.belt:
            self._belt()
        self._wear(look.over)
        with brush.at(*build.head):
            self._head()
        self._wear(look.neck)

    def _belt(self) -> None:
        build, y = self.build, self.build.hip - 2.6
        around = rect(24 - build.hips - 2, y, build.hips * 2 + 4, 2.4)
        self.brush.put(common(around, _torso(build._replace(hip=build.hip + 3))), self.look.belt, -0.3, outline=False)
        self.brush.put(rect(22.6, y - 0.4, 3, 3), self.look.buckle, 0.7, outline=False)

    def _head(self) -> None:
        brush, look, pose = self.brush, self.look, self.pose
        if look.head:
            PARTS[look.head](brush, look, pose)
        else:
            skull(brush, look.skin, look.ears)
            face(brush, look, pose)
        if look.hair and look.hair[0] in HAIR_FRONT:
            HAIR_FRONT[look.hair[0]](brush, look.hair[1], pose)
        if look.beard:
            BEARDS[look.beard[0]](brush, look.beard[1], pose)
        for part in look.headgear:
            HEADGEAR[part](brush, look, pose)
        self._wear(look.on_face)

    def _legs(self) -> None:
        pose, spread = self.pose, self.build.hips - 7.5
        hip = self.build.hip + pose.crouch + pose.bob * 0.6
        self._leg((20 - spread * 0.6, hip), (19.2 + pose.feet[0] - spread * 0.7, 45 - pose.lift[0]), far=True)
        if not pose.kick:
            self._leg((28.6 + spread * 0.6, hip), (27.8 + pose.feet[1] + spread * 0.7, 45 - pose.lift[1]), far=False)

    def _leg(self, hip: Place, foot: Place, far: bool) -> None:
        x, y = foot
        if self.look.peg and not far:
            peg = [(hip[0] - 2.4, hip[1]), (hip[0] + 2.4, hip[1]), (x + 1.4, 45), (x - 1, 45)]
            self.brush.put(polygon(peg), "wood", 0.1)
            return
        wide = self.build.arm + 0.4
        knee = (hip[0] + x) / 2 + 0.6, (hip[1] + y - 3) / 2
        leg = taper([(hip[0], hip[1] - 1), knee, (x, y - 3)], wide + 0.6, wide, 6)
        boot = smooth([(x - 3, y - 5, 1), (x + 2.6, y - 5, 1), (x + 4.6, y - 2.6), (x + 4.6, y, 1), (x - 3, y, 1)])
        self.brush.put(leg, self.look.legs, -0.35 if far else -0.1)
        self.brush.put(boot, self.look.boots, -0.25 if far else 0)

    def _arm(self) -> None:
        look, build, pose, (x, y) = self.look, self.build, self.pose, self.hand
        if look.weapon and not look.weapon_over_hand:
            self._hold(look.weapon, self.hand, pose.weapon_angle, pose.slide)
        shoulder = 24 + build.shoulder - 1.2 + pose.lean * 0.28, build.top + 2.4 + pose.crouch
        elbow = (shoulder[0] + x) / 2 + 1, (shoulder[1] + y) / 2 + 2.2
        self.brush.put(taper([shoulder, elbow, (x - 0.5, y)], build.arm, build.arm - 1, 8), look.sleeve or look.tunic)
        if look.weapon and look.weapon_over_hand:
            self._hold(look.weapon, self.hand, pose.weapon_angle, pose.slide)
        self.brush.put(circle(x, y, 2.3 + (build.arm - 5.2) * 0.3), look.glove or look.skin, 0.2)

    def _off_arm(self) -> None:
        """The arm behind the body, or across it."""
        look, build, pose, (x, y) = self.look, self.build, self.pose, self.off_hand
        across = pose.off_in_front
        slide = pose.slide if look.off == look.weapon else 0
        if look.off and not look.off_over_hand:
            self._hold(look.off, self.off_hand, pose.off_angle, slide)
        inner, drop = (4, 3) if across else (1.2, 2.4)
        shoulder = 24 - build.shoulder + inner, build.top + drop
        elbow = (shoulder[0] + x) / 2 - (0 if across else 1.4), (shoulder[1] + y) / 2 + 1.4
        sleeve = look.sleeve or look.tunic
        self.brush.put(taper([shoulder, elbow, (x, y)], build.arm, build.arm - 1, 8), sleeve, 0 if across else -0.5)
        self.brush.put(circle(x, y, 2.1), look.glove or look.skin, -0.1)
        if look.off and look.off_over_hand:
            self._hold(look.off, self.off_hand, pose.off_angle, slide)

    def _hold(self, item: str, hand: Place, angle: float, slide: float) -> None:
        with self.brush.at(*hand, angle, (0, 0)), self.brush.at(0, slide):
            ITEMS[item](self.brush, self.pose)

    def _shield(self) -> None:
        if not self.look.shield:
            return
        cut, material, trim = self.look.shield
        x, y = self.look.shield_place
        back = 2 if self.pose.move == "hit" else 1 if (self.pose.move, self.pose.step) == ("act", 1) else 0
        with self.brush.at(x - self.broader * 0.7 - back, y + self.lower * 0.5 + self.pose.crouch, pivot=(0, 0)):
            SHIELDS[cut](self.brush, material, trim)


def _torso(build: Build) -> skia.Path:
    middle = (build.top + build.hip) / 2
    right = [(24 + build.shoulder, build.top, 1), (24 + build.waist, middle), (24 + build.hips, build.hip, 1)]
    left = [(24 - build.hips, build.hip, 1), (24 - build.waist, middle)]
    return smooth([(24 - build.shoulder, build.top, 1), (24, build.top - 1.4), *right, (24, build.hip + 1.5), *left])
