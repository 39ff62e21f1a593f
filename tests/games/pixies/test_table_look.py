"""Nothing is cut off, covered, too small or out of reach: at every size, in every language, at every text scale."""

from itertools import product
from typing import Any

import pygame
import pytest

from pixtable.games.pixies.table.layout import lay_out
from pixtable.games.pixies.table.stage import TABLE
from pixtable.language.words import FINISHED
from pixtable.table.tastes import Tastes
from pixtable.ui.audit import audit
from pixtable.ui.draw.layout import Rect
from pixtable.ui.pilot import Pilot
from tests.games.pixies.table_host import TableScene, open_table
from tests.games.pixies.table_positions import COVERS, THIRD, TWIN, cell, duel, garden, three_cases
from tests.games.pixies.test_table_play import piece

SIZES = ((960, 600), (1280, 800), (1920, 1080), (1160, 800), (1680, 800))
SCALES = (1.0, 1.5, 2.0)


def findings(pilot: Pilot, scene: TableScene) -> list[str]:
    """Idle, each of the three cases pointed at, a rival's garden enlarged."""
    found = []
    places = [(1.0, 1.0), *(piece(scene, card) for card in (COVERS, TWIN, THIRD)), "pixies.opponent.1"]
    for place in places:
        pilot.move(place).step(120)
        found += [f"{place}: {finding}" for finding in audit(scene, pilot.desk.canvas)]
    return found


LOOKS = [
    pytest.param(language, scale, marks=() if at in (0, 4, 8, 11) else pytest.mark.slow)
    for at, (language, scale) in enumerate(product(FINISHED, SCALES))
]
"""Every language and every scale once or twice; all of them together with the slow tests."""


@pytest.mark.parametrize(("language", "scale"), LOOKS)
def test_the_audit_finds_nothing(language: str, scale: float):
    seats = 3 if scale == 1.5 else 5  # two wide panels, or four narrow ones
    pilot, scene = open_table(seats, position=three_cases(seats), waits=True, language=language, text_scale=scale)
    for size in SIZES:
        pilot.resize(*size).settle()
        assert findings(pilot, scene) == [], size


@pytest.mark.parametrize("taste", [Tastes(glyphs=g, learner=True) for g in ("off", "large", "pattern")], ids=str)
def test_glyph_tastes_and_high_contrast_pass_the_audit_too(taste: Tastes):
    pilot, scene = open_table(4, position=three_cases(4), waits=True, theme="high_contrast", tastes=taste)
    assert findings(pilot.settle(), scene) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("space", [(760, 728), (1016, 728), (1158, 728), (1016, 838), (1416, 728)])
def test_every_piece_has_its_place_on_any_stage(seats: int, space: tuple[float, float]):
    stage = Rect(0, 44, *space)
    places = lay_out(stage, seats, 4 if seats == 2 else seats)
    blocks = [places.deck, *places.slots, *places.cells, places.middle, *(rival.panel for rival in places.rivals)]
    assert all(stage.holds(block) for block in blocks)
    for i, one in enumerate(blocks):
        assert not any(one.meets(other, 0.5) for other in blocks[i + 1 :])
    for rival in places.rivals:
        assert all(rival.panel.holds(cell) for cell in rival.cells)


def test_every_picture_that_the_table_names_is_there():
    pilot, scene = open_table(5, position=three_cases(5), waits=True)
    findings(pilot.settle(), scene)
    assert pilot.desk.pictures.absent == set()
    named = (*TABLE.term_icons.values(), *TABLE.fan, TABLE.ground)
    assert [name for name in named if not pilot.desk.assets.has(name)] == []


def test_the_miniature_is_drawn_inside_its_frame():
    pilot, scene = open_table(3, position=three_cases(), waits=True)
    canvas = pilot.settle().desk.canvas
    surface = pygame.Surface(canvas.view.pixels)
    surface.fill((1, 2, 3))
    canvas.aim(surface)
    TABLE.miniature(canvas, Rect(100, 100, 96, 96), scene.shown, 0)
    assert surface.get_at((148, 148))[:3] != (1, 2, 3)
    assert all(surface.get_at(at)[:3] == (1, 2, 3) for at in ((95, 148), (200, 148), (148, 95), (148, 200)))


def test_pointing_at_a_cell_shows_its_card_in_the_inspector():
    pilot, scene = open_table(3, position=three_cases(), waits=True)
    pilot.settle().move("pixies.cell.4").step(200)
    assert scene.stage.look.inspected == 10
    assert scene.say("creatures.c10") in pilot.texts


MULTICOLOUR = 0


def eight(*cards: int) -> list[dict[str, Any] | None]:
    return garden(**{f"c{number}": cell(card) for number, card in enumerate(cards, start=1)})


NEARLY_FULL = [eight(6, 7, 8, 10, 13, 16, 18, 19), eight(22, 23, 24, 26, 28, 31, 34, 36)]


@pytest.mark.parametrize(
    ("gardens", "card", "reason"), [([garden(), garden()], MULTICOLOUR, "every"), (NEARLY_FULL, 20, "last")]
)
def test_the_forecast_says_what_no_sum_tells(gardens, card, reason):
    """A newcomer may meet a card of every colour before any lesson has told of it."""
    position = {"first": 0, "row": [card, 37, 53, 39], "gardens": gardens}
    pilot, scene = open_table(2, position=position, waits=True)
    pilot.settle().move(piece(scene, card)).step(200)
    outcome = scene.stage.look.outcomes[0]
    assert scene.stage.look.say(f"reason.{reason}", v=outcome.cell + 1) in pilot.texts


def test_only_a_garden_that_is_smaller_elsewhere_is_shown_enlarged():
    for seats, is_enlarged in ((2, False), (5, True)):
        pilot, scene = open_table(seats, position=three_cases(seats) if seats > 2 else duel(), waits=True)
        pilot.settle().move("pixies.opponent.1").step(200)
        assert (scene.stage.look.peeked == 1) == is_enlarged, seats


def test_a_long_name_is_shortened_rather_than_cut_off():
    pilot, scene = open_table(5, position=three_cases(5), waits=True)
    scene.sitters = [s.__class__(s.seat, "Ихтиандрополита Всеволодовна", s.is_person) for s in scene.sitters]
    assert [f for f in findings(pilot.settle(), scene) if "overflow: pixies." in f] == []
    assert any(text.endswith("…") for text in pilot.texts)
