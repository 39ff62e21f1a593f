"""The committed pictures of Pixel Tactics: complete, exact, told apart by their outlines."""

import json
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("skia", "numpy", "PIL"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from pixtable.studio.kit.paths import rect
from pixtable.studio.tactics.catalogue import RATES
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.icons import ICON_SIZES, ICONS
from pixtable.studio.tactics.look import SETS, heroes, looks
from pixtable.studio.tactics.pose import FRAMES, pose_of
from pixtable.studio.tactics.sprite import FOOT, ROWS, SIDE, draw_frame
from pixtable.studio.tactics.tokens import TOKEN_SIZES, TOKENS

ASSETS = Path(__file__).parents[2] / "assets" / "tactics"
MOST_ALIKE = 0.80
LONG_STAFF = 5
"""How far what is held may stand before the feet."""
OPPONENTS = {"rusher", "turtle", "necromancer", "schemer", "quartermaster", "duelist"}
KEYWORDS = {"ranged", "intercept", "piercing", "swift", "armour", "thorns", "cleave", "drain", "reach", "challenge"}
STATUSES = {"attack_up", "attack_down", "life_up", "life_down", "marked", "blessed", "cursed", "stunned", "silenced"}
each_hero = pytest.mark.parametrize("name", heroes())


@cache
def opened(name: str) -> Image.Image:
    return Image.open(ASSETS / name).convert("RGBA")


def frame_of(name: str, frame: str, row: str = "hero") -> Image.Image:
    left, top = FRAMES.index(frame) * SIDE, ROWS.index(row) * SIDE
    return opened(f"heroes/{name}.png").crop((left, top, left + SIDE, top + SIDE))


def outline(name: str, frame: str = "idle0", row: str = "hero") -> NDArray[np.bool_]:
    return np.asarray(frame_of(name, frame, row))[..., 3] > 0


def numbers() -> Any:
    return json.loads((ASSETS / "sheets.json").read_text(encoding="utf-8"))


# Sheets


def test_there_are_twenty_five_characters_in_each_set() -> None:
    assert [len(looks(each)) for each in SETS] == [25, 25]
    assert len(heroes()) == 50


@each_hero
def test_a_sheet_has_every_frame_and_no_half_tones(name: str) -> None:
    sheet = opened(f"heroes/{name}.png")
    assert sheet.size == (SIDE * len(FRAMES), SIDE * len(ROWS))
    assert set(np.unique(np.asarray(sheet)[..., 3])) == {0, 255}
    assert all(outline(name, frame, row).sum() > 300 for frame in FRAMES for row in ROWS)
    assert opened(f"portraits/{name}.png").size == (48, 48)


@each_hero
def test_figures_stand_on_their_ground(name: str) -> None:
    for frame in ("idle0", "fall"):
        lowest = int(np.where(outline(name, frame).any(1))[0][-1])
        floating = heroes()[name].floats and frame != "fall"
        assert FOOT[1] - 4 * floating - 2 <= lowest <= FOOT[1] + LONG_STAFF


@each_hero
def test_a_figure_moves(name: str) -> None:
    frames = {frame_of(name, frame).tobytes() for frame in ("idle0", "idle2", "act0", "act1", "cast0", "hit", "fall")}
    assert len(frames) == 7


@each_hero
def test_a_leader_is_told_by_its_banner(name: str) -> None:
    added = outline(name, row="leader") & ~outline(name)
    assert added.sum() > 100


@pytest.mark.parametrize("each", SETS)
def test_no_two_of_a_set_have_the_same_outline(each: str) -> None:
    outlines = {name: outline(name) for name in looks(each)}
    alike = {
        (one, other): (outlines[one] & outlines[other]).sum() / (outlines[one] | outlines[other]).sum()
        for one, other in combinations(outlines, 2)
    }
    assert {pair: share for pair, share in alike.items() if share > MOST_ALIKE} == {}


# The rest


def test_every_icon_and_token_comes_in_its_sizes() -> None:
    assert {"vanguard", "flank", "rear"} | KEYWORDS | {"stealth", "steadfast"} <= set(ICONS)
    assert STATUSES | {"threatened"} <= set(ICONS)
    for folder, names, sizes in (("icons", ICONS, ICON_SIZES), ("tokens", TOKENS, TOKEN_SIZES)):
        for size in sizes:
            assert {file.stem for file in (ASSETS / folder / str(size)).iterdir()} == set(names)
            assert {opened(f"{folder}/{size}/{name}.png").size for name in names} == {(size, size)}


def test_icons_are_told_apart() -> None:
    pictures = {name: opened(f"icons/16/{name}.png").tobytes() for name in ICONS}
    assert len(set(pictures.values())) == len(ICONS)


def test_opponents_are_whole_pixels_four_times_as_large() -> None:
    assert set(looks("opponents")) == OPPONENTS
    for name in OPPONENTS:
        large, small = opened(f"personas/{name}.png"), opened(f"personas/small/{name}.png")
        assert (large.size, small.size) == ((160, 160), (80, 80))
        assert small.resize(large.size, Image.Resampling.NEAREST).tobytes() == large.tobytes()


def test_the_window_of_every_card_frame_is_open() -> None:
    x, y, width, height = numbers()["card"]["window"]
    for kind in ROWS:
        for last in ("order", "operation"):
            card = opened(f"frames/{kind}_{last}.png")
            assert list(card.size) == numbers()["card"]["size"]
            assert card.crop((x, y + 20, x + width, y + height)).getextrema()[3] == (0, 0)
    assert {opened(f"windows/{name}.png").size for name in ("dawn", "dusk", "cave", "snow")} == {(width, height)}


def test_effects_are_strips_of_six() -> None:
    assert len(list((ASSETS / "effects").iterdir())) == 10
    for file in (ASSETS / "effects").iterdir():
        strip = opened(f"effects/{file.name}")
        assert strip.size == (384, 64)
        assert len({strip.crop((64 * i, 0, 64 * i + 64, 64)).tobytes() for i in range(6)}) == 6


def test_the_numbers_name_every_frame_once() -> None:
    moves = numbers()["moves"]
    assert set(moves) == set(RATES)
    assert sorted(column for columns in moves.values() for column in columns) == list(range(len(FRAMES)))
    assert numbers()["columns"][numbers()["impact"]] == "act1"
    assert set(numbers()["heroes"]) == set(heroes())


def test_files_are_small() -> None:
    sizes = [file.stat().st_size for file in ASSETS.rglob("*") if file.is_file()]
    assert max(sizes) < 200_000
    assert sum(sizes) < 4_000_000


# Makers


def test_a_brush_shades_from_the_upper_left_and_draws_a_rim() -> None:
    brush = Brush(16, (0, 0))
    brush.put(rect(3, 3, 10, 10), "stone")
    light = brush.colours.mean(2)
    assert light[3, 3] > light[12, 12] > light[2, 7]
    assert brush.solid.sum() == 10 * 10 + 4 * 10


def test_a_pose_takes_the_manner_then_what_the_look_says() -> None:
    ranger, knight = heroes()["ranger"], heroes()["knight"]
    assert pose_of(ranger, "act0").pull > 0
    assert pose_of(knight, "act1").swoosh
    assert pose_of(ranger, "hit").weapon_angle == ranger.pose["hit"]["weapon_angle"]
    assert pose_of(knight, "fall").eyes == "closed"


@pytest.mark.parametrize("frame", ["idle0", "act1", "fall"])
def test_a_frame_drawn_again_is_the_committed_one(frame: str) -> None:
    drawn = draw_frame(heroes()["knight"], frame)
    assert drawn.tobytes() == frame_of("knight", frame).tobytes()
