"""The pictures of Pictoric Box as the studio makes them: one recipe each, and the same whenever they are made."""

import hashlib
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("skia", "numpy", "PIL"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

from PIL import Image

from pixtable.studio.kit.paths import circle
from pixtable.studio.pictoric import board, chips, die, pawn, personas, pictograms
from pixtable.studio.pictoric.catalogue import jobs
from pixtable.studio.pictoric.pictures import RECIPES
from pixtable.studio.pictoric.seats import SEATS
from pixtable.studio.pictoric.sheet import Dream
from pixtable.studio.pictoric.spiral import CELL, GOAL, SQUARES, centre

ASSETS = Path(__file__).parents[2] / "assets"
MEANINGS = tomllib.loads(files("pixtable.games.pictoric").joinpath("pictures.toml").read_text(encoding="utf-8"))

PIECES = {
    "pictures": "from pixtable.studio.pictoric.catalogue import _picture as make; made = make('tea_footprints')",
    "a pawn": "from pixtable.studio.pictoric.catalogue import _seat as make; made = make('orange')",
    "a portrait": "from pixtable.studio.pictoric.catalogue import _portrait as make; made = make('sphinx')",
    "the signs": "from pixtable.studio.pictoric.catalogue import _signs as make; made = make()",
}
DIGEST = """
import hashlib
from pixtable.studio.asset_files import encode
for path, asset in made.items():
    print(path, hashlib.sha256(encode(path, asset)).hexdigest())
"""


@pytest.mark.parametrize("piece", PIECES)
def test_another_process_makes_the_committed_files(piece: str) -> None:
    command = [sys.executable, "-c", PIECES[piece] + DIGEST]
    words = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    made = dict(zip(words[::2], words[1::2], strict=True))
    assert made == {path: hashlib.sha256((ASSETS / path).read_bytes()).hexdigest() for path in made}


def _small(name: str) -> bytes:
    return RECIPES[name].draw().resize((32, 48)).tobytes()


@pytest.mark.parametrize("name", ["moon_stairs", "ink_night", "dark_lamp"])
def test_a_recipe_painted_twice_is_the_same_picture(name: str) -> None:
    assert _small(name) == _small(name)


def test_every_recipe_has_a_meaning_and_every_meaning_a_recipe() -> None:
    assert set(RECIPES) == set(MEANINGS)


def test_every_recipe_says_what_its_idea_is() -> None:
    assert [name for name, recipe in RECIPES.items() if not recipe.paint.__doc__] == []


def test_a_silhouette_is_one_shape_and_draws_nothing_else() -> None:
    """Motifs are traced, not painted: only the flat shape may appear, in its one colour."""
    recipe = RECIPES["shaped_doors"]
    dream = Dream(recipe.palette, recipe.light, recipe.reach, recipe.seed)

    def figure(scene: Dream) -> None:
        scene.paper(circle(0, 0, 40), "accent")
        scene.glow(0, 0, 400, "glow", 1)

    with dream.at(256, 384):
        shape = dream.silhouette(figure, "#ffffff")
    assert shape.getBounds().width() == pytest.approx(80, abs=1)
    pixels = Image.fromarray(dream.surface.toarray())
    assert pixels.getpixel((512, 768))[3] == 255
    assert pixels.getpixel((512, 600))[3] == 0


def test_the_spiral_goes_round_every_cell_once_and_ends_in_the_middle() -> None:
    assert sorted(SQUARES) == sorted({(x, y) for x in range(7) for y in range(7)})
    assert SQUARES[0] == (0, 6)
    assert SQUARES[-1] == (3, 3)
    for cell in range(1, GOAL):
        (x0, y0), (x1, y1) = centre(cell), centre(cell + 1)
        assert abs(x0 - x1) + abs(y0 - y1) == pytest.approx(CELL)
    assert board.as_data()["49"] == [450.0, 450.0]


def test_all_files_of_the_table_are_committed() -> None:
    """Every path that a job makes, without painting a picture."""
    paths = {
        *(f"pictoric/pawns/{seat}_{gait}.png" for seat in SEATS for gait in ("front", "walk0", "walk3")),
        *(f"pictoric/dice/{seat}_{number}.png" for seat in SEATS for number in range(1, 7)),
        *(f"pictoric/dice/roll/{seat}_{i}.png" for seat in SEATS for i in range(die.ROLL_FRAMES)),
        *(f"pictoric/cups/{seat}_{state}.webp" for seat in SEATS for state in ("closed", "lifted")),
        *(f"pictoric/chips/{name}.png" for name in chips.CHIPS),
        *(f"pictoric/pictograms/{name}.png" for name in pictograms.PICTOGRAMS),
        *(f"pictoric/personas/{name}.webp" for name in personas.PERSONAS),
        *(f"pictoric/sectors/{number}.png" for number in range(1, 7)),
    }
    assert [path for path in sorted(paths) if not (ASSETS / path).is_file()] == []
    assert len({job.name for job in jobs()}) == len(jobs())
    assert len(pictograms.PICTOGRAMS) == 60


def test_a_walking_pawn_keeps_its_feet_on_the_ground() -> None:
    """The lowest pixel of every step is the same: a pawn neither sinks nor hovers."""
    feet = {draw.getbbox()[3] for draw in (pawn.draw_pawn("red", gait) for gait in (pawn.STANDING, *pawn.WALK))}
    assert max(feet) - min(feet) <= 2
