"""PB-30 to PB-32 against every way in which 3 to 6 players can vote."""

from itertools import product

import pytest

from pixtable.games.pictoric.rules.scoring import finders, score

L = 0
"""Cards are called by who laid them; the leader sits at 0."""

THREE = {(L, L): (0, 2, 2), (L, 1): (5, 4, 0), (2, L): (5, 0, 4), (2, 1): (0, 0, 0)}
FOUR = {
    (L, L, L): (0, 2, 2, 2),
    (L, L, 1): (4, 4, 3, 0),
    (L, L, 2): (4, 3, 4, 0),
    (L, 1, L): (4, 4, 0, 3),
    (L, 1, 1): (5, 5, 0, 0),
    (L, 1, 2): (5, 4, 1, 0),
    (L, 3, L): (4, 3, 0, 4),
    (L, 3, 1): (5, 4, 0, 1),
    (L, 3, 2): (5, 3, 1, 1),
    (2, L, L): (4, 0, 4, 3),
    (2, L, 1): (5, 1, 4, 0),
    (2, L, 2): (5, 0, 5, 0),
    (2, 1, L): (5, 1, 1, 3),
    (2, 1, 1): (0, 0, 0, 0),
    (2, 1, 2): (0, 0, 0, 0),
    (2, 3, L): (5, 0, 1, 4),
    (2, 3, 1): (0, 0, 0, 0),
    (2, 3, 2): (0, 0, 0, 0),
    (3, L, L): (4, 0, 3, 4),
    (3, L, 1): (5, 1, 3, 1),
    (3, L, 2): (5, 0, 4, 1),
    (3, 1, L): (5, 1, 0, 4),
    (3, 1, 1): (0, 0, 0, 0),
    (3, 1, 2): (0, 0, 0, 0),
    (3, 3, L): (5, 0, 0, 5),
    (3, 3, 1): (0, 0, 0, 0),
    (3, 3, 2): (0, 0, 0, 0),
}


def points(chosen: tuple[int, ...], leader: int = 0, *, double: bool = False, shift: int = 0) -> tuple[int, ...]:
    """What everybody scores when the followers chose these cards; `shift` turns the cards round on the sectors."""
    seats = len(chosen) + 1
    sector = {seat: (seat + shift) % seats + 1 for seat in range(seats)}
    owners = sorted(sector, key=sector.__getitem__)
    votes = iter(chosen)
    dice = [sector[leader] if seat == leader else sector[next(votes)] for seat in range(seats)]
    return tuple(sum(line.points for line in lines) for lines in score(dice, owners, leader, 1, double=double))


def patterns(seats: int, leader: int) -> list[tuple[int, ...]]:
    """Every way to vote, for any card but one's own (PB-24)."""
    followers = [seat for seat in range(seats) if seat != leader]
    return list(product(*([card for card in range(seats) if card != seat] for seat in followers)))


def expected(chosen: tuple[int, ...], leader: int) -> tuple[int, ...]:
    """The clauses once more, in other words."""
    seats = len(chosen) + 1
    followers = [seat for seat in range(seats) if seat != leader]
    found = chosen.count(leader)
    if found == 0:
        return (0,) * seats
    if found == seats - 1:
        return tuple(0 if seat == leader else 2 for seat in range(seats))
    vote_of = dict(zip(followers, chosen, strict=True))
    return tuple(
        6 - found if seat == leader else chosen.count(seat) + (3 if vote_of[seat] == leader else 0)
        for seat in range(seats)
    )


@pytest.mark.parametrize(("seats", "table"), [(3, THREE), (4, FOUR)])
def test_pb30_to_pb32_by_the_table(seats, table):
    assert list(table) == patterns(seats, leader=0)
    for chosen, wished in table.items():
        assert points(chosen) == wished, chosen


@pytest.mark.parametrize(("seats", "count"), [(3, 4), (4, 27), (5, 256), (6, 3125)])
def test_every_way_to_vote_scores_as_the_clauses_say_wherever_the_cards_lie(seats, count):
    for leader in range(seats):
        ways = patterns(seats, leader)
        assert len(ways) == count
        for number, chosen in enumerate(ways):
            assert points(chosen, leader, shift=number) == expected(chosen, leader), (leader, chosen)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pb54_only_the_leaders_points_count_double(seats):
    for chosen in patterns(seats, leader=1):
        plain, doubled = points(chosen, 1), points(chosen, 1, double=True)
        assert doubled[1] == 2 * plain[1]
        assert [*doubled[:1], *doubled[2:]] == [*plain[:1], *plain[2:]]


def test_finders_are_those_whose_die_shows_the_leaders_number():
    assert finders([3, 2, 3, 3], leader=2) == [0, 3]
    assert finders([1, 2, 3, 4], leader=0) == []


def test_every_point_names_its_clause():
    lines = score([1, 1, 2, 2], owners=[0, 1, 2, 3], leader=0, turn=7, double=True)
    told = [[(line.round, line.term, line.clause, line.points) for line in seat] for seat in lines]
    assert told == [
        [(7, "led", "PB-32", 5), (7, "double", "PB-54", 5)],
        [(7, "found", "PB-32", 3), (7, "fooled", "PB-32", 2)],
        [],
        [],
    ]
    easy = score([1, 1, 1], owners=[0, 1, 2], leader=0, turn=1, double=False)
    assert [[(line.term, line.clause) for line in seat] for seat in easy] == [[], *[[("everybody", "PB-31")]] * 2]
