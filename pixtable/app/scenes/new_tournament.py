"""The sheet of a new tournament: the new-game sheet with a chair for each entrant, and their decks."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from pixtable.app.app import App
from pixtable.app.chairs import USUAL_LEVEL, Chair
from pixtable.app.saves import SaveError
from pixtable.app.scenes.new_game import NewGameScene
from pixtable.app.scenes.opening import say_why_not
from pixtable.app.settings import TableSetup
from pixtable.app.tournament.record import SIZES, Entrant, Tournament
from pixtable.core.chance import Chance
from pixtable.core.game import GameInfo, Option
from pixtable.core.rules import Options
from pixtable.games import GAMES

GAME = "tactics"
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
        self.header.text = self.app.say("tournament.new")
        self.start.text = self.app.say("tournament.begin")
        self.how.text = self.app.say("tournament.how")
        self.drafts.visible = self.cup.visible = False

    def begin_with(self, chairs: tuple[Chair, ...], seed: int) -> None:
        entrants = self._with_decks(chairs, seed) if self.draft.brings_decks else [Entrant(chair) for chair in chairs]
        try:
            self.app.cup.begin(Tournament(tuple(entrants), seed, int(self.draft.agreed["trophies"])))
        except SaveError as error:
            say_why_not(self.app, self.app.say("tournament.not_kept"), error)
            return
        self.app.open_tournament()

    def _with_decks(self, chairs: tuple[Chair, ...], seed: int) -> Iterator[Entrant]:
        """Each with the deck of their choice; the others with ready ones by lot, no two alike."""
        ready = [kept for kept in self.app.decks.ready() if kept.deck and kept.deck.format == "standard"]
        lots = iter(Chance(seed, READY_LOTS).shuffled(ready))
        for chair in chairs:
            if deck := self.app.decks.find(chair.deck):
                yield Entrant(chair, deck)
            else:
                drawn = next(lots)
                yield Entrant(msgspec.structs.replace(chair, deck=drawn.key), drawn.deck)


def _usual_entrants() -> tuple[Chair | None, ...]:
    """One person, and opponents with all the characters there are."""
    personas = (*CUP.mind.personas, None)
    opponents = (Chair("", USUAL_LEVEL, personas[i % len(personas)]) for i in range(max(SIZES) - 1))
    return (Chair(""), *opponents)
