"""Halving finds the best of many in few tries, by worlds that are the same for all."""

from pixtable.ai.halving import halve


def tried(worths: dict[str, float], tries: int, limit: int = 10_000, kept: str = ""):
    asked: list[tuple[str, int]] = []

    def weigh(option: str, world: int) -> tuple[float, float]:
        asked.append((option, world))
        luck = (world * 7 % 5) / 10  # the same for all of them
        return worths[option] + luck, 1 - worths[option] - luck

    found = halve(
        list(worths), 0, tries, weigh, lambda: len(asked) >= limit, is_kept=lambda option: option == kept
    )  # fmt: skip
    return found, asked


WORTHS = {name: 0.1 * place for place, name in enumerate("abcdefgh")}


def test_the_best_is_found_and_tried_most():
    found, asked = tried(WORTHS, 64)
    assert found[0].option == "h"
    assert found[0].times == max(one.times for one in found)
    assert {one.option for one in found} == set(WORTHS)
    assert len(asked) <= 64 + len(WORTHS)
    assert [one.times for one in found] == sorted((one.times for one in found), reverse=True)


def test_all_meet_the_same_worlds():
    found, asked = tried(WORTHS, 64)
    for one in found:
        assert [world for option, world in asked if option == one.option] == list(range(one.times))
    assert abs(sum(found[0].standing) - 1) < 1e-9


def test_one_that_is_asked_about_is_never_given_up():
    found, _ = tried(WORTHS, 40, kept="a")
    assert next(one for one in found if one.option == "a").times == found[0].times


def test_with_few_tries_the_last_are_left_out():
    found, _ = tried(WORTHS, 3)
    assert {one.option for one in found} == set("abc")


def test_broken_off_it_still_knows_something_and_favours_nobody():
    found, _ = tried(WORTHS, 64, limit=11)
    assert {one.times for one in found} == {1}
    assert found[0].option == "h"
    found, _ = tried(WORTHS, 64, limit=1)
    assert [one.option for one in found] == ["a"]
