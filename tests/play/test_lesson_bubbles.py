"""At every step of every lesson, the bubble leaves what it speaks of in sight."""

from collections.abc import Iterator

import pytest

from pixtable.games import GAMES
from pixtable.shell.levels.guide import LevelGuide
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.tour.levels import steps_of
from pixtable.tools.visit import Visit
from pixtable.ui.draw.layout import Rect

SIZES = ((960, 600), (1280, 800), (1920, 1080))
TEXTS = (1.0, 2.0)
GAME_IDS = tuple(GAMES.on_the_title)
TOUCHES = 1.0
"""So little may two edges share: places lie on whole pixels."""


def hidden_subjects(game_id: str, size: tuple[int, int], text_scale: float, language: str) -> Iterator[str]:
    """Each step whose bubble lies on what it speaks of, or reaches over the edge of the screen."""
    with Visit(Settings(language=language, text_scale=text_scale), size=size) as visit:
        for level in visit.app.services.level_shelf.levels(game_id, "tutorial"):
            for at, (scene, guide) in enumerate(steps_of(visit, level)):
                yield from (f"{level.name}, step {at}: {what}" for what in _what_is_hidden(scene, guide))


def _what_is_hidden(scene: TableScene, guide: LevelGuide) -> Iterator[str]:
    bubble = guide.overlay.bubble
    if not bubble.visible:
        return
    if not _lies_in(bubble.rect, scene.desk.view.rect):
        yield "leaves the screen"
    if not all(_lies_in(button.rect, bubble.rect) for button in bubble.offered):
        yield "loses a button"
    yield from (f"covers {node.id}" for node in guide.overlay.subjects if _share(bubble.rect, node.screen_rect()))


def _share(one: Rect, other: Rect) -> bool:
    common = one.overlap(other)
    return common.w > TOUCHES and common.h > TOUCHES


def _lies_in(box: Rect, frame: Rect) -> bool:
    outer = frame.grown(TOUCHES)
    return box.x >= outer.x and box.y >= outer.y and box.right <= outer.right and box.bottom <= outer.bottom


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_at_the_hardest_size_no_bubble_covers_what_it_speaks_of(game_id):
    assert list(hidden_subjects(game_id, (960, 600), 2.0, "fr")) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("text_scale", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_bubble_covers_what_it_speaks_of(game_id, size, text_scale, language):
    assert list(hidden_subjects(game_id, size, text_scale, language)) == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whatever_a_lesson_takes_from_its_table_comes_back(game_id):
    with Visit(Settings(language="en")) as visit:
        first, *others = visit.app.services.level_shelf.levels(game_id, "tutorial")
    assert first.bare
    waiting = set(first.bare) - {name for step in first.script for name in step.brings}
    assert waiting == set(others[0].bare), "the rest of it waits for the lesson that tells of it"
    for level in others:
        assert set(level.bare) <= waiting
        waiting = set(level.bare)
    assert not waiting
