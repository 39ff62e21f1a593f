"""One round of a soak: a whole game of each kind by a person who plays by chance, and every page of the program."""

from collections.abc import Callable, Iterator
from functools import partial

from pixtable.core.chance import Rng
from pixtable.core.match import Deal
from pixtable.core.open import any_of
from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.game_screens import collections, screens_of
from pixtable.shell.table.scene import TableScene
from pixtable.store.chairs import Chair
from pixtable.tools.game_tools import tools_of
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME

LONGEST_GAME = 60 * 60 * 30
"""Frames: half an hour of virtual time."""
LOOKS_BACK_EVERY = 40
"""Moves of the person, after which they look back, ask what might have been, and return."""


class Stuck(Exception):
    """A game that does not come to its end; the message says which, and where."""


def play_a_round(visit: Visit, dice: Rng) -> Iterator[str]:
    """Says what comes next, before it is done."""
    for game_id in GAMES:
        yield game_id
        _play(visit, game_id, dice)
    for name, open_page in _pages().items():
        yield name
        visit.app.open_title()
        open_page(visit.app)
        visit.pilot.settle()
    visit.app.open_title()
    visit.pilot.settle()


def _play(visit: Visit, game_id: str, dice: Rng) -> None:
    game = GAMES[game_id]
    options = tools_of(game_id).short_game
    seats = game.seats_with(game.read_options(options))[0]
    chairs = (Chair("Olha"), *(Chair(f"{seat + 1}", "easy") for seat in range(1, seats)))
    deal = Deal(seats, dice.getrandbits(32), options)
    visit.app.start_game(game_id, chairs, deal)
    moves = 0
    for _ in range(LONGEST_GAME):
        visit.pilot.desk.step(FRAME)
        table = visit.pilot.desk.scenes[0]
        if not isinstance(table, TableScene) or (table.session.is_over and visit.pilot.desk.top is not table):
            visit.pilot.settle()
            return  # before anything is pressed: the result offers another game
        if visit.pilot.desk.top is not table:
            visit.pilot.press("return")
        elif table.director.is_held:
            table.director.hurry()
        elif legal := table.host.moves:
            table.host.commit(any_of(legal[dice.randrange(len(legal))], dice))
            moves += 1
            visit.pilot.desk.draw()
            if moves % LOOKS_BACK_EVERY == 0:
                _look_back(table)
    raise Stuck(f"{game_id} for {seats}, seed {deal.seed}, does not end")


def _look_back(table: TableScene) -> None:
    for n in range(0, table.session.match.n, max(1, table.session.match.n // 8)):
        table.timeline.look_at(n)
        table.desk.draw()
    table.timeline.look_at_now()


def _pages() -> dict[str, Callable[[App], None]]:
    pages: dict[str, Callable[[App], None]] = {
        "settings": App.open_settings,
        "shelf": App.open_shelf,
        "statistics": App.open_statistics,
        "daily": App.open_daily,
        "credits": App.open_credits,
    }
    for game_id in GAMES.on_the_title:
        pages |= _pages_of(game_id)
    beside = [game_id for game_id in GAMES if game_id not in GAMES.on_the_title]
    pages |= {f"{game_id}: new game": partial(App.open_new_game, game_id=game_id) for game_id in beside}
    return pages | {f"{game_id}: {way.name}": way.go for game_id, way in collections()}


def _pages_of(game_id: str) -> dict[str, Callable[[App], None]]:
    own = screens_of(GAMES[game_id])
    return {
        f"{game_id}: page": lambda app: app.open_game_page(game_id),
        f"{game_id}: rulebook": lambda app: app.open_rulebook(game_id),
        f"{game_id}: new game": lambda app: app.open_new_game(game_id),
        f"{game_id}: lessons": lambda app: app.open_levels(game_id, "tutorial"),
        f"{game_id}: puzzles": lambda app: app.open_levels(game_id, "puzzle"),
        **{f"{game_id}: {way.name}": way.go for way in (*own.ways, *own.events)},
    }
