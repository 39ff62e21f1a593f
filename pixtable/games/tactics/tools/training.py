"""How opponents learn what a table is worth: they play themselves, and note what was to be seen before each turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from pixtable.ai.regression import Example, fitted, loss
from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.match import Deal, Match
from pixtable.games.tactics import GAME
from pixtable.games.tactics.mind.evaluation import Learned, file, play_by
from pixtable.games.tactics.mind.features import NAMES, seen
from pixtable.games.tactics.mind.personas import PLAIN
from pixtable.games.tactics.mind.turns import Turns, Width
from pixtable.games.tactics.mind.worlds import NoSuchWorld, TacticsModel
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.moves import ChooseLeader
from pixtable.tools.training import Course, Training

BY_HAND = {
    "leader_life": 0.09,
    "leader_below_6": -0.05,
    "leader_attack": 0.035,
    "leader_open": -0.06,
    "leader_doomed": -4.0,
    "leader_falls_next": -0.8,
    "leader_falls_soon": -0.3,
    "heroes": 0.07,
    "attack_free": 0.07,
    "attack_blocked": 0.035,
    "life": 0.04,
    "ability": 0.043,
    "doomed": 0.03,
    "cards_1": 0.16,
    "cards_2": 0.16,
    "cards_3": 0.16,
    "cards_4": 0.16,
    "cards_5": 0.06,
    "cards_more": 0.05,
    "operations": 0.1,
    "operation_points": 0.05,
    "actions": 0.16,
    "boons": 0.07,
    "banes": -0.07,
    "stunned": -0.11,
    "leader_boons": 0.07,
    "leader_banes": -0.07,
    "walls": 0.46,
    "breaches": -1.0,
    "open_columns": -0.14,
    "gold": 0.043,
}
"""Where training begins, and what it is drawn towards where games say little."""
TABLES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    *((2, {"trophies": 1, "deck": deck}) for deck in ("dawn", "dawn", "dawn", "dusk", "both")),
    (2, {"variant": "siege"}),
    (2, {"variant": "duel_draft", "trophies": 1}),
)
"""What is played in turn."""
WIDTH = Width(10, 3)
WHIM, TEMPTED = 0.12, 6
"""How often one of so many good turns is played instead of the best, so that not all games are alike."""
LONGEST = 700
"""Steps of a game after which nothing more is learned from it."""
HELD_OUT = 10
"""One game in so many tells what the others have taught."""
DOUBT, DOUBT_OF_ABILITY = 150.0, 6000.0
"""Examples (see `fitted`): the turns of a game all end alike, and there are many abilities."""


def examples_of(number: int, seed: int) -> Iterator[Example]:
    """One game against oneself, as whoever was to move saw it before each turn."""
    seats, options = TABLES[number % len(TABLES)]
    rng = Rng(f"{seed}/{number}")
    match = Match.start(GAME, Deal(seats, rng.getrandbits(32), options))
    noted, turn = list[tuple[Seat, dict[str, float]]](), None
    while match.result is None and match.n < LONGEST:
        state, seat = match.state, match.to_act[0]
        if state.turn is not None and (state.round, state.wave, state.turn) != turn and match.half_made is None:
            turn = (state.round, state.wave, state.turn)
            noted.append((seat, features_of(state, seat)))
        _play(match, seat, rng)
    if match.result is not None:
        winners = match.result.winners
        for seat, features in noted:
            yield Example(features, 1.0 / len(winners) if seat in winners else 0.0)


def features_of(state: Any, seat: Seat) -> dict[str, float]:
    """A seat's numbers and abilities against those of its enemy."""
    both = seen(state)
    mine, theirs = both[seat], both[state.enemies(seat)[0]]
    found = {
        name: my - their
        for name, my, their in zip(NAMES, mine.numbers, theirs.numbers, strict=True)
        if my != their
    }  # fmt: skip
    for abilities, sign in ((mine.abilities, 1), (theirs.abilities, -1)):
        for ability in abilities:
            found[ability] = found.get(ability, 0.0) + sign
    return {name: value for name, value in found.items() if value}


def _play(match: Match, seat: Seat, rng: Rng) -> None:
    """A turn, or as much of one as comes in this world as it was thought of."""
    pending, legal = match.pending(seat), cast("Sequence[Move]", match.legal(seat))
    if len(legal) == 1 or (pending and pending.begun is None) or isinstance(legal[0], ChooseLeader):
        match.play(seat, rng.choice(legal))
        return
    model = TacticsModel(match.view(seat), seat, PLAIN, pending)
    try:
        turns = Turns(model).all(model.sample(rng), WIDTH)
    except NoSuchWorld:
        match.play(seat, rng.choice(legal))
        return
    chosen = turns[min(len(turns) - 1, rng.randrange(TEMPTED)) if rng.random() < WHIM else 0]
    for step in chosen.steps:
        if match.to_act != (seat,) or step not in match.legal(seat):
            break
        match.play(seat, step)


def learn(course: Course, played: Callable[[], object], told: Callable[[str], None]) -> bytes:
    """In rounds: each is played as the one before has taught, and judged by games that it did not learn from."""
    lessons, before = _lessons(BY_HAND, {}), list[Example]()
    for round_ in range(course.rounds):
        play_by(lessons)
        games = list[list[Example]]()
        for number in range(course.games * round_, course.games * (round_ + 1)):
            games.append([*examples_of(number, course.seed)])
            played()
        held = [one for game in games[::HELD_OUT] for one in game]
        fresh = [one for index, game in enumerate(games) if index % HELD_OUT for one in game]
        weights = fitted(before + fresh, BY_HAND, doubt_of, Rng(f"{course.seed}/{round_}"))
        wrong = {"by hand": loss(held, BY_HAND), "learned": loss(held, weights)}
        told(", ".join(f"{name}: {squares:.4f}" for name, squares in wrong.items()))
        note = {"command": "game.py train tactics", **course._asdict(), "turns": len(before + fresh), "squares": wrong}
        lessons, before = _lessons(weights, note), fresh
    return msgspec.json.format(msgspec.json.encode(lessons), indent=1) + b"\n"


def doubt_of(name: str) -> float:
    return DOUBT if name in NAMES else DOUBT_OF_ABILITY


def _lessons(weights: Mapping[str, float], note: Mapping[str, Any]) -> Learned:
    numbers = {name: round(weights.get(name, 0.0), 5) for name in NAMES}
    abilities = {
        ability.id: round(weights.get(ability.id, 0.0), 5)
        for character in CHARACTERS.values()
        for ability in (character.leader, *character.rows)
    }
    return Learned(note, numbers, abilities)


TRAINING = Training(Course(games=420, rounds=2, seed=11), Path(str(file())), learn)
