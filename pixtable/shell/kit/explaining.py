"""A game's own words where it speaks: marked in its texts, explained in a line, looked up in its rulebook."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pixtable.core.game import home_of
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.glossary import Glossary, Meaning, glossary_of
from pixtable.shell.app import App
from pixtable.ui.lettering.typeset import Run

MARKED_TEXTS = 2048


class Explainer:
    """What `table.ports.Explains` asks for; a table's host and a game's own screens have one."""

    def __init__(self, app: App, game_id: str, deal: Callable[[], Deal | None] = lambda: None) -> None:
        self.app, self.game_id, self.deal = app, game_id, deal

    @property
    def _glossary(self) -> Glossary:
        return glossary_of(GAMES.package_of(home_of(self.game_id)), self.app.settings.spoken)

    def marked(self, words: str) -> tuple[Run, ...]:
        return marked_runs(self._glossary, words)

    def meaning(self, term: str) -> Meaning:
        return self._glossary.meaning(term)

    def tip(self, term: str) -> str:
        """For the hand that rests on a word."""
        meaning = self.meaning(term)
        return f"{meaning.name}. {meaning.short}"

    def look_up(self, term: str) -> None:
        self.app.open_rulebook(self.game_id, deal=self.deal(), term=term)


class Speaker(Explainer):
    """For cards that are shown outside a table."""

    def say(self, key: str, **values: Any) -> str:
        return self.app.words_of(self.game_id).say(key, **values)


@lru_cache(maxsize=MARKED_TEXTS)
def marked_runs(glossary: Glossary, words: str) -> tuple[Run, ...]:
    return tuple(Run(text, mark=term) for text, term in glossary.stretches(words))
