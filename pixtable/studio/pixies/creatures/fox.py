"""Foxes."""

import math

from pixtable.studio.kit.paths import SIDES, blob, circle, ellipse, symmetric
from pixtable.studio.pixies.artist import Artist


def sitting(art: Artist) -> None:
    """Facing us, the white tip of the tail up."""
    art.plume([(34, 98), (96, 98), (120, 48), (108, -6)], 8, (44, 44), 32, 28)
    for turn in (-22, 22, 0):
        art.loose((108, -2), -8 + turn, 58 - abs(turn) * 0.5, 26, "#fff6e6", pale=True)
    art.coat(symmetric("0,-30 44,0 58,70 40,112"), 180, 20, 42, 32)
    art.bib(-6, 6, 66, 22)
    for side in SIDES:
        art.leaf((side * 18, 64), 180, 54, 20, "lance", tone=1)
        art.loose((side * 18, 108), 180, 16, 22, "#3a2420", veins=False)
    for side in SIDES:
        art.leaf((side * 36, -78), side * 20, 66, 44, "main" if art.colour in ("red", "green") else "ovate", tone=1)
        art.loose((side * 37, -82), side * 20, 40, 20, "#3a2420", kind="lance", veins=False, shadow=0.4)
    _face(art)


def _face(art: Artist) -> None:
    art.body(symmetric("0,-104 40,-100 64,-62 78,-34! 44,-22 14,6 0,16"))
    for side in SIDES:
        art.paper(
            blob("78,-34! 44,-22 14,6 0,16 0,-2 12,-26 38,-40", side), ("#fffaf0", "#ecd9bb"), shadow=0.4, edge=0.5
        )
        art.fan((side * 62, -36), (side * 70, side * 140), 26, 3, 14, role="long", shadow=0.5)
    art.fan((0, -66), (-34, 34), 40, 4, 22, shadow=0.6)
    art.eyes(0, -46, 26, 9.5)
    art.nose(0, 4, 9)


def asleep(art: Artist) -> None:
    """Curled up in its own tail."""
    art.ring((6, 22), (70, 58), 54, 15, 38, tilt=70)
    art.paper(ellipse(6, 22, 84, 72), art.deep())
    art.scales(ellipse(8, 14, 84, 70), lambda x, y: math.degrees(math.atan2(x - 6, -(y - 22))) + 72, 22, 48, 38)
    art.plume([(96, 40), (70, 92), (10, 108), (-56, 92)], 8, (50, 56), 34, 32)
    art.loose((-52, 92), -84, 62, 36, "#fff6e6", pale=True)
    with art.at(-46, 16, 0.92, -24):
        for side in SIDES:
            art.leaf((side * 36, -34), side * 20, 60, 42, "ovate", tone=1)
            art.loose((side * 37, -38), side * 20, 36, 18, "#3a2420", kind="lance", veins=False, shadow=0.4)
        art.body(symmetric("0,-58 40,-54 64,-22 76,4! 44,18 14,42 0,52"))
        for side in SIDES:
            art.paper(
                blob("76,4! 44,18 14,42 0,52 0,36 12,12 38,0", side), ("#fffaf0", "#ecd9bb"), shadow=0.4, edge=0.5
            )
            art.fan((side * 60, 4), (side * 70, side * 140), 24, 3, 13, role="long", shadow=0.5)
        art.fan((0, -24), (-34, 34), 36, 4, 20, shadow=0.6)
        art.eyes(0, -2, 27, 10, "sleep")
        art.nose(0, 42, 9)
    for x, y, radius in ((-94, -84, 7), (-112, -106, 5)):
        art.line(circle(x, y, radius), 2, "#fff6e0", 0.8)
