"""Icons of things and people. They fill a box of 64 round (0, 0)."""

import skia

from pixtable.studio.kit.paths import (
    SIDES,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    ngon,
    placed,
    polar,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    softened,
    star,
    stroked,
    union,
)


def _home() -> skia.Path:
    return minus(
        union(
            polygon([(-26, 2), (0, -23), (26, 2), (20, 6), (0, -13), (-20, 6)]),
            polygon([(-17, 4), (0, -11), (17, 4), (17, 22), (-17, 22)]),
        ),
        round_rect(-5, 7, 10, 16, 3),
    )


def _log() -> skia.Path:
    rows = ((-17, 33), (-5.6, 26), (5.8, 33), (17.2, 20))
    return union(*(union(circle(-19, y, 3.4), round_rect(-11, y - 2.7, length, 5.4, 2.7)) for y, length in rows))


def _rulebook() -> skia.Path:
    return minus(
        round_rect(-18, -23, 37, 46, 5),
        round_rect(-12, 13, 27, 4.6, 2.3),
        union(stroked(curve("-4.5,-10 -2,-16 5,-15.5 6.5,-9.5 1.2,-4.5 1,0"), 3.8), circle(1, 6.4, 2.6)),
    )


def _settings() -> skia.Path:
    teeth = [placed(round_rect(-4.6, -24, 9.2, 14, 2.5), turn=45 * i) for i in range(8)]
    return minus(union(circle(0, 0, 16), *teeth), circle(0, 0, 7.5))


def _bookmark() -> skia.Path:
    return minus(polygon([(-14, -24), (14, -24), (14, 24), (0, 11), (-14, 24)]), star(5, 8, 3.4, 0, -8))


def _folder() -> skia.Path:
    return minus(
        union(round_rect(-24, -12, 48, 31, 4), round_rect(-24, -19, 21, 14, 4)), round_rect(-19, -6.4, 38, 3.4, 1.6)
    )


def _trophy() -> skia.Path:
    return union(
        blob("-15,-23! 15,-23! 13,-4 4,6 -4,6 -13,-4"),
        stroked(curve("-14,-18 -24,-17 -22,-5 -11,-1"), 4),
        stroked(curve("14,-18 24,-17 22,-5 11,-1"), 4),
        rect(-3.4, 4, 6.8, 10),
        blob("-13,22! -8,14 8,14 13,22!"),
    )


def _statistics() -> skia.Path:
    return union(
        round_rect(-23, 19, 46, 4.6, 2.3),
        round_rect(-20, 2, 10, 14, 2),
        round_rect(-5, -9, 10, 25, 2),
        round_rect(10, -22, 10, 38, 2),
    )


def _puzzle() -> skia.Path:
    knobs = union(rect(-19, -12, 32, 32), circle(-3, -14.5, 6.5), circle(15.5, 4, 6.5))
    return minus(knobs, circle(-18, 4, 6), circle(-3, 19.5, 6))


def _learn() -> skia.Path:
    return union(
        polygon([(0, -19), (28, -7), (0, 5), (-28, -7)]),
        blob("-16,2! 0,9 16,2! 16,14 0,20 -16,14"),
        stroked(line(23, -6, 23, 11), 3.4),
        circle(23, 14, 4),
    )


def _daily() -> skia.Path:
    return union(
        minus(round_rect(-21, -17, 42, 39, 6), round_rect(-16, -6, 32, 23, 3)),
        round_rect(-13, -24, 5.4, 11, 2.6),
        round_rect(7.6, -24, 5.4, 11, 2.6),
        star(5, 9.5, 4, 0, 6.4),
    )


def _deck() -> skia.Path:
    front = minus(_card(-6, 0, -8, 27, 38), placed(ngon(4, 7.5), -6, 0, turn=-8))
    return union(minus(_card(7, 3, 12, 27, 38), _card(-6, 0, -8, 32, 43)), front)


def _draft() -> skia.Path:
    pass_on = union(stroked(curve("-12,-18 0,-25 9,-20"), 4), polygon([(16, -15), (5, -16), (12, -25)]))
    return union(_card(-14, 0, 0, 16, 26), _card(14, 0, 0, 16, 26), pass_on, placed(pass_on, turn=180))


def _robot() -> skia.Path:
    face = minus(round_rect(-19, -12, 38, 30, 8), circle(-8, 1, 4.4), circle(8, 1, 4.4), round_rect(-8, 9.5, 16, 4, 2))
    ears = [round_rect(-25, -2, 4.6, 13, 2), round_rect(20.4, -2, 4.6, 13, 2)]
    return union(face, stroked(line(0, -12, 0, -19), 4), circle(0, -21, 4), *ears)


def _human() -> skia.Path:
    bust = union(circle(0, -9, 8), blob("-15,18! -15,8 -8,1 8,1 15,8 15,18!"))
    return placed(bust, 0, 2, 1.18)


def _empty_chair() -> skia.Path:
    slots = [round_rect(x, -19, 4.6, 20, 2) for x in (-9, -2.3, 4.4)]
    legs = [round_rect(x, 9, 6.4, 16, 2.4) for x in (-17, 10.6)]
    return union(minus(round_rect(-15, -25, 30, 29, 7), *slots), round_rect(-20, 3, 40, 7.6, 3), *legs)


def _crown() -> skia.Path:
    return union(
        polygon([(-22, 15), (-24, -12), (-11, 1), (0, -20), (11, 1), (24, -12), (22, 15)]),
        circle(-24, -13, 3.6),
        circle(0, -20, 3.8),
        circle(24, -13, 3.6),
    )


def _language() -> skia.Path:
    return union(
        minus(circle(0, 0, 23), circle(0, 0, 18.6)),
        minus(ellipse(0, 0, 11, 23), ellipse(0, 0, 7, 19)),
        rect(-20, -2, 40, 4),
        rect(-1.9, -20, 3.8, 40),
        stroked(curve("-17,-12 0,-9 17,-12"), 3.2),
        stroked(curve("-17,12 0,9 17,12"), 3.2),
    )


def _curtain() -> skia.Path:
    return union(
        round_rect(-26, -24, 52, 7, 3),
        blob("-24,-17! -2,-17! -7,0 -18,10! -16,22! -24,22!"),
        blob("24,-17! 2,-17! 7,0 18,10! 16,22! 24,22!"),
    )


def _dice() -> skia.Path:
    return placed(_die(), 0, 0, 1.02, 12)


def _timer() -> skia.Path:
    glass = blob("-13,-19! 13,-19! 12,-9 3,0 12,9 13,19! -13,19! -12,9 -3,0 -12,-9")
    sand = polygon([(-7.6, -14), (7.6, -14), (7, -11), (-7, -11)])
    return minus(union(round_rect(-17, -24, 34, 6, 2.6), round_rect(-17, 18, 34, 6, 2.6), glass), sand)


def _info() -> skia.Path:
    return minus(circle(0, 0, 23), circle(0, -10.5, 3.8), stroked(line(0, -1.5, 0, 12), 6))


def _star() -> skia.Path:
    return softened(star(5, 26, 11.5, 0, 2), 3)


def _zone() -> skia.Path:
    squares = [round_rect(x, y, 20, 20, 4) for x, y in ((-22, -22), (2, -22), (-22, 2))]
    return union(*squares, minus(round_rect(2, 2, 20, 20, 4), round_rect(6.5, 6.5, 11, 11, 2)))


def _pin() -> skia.Path:
    return minus(union(star(10, 25, 20), circle(0, 0, 21)), stroked(polyline([(-9, 1), (-3, 8), (10, -8)]), 5.4))


def _spiral() -> skia.Path:
    whorl = [polar(0, 0, i * 26, 2 + i * 0.72) for i in range(29)]
    return stroked(smooth(whorl, closed=False), 5)


def _cross() -> skia.Path:
    return minus(circle(0, 0, 23), *(stroked(line(-9, -9 * side, 9, 9 * side), 6.4) for side in SIDES))


def _card(x: float, y: float, turn: float, width: float, height: float) -> skia.Path:
    return placed(round_rect(-width / 2, -height / 2, width, height, 4), x, y, turn=turn)


def _die() -> skia.Path:
    pips = [circle(x, y, 3.8) for x, y in ((-9, -9), (9, -9), (0, 0), (-9, 9), (9, 9))]
    return minus(round_rect(-20, -20, 40, 40, 9), *pips)


THINGS = {
    "home": _home,
    "log": _log,
    "rulebook": _rulebook,
    "settings": _settings,
    "bookmark": _bookmark,
    "folder": _folder,
    "trophy": _trophy,
    "statistics": _statistics,
    "puzzle": _puzzle,
    "learn": _learn,
    "daily": _daily,
    "deck": _deck,
    "draft": _draft,
    "robot": _robot,
    "human": _human,
    "empty_chair": _empty_chair,
    "crown": _crown,
    "language": _language,
    "curtain": _curtain,
    "dice": _dice,
    "timer": _timer,
    "info": _info,
    "star": _star,
    "zone": _zone,
    "pin": _pin,
    "spiral": _spiral,
    "cross": _cross,
}
