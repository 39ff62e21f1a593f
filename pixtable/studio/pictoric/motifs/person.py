"""One person for every part: coats, hats, legs and arms can be chosen."""

from typing import Any

from pixtable.studio.kit.colour import RGB
from pixtable.studio.kit.paths import Place, blob, circle, ellipse, line, polygon, rect, smooth, taper, union
from pixtable.studio.kit.scene import Fill, Tone
from pixtable.studio.pictoric.motifs.people import skin
from pixtable.studio.pictoric.motifs.things import crown_path
from pixtable.studio.pictoric.sheet import Dream


def person(
    scene: Dream,
    coat: Tone = "accent",
    tone: float = 0.08,
    hat: str = "bowler",
    arms: tuple[Place, ...] = ((-11, -22), (12, -22)),
    *,
    legs: str = "stand",
    head: float = 6.4,
    hair: Tone | None = None,
    scarf: Tone | None = None,
    skirt: bool = False,
    back: bool = False,
    skin_colour: Tone | None = None,
    hat_colour: Tone | None = None,
    beard: Tone | None = None,
) -> None:
    """A small adult, about 64 tall.

    The hat is a bowler, top, cap, crown, cone, hood, bun or none; the legs stand, walk, sit or are none; `arms` are
    where the hands are.
    """
    face = scene.hue(skin_colour) if skin_colour is not None else skin(scene)
    cloth = scene.shaded(coat, 0.08, 0.22)
    for hand in arms[:1]:
        _arm(scene, (-5, -41), hand, cloth[1], face)
    _legs(scene, legs, tone)
    _body(scene, cloth, legs, skirt)
    if not back and not skirt:
        scene.line(line(1, -42, 1, -13), 0.8, tone, 0.5)
    with scene.at(0, -44 - head, head):
        scene.paper(circle(0.1, 0, 1), face, shadow=0.3, edge=0.15, rim=0.3)
        if hair is not None:
            _hair(scene, hair, back)
        if beard is not None:
            scene.paper(blob("-0.5,0.25! 0.9,0.15! 0.7,1.3 0.1,2.1! -0.5,1.1"), beard, shadow=0.3, edge=0.5)
        if hat == "hood":
            hood = blob("-1.2,0.9! -1.25,-0.5 0,-1.5 1.1,-0.7 0.7,-0.4! -0.2,-0.3 -0.3,0.9!")
            scene.paper(hood, cloth, shadow=0.3, edge=0.2)
        elif hat == "bun":
            scene.paper(circle(-0.3, -1.15, 0.55), tone if hair is None else hair, shadow=0.2, edge=0.2)
        else:
            _hat(scene, hat, tone + 0.06 if hat_colour is None else hat_colour)
    if scarf is not None:
        shawl = blob("-6,-46! 7,-46! 6,-41 -4,-40 -15,-37 -25,-41! -23,-35 -28,-32! -14,-32 -5,-39")
        scene.paper(shawl, scarf, shadow=0.4, edge=0.3, rim=0.5)
    for hand in arms[1:]:
        _arm(scene, (5, -41), hand, cloth[0], face)


def youngster(scene: Dream, coat: Tone = "accent", hair: Tone = 0.1, **pose: Any) -> None:
    """A person of ten: smaller, with a larger head."""
    with scene.at(0, 0, 0.74):
        person(scene, coat, hat="none", hair=hair, head=8.6, **pose)


def _legs(scene: Dream, pose: str, tone: float) -> None:
    if pose == "stand":
        for x in (-4, 4):
            leg = smooth([(x - 3, -18, 1), (x + 3, -18, 1), (x + 3, -3), (x + 6, 1, 1), (x - 4, 1, 1)])
            scene.paper(leg, tone, shadow=0.4, edge=0.2, rim=0.4)
    elif pose == "walk":
        scene.paper(blob("-5,-18! 1,-18! -5,-6 -8,1! -16,-1! -9,-8"), tone, shadow=0.4, edge=0.2, rim=0.4)
        scene.paper(blob("0,-18! 6,-18! 9,-6 15,1! 6,1! 5,-6"), tone + 0.04, shadow=0.4, edge=0.2, rim=0.4)
    elif pose == "sit":
        knees = blob("-6,-16! 10,-17 22,-15 24,0 30,6! 18,6! 17,-6 -6,-5!")
        scene.paper(knees, tone + 0.03, shadow=0.5, edge=0.2, rim=0.4)


def _body(scene: Dream, cloth: Fill, legs: str, skirt: bool) -> None:
    if skirt:
        body = blob("-5,-44! 0,-47 6,-44! 9,-32 18,-8! 0,-5 -17,-8! -8,-32")
    elif legs == "sit":
        body = blob("-5,-44! 0,-47 6,-44! 10,-30 11,-10! 0,-5 -10,-7! -9,-30")
    else:
        body = blob("-6,-44! 0,-47 6,-44! 11,-28 12,-13! 0,-10 -12,-13! -10,-28")
    scene.paper(body, cloth, shadow=0.6, edge=0.3, rim=0.7)


def _hair(scene: Dream, colour: Tone, back: bool) -> None:
    """Round a head of radius 1."""
    if back:
        scene.paper(circle(0.1, -0.06, 1.06), colour, shadow=0.2, edge=0.3)
    else:
        fringe = blob("-1,0.7! -1.12,-0.4 -0.3,-1.15 0.9,-0.75 0.95,-0.2! 0.1,-0.45 -0.45,0.3")
        scene.paper(fringe, colour, shadow=0.25, edge=0.3)


def _hat(scene: Dream, kind: str, colour: Tone) -> None:
    """On a head of radius 1."""
    if kind == "bowler":
        crown = blob("-0.95,-0.35! -0.9,-1.2 0.1,-1.7 1.05,-1.2 1.1,-0.35!")
        scene.paper(union(crown, ellipse(0.1, -0.38, 1.6, 0.24)), colour, shadow=0.4, edge=0.2, rim=0.6)
    elif kind == "top":
        crown = polygon([(-0.8, -0.4), (-0.95, -2.6), (1.1, -2.6), (0.95, -0.4)])
        scene.paper(union(crown, ellipse(0.1, -0.42, 1.65, 0.26)), colour, shadow=0.4, edge=0.2, rim=0.6)
        scene.flat(rect(-0.82, -0.95, 1.8, 0.4), "accent2", 0.9)
    elif kind == "cap":
        cap = blob("-1.05,-0.2! -0.9,-1.05 0.5,-1.2 1.05,-0.4 1.7,-0.2! 0,-0.3")
        scene.paper(cap, colour, shadow=0.35, edge=0.2)
    elif kind == "crown":
        scene.paper(crown_path(1.15, 1.2, 0.1, -0.55), "accent2", shadow=0.35, edge=0.1, rim=0.8)
    elif kind == "cone":
        scene.paper(polygon([(-0.85, -0.45), (0.15, -3), (1.0, -0.45)]), colour, shadow=0.35, edge=0.2)


def _arm(scene: Dream, shoulder: Place, hand: Place, colour: Tone, face: RGB) -> None:
    (x0, y0), (x1, y1) = shoulder, hand
    elbow = (x0 + x1) / 2 + (y1 - y0) * 0.1, (y0 + y1) / 2 - (x1 - x0) * 0.1
    scene.paper(circle(x1, y1, 2.5), face, shadow=0.2, edge=0, rim=0.2)
    sleeve = union(taper([shoulder, elbow, hand], 6.4, 4.6, 12), circle(x0, y0 + 0.5, 3))
    scene.paper(sleeve, colour, shadow=0.35, edge=0.1, rim=0.5)
