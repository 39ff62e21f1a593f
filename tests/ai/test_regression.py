"""What is fitted is what made the games come out as they did; where they say little, the prior stays."""

from math import exp
from random import Random

from pixtable.ai.regression import Example, fitted, loss

TRUE = {"cards": 0.8, "walls": -1.2}


def examples(count: int) -> list[Example]:
    dice, found = Random(4), []
    for _ in range(count):
        features = {"cards": dice.randint(-3, 3), "walls": dice.randint(-2, 2)}
        chance = 1 / (1 + exp(-sum(TRUE[name] * value for name, value in features.items())))
        found.append(Example({name: value for name, value in features.items() if value}, float(dice.random() < chance)))
    return found


def test_weights_come_near_to_what_is_true():
    weights = fitted(examples(3000), {}, lambda name: 1.0, Random(1))
    assert all(abs(weights[name] - TRUE[name]) < 0.2 for name in TRUE)
    fresh = examples(3400)[3000:]
    assert loss(fresh, weights) < loss(fresh, {}) - 0.05


def test_where_there_is_doubt_the_prior_stays():
    weights = fitted(examples(40), {"cards": 0.1}, lambda name: 1e5, Random(1))
    assert abs(weights["cards"] - 0.1) < 0.02
    assert abs(weights["walls"]) < 0.02


def test_the_same_seed_gives_the_same_weights():
    assert fitted(examples(200), {}, lambda name: 1.0, Random(1)) == fitted(
        examples(200), {}, lambda name: 1.0, Random(1)
    )
