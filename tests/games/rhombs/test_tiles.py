"""The set of tiles."""

from collections import Counter
from itertools import combinations

from pixtable.games.rhombs.rules.tiles import BLACK, COLOURS, POINTS, TILES, TURNS


def turned(edges: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return tuple(edges[(edge - turn) % TURNS] for edge in range(TURNS))


def test_hx1_fifty_tiles_whose_edges_go_round_in_three_pairs():
    assert [tile.id for tile in TILES] == list(range(50))
    for tile in TILES:
        a, b, b_again, c, c_again, a_again = tile.edges
        assert (a, b, c) == (a_again, b_again, c_again) == tile.rhombi


def test_hx2_the_four_kinds():
    assert Counter(tile.kind for tile in TILES) == {"triple": 5, "double": 20, "single": 20, "black": 5}
    for tile in TILES:
        colours = Counter(tile.rhombi)
        match tile.kind:
            case "black":
                assert colours.pop(BLACK) == 2
                assert list(colours.values()) == [1]
            case kind:
                assert BLACK not in colours
                assert len(colours) == {"triple": 1, "double": 2, "single": 3}[kind]


def test_hx2_every_set_of_three_colours_is_there_in_both_mirror_forms():
    singles = [tile.edges for tile in TILES if tile.kind == "single"]
    for colours in combinations(COLOURS, 3):
        one, other = [edges for edges in singles if set(edges) == set(colours)]
        assert other in [turned(one[::-1], turn) for turn in range(TURNS)]


def test_hx3_no_two_tiles_are_equal_however_they_are_turned():
    shapes = {min(turned(tile.edges, turn) for turn in range(TURNS)) for tile in TILES}
    assert len(shapes) == 50


def test_hx3_a_turn_moves_every_edge_on_by_one():
    for tile in TILES:
        for turn in range(TURNS):
            assert tuple(tile.edge(edge, turn) for edge in range(TURNS)) == turned(tile.edges, turn)


def test_hx41_what_a_tile_counts():
    assert POINTS == {"black": 5, "triple": 3, "double": 2, "single": 1}
    assert sum(tile.points for tile in TILES) == 5 * 5 + 5 * 3 + 20 * 2 + 20
