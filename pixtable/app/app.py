"""What all scenes share, and the ways from one to another."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pixtable.app.places import Places
from pixtable.app.settings import Settings, load_settings, save_settings
from pixtable.app.words import Words, game_package
from pixtable.ui.desk import Desk
from pixtable.ui.keymap import NAMED_KEYS, KeyMap
from pixtable.ui.motion import SPEEDS
from pixtable.ui.sound import BUSES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from pixtable.app.album import Album
    from pixtable.app.chairs import Chair
    from pixtable.app.decks import DeckBox
    from pixtable.app.lessons import Lessons
    from pixtable.app.level_files import LevelShelf
    from pixtable.app.library import Library
    from pixtable.app.progress import Progress
    from pixtable.app.saves import Problem
    from pixtable.app.scenes.lesson import LessonScene
    from pixtable.app.sitting import Sitting
    from pixtable.app.thinking import PromptThinker, Thinker
    from pixtable.app.tournament.cup import Cup
    from pixtable.core.game import GameInfo
    from pixtable.core.match import Deal
    from pixtable.levels.format import Level
    from pixtable.ui.stage import Tastes

# Scenes know each other only through these ways; importing them at the top would close a circle. And the title is to
# be seen before rules, saves and opponents are loaded, which it does not need: they come with the first who asks.
# ruff: noqa: PLC0415


class App:
    def __init__(
        self, places: Places, settings: Settings | None = None, thinker: "Thinker | PromptThinker | None" = None
    ) -> None:
        self.places = places
        self.settings = settings or load_settings(places.settings)
        self._given_thinker = thinker
        self._desk: Desk | None = None

    @cached_property
    def library(self) -> "Library":
        from pixtable.app.library import Library

        return Library(self.places.games)

    @cached_property
    def level_shelf(self) -> "LevelShelf":
        from pixtable.app.level_files import LevelShelf

        return LevelShelf(self.places)

    @cached_property
    def progress(self) -> "Progress":
        from pixtable.app.progress import Progress

        return Progress(self.places)

    @cached_property
    def decks(self) -> "DeckBox":
        from pixtable.app.decks import DeckBox

        return DeckBox(self.places.decks)

    @cached_property
    def cup(self) -> "Cup":
        from pixtable.app.tournament.cup import Cup

        return Cup(self)

    @cached_property
    def thinker(self) -> "Thinker | PromptThinker":
        from pixtable.app.thinking import Thinker

        return self._given_thinker or Thinker()

    @cached_property
    def album(self) -> "Album":
        from pixtable.app.album import Album

        return Album(self.places.album, self.places.games)

    @cached_property
    def lessons(self) -> "Lessons":
        from pixtable.app.lessons import Lessons

        return Lessons(self.places.taught_words)

    def lore_of(self, game: "GameInfo") -> bytes:
        """What the player has taught the opponents of this game."""
        return b"" if game.schooled is None else self.lessons.lore(self.album.manner)

    def call_opponents(self) -> None:
        """So that the first of them need not be waited for."""
        self.thinker.start()

    # Words

    def say(self, key: str, **values: object) -> str:
        return Words(self.settings.spoken).say(key, **values)

    def words_of(self, game_id: str) -> Words:
        return Words(self.settings.spoken, game_package(game_id))

    # Settings

    @property
    def tastes(self) -> "Tastes":
        from pixtable.ui.stage import Tastes

        chosen = self.settings
        return Tastes(
            glyphs=chosen.glyphs,
            auto_place=chosen.auto_place,
            previews=chosen.previews,
            tells_no_move=chosen.tells_no_move,
            plain_titles=chosen.plain_titles,
            peeks=chosen.hand_over != "curtain",
        )

    def change(self, **changes: object) -> None:
        """Change settings, keep them, and let everything that is on the desk follow at once."""
        before = self.settings
        self.keep(**changes)
        self.apply()
        if before.keys != self.settings.keys:
            self._apply_keys()
        if before.spoken != self.settings.spoken or before.plain_titles != self.settings.plain_titles:
            self.desk.rebuild()

    def keep(self, **changes: object) -> None:
        """Change settings that nothing on the desk follows; at the end there is no desk any more."""
        self.settings = self.settings.changed(**changes)
        save_settings(self.places.settings, self.settings)

    def apply(self) -> None:
        desk, chosen = self.desk, self.settings
        desk.set_theme("high_contrast" if chosen.high_contrast else "normal")
        desk.set_motion(SPEEDS[chosen.speed], chosen.reduced_motion)
        desk.set_key_names({key: self.say(f"keys.caps.{key}") for key in NAMED_KEYS})
        if desk.canvas.text_scale != chosen.text_scale:
            desk.set_text_scale(chosen.text_scale)
        for bus, volume in {**BUSES, **chosen.volumes}.items():
            desk.sounds.set_volume(bus, volume)
        desk.sounds.set_mute_away(chosen.hush_when_away)

    def _apply_keys(self) -> None:
        """Apart from the rest: while the keys' page listens for a key, no other change may end that."""
        self.desk.translator.keymap = KeyMap.from_data({"keys": self.settings.keys})

    # The desk and the ways

    @property
    def desk(self) -> Desk:
        assert self._desk is not None, "the app has not been put on a desk yet"
        return self._desk

    def sit_at(self, desk: Desk) -> None:
        self._desk = desk
        self.apply()
        self._apply_keys()

    def open_title(self) -> None:
        from pixtable.app.scenes.title import TitleScene

        self.desk.replace(TitleScene(self))

    def open_door(self, game_id: str) -> None:
        """Learn, play, or lay the table: what one may want of a game. A game without lessons has only a table."""
        from pixtable.app.learning import lessons
        from pixtable.app.scenes.door import DoorScene

        if lessons(self, game_id):
            self.desk.push(DoorScene(self, game_id))
        else:
            self.open_new_game(game_id)

    def play_now(self, game_id: str) -> None:
        """The last table again, or the usual one, with a new deal; the sheet only where that cannot be."""
        from pixtable.app.scenes.new_game import table_as_before

        chairs, deal = table_as_before(self, game_id)
        if deal is None:
            self.open_new_game(game_id)
        else:
            self.start_game(game_id, chairs, deal)

    def open_new_game(self, game_id: str) -> None:
        from pixtable.app.scenes.new_game import NewGameScene

        self.desk.push(NewGameScene(self, game_id))

    def open_decks(self, chosen: str, on_choose: "Callable[[str], None]", whose: str, without: str = "common") -> None:
        """Choose a deck for somebody, or build one. `without` is what they play with who bring none."""
        from pixtable.app.scenes.decks import DecksScene

        self.desk.push(DecksScene(self, chosen, on_choose, whose, without))

    def open_builder(self, key: str = "", on_kept: "Callable[[str], None]" = lambda key: None) -> None:
        """A new deck, one's own, or a copy of a ready one."""
        from pixtable.app.scenes.builder import BuilderScene, workbench_for

        self.desk.push(BuilderScene(self, workbench_for(self, key), on_kept))

    def start_game(self, game_id: str, chairs: "tuple[Chair, ...]", deal: "Deal") -> None:
        """Deal, begin the journal, and sit down."""
        from pixtable.app.sitting import Sitting

        self.sit_down(Sitting.start(self, game_id, chairs, deal))

    def resume_game(self, path: Path, notice: "Problem | None" = None) -> None:
        """Go on with a saved game; raises `SaveError` where it cannot be opened. `notice` was found out before."""
        from pixtable.app.saves import Recorded
        from pixtable.app.sitting import Sitting

        resumed = Recorded.resume(path)
        self.sit_down(Sitting(self, resumed.recorded), resumed.notice or notice)

    def sit_down(self, sitting: "Sitting", notice: "Problem | None" = None) -> None:
        from pixtable.app.scenes.table import TableScene

        self.desk.replace(TableScene(self, sitting, notice))

    def open_result(self, sitting: "Sitting") -> None:
        """Who won; where nobody does, the decks that were drafted."""
        from contextlib import suppress

        from pixtable.app.saves import SaveError
        from pixtable.app.scenes.drafted import DraftedScene
        from pixtable.app.scenes.result import ResultScene

        if self.cup.is_for(sitting):
            with suppress(SaveError):  # the game itself still knows who won
                self.cup.take_in()
        self.desk.push(ResultScene(self, sitting) if sitting.game.is_contest else DraftedScene(self, sitting))

    def open_drafts(self) -> None:
        from pixtable.app.scenes.drafts import DraftsScene

        self.desk.push(DraftsScene(self))

    def open_tournament(self) -> None:
        """The bracket of the one that goes on; else the sheet for a new one."""
        from pixtable.app.scenes.bracket import BracketScene
        from pixtable.app.scenes.opening import tell

        if self.cup.now.has_begun:
            self.desk.replace(BracketScene(self))
        else:
            self.open_new_tournament()
        if damaged := self.cup.tell_of_damage():
            tell(self, self.say("tournament.damaged"), self.say("tournament.damaged_text", file=damaged.name))

    def open_new_tournament(self) -> None:
        from pixtable.app.scenes.new_tournament import NewTournamentScene

        self.desk.push(NewTournamentScene(self))

    def open_what_if(self, sitting: "Sitting") -> None:
        """A table over the table: whoever leaves it is back where they were."""
        from pixtable.app.scenes.table import TableScene

        self.desk.push(TableScene(self, sitting))

    def open_share(self, sitting: "Sitting", n: int, viewer: int) -> None:
        """Hand a game on: as a film, a picture of how it stood after step `n`, or a file."""
        from pixtable.app.scenes.share import ask_what_to_share

        ask_what_to_share(self, sitting, n, viewer)

    def open_coach(self, sitting: "Sitting") -> None:
        from pixtable.app.scenes.coach import CoachScene

        self.desk.push(CoachScene(self, sitting))

    def open_curtain(self, sitting: "Sitting", seat: int) -> None:
        """Hide everything until the person on this seat has taken the laptop."""
        from pixtable.app.scenes.curtain import CurtainScene

        self.desk.push(CurtainScene(self, sitting.chairs[seat].name, seat, lambda: None, sitting.acted))

    # Levels

    def open_levels(self, game_id: str, kind: str) -> None:
        from pixtable.app.scenes.levels import LevelsScene

        vars(self).pop("level_shelf", None)  # somebody may have laid one of their own there meanwhile
        self.desk.replace(LevelsScene(self, game_id, kind))

    def open_daily(self) -> None:
        from pixtable.app.scenes.daily import DailyScene

        self.desk.replace(DailyScene(self))

    def play_level(self, level: "Level", day: "date | None" = None) -> None:
        """`day`: it is that day's puzzle. A level of somebody's own that has no table says so."""
        from pixtable.app.level_sitting import LevelSitting, Unplayable
        from pixtable.app.scenes.lesson import LessonScene
        from pixtable.ui.widgets import Answer, Dialog

        try:
            sitting = LevelSitting(self, level, day)
        except Unplayable as error:
            understood = Answer("understood", self.say("title.understood"))
            self.desk.push(Dialog(self.say("lesson.unplayable"), str(error), [understood]))
            return
        self.desk.replace(LessonScene(self, sitting))

    def open_level_done(self, scene: "LessonScene") -> None:
        from pixtable.app.scenes.level_done import LevelDone

        self.desk.push(LevelDone(self, scene))

    # Sheets

    def open_settings(self) -> None:
        from pixtable.app.scenes.settings import SettingsScene

        self.desk.push(SettingsScene(self))

    def open_rulebook(self, game_id: str, clause: str | None = None) -> None:
        from pixtable.app.scenes.rulebook import RulebookScene

        self.desk.push(RulebookScene(self, game_id, clause))

    def open_shelf(self) -> None:
        from pixtable.app.scenes.shelf import ShelfScene

        self.desk.push(ShelfScene(self))

    def open_album(self, picture: str = "") -> None:
        from pixtable.app.scenes.album import AlbumScene

        self.desk.push(AlbumScene(self, picture))

    def open_teaching(self, language: str, words: "Sequence[str]" = (), picture: str = "") -> None:
        """Teach the opponents of Pictoric Box words that were said of a picture, or any word."""
        from pixtable.app.scenes.teaching import TeachingScene

        self.desk.push(TeachingScene(self, language, words, picture))

    def open_statistics(self) -> None:
        from pixtable.app.scenes.statistics import StatisticsScene

        self.desk.push(StatisticsScene(self))

    def open_credits(self) -> None:
        from pixtable.app.scenes.credits import CreditsScene

        self.desk.push(CreditsScene(self))

    def close(self) -> None:
        if "thinker" in vars(self):  # nobody has to be called only to be sent away
            self.thinker.close()
