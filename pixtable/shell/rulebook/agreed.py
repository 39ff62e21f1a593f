"""How a clause can be agreed on otherwise: the options that change it, in their own words."""

import re
from collections.abc import Iterator, Sequence

from pixtable.core.game import GameInfo, Option, home_of
from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.words import Words
from pixtable.shell.kit.option_words import choice_name, option_name

MOST_NAMED = 6
"""Of more choices than these only the first and the last are named."""
CLAUSES = re.compile(r"\s*\([A-Z]{2}-\d[^)]*\)$")
"""An option's name ends with the clause beside which it stands here."""


class Agreements:
    """The options of a game and of those that lie in its folder; `deal` is that of the table one comes from."""

    def __init__(self, home: str, language: str, deal: Deal | None) -> None:
        self.home, self.language = home, language
        self.agreed = deal.options if deal is not None else {}
        self._say = Words(language).say

    def ways(self, keys: Sequence[str]) -> tuple[str, ...]:
        """A heading and a line for each of these options; nothing where there are none."""
        found = [(game, option) for game in self._games() for option in game.options if option.key in keys]
        return (self._say("rulebook.otherwise"), *(self._way(*one) for one in found)) if found else ()

    def _games(self) -> Iterator[GameInfo]:
        return (GAMES[name] for name in GAMES if home_of(name) == self.home)

    def _way(self, game: GameInfo, option: Option) -> str:
        words = Words(self.language, GAMES.package_of(game.id))
        holds = option.key in self.agreed and option.matters(self.agreed)
        value = self.agreed[option.key] if holds else option.default
        named = [choice_name(words, option, choice) for choice in option.choices]
        choices = " · ".join(named) if len(named) <= MOST_NAMED else f"{named[0]} … {named[-1]}"
        return self._say(
            "rulebook.agreed_here" if holds else "rulebook.agreed", name=CLAUSES.sub("", option_name(words, option)),
            choices=choices, now=choice_name(words, option, value),
        )  # fmt: skip
