from pixtable.core.grid import side_neighbours, zones
from pixtable.core.hexes import DIRECTIONS, distance, facing, neighbour, neighbours, rotated


def test_cells_touch_by_their_sides_only():
    around = side_neighbours(3, 3)
    assert around[4] == (1, 3, 5, 7)
    assert around[0] == (1, 3)
    assert around[5] == (2, 4, 8)
    assert side_neighbours(4, 1) == ((1,), (0, 2), (1, 3), (2,))


def test_zones_are_the_connected_groups():
    around = side_neighbours(3, 3)
    assert zones([0, 1, 5, 8, 6], around) == [[0, 1], [5, 8], [6]]
    assert zones([], around) == []
    assert zones(range(9), around) == [list(range(9))]


def test_edges_lead_clockwise_from_the_upper_right():
    assert neighbours((0, 0)) == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def test_across_an_edge_the_neighbour_looks_back():
    for edge in range(6):
        assert neighbour(neighbour((3, -5), edge), facing(edge)) == (3, -5)


def test_a_turn_of_the_plane_moves_every_edge_to_the_next():
    assert [rotated(step) for step in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]
    assert rotated((2, -7), 6) == (2, -7)
    assert distance(rotated((2, -7)), rotated((1, 1))) == distance((2, -7), (1, 1))


def test_neighbours_are_one_step_apart():
    assert {distance((4, 4), cell) for cell in neighbours((4, 4))} == {1}
    assert distance((0, 0), (3, -1)) == 3
