"""The stops of the tour at the table of Pictoric Box: one for every phase of a turn."""

from collections.abc import Callable, Mapping

from pixtable.core.match import Match
from pixtable.core.rules import Options
from pixtable.games.pictoric.mind.meaning.text import understood
from pixtable.games.pictoric.rules.moves import Vote
from pixtable.games.pictoric.rules.state import ON_THEME, SILENCE
from pixtable.games.pictoric.screens.album.scene import AlbumScene
from pixtable.games.pictoric.screens.teaching.taught_words import taught_words_of
from pixtable.games.pictoric.screens.ways import open_album
from pixtable.shell.coach.scene import CoachScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.table.history import LogRow
from pixtable.tools.tour.games import chairs_for, is_over, play_until
from pixtable.tools.tour.levels import lesson, puzzle
from pixtable.tools.tour.table import open_coach
from pixtable.tools.visit import Stop, Visit

ME = 0
SEATS = 6
UNKNOWN = {"en": "zorbling", "fr": "zorblule", "ru": "бузовок", "uk": "бузівок"}
EXPLANATIONS = {"en": "evening light", "fr": "lumière du soir", "ru": "вечерний свет", "uk": "вечірнє світло"}
CLUES = {
    "en": "The holiday I could not unpack",
    "fr": "Un rêve qui sent la mer",
    "ru": "Лето, которое не помещается",
    "uk": "Літо, яке не вміщується",
}


def leader(visit: Visit) -> None:
    """The picture, a clue half written, and how crowded it is."""
    _sit_down(visit, lambda match: match.state.phase == "clue" and match.state.turn > 2, {"forfeits": False})
    visit.pilot.type(CLUES[understood(visit.app.settings.spoken)]).settle()


def free_choice(visit: Visit) -> None:
    """PB-21: the drawn card or one of the bank, on a theme."""
    options: Options = {"free_choice": True}
    _sit_down(visit, lambda match: match.state.phase == "clue" and match.state.forfeit == ON_THEME, options)


def silence(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "clue" and match.state.forfeit == SILENCE)
    visit.pilot.click("pictoric.sign.moon").click("pictoric.sign.boat").move((700, 70)).settle()


def bank(visit: Visit) -> None:
    """Many pictures, one of them in the envelope."""
    _sit_down(visit, lambda match: match.state.phase == "lay" and len(match.state.banks[ME]) >= 7)
    visit.pilot.press("3").settle()


def vote(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "vote" and match.state.turn > 2)


def cups(visit: Visit) -> None:
    """Four people around one laptop; the first of them has voted, the second is asked."""
    _close_cups(visit, own=False, count=1)


def cups_again(visit: Visit) -> None:
    """All cups were closed, one of them over its owner's own picture."""
    _close_cups(visit, own=True, count=3)


def voted(visit: Visit) -> None:
    """A table for four, looked at closely."""
    _sit_down(visit, lambda match: match.state.phase == "vote", seats=4)
    visit.pilot.move("pictoric.sector.2").press("z").settle()


def reveal(visit: Visit) -> None:
    """The last vote is ours, so that all of it is seen at once."""
    _reveal(visit, SEATS)


def reveal_three(visit: Visit) -> None:
    _reveal(visit, 3)


def reason(visit: Visit) -> None:
    """An opponent is asked why it voted as it did."""
    _reveal(visit, SEATS)
    visit.pilot.move("pictoric.seat.3").settle()


def themed(visit: Visit) -> None:
    """The theme of the forfeit beside the association."""
    _sit_down(visit, lambda match: match.state.phase == "lay" and match.state.theme is not None)


def themed_vote(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "vote" and match.state.theme is not None)


def foreign_clue(visit: Visit) -> None:
    """A clue in a language that this table does not listen to."""
    _sit_down(visit, lambda match: match.state.phase == "clue", {"forfeits": False})
    listens = understood(visit.app.settings.spoken)
    visit.pilot.type(CLUES["ru" if listens in ("en", "fr") else "en"]).settle()


def unknown_word(visit: Visit) -> None:
    """We led with a word that nobody knows: an opponent admits it at the reveal."""
    _lead_with_an_unknown_word(visit)


def teaching(visit: Visit) -> None:
    _lead_with_an_unknown_word(visit)
    visit.pilot.click("pictoric.teach").settle()
    visit.pilot.type(EXPLANATIONS[understood(visit.app.settings.spoken)]).settle()


def recap(visit: Visit) -> None:
    """The card of a turn, opened from the log."""
    _reveal(visit, SEATS)
    visit.pilot.click("pictoric.onward").settle()
    scene = visit.pilot.scene
    rows = [node for node in scene.root.walk() if isinstance(node, LogRow) and node.entry.card is not None]
    rows[0].activate()
    visit.pilot.settle()


def album(visit: Visit) -> None:
    _fill_the_album(visit)
    open_album(visit.app)
    visit.pilot.settle()


def album_words(visit: Visit) -> None:
    _fill_the_album(visit)
    for language, word in UNKNOWN.items():
        taught_words_of(visit.app.services).teach(language, word, EXPLANATIONS[language])
    open_album(visit.app)
    scene = visit.pilot.settle().scene
    assert isinstance(scene, AlbumScene)
    scene.tabs.choose("words")
    visit.pilot.settle()


def coach(visit: Visit) -> None:
    """Where the row of the first clue is in sight."""
    open_coach(visit, play_until("pictoric", 4, is_over, _spoken(visit), 7))
    scene = visit.pilot.scene
    assert isinstance(scene, CoachScene)
    scene.pane.scroll_to(
        next(row.rect.y for row in scene.pane.children if row.id == "coach.remarks") - scene.pane.rect.y
    )
    visit.pilot.settle()


def _fill_the_album(visit: Visit) -> None:
    for seats in (4, 6):
        visit.save(play_until("pictoric", seats, is_over, _spoken(visit)), chairs_for("pictoric", seats))
    visit.app.open_title()
    visit.pilot.settle()


def _lead_with_an_unknown_word(visit: Visit) -> None:
    def is_my_clue(match: Match) -> bool:
        return match.state.phase == "clue" and match.state.forfeit not in (SILENCE, ON_THEME)

    _sit_down(visit, is_my_clue, {"forfeits": False})
    visit.pilot.type(UNKNOWN[understood(visit.app.settings.spoken)]).press("return").settle()
    visit.pilot.step(9000).settle()


def forfeit(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "roll" and match.state.turn > 4)


def theme(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "theme")


def discard(visit: Visit) -> None:
    _sit_down(visit, lambda match: match.state.phase == "discard")
    visit.pilot.press("1").settle()


def result(visit: Visit) -> None:
    visit.sit_down_at(play_until("pictoric", 4, is_over, _spoken(visit)), chairs_for("pictoric", 4))
    visit.pilot.step(2000).settle()


def _close_cups(visit: Visit, *, own: bool, count: int) -> None:
    seats = 4
    match = play_until(
        "pictoric",
        seats,
        lambda match: match.state.phase == "vote" and len(match.to_act) == seats - 1 and match.state.turn > 2,
        {**_spoken(visit), "forfeits": False},
        people=seats,
    )
    visit.sit_down_at(match, chairs_for("pictoric", seats, people=seats))
    laid, sectors = match.state.laid, match.state.sectors
    for seat in match.to_act[:count]:
        is_slip = own and seat == match.to_act[1]
        visit.pilot.press(str(1 + sectors.index(laid[seat if is_slip else match.state.leader]))).settle()


def _reveal(visit: Visit, seats: int) -> None:
    def is_last_vote(match: Match) -> bool:
        return match.state.phase == "vote" and match.to_act == (ME,) and match.state.turn > 2

    match = play_until("pictoric", seats, is_last_vote, _spoken(visit))
    visit.sit_down_at(match, chairs_for("pictoric", seats))
    votes = [move for move in match.legal(ME) if isinstance(move, Vote)]
    visit.pilot.press(str(votes[0].sector)).settle()
    visit.pilot.step(6000).settle()


def _sit_down(
    visit: Visit, is_there: Callable[[Match], bool], options: Options | None = None, seats: int = SEATS
) -> None:
    """At a moment when we have something to do."""
    match = play_until(
        "pictoric", seats, lambda match: ME in match.to_act and is_there(match), {**_spoken(visit), **(options or {})}
    )
    visit.sit_down_at(match, chairs_for("pictoric", seats))


def _spoken(visit: Visit) -> Options:
    return {"language": understood(visit.app.settings.spoken)}


def new_game(visit: Visit) -> None:
    """The second chair is empty, and an opponent behind it has been given other pieces than its own."""
    visit.app.open_new_game("pictoric")
    for chair in (2, 2, 4, 4):
        visit.pilot.click(f"new_game.chair.{chair}").settle()
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.focus.set(scene.root.find("new_game.pair.violet"))  # where text is large it has to be scrolled to
    visit.pilot.press("return").move((700, 40)).settle()
    scene.column.scroll_to(0)
    visit.pilot.settle()


PICTORIC_STOPS: Mapping[str, Stop] = {
    "pictoric_new_game": new_game,
    "pictoric_forfeit": forfeit,
    "pictoric_theme": theme,
    "pictoric_discard": discard,
    "pictoric_leader": leader,
    "pictoric_free_choice": free_choice,
    "pictoric_silence": silence,
    "pictoric_bank": bank,
    "pictoric_vote": vote,
    "pictoric_cups": cups,
    "pictoric_cups_again": cups_again,
    "pictoric_zoom": voted,
    "pictoric_reveal": reveal,
    "pictoric_reveal_three": reveal_three,
    "pictoric_reason": reason,
    "pictoric_themed": themed,
    "pictoric_themed_vote": themed_vote,
    "pictoric_foreign_clue": foreign_clue,
    "pictoric_unknown_word": unknown_word,
    "pictoric_teaching": teaching,
    "pictoric_recap": recap,
    "pictoric_album": album,
    "pictoric_album_words": album_words,
    "pictoric_result": result,
    "coach_of_clues": coach,
    "lesson_fool": lesson("pictoric", 2, 0),
    "puzzle_detective": puzzle("pictoric", 3),
}
