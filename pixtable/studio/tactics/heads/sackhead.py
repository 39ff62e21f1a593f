"""The scarecrow has a head of its own."""

from pixtable.studio.kit.paths import rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def sackhead(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (24, 7),
                (31, 9),
                (34, 17),
                (32, 23),
                (29, 26, 1),
                (31, 29, 1),
                (25, 28),
                (18, 30, 1),
                (19, 26, 1),
                (15, 20),
                (16, 11),
            ]
        ),
        "rope",
        0.2,
    )
    brush.put(rect(17.6, 25, 13, 1.8), "red", 0.2, outline=False)
    with brush.stamp(24, 17):
        if pose.eyes in ("shut", "closed"):
            brush.dots(
                INK, (22, 16), (24, 16), (23, 17), (22, 18), (24, 18), (29, 16), (31, 16), (30, 17), (29, 18), (31, 18)
            )
        else:
            brush.dots(
                "#241a20",
                (22, 16),
                (23, 16),
                (24, 16),
                (22, 17),
                (23, 17),
                (24, 17),
                (22, 18),
                (23, 18),
                (24, 18),
                (29, 16),
                (30, 16),
                (31, 16),
                (29, 17),
                (30, 17),
                (31, 17),
                (30, 18),
            )
            brush.dots("#ffb02e", (23, 17), (30, 17), (24, 17))
        brush.dots(
            "#5a3a24",
            (21, 22),
            (22, 22),
            (23, 23),
            (24, 23),
            (25, 23),
            (26, 23),
            (27, 23),
            (28, 23),
            (29, 22),
            (30, 22),
            (31, 21),
            (22, 21),
            (22, 23),
            (24, 22),
            (24, 24),
            (26, 22),
            (26, 24),
            (28, 22),
            (28, 24),
            (30, 21),
            (30, 23),
            (19, 12),
            (20, 13),
            (21, 12),
            (20, 11),
        )
