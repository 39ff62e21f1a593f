"""The stops of the tour at the table of Pixies, in its rulebook, and at its levels."""

from collections.abc import Callable, Mapping

from pixtable.core.match import Match
from pixtable.core.open import sample_of
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.table.pieces.cards import CardNode
from pixtable.shell.table.scene import TableScene
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.tour.levels import TO_THE_END, lesson, puzzle
from pixtable.tools.tour.shell import title
from pixtable.tools.visit import Stop, Visit

ME = 0
LONGEST_COUNT = 1200
"""Frames."""
CLAUSE = "PX-32"
SCORING = 2300.0
"""Milliseconds after the last card of a round: the count is under way."""
SOUGHT = {"en": "zone", "fr": "zone", "ru": "зон", "uk": "зон"}


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
    match = _sit_down(visit, 3, ends_the_round)
    visit.pilot.desk.set_motion(speed=1.0, reduced=False)
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    table.host.commit(match.legal(ME)[0])
    visit.pilot.step(SCORING)


def after_a_round(visit: Visit) -> None:
    """All has been counted: the table of the round waits to be read, with five names in it."""
    match = _sit_down(visit, 5, ends_the_round)
    table = visit.pilot.scene
    assert isinstance(table, TableScene)
    table.host.commit(match.legal(ME)[0])
    visit.wait_until(lambda: table.director.is_held and not table.stage.is_telling, LONGEST_COUNT)
    visit.pilot.settle()


def hint(visit: Visit) -> None:
    _sit_down(visit, 3, lambda match: match.n >= 15 and len(match.state.row) > 2)
    visit.pilot.press("h").settle().press("h").settle()


def rulebook(visit: Visit) -> None:
    title(visit)
    visit.app.open_rulebook("pixies", CLAUSE)
    visit.pilot.settle()


def rulebook_search(visit: Visit) -> None:
    title(visit)
    visit.app.open_rulebook("pixies")
    visit.pilot.settle().click("rulebook.search").type(SOUGHT.get(visit.app.settings.spoken, SOUGHT["en"])).settle()


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


def ends_the_round(match: Match) -> bool:
    """Our next card is the last of it."""
    moves = match.legal(ME) if match.to_act == (ME,) else ()
    if not moves:
        return False
    after = match.branch()
    after.play(ME, sample_of(moves[0]))
    return len(after.state.sheets) > len(match.state.sheets)


def _sit_down(visit: Visit, seats: int, is_there: Callable[[Match], bool]) -> Match:
    """At a table for so many, at a moment when it is our turn."""
    match = play_until("pixies", seats, lambda match: match.to_act == (ME,) and is_there(match))
    visit.sit_down_at(match, chairs_for("pixies", seats))
    return match


PIXIES_STOPS: Mapping[str, Stop] = {
    "pixies_first_turn": first_turn,
    "pixies_case_1": hover_on_a_free_cell,
    "pixies_case_2": hover_on_a_twin,
    "pixies_case_3": hover_on_a_validated_cell,
    "pixies_scoring": between_rounds,
    "pixies_round": after_a_round,
    "pixies_two": two_players,
    "hint": hint,
    "rulebook": rulebook,
    "rulebook_search": rulebook_search,
    "lesson_silent": lesson("pixies", 1, 0),
    "lesson_undo": lesson("pixies", 1, 1),
    "lesson_look": lesson("pixies", 1, 3),
    "lesson_twins": lesson("pixies", 2, 0),
    "lesson_reading": lesson("pixies", 4, 1),
    "lesson_done": lesson("pixies", 1, TO_THE_END),
    "puzzle": puzzle("pixies", 1),
}
