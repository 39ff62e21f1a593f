"""A marionette: the control cross in the hand, the puppet hanging on its strings."""

from pixtable.studio.kit.paths import circle, polygon, rect
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import stroke
from pixtable.studio.tactics.gear.wardrobe import item
from pixtable.studio.tactics.pose import Pose


@item(12)
def marionette(brush: Brush, pose: Pose) -> None:
    """control cross at the hand, small puppet hanging on strings"""
    w = [0, 1, 2, 1][pose.step % 4] if pose.move == "idle" else 0
    a = pose.puppet
    brush.put(rect(-7, -1, 14, 2), "wood", 0.3)
    brush.put(rect(-1, -3.4, 2, 7), "wood", 0.3)
    k = 1.22
    bx, by = ((1 + a * 8) / k, (11 - a * 3 + w * 0.5) / k)
    for x0, x1, y1 in ((-6, bx - 5, by + 3 - w), (0, bx, by - 3), (6, bx + 5, by + 3 + w)):
        for t in range(24):
            brush.dot(x0 + (x1 * k - x0) * t / 23, 1 + (y1 * k - 1) * t / 23, "#f0e8d8")
    with brush.at(0, 0, 0, (0, 0), k):
        puppet_body(brush, bx, by, w)


def puppet_body(brush: Brush, bx: float, by: float, w: float) -> None:
    brush.put(rect(bx - 3, by + 10, 2, 5), "blue")
    brush.put(rect(bx + 1.4, by + 10 - w * 0.6, 2, 5), "blue")
    brush.put(stroke([(bx - 3, by + 6), (bx - 6, by + 3 - w)], 1.8), "rope")
    brush.put(stroke([(bx + 3, by + 6), (bx + 6, by + 3 + w)], 1.8), "rope")
    brush.put(polygon([(bx - 3, by + 4), (bx + 3, by + 4), (bx + 4, by + 11), (bx - 4, by + 11)]), "red", 0.2)
    brush.put(circle(bx, by, 4.2), "rope", 0.3)
    brush.dots("#2a1c33", (bx - 1, by - 1), (bx + 2, by - 1))
    brush.dots("#c23a3a", (bx, by + 1), (bx + 1, by + 1))
    brush.put(polygon([(bx - 4, by - 2), (bx, by - 9), (bx + 4, by - 2)]), "blue", 0.2)
