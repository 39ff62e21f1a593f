"""The sheet of a new tournament: the new-game sheet with a chair for each entrant, and their decks."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from pixtable.core.chance import Chance
from pixtable.core.game import GameInfo, Option
from pixtable.core.rules import Options
from pixtable.games import GAMES
from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.cup.record import SIZES, Entrant, Tournament
from pixtable.games.tactics.screens.decks.deck_box import deck_box
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.ways import open_tournament
from pixtable.shell.app import App
from pixtable.shell.kit.opening import say_why_not
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.store.chairs import USUAL_LEVEL, Chair
from pixtable.store.saves import SaveError
from pixtable.store.settings import TableSetup

READY_LOTS = -1
"""The step of chance that deals ready decks to those who bring none."""


def _all_places(options: Options) -> tuple[int, ...]:
    return (int(options["entrants"]),)


CUP: GameInfo = replace(
    GAMES[GAME],
    seats=SIZES,
    options=(
        Option("entrants", clause="", default=SIZES[0], choices=SIZES),
        Option("decks", clause="PT-100", default="brought", choices=("brought", "drafted")),
        Option("trophies", clause="PT-91", default=1, choices=(1, 2, 3)),
    ),
    seating=_all_places,
    teams=None,
    first_options={},
    modes=(),
)
"""Pixel Tactics as the sheet sees it: a table for all entrants, and what a tournament has to agree on."""


class NewTournamentScene(NewGameScene):
    def __init__(self, app: App) -> None:
        super().__init__(app, GAME)

    def _game_of(self, game_id: str) -> GameInfo:
        return CUP

    @property
    def table_key(self) -> str:
        return f"{GAME}.tournament"

    def _last_table(self) -> TableSetup:
        return super()._last_table() or TableSetup(_usual_entrants())

    def build_page(self) -> None:
        super().build_page()
        self.header.text = self.app.words_of(GAME).say("tournament.new")
        self.start.text = self.app.words_of(GAME).say("tournament.begin")
        self.how.text = self.app.words_of(GAME).say("tournament.how")

    def begin_with(self, chairs: tuple[Chair, ...], seed: int) -> None:
        brings = self.plan.agreed["decks"] == "brought"
        entrants = self._with_decks(chairs, seed) if brings else map(Entrant, chairs)
        try:
            cup_of(self.app.services).begin(Tournament(tuple(entrants), seed, int(self.plan.agreed["trophies"])))
        except SaveError as error:
            say_why_not(self.app, self.app.words_of(GAME).say("tournament.not_kept"), error)
            return
        open_tournament(self.app)

    def _with_decks(self, chairs: tuple[Chair, ...], seed: int) -> Iterator[Entrant]:
        """Each with the deck of their choice; the others with ready ones by lot, no two alike."""
        ready = [kept for kept in deck_box(self.app.services).ready() if kept.deck and kept.deck.format == "standard"]
        lots = iter(Chance(seed, READY_LOTS).shuffled(ready))
        for chair in chairs:
            if deck := deck_box(self.app.services).find(chair.deck):
                yield Entrant(chair, deck)
            else:
                drawn = next(lots)
                yield Entrant(msgspec.structs.replace(chair, deck=drawn.key), drawn.deck)


def _usual_entrants() -> tuple[Chair | None, ...]:
    """One person, and opponents with all the characters there are."""
    personas = (*CUP.mind.personas, None)
    opponents = (Chair("", USUAL_LEVEL, personas[i % len(personas)]) for i in range(max(SIZES) - 1))
    return (Chair(""), *opponents)
