"""The README's pictures: each is made headless, small enough for anybody's line, and shown."""

import re
from pathlib import Path

import pygame
import pytest

from pixtable.games import GAMES
from pixtable.tools.main import main
from pixtable.tools.showcase.camera import FILM
from pixtable.tools.showcase.command import HERO_SIZE, pictures

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "docs" / "pictures"
A_FILM, ALL = 1_500_000, 5_000_000
"""Bytes at most."""


def test_there_is_a_picture_of_the_title_and_a_film_of_every_game() -> None:
    assert list(pictures()) == ["title.jpg", *(f"{game}.gif" for game in GAMES.on_the_title)]


def test_the_readme_shows_exactly_these() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r'src="docs/pictures/([^"]+)"', readme)) == sorted(pictures())
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(pictures())


def test_every_picture_of_the_readme_tells_blind_people_what_is_on_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [tag for tag in re.findall(r"<img[^>]*>", readme) if not re.search(r'alt="[^"]{10,}"', tag)] == []


def test_they_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    assert {name: size for name, size in sizes.items() if size > A_FILM} == {}
    assert sum(sizes.values()) <= ALL


def test_the_title_is_made_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["showcase", "--out", str(tmp_path / "new"), "--only", "title.jpg"]) == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["title.jpg"]
    assert pygame.image.load(tmp_path / "new" / "title.jpg").get_size() == HERO_SIZE
    assert "1 picture in" in capsys.readouterr().out


@pytest.mark.thorough
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "rhombs" else pytest.mark.slow) for game in GAMES.on_the_title]
)
def test_a_film_goes_to_its_end(tmp_path: Path, game: str) -> None:
    """Whatever changes at a table, the hand that is filmed there still finds its pieces."""
    assert main(["showcase", "--out", str(tmp_path), "--only", f"{game}.gif"]) == 0
    film = tmp_path / f"{game}.gif"
    assert pygame.image.load(film).get_size() == FILM
    assert film.stat().st_size <= A_FILM


def test_a_picture_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["showcase", "--out", str(tmp_path), "--only", "cellar.gif"])
    assert "cellar.gif" in capsys.readouterr().err
