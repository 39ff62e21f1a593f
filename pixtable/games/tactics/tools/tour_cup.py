"""The stops of the tour at a tournament: its sheet, the bracket before, in the middle and at the end, the champion."""

from collections.abc import Mapping

import msgspec

from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.cup.entry import NewTournamentScene
from pixtable.games.tactics.screens.cup.record import Entrant, Tournament
from pixtable.games.tactics.screens.decks.deck_box import deck_box
from pixtable.games.tactics.screens.ways import open_new_tournament, open_tournament
from pixtable.tools.tour.games import chairs_for
from pixtable.tools.visit import Stop, Visit

SEED, SEED_NAME = 7, "moss-lantern-4817"


def sheet(visit: Visit) -> None:
    _sheet(visit)


def sheet_of_eight(visit: Visit) -> None:
    """With a draft before the first match."""
    scene = _sheet(visit)
    scene.plan.agree("entrants", 8)
    scene.plan.agree("decks", "drafted")
    scene.column.unfold("rules")
    visit.pilot.settle()


def lots(visit: Visit) -> None:
    """A deck is chosen for an entrant, or left to the lot."""
    _sheet(visit)
    visit.pilot.click("new_game.deck").settle()


def before_the_draft(visit: Visit) -> None:
    entrants = tuple(Entrant(chair) for chair in chairs_for("tactics", 4, people=2))
    _bracket(visit, Tournament(entrants, SEED))


def middle(visit: Visit) -> None:
    """The quarter-finals are over, a semi-final is ready, another has begun."""
    tournament = entered(visit, 8)
    for number in range(4):
        tournament = won_by_the_first(tournament, number)
    cup_of(visit.app.services).begin(tournament)
    cup_of(visit.app.services).sit_down(5)[0].leave()
    _bracket(visit, tournament)


def middle_of_four(visit: Visit) -> None:
    _bracket(visit, won_by_the_first(entered(visit, 4), 0))


def champion(visit: Visit) -> None:
    tournament = entered(visit, 8)
    for number in range(tournament.matches):
        tournament = won_by_the_first(tournament, number)
    _bracket(visit, tournament)


def end(visit: Visit) -> None:
    champion(visit)
    visit.pilot.click("champion.bracket").settle()


def entered(visit: Visit, entrants: int) -> Tournament:
    ready = [kept for kept in deck_box(visit.app.services).ready() if kept.deck and kept.deck.format == "standard"]
    pairs = zip(chairs_for("tactics", entrants, people=2), ready, strict=False)
    with_decks = (Entrant(msgspec.structs.replace(chair, deck=kept.key), kept.deck) for chair, kept in pairs)
    return Tournament(tuple(with_decks), SEED)


def won_by_the_first(tournament: Tournament, number: int) -> Tournament:
    winner = tournament.sides(number)[0]
    assert winner is not None
    return tournament.with_result(number, winner)


def _sheet(visit: Visit) -> NewTournamentScene:
    visit.app.open_title()
    open_new_tournament(visit.app)
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, NewTournamentScene)
    scene.seed_text = SEED_NAME  # a new sheet throws dice for it
    scene.rebuild()
    visit.pilot.settle()
    return scene


def _bracket(visit: Visit, tournament: Tournament) -> None:
    cup_of(visit.app.services).begin(tournament)
    open_tournament(visit.app)
    visit.pilot.settle()


TOURNAMENT_STOPS: Mapping[str, Stop] = {
    "tournament_new": sheet,
    "tournament_new_eight": sheet_of_eight,
    "tournament_lots": lots,
    "tournament_draft": before_the_draft,
    "tournament_four": middle_of_four,
    "tournament_eight": middle,
    "tournament_champion": champion,
    "tournament_end": end,
}
