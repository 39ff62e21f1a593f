"""Icons of what a player can do. They fill a box of 64 round (0, 0)."""

import skia

from pixtable.studio.kit.paths import (
    arc,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    mirrored,
    placed,
    polygon,
    polyline,
    rect,
    round_rect,
    softened,
    stroked,
    union,
)


def _back() -> skia.Path:
    return union(polygon([(-25, 0), (-2, -20), (-2, 20)]), stroked(line(-4, 0, 21, 0), 9))


def _undo() -> skia.Path:
    return union(
        stroked(arc(14, -160, 90), 5.4), polygon([(-25, -4), (-5, -6), (-14, -21)]), stroked(line(0, 14, -10, 14), 5.4)
    )


def _redo() -> skia.Path:
    return mirrored(_undo())


def _hint() -> skia.Path:
    filament = union(stroked(polyline([(-5, -8), (0, -3), (5, -8)]), 2.8), stroked(line(0, -3, 0, 10), 2.8))
    bulb = minus(union(circle(0, -7, 16), rect(-7, 4, 14, 10)), filament)
    rays = [placed(round_rect(-1.8, -29.5, 3.6, 6, 1.8), 0, -2, turn=turn) for turn in (-70, -35, 35, 70)]
    return union(bulb, round_rect(-7, 15.4, 14, 4, 2), round_rect(-5, 21, 10, 3.6, 1.8), *rays)


def _play() -> skia.Path:
    return softened(polygon([(-14, -21), (21, 0), (-14, 21)]), 6)


def _pause() -> skia.Path:
    return union(round_rect(-16, -20, 12, 40, 4), round_rect(4, -20, 12, 40, 4))


def _step() -> skia.Path:
    return union(softened(polygon([(-19, -19), (9, 0), (-19, 19)]), 5), round_rect(11, -19, 9, 38, 3.5))


def _fast() -> skia.Path:
    return union(
        softened(polygon([(-24, -17), (0, 0), (-24, 17)]), 4), softened(polygon([(0, -17), (24, 0), (0, 17)]), 4)
    )


def _skip() -> skia.Path:
    return union(
        softened(polygon([(-26, -16), (-6, 0), (-26, 16)]), 4),
        softened(polygon([(-6, -16), (14, 0), (-6, 16)]), 4),
        round_rect(15, -16, 8, 32, 3),
    )


def _first() -> skia.Path:
    return mirrored(_step())


def _previous() -> skia.Path:
    return mirrored(_play())


def _replay() -> skia.Path:
    return union(
        stroked(arc(18, -50, 230), 5.6),
        polygon([(5, -26), (23, -15), (5, -4)]),
        softened(polygon([(-5, -8), (10, 1), (-5, 10)]), 2),
    )


def _branch() -> skia.Path:
    return union(
        stroked(line(-11, -14, -11, 15), 5),
        stroked(curve("-11,10 -6,0 6,-2 12,-9"), 5),
        circle(-11, -17, 6.6),
        circle(-11, 18, 6.6),
        circle(13, -13, 6.6),
    )


def _save() -> skia.Path:
    return union(
        minus(
            polygon([(-21, -21), (13, -21), (21, -13), (21, 21), (-21, 21)]),
            round_rect(-13, 3, 26, 14, 2),
            rect(-11, -17, 20, 11),
        ),
        rect(2, -16, 5, 9),
    )


def _share() -> skia.Path:
    return union(
        stroked(line(-13, 0, 13, -14), 4.6),
        stroked(line(-13, 0, 13, 14), 4.6),
        circle(-15, 0, 7.4),
        circle(15, -15, 7.4),
        circle(15, 15, 7.4),
    )


def _close() -> skia.Path:
    return union(stroked(line(-16, -16, 16, 16), 8.4), stroked(line(16, -16, -16, 16), 8.4))


def _check() -> skia.Path:
    return stroked(polyline([(-17, 2), (-6, 14), (18, -14)]), 8.4)


def _plus() -> skia.Path:
    return union(stroked(line(-18, 0, 18, 0), 8.4), stroked(line(0, -18, 0, 18), 8.4))


def _minus() -> skia.Path:
    return stroked(line(-18, 0, 18, 0), 8.4)


def _sound() -> skia.Path:
    return union(_speaker(), stroked(arc(10, -48, 48), 4.4), stroked(arc(19, -48, 48), 4.4))


def _mute() -> skia.Path:
    return union(_speaker(), stroked(line(5, -8, 21, 8), 5), stroked(line(21, -8, 5, 8), 5))


def _music() -> skia.Path:
    return union(
        stroked(line(-9, 15, -9, -15), 4.4),
        stroked(line(13, 10, 13, -20), 4.4),
        polygon([(-11, -16), (15, -22.5), (15, -13), (-11, -6.5)]),
        ellipse(-14, 16, 7.5, 6),
        ellipse(8, 11, 7.5, 6),
    )


def _fullscreen() -> skia.Path:
    corner = union(stroked(polyline([(-21, -9), (-21, -21), (-9, -21)]), 5.4), stroked(line(-19, -19, -9, -9), 4.6))
    return union(*(placed(corner, turn=turn) for turn in (0, 90, 180, 270)))


def _peek() -> skia.Path:
    return union(
        minus(blob("-26,0! -13,-13 0,-17 13,-13 26,0! 13,13 0,17 -13,13"), circle(0, 0, 11)), circle(0, 0, 6.2)
    )


def _speaker() -> skia.Path:
    return blob("-22,-7! -14,-7! -3,-17! -3,17! -14,7! -22,7!")


ACTIONS = {
    "back": _back,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "play": _play,
    "pause": _pause,
    "step": _step,
    "fast": _fast,
    "skip": _skip,
    "first": _first,
    "previous": _previous,
    "replay": _replay,
    "branch": _branch,
    "save": _save,
    "share": _share,
    "close": _close,
    "check": _check,
    "plus": _plus,
    "minus": _minus,
    "sound": _sound,
    "mute": _mute,
    "music": _music,
    "fullscreen": _fullscreen,
    "peek": _peek,
}
