"""`game.py arena`: opponents against each other, as many games as it takes to be sure who is better."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any, TypeVar

from pixtable.ai.arena import Length, Outcome, Pairing, WinRate, mean_terms
from pixtable.core.game import BadOptions, GameInfo, Opponent
from pixtable.core.match import Deal
from pixtable.core.rules import Options
from pixtable.games import GAMES
from pixtable.tools.arena import second_opinion
from pixtable.tools.arena.balance import Balance, Contest
from pixtable.tools.arena.characters import Study, table
from pixtable.tools.arena.games import Games
from pixtable.tools.arena.runners import (
    ClusterFailed,
    Fixture,
    all_cores,
    play_here,
    play_in_processes,
    play_on_cluster,
)
from pixtable.tools.arguments import positive_number
from pixtable.tools.game_tools import tools_of
from pixtable.tools.progress import bar

P = TypeVar("P")

LADDER = ("expert", "hard", "normal", "easy", "random")
"""From the strongest down: each should beat the next."""
INTERRUPTED = 130
"""The exit code of a program that Ctrl-C has ended."""


class BadRequest(ValueError):
    """Something on the command line that cannot be; the message says what can."""


def run(argv: list[str]) -> int:
    wish = _parser().parse_args(argv)
    try:
        game = _game(wish.game)
        if wish.balance:
            return _balance(wish, game)
        if wish.characters:
            return _characters(wish, game)
        if wish.coach:
            return _coach(wish, game)
        if wish.blunders and tools_of(game.id).blunders is None:
            raise BadRequest(f"nobody has said what a blunder is at {game.id}")
        pairings = _ladder(game, wish) if wish.ladder else [_pairing(game, wish)]
        return _play_all(wish, game, pairings)
    except (BadRequest, BadOptions, ClusterFailed) as error:
        sys.stderr.write(f"arena: {error}\n")
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--a", metavar="LEVEL", default="hard")
    parser.add_argument("--b", metavar="LEVEL", default="greedy")
    parser.add_argument("--a-persona", metavar="NAME")
    parser.add_argument("--b-persona", metavar="NAME")
    parser.add_argument("--ladder", action="store_true", help="every level against the next lower one instead")
    parser.add_argument(
        "--balance",
        action="store_true",
        help="who wins too often: leaders and cards, A against itself",
    )
    parser.add_argument(
        "--characters",
        action="store_true",
        help="whether characters can be told apart: at the same positions, each of them beside A without one",
    )
    parser.add_argument(
        "--coach",
        action="store_true",
        help="whether a search ten times as long finds the same mistakes; --sims are those of the coach",
    )
    parser.add_argument("--picture", metavar="FILE.png", help="the balance as a picture, too")
    parser.add_argument("--games", type=positive_number, metavar="N", default=400)
    parser.add_argument(
        "--sims", type=positive_number, metavar="N", help="simulations a move (default: the level's own)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="at the table (default: as few as the game allows)")
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="a house rule; may be given several times"
    )
    parser.add_argument(
        "--pilot", metavar="LEVEL", default="greedy", help="who plays the match after a draft, with either deck"
    )
    parser.add_argument("--seed", type=int, metavar="N", default=0)
    parser.add_argument("--jobs", type=positive_number, metavar="N", default=all_cores(), help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on the Dask cluster that answers there")
    parser.add_argument("--terms", action="store_true", help="show also which terms of the score A gained by")
    parser.add_argument("--length", action="store_true", help="show also how many moves and rounds a game took")
    parser.add_argument("--blunders", action="store_true", help="show also what either side did that anybody would see")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser


# Who plays


def _game(id: str) -> GameInfo:
    return GAMES[_one_of("game", id, tuple(GAMES))]


def _one_of(what: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise BadRequest(f"there is no {what} {name!r}; there are: {', '.join(known)}")
    return name


def _pairing(game: GameInfo, wish: argparse.Namespace) -> Pairing:
    a, b = _opponent(game, wish.a, wish.a_persona), _opponent(game, wish.b, wish.b_persona)
    return Pairing(_seats(game, wish), a, b, wish.sims, wish.seed, _options(game, wish), _pilot(game, wish))


def _pilot(game: GameInfo, wish: argparse.Namespace) -> str:
    return _one_of("level", wish.pilot, GAMES[game.home].mind.levels)


def _opponent(game: GameInfo, level: str, persona: str | None) -> Opponent:
    _one_of("level", level, game.mind.levels)
    return Opponent(level, persona and _one_of("persona", persona, game.mind.personas))


def _seats(game: GameInfo, wish: argparse.Namespace) -> int:
    options = game.read_options(_options(game, wish))
    seats: int = game.seats_with(options)[0] if wish.seats is None else wish.seats
    game.check_seats(seats, options)
    return seats


def _options(game: GameInfo, wish: argparse.Namespace) -> Options:
    """Only those that were named; the game knows the others."""
    named = {}
    for text in wish.option:
        key, _, value = text.partition("=")
        _one_of("option", key, tuple(option.key for option in game.options))
        choices = next(option.choices for option in game.options if option.key == key)
        named[key] = {str(choice).lower(): choice for choice in choices}.get(value.lower(), value)
    game.read_options(named)
    return named


def _ladder(game: GameInfo, wish: argparse.Namespace) -> list[Pairing]:
    if wish.sims is not None:
        raise BadRequest("a ladder is climbed with each level's own simulations: leave out --sims or --ladder")
    rungs = [Opponent(level) for level in LADDER if level in game.mind.levels]
    seats, options = _seats(game, wish), _options(game, wish)
    return [Pairing(seats, a, b, seed=wish.seed, options=options) for a, b in pairwise(rungs)]


def _balance(wish: argparse.Namespace, game: GameInfo) -> int:
    balance = _balance_of(game)
    if wish.ladder:
        raise BadRequest("a balance has one level against itself: leave out --ladder or --balance")
    options, opponent = game.read_options(_options(game, wish)), _opponent(game, wish.a, wish.a_persona)
    season = balance.season(Contest(options, opponent, wish.games, wish.sims, wish.seed))
    played = _play(wish, season, lambda matches: f"{len(matches)} matches")
    if played:
        _tell(balance.table(played))
        if wish.picture:
            balance.save_picture(played, wish.picture)
    return _end(wish, len(played))


def _characters(wish: argparse.Namespace, game: GameInfo) -> int:
    if wish.ladder:
        raise BadRequest("characters are compared at one level: leave out --ladder or --characters")
    if not game.mind.personas:
        raise BadRequest(f"nobody at {game.id} has a character")
    _opponent(game, wish.a, wish.a_persona)
    personas = (wish.a_persona,) if wish.a_persona else game.mind.personas
    deal = Deal(_seats(game, wish), wish.seed, _options(game, wish))
    study = Study(game.id, deal, wish.a, wish.games, wish.sims, personas)
    played = _play(wish, study, lambda games: f"{sum(one.n for one in games)} decisions")
    if played:
        _tell(table(game.id, played))
    return _end(wish, len(played))


def _coach(wish: argparse.Namespace, game: GameInfo) -> int:
    if wish.sims is None:
        raise BadRequest("a coach stops when its time is up; say by --sims how many simulations that would be")
    deal = Deal(_seats(game, wish), wish.seed, _options(game, wish))
    review = second_opinion.Review(game.id, deal, wish.games, wish.sims)
    played = _play(wish, review, lambda games: f"{sum(one.mistakes for one in games)} mistakes")
    if played:
        _tell(second_opinion.table(played))
    return _end(wish, len(played))


def _balance_of(game: GameInfo) -> Balance[Any]:
    balance = tools_of(game.id).balance
    if balance is None:
        weighed = ", ".join(name for name in GAMES if tools_of(name).balance)
        raise BadRequest(f"{game.id} has no leaders and cards to weigh: --balance is for {weighed}")
    return balance


# Playing, and telling


def _play_all(wish: argparse.Namespace, game: GameInfo, pairings: list[Pairing]) -> int:
    if wish.ladder:
        _tell("| stronger | weaker | wins | 95 % | games | points | clear |\n|---|---|---|---|---|---|---|")
    for pairing in pairings:
        outcomes = _outcomes(wish, Fixture(game.id, pairing, wish.games, wish.blunders))
        if outcomes:
            _tell(_row(pairing, outcomes) if wish.ladder else _sentence(pairing, outcomes))
            if wish.terms:
                _tell(_terms(outcomes))
            if wish.length:
                _tell(_lengths(outcomes))
            if wish.blunders:
                _tell(_blunders(pairing, outcomes))
        if _end(wish, len(outcomes)):
            return INTERRUPTED
    return 0


def _end(wish: argparse.Namespace, played: int) -> int:
    if played == wish.games:
        return 0
    _tell(f"Stopped after {played} of {wish.games} games.")
    return INTERRUPTED


def _outcomes(wish: argparse.Namespace, fixture: Fixture) -> list[Outcome]:
    """In the order of their numbers."""
    name = name_of(fixture.pairing.a)
    outcomes = _play(wish, fixture, lambda so_far: str(WinRate.of(name, so_far)))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def _play(wish: argparse.Namespace, games: Games[P], told: Callable[[list[P]], str]) -> list[P]:
    """All of them, or those that there were before Ctrl-C."""
    played: list[P] = []
    with suppress(KeyboardInterrupt), bar(wish.games, "games", is_wanted=not wish.quiet) as shown:
        for chunk in _chunks(wish, games):
            played += chunk
            shown.set_postfix_str(told(played), refresh=False)
            shown.update(len(chunk))
    return played


def _chunks(wish: argparse.Namespace, games: Games[P]) -> Iterator[list[P]]:
    if wish.scheduler:
        return play_on_cluster(games, wish.scheduler)
    if wish.jobs == 1:
        return play_here(games)
    return play_in_processes(games, wish.jobs)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _sentence(pairing: Pairing, outcomes: list[Outcome]) -> str:
    rate = WinRate.of(name_of(pairing.a), outcomes)
    return f"{rate} against {name_of(pairing.b)}"


def _row(pairing: Pairing, outcomes: list[Outcome]) -> str:
    rate = WinRate.of(name_of(pairing.a), outcomes)
    cells = (
        rate.name,
        name_of(pairing.b),
        f"{100 * rate.rate:.1f} %",
        f"{100 * rate.low:.1f}-{100 * rate.high:.1f}",
        str(rate.n),
        f"{rate.lead:+.1f}",
        "yes" if rate.is_clear else "no",
    )
    return f"| {' | '.join(cells)} |"


def _terms(outcomes: list[Outcome]) -> str:
    return "by term: " + ", ".join(f"{term} {lead:+.2f}" for term, lead in mean_terms(outcomes).items())


def _lengths(outcomes: list[Outcome]) -> str:
    moves, rounds = (Length.of([getattr(outcome, name) for outcome in outcomes]) for name in ("moves", "rounds"))
    return f"a game: {moves} moves, {rounds} rounds"


def _blunders(pairing: Pairing, outcomes: list[Outcome]) -> str:
    """Of either side, in all of the games together."""
    told = []
    for side, opponent in enumerate((pairing.a, pairing.b)):
        counted = sum((Counter(outcome.seen[side]) for outcome in outcomes), Counter())
        kinds = dict.fromkeys(kind for outcome in outcomes for kind in outcome.seen[side])
        told.append(f"{name_of(opponent)}: " + ", ".join(f"{kind} {counted[kind]}" for kind in kinds))
    return "blunders of " + "; of ".join(told)


def name_of(opponent: Opponent) -> str:
    return f"{opponent.level}/{opponent.persona}" if opponent.persona else opponent.level
