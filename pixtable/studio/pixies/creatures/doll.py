"""Little people."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, blob
from pixtable.studio.pixies.artist import Artist


def girl(art: Artist) -> None:
    """With a flower for a parasol."""
    for side in SIDES:
        art.twig([(side * 14, 66), (side * 17, 96), (side * 20, 122)], 5.5, 4)
        art.leaf((side * 18, 120), side * 100, 28, 16, "ovate", tone=1)
    art.twig([(-24, 4), (-58, 30), (-84, -2)], 5, 3.4)
    art.twig([(24, 4), (56, 18), (74, -24)], 5, 3.4)
    art.twig([(68, 20), (76, -30), (84, -92)], 4, 3, "#6f8a3c")
    art.fan((84, -86), (-100, 100), 48, 7, 34, shadow=0.9)
    art.berry(84, -90, 7)
    for y, length, count in ((-2, 104, 8), (-14, 80, 7), (-20, 56, 5)):
        art.fan((0, y), (130, 230), length, count, 38)
    for side in SIDES:
        art.leaf((side * 4, -20), side * 118, 42, 24, tone=1)
    for i in range(11):
        art.leaf((0, -60), (i - 5) * 22, 66 - abs(i - 5) * 2, 24, "long", tone=i % 3)
    art.pebble(0, -58, 44, 40)
    art.fan((0, -90), (-70, 70), 34, 5, 24, shadow=0.6)
    art.berry(0, -92, 8)
    art.eyes(0, -54, 17, 9)
    art.smile(0, -39, 8)
    art.daisy(-88, -10, 17)


def gnome(art: Artist) -> None:
    """Cone hat, beard and staff."""
    _coat_and_staff(art)
    art.pebble(0, -16, 42, 38)
    beard = mix("#f4ecdc", art.tone(3), 0.18)
    for aside in range(-4, 5):
        at, length = (aside * 8, 2 - abs(aside) * 3), 74 - abs(aside) * 9
        kind = "petal" if art.colour == "yellow" else "willow"
        art.loose(at, 180 - aside * 9, length, 20, beard, kind=kind, shadow=0.6, pale=True)
    art.eyes(0, -24, 17, 8, blush_drop=14)
    art.stone(0, -10, 12, 10, "#e2a58a")
    for side in SIDES:
        art.loose((side * 4, -2), side * 104, 34, 14, "#f6efe2", kind="lance", shadow=0.5, pale=True)
    _hat(art)


def _coat_and_staff(art: Artist) -> None:
    for side in SIDES:
        art.twig([(side * 22, 92), (side * 24, 112), (side * 28, 126)], 8, 6)
        art.leaf((side * 20, 126), side * 96, 38, 20, "ovate", tone="#8a5a34")
    art.twig([(86, 134), (84, 40), (90, -50), (78, -92)], 7, 4.5)
    art.fern(84, -30, 74, -1)
    art.berry(84, -44, 7)
    art.paper(blob("-46,20 46,20 62,98 0,112 -62,98"), art.deep())
    art.scales(blob("-44,10 44,10 64,98 0,116 -64,98"), 180, 22, 44, 36)
    art.twig([(46, 30), (70, 44), (84, 34)], 11, 8)
    art.twig([(-46, 30), (-70, 54), (-66, 80)], 11, 8)
    art.pebble(84, 34, 10, 9)
    art.pebble(-66, 82, 10, 9)


def _hat(art: Artist) -> None:
    outline = blob("-56,-34! -36,-84 -8,-136 10,-150! 22,-96 40,-64 56,-34! 0,-46")
    art.body(outline)
    art.scales(outline, 8, 22, 46, 36, jitter=8)
    art.twig([(-58, -34), (0, -46), (58, -34)], 9, 9)
    art.berry(-20, -44, 7)
    art.berry(-8, -48, 7)
    art.leaf((-12, -48), -40, 30, 18, "ovate", tone="#6f9a44")
