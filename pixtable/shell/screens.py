"""Every screen by name. Each is loaded when it is first opened: the title must not wait for them."""

from collections.abc import Mapping
from importlib import import_module

from pixtable.games import GAMES

OWN: Mapping[str, str] = {
    "coach": "pixtable.shell.coach.scene:CoachScene",
    "credits": "pixtable.shell.title.credits:CreditsScene",
    "curtain": "pixtable.shell.table.curtain.scene:CurtainScene",
    "daily": "pixtable.shell.levels.daily:DailyScene",
    "first_met": "pixtable.shell.game_page.first_met:FirstMet",
    "game_page": "pixtable.shell.game_page.scene:GamePageScene",
    "lesson": "pixtable.shell.levels.lesson:guided_table",
    "level_done": "pixtable.shell.levels.level_done:LevelDone",
    "levels": "pixtable.shell.levels.scene:LevelsScene",
    "new_game": "pixtable.shell.new_game.scene:NewGameScene",
    "result": "pixtable.shell.result.scene:ResultScene",
    "rulebook": "pixtable.shell.rulebook.scene:RulebookScene",
    "settings": "pixtable.shell.settings.scene:SettingsScene",
    "share": "pixtable.shell.sharing.share:sharing_dialog",
    "shelf": "pixtable.shell.shelf.scene:ShelfScene",
    "statistics": "pixtable.shell.statistics.scene:StatisticsScene",
    "table": "pixtable.shell.table.scene:TableScene",
    "title": "pixtable.shell.title.scene:TitleScene",
}
"""The program's own."""


def find_screen(name: str) -> str:
    """Where `settings` is made, or a game's own screen: `game:name` stands in the `screens.register` of that game."""
    game, _, own = name.rpartition(":")
    if not game:
        return OWN[name]
    where: str = import_module(f"{GAMES.package_of(game)}.screens.register").SCREENS[own]
    return where
