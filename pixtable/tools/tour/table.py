"""The stops of the tour on top of a table and beside it: what every game has there, shown with the first of them."""

from collections.abc import Mapping
from functools import partial

from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.shell.sharing.share import share_film
from pixtable.shell.table.scene import TableScene
from pixtable.store.saves.notes import HELPING, Notes
from pixtable.tools.game_tools import tools_of
from pixtable.tools.tour.games import FIRST, chairs_for, is_over, play_until, usual_move
from pixtable.tools.visit import Stop, Visit

ME = 0
SOME_MOVES, MANY_FRAMES = 20, 6000
A_GLANCE = 1200.0
"""Until numbers that float up have gone, while what is said is still being read."""


def curtain(visit: Visit) -> None:
    match = play_until(FIRST, 3, lambda match: match.n >= 12 and match.to_act == (1,))
    visit.sit_down_at(match, chairs_for(FIRST, 3, people=2))
    visit.app.open_curtain(_table(visit).session, 1)
    visit.pilot.settle()


def result(visit: Visit) -> None:
    visit.sit_down_at(play_until(FIRST, 4, is_over), chairs_for(FIRST, 4))
    visit.pilot.step(2000).settle()


def result_with_help(visit: Visit) -> None:
    """With every kind of help that there is, and a lost game: the longest that can be told below a headline."""
    visit.sit_down_at(play_until(FIRST, 4, is_over), chairs_for(FIRST, 4), much_help())
    visit.pilot.step(2000).settle()


def table_with_help(visit: Visit) -> None:
    """In the middle of a game: the log tells of it."""
    match = play_until(FIRST, 2, lambda match: match.n >= 16 and match.to_act == (ME,))
    visit.sit_down_at(match, chairs_for(FIRST, 2), much_help(match.n))


def much_help(last: int = 30) -> Notes:
    notes = Notes()
    for at in range(2, last, 2):
        notes.take("hint", at)
    for note in HELPING:
        notes.take(note, last)
    notes.take("takeback", last)
    return notes


def looking_back(visit: Visit) -> None:
    """A game that is over, in the middle: a bookmark and a hint on the strip."""
    table = _over(visit)
    table.session.recorded.note("hint", 12)
    table.timeline.look_at(30)
    table.timeline.toggle_bookmark()
    table.timeline.look_at(44)
    visit.pilot.step().settle()


def afterthought(visit: Visit) -> None:
    """The latest opponent that acted is asked why."""
    visit.sit_down_at(play_until(FIRST, 2, lambda match: match.n >= 16 and match.to_act == (ME,)), chairs_for(FIRST, 2))
    table = _table(visit)
    table.ask_why(next(entry for entry in reversed(table.log.shown()) if entry.can_say_why))
    visit.pilot.settle()


def what_if(visit: Visit) -> None:
    table = _over(visit)
    table.timeline.look_at(next(n for n in range(20, 60) if table.session.match.to_act_at(n) == (ME,)))
    table.timeline.what_if()
    visit.pilot.settle()


def sharing(visit: Visit) -> None:
    _over(visit).timeline.share()
    visit.pilot.settle()


def filming(visit: Visit) -> None:
    share_film(visit.app, _over(visit).session, ME)
    for _ in range(20):
        visit.pilot.step()


def coach(visit: Visit) -> None:
    """A game by chance has much to be said about."""
    open_coach(visit, play_until(FIRST, 3, is_over, tools_of(FIRST).short_game, 7))


def open_coach(visit: Visit, match: Match) -> None:
    """For a game that is over, from its result."""
    visit.sit_down_at(match, chairs_for(match.game.id, match.deal.seats))
    visit.pilot.step(2000).settle()
    visit.app.open_coach(visit.app.desk.scenes[0].session)  # type: ignore[attr-defined]
    visit.pilot.settle()


def best_hint(visit: Visit, game_id: str = FIRST, moves: int = 12) -> None:
    """The last rung of the ladder: the best move in words, and its preview on the table."""
    seats = GAMES[game_id].seats_with(GAMES[game_id].read_options({}))
    at = seats[min(1, len(seats) - 1)]
    match = play_until(game_id, at, lambda match: match.n >= moves and match.to_act == (ME,) and _has_choice(match))
    visit.sit_down_at(match, chairs_for(game_id, at))
    for _ in range(3):
        _table(visit).ask_for_hint()
        visit.pilot.settle()


def _has_choice(match: Match) -> bool:
    return len(match.legal(ME)) > 1 and not match.pending(ME)


def talk(visit: Visit, game_id: str, *, many: bool = False) -> None:
    """Somebody says a word in the middle of a game: at as many seats as there are, or at few."""
    allowed = GAMES[game_id].seats_with(GAMES[game_id].read_options({}))
    seats = allowed[-1] if many else allowed[min(1, len(allowed) - 1)]
    visit.app.change(talk="chatty")
    visit.sit_down_at(play_until(game_id, seats, lambda match: match.n >= SOME_MOVES), chairs_for(game_id, seats))
    table = _table(visit)
    visit.wait_until(lambda: table.talk.bubble.visible, MANY_FRAMES, lambda: _play_on(table))
    visit.pilot.step(A_GLANCE)


def _play_on(table: TableScene) -> None:
    """For the person, while nobody speaks."""
    if table.talk.bubble.visible:
        return
    if table.director.is_held:
        table.director.hurry()
    elif table.moves and not table.is_moving:
        table.host.commit(usual_move(table.session.match, table.session.deciding))


def leaving(visit: Visit) -> None:
    match = play_until(FIRST, 2, lambda match: match.n >= 10 and match.to_act == (ME,))
    visit.sit_down_at(match, chairs_for(FIRST, 2))
    visit.pilot.press("escape").settle()


def _over(visit: Visit) -> TableScene:
    """A table at which a game has ended, without its result."""
    result(visit)
    visit.pilot.press("escape").settle()
    return _table(visit)


def _table(visit: Visit) -> TableScene:
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    return scene


TABLE_STOPS: Mapping[str, Stop] = {
    "curtain": curtain,
    "result": result,
    "result_with_help": result_with_help,
    "table_with_help": table_with_help,
    "looking_back": looking_back,
    "afterthought": afterthought,
    "what_if": what_if,
    "share": sharing,
    "filming": filming,
    "coach": coach,
    "dialog": leaving,
    **{f"talk_{game_id}": partial(talk, game_id=game_id) for game_id in GAMES.on_the_title},
    **{f"talk_many_{game_id}": partial(talk, game_id=game_id, many=True) for game_id in GAMES.on_the_title},
    **{f"hint_{game_id}": partial(best_hint, game_id=game_id) for game_id in GAMES.on_the_title},
}
