"""Skull and face, in the units of the head: its middle is at (24, 17), the chin at y 26, it looks to the right."""

from pixtable.studio.kit.paths import ellipse, polygon, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


def skull(brush: Brush, skin: str, ears: str) -> None:
    brush.put(
        smooth([(24, 8), (31, 10), (33.5, 17), (32, 23), (26, 26.5), (19, 25), (15, 19), (16.5, 11.5)]), skin, 0.15
    )
    if ears == "elf":
        brush.put(polygon([(17, 17), (9.5, 13), (16, 22)]), skin)
    elif ears == "round":
        brush.put(ellipse(16.6, 19, 1.6, 2.2), skin, -0.2)


def face(brush: Brush, look: Look, pose: Pose) -> None:
    """literal pixels; d: eye colour, sex 'f'/'m', brow colour, glow eyes, paint"""
    sex = look.sex
    glow = look.glow
    dark = look.skin in ("deep", "ebony")
    with brush.stamp(24, 17):
        if look.shaded_face:
            brush.dots(
                "#241a34",
                *[
                    (x, y)
                    for y in range(12, 26)
                    for x in range(18, 34)
                    if ((x - 26.3) / 8) ** 2 + ((y - 18.4) / 7.6) ** 2 < 1
                ],
            )
        if glow:
            c = glow
            if not look.shaded_face:
                brush.dots("#1c1428", *[(x, y) for x in (22, 23, 24, 25, 28, 29, 30, 31) for y in (16, 17, 18, 19)])
            if pose.eyes == "shut":
                brush.dots(c, (23, 18), (24, 18), (29, 18), (30, 18))
            else:
                brush.dots(c, (23, 17), (24, 17), (24, 18), (23, 18), (29, 17), (30, 17), (29, 18), (30, 18))
                brush.dots("#ffffff", (24, 17), (30, 17))
            return
        white = "#ffffff" if not dark else "#fff4e8"
        if pose.eyes == "shut":
            for x in (23, 29):
                brush.dots(INK, (x, 18), (x + 1, 19), (x + 2, 18))
        elif pose.eyes == "closed":
            for x in (23, 29):
                if x == 23:
                    brush.dots(INK, (x, 19), (x + 1, 19), (x, 18), (x + 2, 18))
                else:
                    brush.dots(INK, (x, 19), (x + 1, 19), (x + 2, 18))
        else:
            iris = look.eye or "#4a3a5c"
            for x in (23, 29):
                brush.dots(INK, (x, 17), (x + 1, 17), (x, 18), (x + 1, 18), (x, 19), (x + 1, 19))
                brush.dot(x + 1 if x == 23 else x, 17, white)
                brush.dot(x if x == 23 else x + 1, 19, iris)
                brush.dot(x, 19, iris)
                if dark:
                    brush.dots(white, (x + 1 if x == 23 else x, 17), (x + 1 if x == 23 else x, 18))
                    brush.dots(INK, (x - 1, 16), (x, 16), (x + 1, 16), (x + 2, 16))
            if sex == "f":
                brush.dots(INK, (22, 16), (22, 17), (31, 16))
                brush.dots(INK, (23, 16), (24, 16), (29, 16), (30, 16))
            br = look.brow
            if br or pose.move == "act":
                b = br or INK
                if pose.move == "act":
                    brush.dots(b, (22, 14), (23, 15), (24, 15), (25, 16), (29, 15), (30, 15), (31, 14), (28, 16))
                else:
                    brush.dots(b, (22, 15), (23, 14), (24, 14), (29, 14), (30, 14), (31, 15))
        blush = "#e88a78" if not dark else "#b0604a"
        if look.blush:
            brush.dots(look.blush_colour or blush, (21, 21), (22, 21), (32, 21))
        lip = look.lips or ("#c04858" if sex == "f" else "#8a3f3c" if not dark else "#4a2028")
        if pose.mouth == "open":
            brush.dots("#6a1f2c", (26, 22), (27, 22), (28, 22), (26, 23), (27, 23), (28, 23))
            brush.dots("#ffffff", (26, 22), (27, 22), (28, 22))
        elif pose.mouth == "ow":
            brush.dots("#6a1f2c", (27, 22), (28, 22), (27, 23), (28, 23))
        elif pose.mouth == "smile" or look.smile:
            brush.dots(lip, (25, 22), (26, 23), (27, 23), (28, 23), (29, 22))
        else:
            brush.dots(lip, (27, 23), (28, 23))
            if sex == "f":
                brush.dot(26, 23, lip)
        for c, pts in look.paint:
            brush.dots(c, *pts)
