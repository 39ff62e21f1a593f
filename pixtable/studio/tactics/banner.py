"""What tells a leader: a pole with a pennant, the same for every body."""

from pixtable.studio.kit.paths import circle, polygon, rect
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


def banner(brush: Brush, look: Look, pose: Pose) -> None:
    """pole with a pennant behind the doll: the leader mark (same for every body)"""
    sway = pose.sway * 0.7
    x = 4
    y = 3
    brush.put(rect(x - 1, y - 18, 2, 63 - y), "wood", 0.1)
    brush.put(circle(x, y - 18.6, 1.9), "gold", 0.5)
    brush.put(rect(x - 10, y - 16, 13, 1.8), "gold", 0.2)
    brush.put(
        polygon(
            [
                (x - 9.4, y - 14.6),
                (x + 2.4, y - 14.6),
                (x + 2.4 - sway * 0.2, y + 7),
                (x - 3.4 - sway * 0.5, y + 2.4),
                (x - 9.4 - sway * 0.6, y + 8),
            ]
        ),
        "gold",
        0.1,
    )
    brush.put(
        polygon(
            [
                (x - 7.4, y - 5),
                (x - 7.6, y - 11.4),
                (x - 5.4, y - 8.6),
                (x - 3.4, y - 12.4),
                (x - 1.4, y - 8.6),
                (x + 0.8, y - 11.4),
                (x + 0.6, y - 5),
            ]
        ),
        "crimson",
        0.1,
        outline=False,
        flat=True,
    )
