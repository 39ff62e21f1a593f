from pixtable.core.chance import Chance


def test_the_same_seed_and_step_give_the_same_outcomes_for_ever():
    """Pinned: saved seeds must deal the same cards in every later version."""
    assert Chance(42, 0).shuffled(range(10)) == [5, 9, 4, 1, 8, 6, 3, 0, 7, 2]
    assert [Chance(42, 1).below(6) for _ in range(3)] == [Chance(42, 1).below(6)] * 3


def test_every_step_has_a_stream_of_its_own():
    assert len({tuple(Chance(1, step).shuffled(range(20))) for step in range(50)}) == 50
    assert Chance(1, 12).shuffled(range(20)) != Chance(11, 2).shuffled(range(20))


def test_a_shuffle_keeps_every_item_and_leaves_its_source_alone():
    source = [*range(70)]
    assert sorted(Chance(5, 5).shuffled(source)) == source == [*range(70)]


def test_every_order_is_as_likely_as_any_other():
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(6_000):
        order = tuple(Chance(seed, 1).shuffled((1, 2, 3)))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())


def test_numbers_stay_below_their_limit():
    chance = Chance(7, 7)
    assert {chance.below(6) for _ in range(500)} == set(range(6))
    assert chance.pick("x") == "x"
