"""The pieces of Rhombs: any tile in any turn is whole, lit from one side, and told apart by every eye."""

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("skia", "numpy", "PIL"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.studio.kit.paths import polar
from pixtable.studio.rhombs.cells import CELLS, SHADOW_FRAME
from pixtable.studio.rhombs.kinds import KINDS
from pixtable.studio.rhombs.lattice import FAR, GRADES, NEAR, Grade
from pixtable.studio.rhombs.personas import PERSONAS
from pixtable.studio.rhombs.pieces import COLOURS
from pixtable.studio.rhombs.tile import edges, fitting_table
from tests.sight import closest

ASSETS = Path(__file__).parents[2] / "assets" / "rhombs"
PLACES = range(6)
SIGN_SIDE = 14
each_grade = pytest.mark.parametrize("grade", GRADES, ids=lambda grade: grade.name)
each_pair = pytest.mark.parametrize(("one", "other"), list(combinations(COLOURS, 2)))


@cache
def opened(name: str) -> Image.Image:
    return Image.open(ASSETS / name).convert("RGBA")


def piece(grade: Grade, colour: str, place: int) -> Image.Image:
    return opened(f"{grade.name}/{colour}_{place}.webp")


def pixels(picture: Image.Image) -> NDArray[np.float64]:
    return np.asarray(picture, np.float64)


def middle(grade: Grade, place: int) -> tuple[float, float]:
    """The centre of a rhombus."""
    return polar(grade.side / 2, grade.side / 2, 60 * place, grade.radius / 2)


# Files


@each_grade
def test_every_piece_and_cell_has_the_frame_of_its_grade(grade: Grade) -> None:
    for colour in COLOURS:
        assert {piece(grade, colour, place).size for place in PLACES} == {(grade.side, grade.side)}
    assert {opened(f"{grade.name}/{cell}.webp").size for cell in CELLS} == {(grade.side, grade.side)}


def test_shadow_is_larger_by_its_own_frame() -> None:
    assert opened("shadow.webp").size == (round(FAR.side * SHADOW_FRAME),) * 2


def test_the_table_the_bag_the_signs_and_the_opponents_are_there() -> None:
    assert opened("table.webp").size == (1280, 800)
    assert opened("bag_closed.webp").size == opened("bag_open.webp").size == (240, 288)
    assert {opened(f"kinds/{kind}.png").size for kind in KINDS} == {(72, 72)}
    assert {opened(f"tiles/{tile.id:02d}.webp").size for tile in TILES} == {(72, 72)}
    assert set(PERSONAS) == {"blocker", "hoarder", "unloader", "mirror", "gambler", "accountant"}
    for name in PERSONAS:
        assert opened(f"personas/{name}.webp").size == (160, 160)
        assert opened(f"personas/small/{name}.webp").size == (80, 80)


def test_files_are_small() -> None:
    sizes = [file.stat().st_size for file in ASSETS.rglob("*") if file.is_file()]
    assert max(sizes) < 200_000
    assert sum(sizes) < 2_500_000


# Tiles


@each_grade
@pytest.mark.parametrize("turn", [0, 1])
def test_three_pieces_close_the_hexagon(grade: Grade, turn: int) -> None:
    tile = Image.new("RGBA", (grade.side, grade.side))
    for i, colour in enumerate(("blue", "yellow", "black")):
        tile.alpha_composite(piece(grade, colour, (2 * i + turn) % 6))
    alpha = pixels(tile)[..., 3]
    y, x = np.mgrid[0 : grade.side, 0 : grade.side] + 0.5 - grade.side / 2
    reach = np.max([np.abs(x * along + y * across) for across, along in (polar(0, 0, a, 1) for a in (0, 60, 120))], 0)
    flat = grade.radius * 3**0.5 / 2
    rounded = np.hypot(x, y) < 0.96 * grade.radius
    assert alpha[(reach < flat - 2) & rounded].min() > 245
    assert alpha[reach > flat + 2].max() < 5


@pytest.mark.parametrize("place", PLACES)
def test_a_piece_lies_in_its_place(place: int) -> None:
    alpha = pixels(piece(NEAR, "green", place))[..., 3]
    rows, columns = np.mgrid[0 : NEAR.side, 0 : NEAR.side] + 0.5
    centre = (columns * alpha).sum() / alpha.sum(), (rows * alpha).sum() / alpha.sum()
    assert centre == pytest.approx(middle(NEAR, place), abs=3)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_light_does_not_turn_with_the_tile(colour: str) -> None:
    """Towards the lamp a rhombus is brighter than away from it, whatever its turn."""
    light = [np.median(pixels(piece(NEAR, colour, place))[..., :3][solid(NEAR, colour, place)]) for place in PLACES]
    assert light[5] > light[2]
    assert light[0] > light[3]


def solid(grade: Grade, colour: str, place: int) -> NDArray[np.bool_]:
    return pixels(piece(grade, colour, place))[..., 3] > 250


def test_neighbours_of_a_fitting_table_show_one_colour() -> None:
    cells = [(0, 0), (1, 0), (0, 1), (1, -1), (-1, 1)]
    table = fitting_table(cells, 3)
    assert set(table) == set(cells)
    assert edges(*table[0, 0])[1] == edges(*table[1, 0])[4]
    assert edges(*table[0, 0])[2] == edges(*table[0, 1])[5]


# Eyes


def shown(colour: str) -> tuple[int, int, int]:
    """The glaze between the sign and the sharp corners of a rhombus, over all its places."""
    patches = []
    for place in PLACES:
        for aside in (90, 270):
            x, y = polar(*middle(NEAR, place), 60 * place + aside, 0.5 * NEAR.radius)
            box = (round(x) - 6, round(y) - 6, round(x) + 6, round(y) + 6)
            patches.append(pixels(piece(NEAR, colour, place).crop(box))[..., :3])
    red, green, blue = np.mean(patches, axis=(0, 1, 2))
    return round(red), round(green), round(blue)


@pytest.mark.parametrize(
    ("sight", "apart"), [("normal", 24), ("protan", 16), ("deutan", 16), ("tritan", 19.7), ("grey", 9)]
)
def test_painted_colours_stay_apart_for_every_eye(sight: str, apart: float) -> None:
    assert closest([shown(colour) for colour in COLOURS], sight) >= apart


def sign_on(grade: Grade, colour: str, place: int) -> NDArray[np.float64]:
    """What stands out in grey in the middle of a piece, at the size of the smallest sign."""
    x, y = middle(grade, place)
    reach = grade.sign * grade.radius * 1.25
    box = (round(x - reach), round(y - reach), round(x + reach), round(y + reach))
    grey = pixels(piece(grade, colour, place).convert("L").crop(box))
    ground = np.median(np.concatenate([grey[:3].ravel(), grey[-3:].ravel()]))
    stands_out = Image.fromarray(np.abs(grey - ground).astype(np.uint8))
    return pixels(stands_out.resize((SIGN_SIDE, SIGN_SIDE), Image.Resampling.BOX)).ravel()


@each_grade
@each_pair
def test_no_turn_makes_one_sign_look_like_another(grade: Grade, one: str, other: str) -> None:
    still = sign_on(grade, one, 0)
    likeness = [np.corrcoef(still, sign_on(grade, other, place))[0, 1] for place in PLACES]
    assert max(likeness) < 0.8


@each_grade
@pytest.mark.parametrize("colour", COLOURS)
def test_signs_stand_out_on_their_glaze(grade: Grade, colour: str) -> None:
    for place in PLACES:
        assert np.percentile(sign_on(grade, colour, place), 85) > 60
