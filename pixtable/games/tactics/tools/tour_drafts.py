"""The stops of the tour at the drafts of Pixel Tactics: each of the three in full swing, decks open, and their end."""

from collections.abc import Callable, Mapping

from pixtable.core.match import Match
from pixtable.games.tactics.draft.table.card import card_id
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.visit import Stop, Visit

ME = 0
CLASSIC, MARKET, WINSTON = (f"tactics.draft.{kind}" for kind in ("classic", "market", "winston"))


def classic_leader(visit: Visit) -> None:
    match = _sit_down(visit, CLASSIC, 4, lambda match: match.state.round == 1)
    _take_up(visit, match.state.packets[ME][2])


def classic_hero(visit: Visit) -> None:
    """A packet has come back: what left it is shown."""
    match = _sit_down(visit, CLASSIC, 2, lambda match: match.state.round == 2 and match.state.pick == 3)
    _take_up(visit, match.state.packets[ME][0])


def classic_eight(visit: Visit) -> None:
    _sit_down(visit, CLASSIC, 8, lambda match: match.state.round == 3 and match.state.pick == 2)


def classic_trim(visit: Visit) -> None:
    _sit_down(visit, CLASSIC, 3, lambda match: match.state.phase == "trim")


def market(visit: Visit) -> None:
    match = _sit_down(
        visit, MARKET, 3, lambda match: len(match.state.heroes[ME]) > 10 and match.state.purses[ME] > 3 and match.n > 40
    )
    _take_up(visit, match.state.row[2])


def winston(visit: Visit) -> None:
    match = _sit_down(visit, WINSTON, 2, lambda match: len(match.state.seen) == 3 and len(match.state.heroes[ME]) > 6)
    _take_up(visit, match.state.seen[1])


def winston_many(visit: Visit) -> None:
    _sit_down(visit, WINSTON, 2, lambda match: len(match.state.seen) > 5)


def winston_top(visit: Visit) -> None:
    _sit_down(visit, WINSTON, 2, lambda match: match.state.top is not None)


def deck(visit: Visit) -> None:
    _sit_down(visit, MARKET, 2, lambda match: len(match.state.heroes[ME]) > 20)
    visit.pilot.click("draft.heroes").settle()


def sheet(visit: Visit) -> None:
    visit.app.open_title()
    visit.app.open_game_page("tactics")
    visit.pilot.settle().click("game_page.mode.classic_draft").settle()


def drafted(visit: Visit) -> None:
    visit.sit_down_at(play_until(MARKET, 3, is_over), chairs_for(MARKET, 3))
    visit.pilot.step(2000).settle()


def drafted_epic(visit: Visit) -> None:
    visit.sit_down_at(play_until(CLASSIC, 8, is_over, {"format": "epic"}), chairs_for(CLASSIC, 8))
    visit.pilot.step(2000).settle()


def _sit_down(visit: Visit, game_id: str, seats: int, is_there: Callable[[Match], bool]) -> Match:
    """At a moment when it is our turn."""
    match = play_until(game_id, seats, lambda match: ME in match.to_act and is_there(match))
    visit.sit_down_at(match, chairs_for(game_id, seats))
    return match


def _take_up(visit: Visit, card: int) -> None:
    visit.pilot.click(card_id(card)).settle()


DRAFT_STOPS: Mapping[str, Stop] = {
    "draft_new_game": sheet,
    "draft_classic_leader": classic_leader,
    "draft_classic_hero": classic_hero,
    "draft_classic_eight": classic_eight,
    "draft_classic_trim": classic_trim,
    "draft_market": market,
    "draft_winston": winston,
    "draft_winston_many": winston_many,
    "draft_winston_top": winston_top,
    "draft_deck": deck,
    "drafted": drafted,
    "drafted_epic": drafted_epic,
}
