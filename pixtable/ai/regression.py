"""A chance to win as the logistic function of weighed features, fitted to games in plain Python."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import NamedTuple, TypeAlias

Features: TypeAlias = Mapping[str, float]
"""By name; those that are nothing are left out."""


class Example(NamedTuple):
    features: Features
    won: float
    """1 won, 0 lost, or what lies between."""


RATE = 0.8
"""How far the first steps go."""
MOST = 30.0
"""Beyond so many logits nothing is any surer."""


def fitted(
    examples: Sequence[Example],
    prior: Features,
    doubt: Callable[[str], float],
    rng: Random,
    *,
    epochs: int = 6,
) -> dict[str, float]:
    """The weights under which the examples are likeliest, drawn towards the prior.

    `doubt` is how many examples it takes until a feature's weight lies half way between its prior and what they say:
    more, where the examples of one game are much alike. Steps are those of AdaGrad, features are scaled to be alike.
    """
    sums, counts = dict[str, float](), dict[str, int]()
    for example in examples:
        for name, value in example.features.items():
            sums[name] = sums.get(name, 0.0) + value * value
            counts[name] = counts.get(name, 0) + 1
    names = sorted(sums)
    at = {name: index for index, name in enumerate(names)}
    scale = [sqrt(sums[name] / counts[name]) or 1.0 for name in names]
    start = [prior.get(name, 0.0) * scale[index] for index, name in enumerate(names)]
    pull = [0.2 * doubt(name) / counts[name] for name in names]
    rows = [
        ([(at[name], value / scale[at[name]]) for name, value in features.items()], won) for features, won in examples
    ]
    weights, steepness = start[:], [1.0] * len(names)
    for epoch in range(epochs):
        rng.shuffle(rows)
        rate = RATE / (1 + epoch)
        for features, won in rows:
            error = _chance(sum([weights[index] * value for index, value in features])) - won
            for index, value in features:
                slope = error * value + pull[index] * (weights[index] - start[index])
                steepness[index] += slope * slope
                weights[index] -= rate * slope / sqrt(steepness[index])
    return {name: weights[index] / scale[index] for index, name in enumerate(names)}


def loss(examples: Sequence[Example], weights: Features) -> float:
    """The mean of squares of what the weights were wrong by: 0.25 knows nothing."""
    total = 0.0
    for features, won in examples:
        logit = sum(weights.get(name, 0.0) * value for name, value in features.items())
        total += (_chance(logit) - won) ** 2
    return total / len(examples)


def _chance(logit: float) -> float:
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, logit))))
