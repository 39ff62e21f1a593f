"""Robes."""

from pixtable.studio.kit.paths import common, polygon, rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def robe(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    sway = pose.sway * 0.5
    material = look.robe or look.tunic
    t = build.top + 4
    fw = 10.5 + max(0, build.hips - 7.5)
    brush.put(
        smooth(
            [
                (24 - build.shoulder, t, 1),
                (24 + build.shoulder, t, 1),
                (33 + (fw - 10.5), 38),
                (24 + fw - sway * 0.2, 45, 1),
                (24, 45.6),
                (24 - fw - sway, 45, 1),
                (15 - (fw - 10.5), 38),
            ]
        ),
        material,
        -0.1,
    )
    tr = look.trim or "gold"
    rs = look.robe_cut
    hem = smooth(
        [
            (24 - fw - sway, 45, 1),
            (24 - fw + 0.4 - sway, 43, 1),
            (24, 43.6),
            (24 + fw - 0.4, 43, 1),
            (24 + fw, 45, 1),
            (24, 45.6),
        ]
    )
    body = smooth(
        [
            (24 - build.shoulder, t, 1),
            (24 + build.shoulder, t, 1),
            (33 + (fw - 10.5), 38),
            (24 + fw - sway * 0.2, 45, 1),
            (24, 45.6),
            (24 - fw - sway, 45, 1),
            (15 - (fw - 10.5), 38),
        ]
    )
    if rs == "cross":
        brush.put(rect(23, t + 1, 2.4, 44 - t), tr, 0.6, outline=False)
        brush.put(hem, tr, 0.1, outline=False)
    elif rs == "hem":
        brush.put(hem, tr, 0.1, outline=False)
    elif rs == "panel":
        brush.put(
            common(body, polygon([(21, t), (28, t), (31, 46), (18, 46)])), look.panel or "cream", 0.1, outline=False
        )
        brush.put(hem, tr, 0.1, outline=False)
    elif rs == "flame":
        brush.put(
            common(
                body,
                polygon(
                    [
                        (10, 46),
                        (13, 41),
                        (15.4, 44),
                        (18, 39.6),
                        (20.6, 43.6),
                        (24, 38.6),
                        (27, 43.6),
                        (30, 39.6),
                        (32.4, 44),
                        (35, 41),
                        (38, 46),
                    ]
                ),
            ),
            tr,
            0.2,
            outline=False,
        )
    elif rs == "zig":
        brush.put(
            common(
                body,
                polygon(
                    [
                        (10, 42),
                        (14, 39),
                        (17, 42),
                        (20, 39),
                        (24, 42),
                        (28, 39),
                        (31, 42),
                        (34, 39),
                        (38, 42),
                        (38, 44),
                        (34, 41.4),
                        (31, 44),
                        (28, 41.4),
                        (24, 44),
                        (20, 41.4),
                        (17, 44),
                        (14, 41.4),
                        (10, 44),
                    ]
                ),
            ),
            tr,
            0.3,
            outline=False,
        )
    elif rs == "wrap":
        brush.put(
            common(body, polygon([(24 - build.shoulder, t), (24 - build.shoulder + 3, t), (32, 46), (28, 46)])),
            tr,
            0.3,
            outline=False,
        )
        brush.put(hem, tr, 0.1, outline=False)
    elif rs == "stars":
        brush.put(hem, tr, 0.1, outline=False)
        brush.dots(MATERIALS[tr][4], (19, 40), (29, 39), (24, 37), (27, 42), (21, 43), (18, 36), (30, 35))
    elif rs == "buttons":
        brush.dots(MATERIALS[tr][3], (22, 31), (27, 31), (22, 34), (27, 34), (22, 38), (27, 38), (22, 41), (27, 41))
        brush.put(hem, material, -1.2, outline=False)


@worn(PARTS)
def wisprobe(brush: Brush, look: Look, pose: Pose) -> None:
    """floating robe that tapers to a wisp, no feet"""
    sway = pose.sway
    material = look.tunic
    brush.put(
        smooth(
            [
                (17, 30, 1),
                (31, 30, 1),
                (34, 37),
                (30, 41),
                (24 - sway, 45.6, 1),
                (20 - sway * 0.5, 42),
                (15 - sway * 1.4, 44, 1),
                (14, 38),
            ]
        ),
        material,
        -0.1,
    )
    brush.put(rect(23, 31, 2.4, 10), look.trim or "gold", 0.6, outline=False)
