"""The screen paints only what has changed, and its picture is always that of a screen painted as a whole."""

from random import Random

import pygame
import pytest

from pixtable.ui.draw.screen import Put, Screen, Sketch, apart, difference
from pixtable.ui.draw.shapes import PREMULTIPLIED, blank, opaque

SIZE = (160, 100)


class Counting:
    """A screen that tells how many pixels it has painted."""

    def __init__(self) -> None:
        self.screen = Screen(opaque(*SIZE))

    def frame(self, *steps: tuple[pygame.Surface, tuple[int, int], int]) -> list[pygame.Rect]:
        self.screen.begin()
        for surface, at, flags in steps:
            self.screen.blit(surface, at, special_flags=flags)
        return self.screen.paint()


def tile(w: int, h: int, colour: tuple[int, ...]) -> pygame.Surface:
    made = blank(w, h) if len(colour) == 4 else opaque(w, h)
    made.fill(colour)
    return made


GROUND = (tile(*SIZE, (10, 60, 30)), (0, 0), 0)
GLASS = tile(30, 20, (60, 0, 0, 120))


def test_the_first_frame_is_painted_as_a_whole_and_the_same_frame_not_at_all():
    at = Counting()
    assert at.frame(GROUND) == [pygame.Rect(0, 0, *SIZE)]
    assert at.frame(GROUND) == []


def test_only_where_something_came_or_went_is_painted():
    at = Counting()
    at.frame(GROUND)
    assert at.frame(GROUND, (GLASS, (5, 5), PREMULTIPLIED)) == [pygame.Rect(5, 5, 30, 20)]
    moved = at.frame(GROUND, (GLASS, (100, 50), PREMULTIPLIED))
    assert sorted(map(tuple, moved)) == [(5, 5, 30, 20), (100, 50, 30, 20)]
    assert at.screen.surface.get_at((6, 6))[:3] == (10, 60, 30)


def test_what_changes_places_in_the_pile_is_painted_again():
    at, lower, upper = Counting(), (tile(20, 20, (1, 1, 1)), (10, 10), 0), (tile(20, 20, (2, 2, 2)), (20, 20), 0)
    at.frame(GROUND, lower, upper)
    (painted,) = at.frame(GROUND, upper, lower)
    assert painted.contains((20, 20, 10, 10)), "where both lie"
    assert at.screen.surface.get_at((25, 25))[0] == 1


def test_what_is_brought_to_the_top_is_painted_alone():
    at, pile = Counting(), [(tile(20, 20, (n, n, n)), (30 * n, 10), 0) for n in range(4)]
    at.frame(GROUND, *pile)
    assert at.frame(GROUND, *pile[1:], pile[0]) == [pygame.Rect(0, 10, 20, 20)]


def test_after_somebody_else_has_painted_all_is_painted_again():
    at = Counting()
    at.frame(GROUND)
    at.screen.surface.fill((9, 9, 9))
    at.screen.forget()
    assert at.frame(GROUND) == [pygame.Rect(0, 0, *SIZE)]
    assert at.screen.surface.get_at((50, 50))[:3] == (10, 60, 30)


def test_where_nothing_lies_any_more_nothing_of_it_is_left():
    at = Counting()
    at.frame((tile(9, 9, (7, 7, 7)), (3, 3), 0))
    at.frame()
    assert at.screen.surface.get_at((5, 5))[:3] == (0, 0, 0)


def test_a_clip_cuts_what_is_put_and_nothing_outside_it_is_put_at_all():
    sketch = Sketch(SIZE)
    sketch.set_clip(pygame.Rect(0, 0, 20, 20))
    sketch.blit(GLASS, (10, 10))
    sketch.blit(GLASS, (20, 20))
    sketch.fill((1, 2, 3), (15, 0, 50, 5))
    assert [put.box for put in sketch.puts] == [(10, 10, 10, 10), (15, 0, 5, 5)]


def test_boxes_are_covered_once_and_not_much_else_is():
    boxes = [(0, 0, 10, 10), (40, 0, 10, 10), (8, 8, 10, 10), (15, 5, 30, 3), (40, 0, 10, 10)]
    covering = apart(boxes)
    pixels = [(x, y) for rect in covering for x in range(rect.x, rect.right) for y in range(rect.y, rect.bottom)]
    wanted = {(x, y) for box in boxes for x in range(box[0], box[0] + box[2]) for y in range(box[1], box[1] + box[3])}
    assert len(pixels) == len(set(pixels))
    assert wanted <= set(pixels)
    assert len(pixels) <= 1.2 * len(wanted)


def test_neighbours_are_joined():
    assert apart([(0, 0, 10, 10), (10, 0, 10, 10)]) == [pygame.Rect(0, 0, 20, 10)]


def test_the_same_step_twice_is_told_from_the_same_step_once():
    step = Put(GLASS, (0, 0), None, PREMULTIPLIED, (0, 0, 30, 20))
    assert difference([step], [step, step]) == [(0, 0, 30, 20)]
    assert difference([step, step], [step, step]) == []


@pytest.mark.parametrize("seed", range(40))
def test_any_frame_after_any_other_equals_one_painted_as_a_whole(seed):
    """Pieces come, go, move and change their order, clipped or in part."""
    chance, at = Random(seed), Counting()
    pieces = [_piece(chance) for _ in range(12)]
    for _ in range(8):
        _change(chance, pieces)
        whole = Counting()
        for screen in (at.screen, whole.screen):
            _tell(screen, pieces)
        assert pygame.image.tobytes(at.screen.surface, "RGB") == pygame.image.tobytes(whole.screen.surface, "RGB")


def _piece(chance):
    colour = tuple(chance.randrange(100) for _ in range(3))
    if chance.random() < 0.6:
        colour = (*colour, chance.randrange(100, 256))
    part = (2, 3, 15, 9) if chance.random() < 0.3 else None
    clip = pygame.Rect(20, 10, 90, 60) if chance.random() < 0.3 else None
    place = (chance.randrange(-10, 150), chance.randrange(-10, 90))
    return tile(chance.randrange(1, 60), chance.randrange(1, 60), colour), place, part, clip


def _change(chance, pieces):
    for _ in range(chance.randrange(3)):
        pieces[chance.randrange(len(pieces))] = _piece(chance)
    if chance.random() < 0.4:
        chance.shuffle(pieces)
    if chance.random() < 0.3 and len(pieces) > 3:
        pieces.pop(chance.randrange(len(pieces)))
    if chance.random() < 0.3:
        pieces.append(chance.choice(pieces))


def _tell(screen, pieces):
    screen.begin()
    for surface, place, part, clip in pieces:
        screen.set_clip(clip)
        has_alpha = surface.get_flags() & pygame.SRCALPHA
        screen.blit(surface, place, part, PREMULTIPLIED if has_alpha else 0)
        screen.fill((3, 3, 3), (*place, 4, 2))
    screen.paint()
