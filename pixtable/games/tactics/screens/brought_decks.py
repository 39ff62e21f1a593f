"""Decks that players bring to a table of Pixel Tactics."""

from collections.abc import Callable, Sequence
from typing import Any

from pixtable.games.tactics.screens.decks.deck_box import can_be_played, deck_box, deck_title, position_with
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.ways import open_decks
from pixtable.shell.app import App
from pixtable.shell.game_screens import Brought
from pixtable.shell.new_game.plan import Plan
from pixtable.store.chairs import Chair


class BroughtDecks(Brought):
    name = icon = "deck"
    label, tip = "new_game.deck", "new_game.deck_tip"

    def may_be(self, plan: Plan) -> bool:
        """Not where there is a draft before."""
        return plan.game.id == GAME and plan.agreed.get("decks") != "drafted"

    def title(self, app: App, plan: Plan, chair: Chair) -> str:
        words = app.words_of(GAME)
        kept = deck_box(app.services).kept(chair.deck) if chair.deck else None
        return deck_title(words, kept) if kept else words.say(f"decks.{_without_any(plan)}")

    def choose(self, app: App, plan: Plan, chair: Chair, name: str, on_choose: Callable[[str], None]) -> None:
        open_decks(app, chair.deck, on_choose, name, _without_any(plan))

    def position(self, app: App, chairs: Sequence[Chair]) -> dict[str, Any] | None:
        return position_with([deck_box(app.services).find(chair.deck) for chair in chairs])

    def complaint(self, app: App, chairs: Sequence[Chair]) -> str:
        """A deck that was chosen once and cannot be played any more."""
        box = deck_box(app.services)
        bad = (chair.name for chair in chairs if chair.deck and not can_be_played(box.find(chair.deck)))
        return next((app.words_of(GAME).say("new_game.bad_deck", name=name) for name in bad), "")


def _without_any(plan: Plan) -> str:
    """What whoever brings none plays with: the common set, or in a tournament a ready deck drawn by lot."""
    return "lot" if "decks" in plan.agreed else "common"
