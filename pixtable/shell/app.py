"""The navigator: what every screen is handed, and the ways from one to another.

Screens register by name (`shell/screens.py`), so no screen has to know another, and none is loaded before it is opened.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pixtable.ui.desk import Desk
from pixtable.ui.input.keymap import NAMED_KEYS, KeyMap
from pixtable.ui.motion.durations import PACES, SPEEDS
from pixtable.ui.sound import BUSES

if TYPE_CHECKING:
    from datetime import date

    from pixtable.core.match import Deal
    from pixtable.core.rules import Options
    from pixtable.core.telling import Sentence
    from pixtable.language.words import Words
    from pixtable.levels.format import Level
    from pixtable.play.level_session import LevelSession
    from pixtable.play.services import Services
    from pixtable.play.session import Session
    from pixtable.store.chairs import Chair
    from pixtable.store.saves import Problem
    from pixtable.store.settings import Settings
    from pixtable.table.tastes import Tastes
    from pixtable.ui.scene import Scene

# The title is to be seen before rules, saves and opponents are loaded: they come with the first who asks.
# ruff: noqa: PLC0415


class App:
    def __init__(self, services: "Services", find_screen: Callable[[str], str]) -> None:
        self.services = services
        self.find_screen = find_screen
        self._desk: Desk | None = None

    def call_opponents(self) -> None:
        """So that the first of them need not be waited for."""
        self.services.thinker.start()

    # Words

    def say(self, key: str, **values: object) -> str:
        return self.services.say(key, **values)

    def tell(self, key: str, **values: object) -> "Sentence":
        return self.services.tell(key, **values)

    def words_of(self, game_id: str) -> "Words":
        return self.services.words_of(game_id)

    # Settings

    @property
    def settings(self) -> "Settings":
        return self.services.settings

    @property
    def tastes(self) -> "Tastes":
        from pixtable.table.tastes import Tastes

        chosen = self.settings
        return Tastes(
            glyphs=chosen.glyphs,
            auto_place=chosen.auto_place,
            previews=chosen.previews,
            tells_no_move=chosen.tells_no_move,
            plain_titles=chosen.plain_titles,
            peeks=chosen.hand_over != "curtain",
            leisure=PACES[chosen.pace].reading,
        )

    def change(self, **changes: object) -> None:
        """Change settings, keep them, and let everything that is on the desk follow at once."""
        before = self.settings
        self.services.keep(**changes)
        self.apply()
        if before.keys != self.settings.keys:
            self._apply_keys()
        if before.spoken != self.settings.spoken or before.plain_titles != self.settings.plain_titles:
            self.desk.rebuild()

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
        desk.rumbles = chosen.rumble

    def _apply_keys(self) -> None:
        """Apart from the rest: while the keys' page listens for a key, no other change may end that."""
        self.desk.translator.keymap = KeyMap.from_data({"keys": self.settings.keys})

    # The desk

    @property
    def desk(self) -> Desk:
        assert self._desk is not None, "the app has not been put on a desk yet"
        return self._desk

    def sit_at(self, desk: Desk) -> None:
        self._desk = desk
        desk.hooks.words = lambda what, **values: self.say(f"press.{what}", **values)
        self.apply()
        self._apply_keys()

    def close(self) -> None:
        """Nothing stays open: Windows neither moves nor deletes a file that is."""
        if self._desk is not None:
            self._desk.clear()
        self.services.close()

    # Screens

    def screen(self, name: str, *given: Any) -> "Scene":
        """A screen by the name under which it is registered: as `module:maker`, which makes it for this app."""
        module, _, maker = self.find_screen(name).partition(":")
        made: Scene = getattr(import_module(module), maker)(self, *given)
        return made

    def _open(self, name: str, *given: Any) -> None:
        self.desk.push(self.screen(name, *given))

    def _go_to(self, name: str, *given: Any) -> None:
        """Instead of everything that lies on the desk."""
        self.desk.replace(self.screen(name, *given))

    def open_title(self) -> None:
        self._go_to("title")

    def open_settings(self) -> None:
        self._open("settings")

    def open_rulebook(
        self, game_id: str, clause: str | None = None, deal: "Deal | None" = None, term: str = ""
    ) -> None:
        """At a clause, or at a word of the game's. `deal` is that of the table from which it is opened."""
        self._open("rulebook", game_id, clause, deal, term)

    def open_shelf(self) -> None:
        self._open("shelf")

    def open_statistics(self, game_id: str = "") -> None:
        self._open("statistics", game_id)

    def open_credits(self) -> None:
        self._open("credits")

    # Games

    def open_game_page(self, game_id: str) -> None:
        """All that one may want of a game."""
        self._open("game_page", game_id)

    def return_to_game_page(self, game_id: str) -> None:
        """From somewhere deeper: it lies over the title again."""
        self.open_title()
        self.open_game_page(game_id)

    def open_new_game(self, game_id: str, agreed: "Options | None" = None) -> None:
        """The sheet as it was laid last, with these house rules."""
        self._open("new_game", game_id, agreed or {})

    def start_game(self, game_id: str, chairs: "tuple[Chair, ...]", deal: "Deal") -> None:
        """Deal, begin the journal, and sit down; where the disk refuses, the player may do without it."""
        from pixtable.play.session import Session
        from pixtable.shell.kit.trouble import trouble_dialog
        from pixtable.store.saves import SaveError

        try:
            session = Session.start(self.services, game_id, chairs, deal)
        except SaveError as error:
            again = lambda: self.start_game(game_id, chairs, deal)
            unsaved = lambda: self.sit_down(Session.start_unsaved(self.services, game_id, chairs, deal))
            self.desk.push(trouble_dialog(self, error, again, None, unsaved))
        else:
            self.sit_down(session)

    def resume_game(self, path: Path, notice: "Problem | None" = None) -> None:
        """Go on with a saved game; raises `SaveError` where it cannot be opened. `notice` was found out before."""
        from pixtable.play.session import Session
        from pixtable.store.saves import Recorded, SaveError

        lies_open = self._put_away_game(path)
        try:
            resumed = Recorded.resume(path)
        except SaveError:
            if lies_open:
                self.open_title()  # nobody can play on at a table whose file is closed
            raise
        self.sit_down(Session(self.services, resumed.recorded), resumed.notice or notice)

    def _put_away_game(self, path: Path) -> bool:
        """Whether this very game lies on the desk: two that add to one file would spoil it, so it is closed first."""
        recorded = (scene.session.recorded for scene in self.desk.scenes if hasattr(scene, "session"))
        found = next((game for game in recorded if game.journal is not None and game.journal.is_at(path)), None)
        if found is not None:
            found.close()
        return found is not None

    def play_again(self, session: "Session", *, rotate: bool) -> None:
        """Once more: a new deal, or the same one seen from the next chair."""
        session.leave()
        self.start_game(session.game.id, *session.once_more(rotate=rotate))

    def sit_down(self, session: "Session", notice: "Problem | None" = None) -> None:
        from pixtable.play.new_modes import take_new_mode

        self._go_to("table", session, notice)
        if (mode := take_new_mode(self.services, session)) is not None:
            self._open("first_met", session.game.home, mode)

    def open_what_if(self, session: "Session") -> None:
        """A table over the table: whoever leaves it is back where they were."""
        self._open("table", session)

    def open_share(self, session: "Session", n: int, viewer: int) -> None:
        """Hand a game on: as a film, a picture of how it stood after step `n`, or a file."""
        self._open("share", session, n, viewer)

    def open_coach(self, session: "Session") -> None:
        self._open("coach", session)

    def open_curtain(self, session: "Session", seat: int) -> None:
        """Hide everything until the person on this seat has taken the laptop."""
        emblems = session.emblems
        progress = [(emblems[person], done) for person, done in zip(session.persons, session.acted, strict=False)]
        self._open("curtain", session.chairs[seat].name, emblems[seat], lambda: None, progress)

    # Levels

    def open_levels(self, game_id: str, kind: str) -> None:
        vars(self.services).pop("level_shelf", None)  # somebody may have laid one of their own there meanwhile
        self._go_to("levels", game_id, kind)

    def open_daily(self) -> None:
        self._go_to("daily")

    def play_level(self, level: "Level", day: "date | None" = None) -> None:
        """`day`: it is that day's puzzle. A level of somebody's own that has no table says so."""
        from pixtable.play.level_session import LevelSession, Unplayable
        from pixtable.ui.widgets.dialog import Answer, Dialog

        try:
            session = LevelSession(self.services, level, day)
        except Unplayable as error:
            understood = Answer("understood", self.say("title.understood"))
            self.desk.push(Dialog(self.say("lesson.unplayable"), str(error), [understood]))
            return
        self._go_to("lesson", session)

    def play_level_again(self, session: "LevelSession") -> None:
        """From its start, whatever was done of it."""
        self.services.progress.forget(session.level)
        self.play_level(session.level, session.day)

    def open_level_done(self, session: "LevelSession") -> None:
        self._open("level_done", session)
