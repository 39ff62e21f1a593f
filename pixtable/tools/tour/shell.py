"""The stops of the tour in the program's own rooms: title, new game, settings, shelf, statistics, credits."""

import os
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path

from pixtable.games import GAMES
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.settings.fields import PAGES
from pixtable.shell.settings.scene import SettingsScene
from pixtable.shell.statistics.scene import PAGES as STATISTICS_PAGES
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.store.data_folders import DataFolders
from pixtable.store.saves import Notes
from pixtable.tools.game_tools import tools_of
from pixtable.tools.tour.games import FIRST, chairs_for, is_over, play_until
from pixtable.tools.visit import AN_HOUR, Stop, Visit

SEED = "moss-lantern-4817"
NO_MACHINE = Path("Pixtable")


def title(visit: Visit) -> None:
    visit.app.open_title()
    visit.pilot.settle()


def title_with_a_waiting_game(visit: Visit) -> None:
    visit.save(play_until(FIRST, 3, lambda match: match.n >= 20), chairs_for(FIRST, 3))
    title(visit)


def which_rules(visit: Visit) -> None:
    title(visit)
    visit.pilot.click("title.rules").settle()


def page_of(game_id: str) -> Stop:
    """A game's page as a newcomer finds it."""

    def stop(visit: Visit) -> None:
        title(visit)
        visit.app.open_game_page(game_id)
        visit.pilot.settle()

    return stop


def page_with_a_waiting_game(visit: Visit) -> None:
    """And somebody who learns and comes back every day."""
    services = visit.app.services
    for kind in ("tutorial", "puzzle"):
        for level in services.level_shelf.levels(FIRST, kind)[:3]:
            services.progress.solve(level, 2, 3, date.today() - timedelta(days=1))
    visit.save(play_until(FIRST, 3, lambda match: match.n >= 20), chairs_for(FIRST, 3))
    page_of(FIRST)(visit)


def new_game(visit: Visit) -> None:
    title(visit)
    visit.app.open_new_game(FIRST)
    scene = visit.pilot.scene
    assert isinstance(scene, NewGameScene)
    scene.seed_text = SEED  # a new sheet throws dice for it
    scene.rebuild()
    visit.pilot.settle()


def settings(page: str) -> Stop:
    def stop(visit: Visit) -> None:
        title(visit)
        visit.app.services.folders = DataFolders.under(NO_MACHINE)  # the page of folders is the same everywhere
        visit.app.open_settings()
        scene = visit.pilot.scene
        assert isinstance(scene, SettingsScene)
        scene.page = page
        scene.rebuild()
        visit.pilot.settle()

    return stop


def shelf(visit: Visit) -> None:
    for seats, moment in ((2, 10), (3, 30), (5, 44)):
        visit.save(play_until(FIRST, seats, lambda match: match.n >= moment), chairs_for(FIRST, seats))  # noqa: B023
    visit.save(play_until(FIRST, 4, is_over), chairs_for(FIRST, 4))
    title(visit)
    visit.app.open_shelf()
    visit.pilot.settle()


def empty_shelf(visit: Visit) -> None:
    title(visit)
    visit.app.open_shelf()
    visit.pilot.settle()


def damaged_shelf(visit: Visit) -> None:
    """Files that cannot be opened, among games that can."""
    path = visit.save(play_until(FIRST, 3, lambda match: match.n >= 30), chairs_for(FIRST, 3))
    damaged = {"damaged": path.read_bytes().replace(b"seed", b"seek", 1), "empty": b""}
    for hours, (name, text) in enumerate(damaged.items()):
        _put(path.with_name(f"{FIRST}-{name}{path.suffix}"), text, path.stat().st_mtime - AN_HOUR * hours)
    folder = path.with_name(f"folder{path.suffix}")
    folder.mkdir()
    os.utime(folder, (path.stat().st_mtime, path.stat().st_mtime + AN_HOUR))
    title(visit)
    visit.app.open_shelf()
    visit.pilot.settle()


def _put(path: Path, text: bytes, played: float) -> None:
    path.write_bytes(text)
    os.utime(path, (played, played))


def damaged_game(visit: Visit) -> None:
    """What can be done with one of them."""
    damaged_shelf(visit)
    visit.pilot.click(f"shelf.row.{FIRST}-damaged").settle()


def statistics(page: str) -> Stop:
    def stop(visit: Visit) -> None:
        short = tools_of(FIRST).short_game
        for number in range(1, 9):
            seats = 2 + number % 3
            notes = None if number % 4 else Notes(hints={1}, helped=[("hint", 1)])
            visit.save(play_until(FIRST, seats, is_over, short, number), chairs_for(FIRST, seats), notes)
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


ENTRANCE_STOPS: Mapping[str, Stop] = {
    "title": title,
    "title_waiting": title_with_a_waiting_game,
    "title_which_rules": which_rules,
    **{f"page_{game_id}": page_of(game_id) for game_id in GAMES.on_the_title},
    "page_waiting": page_with_a_waiting_game,
    "new_game": new_game,
}
ROOM_STOPS: Mapping[str, Stop] = {
    **{f"settings_{page}": settings(page) for page in PAGES},
    "shelf": shelf,
    "shelf_empty": empty_shelf,
    "shelf_damaged": damaged_shelf,
    "shelf_damaged_game": damaged_game,
    **{f"statistics_{page}": statistics(page) for page in STATISTICS_PAGES},
    "credits": credits,
}
