"""The balance of Pixel Tactics as the arena asks for it: leaders and cards, over a season of matches."""

from collections.abc import Sequence

from pixtable.games.tactics.tools.balance import picture
from pixtable.games.tactics.tools.balance.season import Played, Season
from pixtable.games.tactics.tools.balance.tally import Tally, table_of, tally
from pixtable.tools.arena.balance import Balance, Contest


def season_of(contest: Contest) -> Season:
    deck = str(contest.options["deck"])
    return Season(deck, contest.opponent, contest.games, contest.simulations, contest.seed)


def table(played: Sequence[Played]) -> str:
    return table_of(_tally(played))


def save_picture(played: Sequence[Played], file: str) -> None:
    picture.save_picture(_tally(played), file)


def _tally(played: Sequence[Played]) -> Tally:
    return tally(sorted(played, key=lambda match: match.number))


BALANCE = Balance(season_of, table, save_picture)
