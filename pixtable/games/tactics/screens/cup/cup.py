"""The player's tournament on disk: its record, and the saved games in which its matches are played.

A match is an ordinary saved game under a name that follows from the tournament, so nothing has to be written down to
find it again: whoever was interrupted goes on with that file, and who won is read from it.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.screens.cup.record import Tournament
from pixtable.games.tactics.screens.decks.deck_box import position_with
from pixtable.games.tactics.screens.game import GAME
from pixtable.play.services import Services
from pixtable.play.session import Session
from pixtable.store import disk
from pixtable.store.chairs import Chair
from pixtable.store.library import SUFFIX
from pixtable.store.safe_files import copy_beside, disk_errors
from pixtable.store.saves import Problem, Recorded, SaveError, load
from pixtable.store.small_file import SmallFile

DRAFT_GAME = f"{GAME}.draft.classic"
DRAFT = -1
"""Where a match's number is asked for: the draft before the first."""
WITHOUT_A_BEGINNING = ("empty", "not_a_save", "damaged_start")
"""Files of which nothing can be gone on with: a copy is kept, and the match begins anew."""


def cup_of(services: Services) -> "Cup":
    """The player's tournament."""
    return services.own(Cup, lambda: Cup(services))


class Cup:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._kept = SmallFile(services.folders.tournament, Tournament, {(): _either})

    @property
    def now(self) -> Tournament:
        return self._kept.value

    def tell_of_damage(self) -> Path | None:
        """The copy of a file that could not be read; it is told of once."""
        notice = self._kept.take_notice()
        return notice.kept if notice else None

    def begin(self, tournament: Tournament) -> None:
        """Instead of the one before; its games stay on the shelf. Raises `SaveError`."""
        self._kept.put(tournament)

    # The games that belong to it

    def path_of(self, number: int) -> Path:
        """A drawn game decides nothing: the match is played again, under the next name."""
        attempt = 1
        while self._is_drawn(path := self._path(number, attempt)):
            attempt += 1
        return path

    def _path(self, number: int, attempt: int) -> Path:
        what = "draft" if number == DRAFT else f"match-{number + 1}"
        again = f"-{attempt}" if attempt > 1 else ""
        return self.services.folders.games / f"tournament-{self.now.seed}-{what}{again}{SUFFIX}"

    def owns(self, path: str | Path) -> bool:
        """Whether this saved game is played for the tournament."""
        name = Path(path).name
        return self.now.has_begun and name.startswith(f"tournament-{self.now.seed}-") and name.endswith(SUFFIX)

    def is_for(self, session: Session) -> bool:
        journal = session.recorded.journal
        return journal is not None and self.owns(journal.path)

    def is_under_way(self, number: int) -> bool:
        return self.path_of(number).exists()

    def sit_down(self, number: int) -> tuple[Session, Problem | None]:
        """At a match, where it was left or at its beginning; raises `SaveError`. A problem tells what was mended."""
        path = self.path_of(number)
        if path.exists():
            try:
                resumed = Recorded.resume(path)
            except SaveError as error:
                if error.problem.code not in WITHOUT_A_BEGINNING:
                    raise
                with disk_errors(path):
                    copy_beside(path, "damaged")
                    disk.unlink(path)
            else:
                return Session(self.services, resumed.recorded), resumed.notice
        with disk_errors(path):
            disk.make_folder(path.parent)
        match, chairs = self._dealt(number)
        return Session(self.services, Recorded.create(match, path, chairs)), None

    def _dealt(self, number: int) -> tuple[Match, tuple[Chair, ...]]:
        seed = self.now.seed_of(number if number != DRAFT else self.now.matches)
        if number == DRAFT:
            deal = Deal(len(self.now.entrants), seed)
            return Match.start(GAMES[DRAFT_GAME], deal), tuple(entrant.chair for entrant in self.now.entrants)
        pair = self.now.pair(number)
        decks = position_with([entrant.deck for entrant in pair])
        deal = Deal(2, seed, {"trophies": self.now.trophies}, decks)
        return Match.start(GAMES[GAME], deal), tuple(entrant.chair for entrant in pair)

    # What came of them

    def take_in(self) -> None:
        """Keep what has been decided since; raises `SaveError`, and the games still know it then."""
        before, now = self.now, self.now
        if now.awaits_draft and (draft := self._over(DRAFT)):
            now = now.with_decks([deck_of(draft.state, seat) for seat in range(len(now.entrants))])
        for number in now.ready:
            if (match := self._over(number)) and match.result:
                winner = now.sides(number)[match.result.winners[0]]
                assert winner is not None
                now = now.with_result(number, winner)
        if now is not before:
            self._kept.put(now)

    def _over(self, number: int) -> Match | None:
        match = _read(self.path_of(number))
        return match if match and match.result is not None else None

    @staticmethod
    def _is_drawn(path: Path) -> bool:
        match = _read(path)
        if match is None or match.result is None or not match.game.is_contest:
            return False
        return len(match.result.winners) != 1


def _either(before: dict[str, Any] | None, mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Two windows at one tournament: the matches that are over in either. Of two tournaments the newer one: mine,
    where I have begun it.
    """
    if before is None or mine["seed"] != before["seed"]:
        return mine
    if theirs["seed"] != mine["seed"]:
        return theirs
    known = {one["match"] for one in theirs["finished"]}
    finished = [*theirs["finished"], *(one for one in mine["finished"] if one["match"] not in known)]
    drafted = mine if mine["entrants"] != before["entrants"] else theirs
    return {**theirs, "entrants": drafted["entrants"], "finished": finished}


def _read(path: Path) -> Match | None:
    """None where there is no such game, or none that can be read."""
    if path.exists():
        with suppress(SaveError):
            return load(path).match
    return None
