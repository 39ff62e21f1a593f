"""The stops of the tour: each goes to one screen, as a player would come to it, and leaves it standing."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from pixtable.app.places import Places
from pixtable.app.scenes.coach import CoachScene
from pixtable.app.scenes.new_game import NewGameScene
from pixtable.app.scenes.settings import SettingsScene
from pixtable.app.scenes.settings_fields import PAGES
from pixtable.app.scenes.share import share_film
from pixtable.app.scenes.statistics import PAGES as STATISTICS_PAGES
from pixtable.app.scenes.statistics import StatisticsScene
from pixtable.app.scenes.table import TableScene
from pixtable.app.tour_decks import DECK_STOPS
from pixtable.app.tour_drafts import DRAFT_STOPS
from pixtable.app.tour_games import chairs_for, is_over, play_until
from pixtable.app.tour_levels import LEVEL_STOPS
from pixtable.app.tour_pictoric import PICTORIC_STOPS
from pixtable.app.tour_rhombs import RHOMBS_STOPS
from pixtable.app.tour_tactics import TACTICS_STOPS
from pixtable.app.tour_tournament import TOURNAMENT_STOPS
from pixtable.app.tour_variants import VARIANT_STOPS
from pixtable.app.visit import Visit
from pixtable.core.match import Match
from pixtable.core.open import sample_of
from pixtable.games.pixies.moves import Take
from pixtable.games.pixies.table_cards import CardNode

Stop: TypeAlias = Callable[[Visit], None]
ME = 0
SEED = "moss-lantern-4817"
CLAUSE = "PX-21"
NO_MACHINE = Path("Pixtable")
SCORING = 2300.0
"""Milliseconds after the last card of a round: the count is under way."""
SOUGHT = {"en": "zone", "fr": "zone", "ru": "зон", "uk": "зон"}


def title(visit: Visit) -> None:
    visit.app.open_title()
    visit.pilot.settle()


def title_with_a_waiting_game(visit: Visit) -> None:
    visit.save(play_until("pixies", 3, lambda match: match.n >= 20), chairs_for("pixies", 3))
    title(visit)


def new_game(visit: Visit) -> None:
    title(visit)
    visit.app.open_new_game("pixies")
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.seed_text = SEED  # a new sheet throws dice for it
    scene.rebuild()
    visit.pilot.settle()


# Pixies


def first_turn(visit: Visit) -> None:
    _sit_down(visit, 3, lambda match: match.n < 3)


def hover_on_a_free_cell(visit: Visit) -> None:
    _hover(visit, 3, _is_forced)


def hover_on_a_twin(visit: Visit) -> None:
    _hover(visit, 5, lambda take: take.keep is not None)


def hover_on_a_validated_cell(visit: Visit) -> None:
    _hover(visit, 4, lambda take: take.cell is not None)


def two_players(visit: Visit) -> None:
    _sit_down(visit, 2, lambda match: match.n >= 10)


def between_rounds(visit: Visit) -> None:
    """The last card of a round is laid, and its points are being counted."""
    match = _sit_down(visit, 3, _ends_the_round)
    visit.pilot.desk.set_motion(speed=1.0, reduced=False)
    _table(visit).commit(match.legal(ME)[0])
    visit.pilot.step(SCORING)


def _hover(visit: Visit, seats: int, is_wanted: Callable[[Take], bool]) -> None:
    """Sit down where such a card lies in the row, and point at it."""

    def has_one(match: Match) -> bool:
        return match.n > 4 * seats and len(match.state.row) > 1 and any(map(is_wanted, _takes(match)))

    match = _sit_down(visit, seats, has_one)
    card = next(take.card for take in _takes(match) if is_wanted(take))
    visit.pilot.move(_in_row(visit, card)).settle()


def _takes(match: Match) -> list[Take]:
    return [move for move in match.legal(ME) if isinstance(move, Take)]


def _in_row(visit: Visit, card: int) -> CardNode:
    nodes = (node for node in visit.pilot.scene.root.walk() if isinstance(node, CardNode))
    return next(node for node in nodes if node.card == card)


def _is_forced(take: Take) -> bool:
    return take.keep is None and take.cell is None


def _ends_the_round(match: Match) -> bool:
    moves = match.legal(ME)
    if not moves:
        return False
    after = match.branch()
    after.play(ME, sample_of(moves[0]))
    return bool(after.state.sheets) and after.state.round > 1


def _sit_down(visit: Visit, seats: int, is_there: Callable[[Match], bool]) -> Match:
    """At a table for so many, at a moment when it is our turn."""
    match = play_until("pixies", seats, lambda match: match.to_act == (ME,) and is_there(match))
    visit.sit_down_at(match, chairs_for("pixies", seats))
    return match


def _table(visit: Visit) -> TableScene:
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    return scene


# What lies on top of a table, and beside it


def curtain(visit: Visit) -> None:
    match = play_until("pixies", 3, lambda match: match.n >= 12 and match.to_act == (1,))
    visit.sit_down_at(match, chairs_for("pixies", 3, people=2))
    visit.app.open_curtain(_table(visit).sitting, 1)
    visit.pilot.settle()


def result(visit: Visit) -> None:
    visit.sit_down_at(play_until("pixies", 4, is_over), chairs_for("pixies", 4))
    visit.pilot.step(2000).settle()


def looking_back(visit: Visit) -> None:
    """A game that is over, in the middle: a bookmark and a hint on the strip."""
    table = _over(visit)
    table.sitting.recorded.note("hint", 12)
    table.look_at(30)
    table.toggle_bookmark()
    table.look_at(44)
    visit.pilot.step().settle()


def what_if(visit: Visit) -> None:
    table = _over(visit)
    table.look_at(next(n for n in range(20, 60) if table.sitting.match.to_act_at(n) == (ME,)))
    table.what_if()
    visit.pilot.settle()


def sharing(visit: Visit) -> None:
    _over(visit).share()
    visit.pilot.settle()


def filming(visit: Visit) -> None:
    share_film(visit.app, _over(visit).sitting, ME)
    for _ in range(20):
        visit.pilot.step()


def _over(visit: Visit) -> TableScene:
    """A table at which a game has ended, without its result."""
    result(visit)
    visit.pilot.press("escape").settle()
    return _table(visit)


def coach(visit: Visit) -> None:
    """A game by chance has much to be said about."""
    visit.sit_down_at(play_until("pixies", 3, is_over, {"rounds": 1}, 7), chairs_for("pixies", 3))
    visit.pilot.step(2000).settle()
    visit.app.open_coach(visit.app.desk.scenes[0].sitting)  # type: ignore[attr-defined]
    visit.pilot.settle()


def coach_of_clues(visit: Visit) -> None:
    """Where the row of the first clue is in sight."""
    visit.sit_down_at(
        play_until("pictoric", 4, is_over, {"language": visit.app.settings.spoken}, 7), chairs_for("pictoric", 4)
    )
    visit.pilot.step(2000).settle()
    visit.app.open_coach(visit.app.desk.scenes[0].sitting)  # type: ignore[attr-defined]
    visit.pilot.settle()
    scene = visit.pilot.scene
    assert isinstance(scene, CoachScene)
    scene.pane.scroll_to(
        next(row.rect.y for row in scene.pane.children if row.id == "coach.remarks") - scene.pane.rect.y
    )
    visit.pilot.settle()


def hint(visit: Visit) -> None:
    _sit_down(visit, 3, lambda match: match.n >= 15 and len(match.state.row) > 2)
    visit.pilot.press("h").settle().press("h").settle()


def leaving(visit: Visit) -> None:
    two_players(visit)
    visit.pilot.press("escape").settle()


def settings(page: str) -> Stop:
    def stop(visit: Visit) -> None:
        title(visit)
        visit.app.places = Places.under(NO_MACHINE)  # the page of folders is the same everywhere
        visit.app.open_settings()
        scene = visit.pilot.scene
        assert isinstance(scene, SettingsScene)
        scene.page = page
        scene.rebuild()
        visit.pilot.settle()

    return stop


def rulebook(visit: Visit) -> None:
    title(visit)
    visit.app.open_rulebook("pixies", CLAUSE)
    visit.pilot.settle()


def rulebook_search(visit: Visit) -> None:
    title(visit)
    visit.app.open_rulebook("pixies")
    visit.pilot.settle().click("rulebook.search").type(SOUGHT[visit.app.settings.spoken]).settle()


def shelf(visit: Visit) -> None:
    for seats, moment in ((2, 10), (3, 30), (5, 44)):
        visit.save(play_until("pixies", seats, lambda match: match.n >= moment), chairs_for("pixies", seats))  # noqa: B023
    visit.save(play_until("pixies", 4, is_over), chairs_for("pixies", 4))
    title(visit)
    visit.app.open_shelf()
    visit.pilot.settle()


def empty_shelf(visit: Visit) -> None:
    title(visit)
    visit.app.open_shelf()
    visit.pilot.settle()


def statistics(page: str) -> Stop:
    def stop(visit: Visit) -> None:
        for number in range(1, 9):
            seats = 2 + number % 3
            visit.save(play_until("pixies", seats, is_over, {"rounds": 1}, number), chairs_for("pixies", seats))
        title(visit)
        visit.app.open_statistics()
        visit.pilot.settle()
        scene = visit.pilot.scene
        assert isinstance(scene, StatisticsScene)
        scene.page = page
        scene.rebuild()
        visit.pilot.settle()

    return stop


def credits(visit: Visit) -> None:
    title(visit)
    visit.app.open_credits()
    visit.pilot.settle()


STOPS: Mapping[str, Stop] = {
    "title": title,
    "title_waiting": title_with_a_waiting_game,
    "new_game": new_game,
    "pixies_first_turn": first_turn,
    "pixies_case_1": hover_on_a_free_cell,
    "pixies_case_2": hover_on_a_twin,
    "pixies_case_3": hover_on_a_validated_cell,
    "pixies_scoring": between_rounds,
    "pixies_two": two_players,
    **RHOMBS_STOPS,
    **PICTORIC_STOPS,
    **TACTICS_STOPS,
    **VARIANT_STOPS,
    **DECK_STOPS,
    **DRAFT_STOPS,
    **TOURNAMENT_STOPS,
    **LEVEL_STOPS,
    "curtain": curtain,
    "result": result,
    "looking_back": looking_back,
    "what_if": what_if,
    "share": sharing,
    "filming": filming,
    "coach": coach,
    "coach_of_clues": coach_of_clues,
    "hint": hint,
    "dialog": leaving,
    **{f"settings_{page}": settings(page) for page in PAGES},
    "rulebook": rulebook,
    "rulebook_search": rulebook_search,
    "shelf": shelf,
    "shelf_empty": empty_shelf,
    **{f"statistics_{page}": statistics(page) for page in STATISTICS_PAGES},
    "credits": credits,
}
