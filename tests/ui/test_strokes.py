"""Strokes in tiles look like strokes in one piece, and cost only what they cover."""

import pygame

from pixtable.ui.draw.shapes import PREMULTIPLIED, blank
from pixtable.ui.draw.strokes import SMALL, TILE, dots, stroked, tiles

PATH = [(10.0, 12.0), (200.0, 40.0), (230.0, 180.0)]
SIZE = (256, 200)
RED = (200, 30, 40)


def test_tiles_put_together_are_the_whole_stroke():
    whole = stroked(*SIZE, [PATH], 6, RED)
    together = blank(*SIZE)
    for tile in tiles(SIZE, [PATH], 6, RED):
        together.blit(tile.surface, (tile.x, tile.y), special_flags=PREMULTIPLIED)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(together, "RGBA")
    assert whole.get_at((105, 26)) == (*RED, 255)
    assert whole.get_at((10, 190)).a == 0


def test_tiles_lie_only_where_the_line_goes():
    assert SIZE[0] * SIZE[1] > SMALL
    places = {(tile.x, tile.y) for tile in tiles(SIZE, [PATH], 6, RED)}
    assert (0, 0) in places
    assert (0, 2 * TILE) not in places


def test_a_small_stroke_is_one_tile():
    (tile,) = tiles((40, 30), [[(5.0, 5.0), (35.0, 25.0)]], 4, RED)
    assert (tile.x, tile.y, tile.surface.get_size()) == (0, 0, (40, 30))


def test_dots_lie_at_equal_distances_and_are_whole_across_tiles():
    row = blank(200, 20)
    for tile in dots((200, 20), [(10.0, 10.0), (190.0, 10.0)], 18, 6, RED):
        row.blit(tile.surface, (tile.x, tile.y), special_flags=PREMULTIPLIED)
    lit = [rect.w for rect in pygame.mask.from_surface(row, 60).get_bounding_rects()]
    assert len(lit) == 11
    assert set(lit) == {6}


def test_a_straight_line_is_made_of_one_tile_again_and_again():
    line = [(10.0, 100.0), (10.0 + 8 * TILE, 100.0)]
    made = tiles((9 * TILE, 3 * TILE), [line], 6, RED)
    assert len({id(tile.surface) for tile in made[1:-1]}) < len(made) / 2
    together = blank(9 * TILE, 3 * TILE)
    for tile in made:
        together.blit(tile.surface, (tile.x, tile.y), special_flags=PREMULTIPLIED)
    assert {tuple(together.get_at((x, 100))) for x in range(12, 8 * TILE)} == {(*RED, 255)}
