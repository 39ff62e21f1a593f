"""The committed pictures: complete, small enough, and the same whenever and wherever they are made again."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

# ruff: noqa: E402 - without these libraries nothing below can be imported
for library in ("skia", "numpy", "PIL"):
    pytest.importorskip(library, reason=f"{library} belongs to the studio extra: pip install 'pixtable[studio]'")

from PIL import Image

from pixtable.games.pixies.mind.personas import PERSONAS
from pixtable.games.pixies.rules.cards import CARDS, Card
from pixtable.studio.asset_files import Job, write_assets
from pixtable.studio.pixies.card import tenants
from pixtable.studio.pixies.creatures import POSES

ASSETS = Path(__file__).parents[2] / "assets"
PARTS = ("pixies", "rhombs", "ui", "title")
MEGABYTE = 1 << 20

PIECES = {
    "a card": "from pixtable.studio.pixies.catalogue import _card; made = _card(7)",
    "a portrait": "from pixtable.studio.pixies.catalogue import _portrait; made = _portrait('miser')",
    "a rhombus": "from pixtable.studio.rhombs.catalogue import GRADES, _pieces; made = _pieces('black', GRADES[1])",
    "empty cells": "from pixtable.studio.rhombs.catalogue import GRADES, _cells; made = _cells(GRADES[1])",
    "beads": "from pixtable.studio.rhombs.catalogue import _beads; made = _beads()",
    "the pointers": "from pixtable.studio.ui.catalogue import _pointers; made = _pointers()",
    "the lettering": "from pixtable.studio.ui.catalogue import _lettering; made = _lettering()",
    "a hero": "from pixtable.studio.tactics.catalogue import _hero; made = _hero('illusionist')",
    "the field": "from pixtable.studio.tactics.catalogue import _field; made = _field()",
    "the battlefield": "from pixtable.studio.title.catalogue import _tile; made = _tile('tactics')",
}
DIGEST = """
import hashlib
from pixtable.studio.asset_files import encode
for path, asset in made.items():
    print(path, hashlib.sha256(encode(path, asset)).hexdigest())
"""


def files() -> list[Path]:
    return [file for part in PARTS for file in (ASSETS / part).rglob("*") if file.is_file()]


def digests(piece: str) -> dict[str, str]:
    """What another process makes of a piece."""
    command = [sys.executable, "-c", PIECES[piece] + DIGEST]
    words = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return dict(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize("piece", PIECES)
def test_another_process_makes_the_committed_file(piece: str) -> None:
    made = digests(piece)
    committed = {path: hashlib.sha256((ASSETS / path).read_bytes()).hexdigest() for path in made}
    assert made == committed


def test_no_file_is_too_heavy() -> None:
    assert [file for file in files() if file.stat().st_size >= 2 * MEGABYTE] == []
    assert sum(file.stat().st_size for file in files()) < 12 * MEGABYTE


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_every_card_has_its_picture_and_its_mini(card: Card) -> None:
    number = f"{card.id:02d}"
    assert Image.open(ASSETS / f"pixies/card_{number}.webp").size == (360, 504)
    assert Image.open(ASSETS / f"pixies/mini/mini_{number}.webp").size == (88, 124)


def test_every_card_has_a_tenant_with_a_name_in_four_languages() -> None:
    assert len(tenants()) == len(CARDS)
    assert all(all(tenant.names.values()) for tenant in tenants())
    assert {tenant.creature for tenant in tenants()} == set(POSES)


def test_no_two_cards_of_a_colour_show_the_same_creature_in_the_same_pose() -> None:
    shown = [(card.colour, tenant.creature) for card, tenant in zip(CARDS, tenants(), strict=True)]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("name", PERSONAS)
def test_every_opponent_has_a_portrait(name: str) -> None:
    assert Image.open(ASSETS / f"pixies/personas/{name}.webp").size == (160, 160)
    assert Image.open(ASSETS / f"pixies/personas/small/{name}.webp").size == (80, 80)


def test_press_leaves_a_file_alone_that_has_not_changed(tmp_path: Path) -> None:
    job = Job("dot", lambda: {"a/dot.png": Image.new("RGB", (2, 2), "#123456"), "a/data.json": {"x": 1}})
    assert {made.state for made in write_assets([job], tmp_path)} == {"new"}
    assert {made.state for made in write_assets([job], tmp_path)} == {"same"}
    (tmp_path / "a/data.json").write_text("{}")
    assert dict(write_assets([job], tmp_path)) == {"a/dot.png": "same", "a/data.json": "changed"}
