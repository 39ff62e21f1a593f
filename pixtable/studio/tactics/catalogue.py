"""All that the studio makes for Pixel Tactics."""

from functools import partial

from PIL import Image

from pixtable.studio.asset_files import Asset, Job
from pixtable.studio.tactics import cards, effects, field, icons, portrait, sprite, tokens, windows
from pixtable.studio.tactics import signs as _signs  # noqa: F401 - it enters its icons
from pixtable.studio.tactics.creatures import headstone
from pixtable.studio.tactics.look import SETS, heroes, looks
from pixtable.studio.tactics.pose import FRAMES, IMPACT

RATES = {"idle": 5, "act": 9, "cast": 5, "hit": 4, "fall": 1}
"""Frames a second."""
SHOTS = ("bow", "gun", "bolt", "palm", "throw", "strum")
"""The manners of acting that reach farther than an arm."""
_FACE = 40
_FACE_TIMES = {"personas": 4, "personas/small": 2}


def jobs() -> list[Job]:
    sheets = [Job(name, partial(_hero, name)) for name in heroes()]
    faces = [Job(f"opponent {name}", partial(_opponent, name)) for name in looks("opponents")]
    rest = [Job("icons", _icons), Job("effects", _effects), Job("cards", _cards), Job("field", _field)]
    return [*rest, Job("numbers", _numbers), *faces, *sheets]


def _hero(name: str) -> dict[str, Asset]:
    look = heroes()[name]
    return {
        f"tactics/heroes/{name}.png": sprite.draw_sheet(look),
        f"tactics/portraits/{name}.png": portrait.draw_portrait(look),
    }


def _opponent(name: str) -> dict[str, Asset]:
    face = portrait.draw_portrait(looks("opponents")[name], _FACE, scale=1)
    return {
        f"tactics/{folder}/{name}.png": face.resize((_FACE * times, _FACE * times), Image.Resampling.NEAREST)
        for folder, times in _FACE_TIMES.items()
    }


def _icons() -> dict[str, Asset]:
    drawn = {
        f"tactics/icons/{size}/{name}.png": icons.draw_icon(name, size)
        for name in icons.ICONS
        for size in icons.ICON_SIZES
    }
    lying = {
        f"tactics/tokens/{size}/{name}.png": tokens.draw_token(name, size)
        for name in tokens.TOKENS
        for size in tokens.TOKEN_SIZES
    }
    return {**drawn, **lying}


def _effects() -> dict[str, Asset]:
    return {f"tactics/effects/{name}.png": effects.draw_strip(name) for name in effects.EFFECTS}


def _cards() -> dict[str, Asset]:
    frames = {
        f"tactics/frames/{kind}_{last}.png": cards.draw_frame(last, leader=kind == "leader")
        for kind in sprite.ROWS
        for last in cards.LAST_STRIPS
    }
    views = {f"tactics/windows/{name}.png": windows.draw_window(name) for name in windows.WINDOWS}
    backs = {"tactics/back_red.png": cards.draw_red_back(), "tactics/back_blue.png": cards.draw_blue_back()}
    return {**frames, **views, **backs, "tactics/plate.png": cards.draw_plate()}


def _field() -> dict[str, Asset]:
    return {"tactics/field.png": field.draw_field(), "tactics/headstone.png": headstone.draw_headstone()}


def _numbers() -> dict[str, Asset]:
    return {
        "tactics/sheets.json": {
            "frame": [sprite.SIDE, sprite.SIDE],
            "foot": list(sprite.FOOT),
            "rows": list(sprite.ROWS),
            "columns": list(FRAMES),
            "moves": {move: [i for i, frame in enumerate(FRAMES) if frame.startswith(move)] for move in RATES},
            "rate": RATES,
            "impact": IMPACT,
            "effects": {
                "frame": [effects.SIDE, effects.SIDE],
                "middle": list(effects.MIDDLE),
                "ground": effects.GROUND,
                "frames": effects.FRAMES,
                "rate": 12,
            },
            "card": cards.LAYOUT,
            "plate": cards.PLATE_LAYOUT,
            "headstone": {"size": [headstone.SIDE, headstone.SIDE], "foot": list(headstone.FOOT)},
            "heroes": {
                name: {"set": each, "act": look.manner, "ranged": look.manner in SHOTS or name == "dragonling"}
                for each in SETS
                for name, look in looks(each).items()
            },
        }
    }
