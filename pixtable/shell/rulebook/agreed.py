"""How a clause can be agreed on otherwise: the options that change it, in their own words."""

import re
from collections.abc import Iterator, Sequence

from pixtable.core.game import GameInfo, Option, home_of
from pixtable.core.match import Deal
from pixtable.core.rules import OptionValue
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
        self.deal = deal
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
        value = self.agreed[option.key] if holds else option.usual(self.agreed)
        return self._say(
            "rulebook.agreed_here" if holds else "rulebook.agreed", name=CLAUSES.sub("", option_name(words, option)),
            choices=self._choices(game, words, option), now=self._choice(game, words, option, value),
        )  # fmt: skip

    def _choices(self, game: GameInfo, words: Words, option: Option) -> str:
        if len(option.choices) <= MOST_NAMED:
            return " · ".join(self._choice(game, words, option, choice) for choice in option.choices)
        plain = [choice for choice in option.choices if option.meaning is None or choice != option.default]
        return " … ".join(self._choice(game, words, option, choice) for choice in (plain[0], plain[-1]))

    def _choice(self, game: GameInfo, words: Words, option: Option, value: OptionValue) -> str:
        """What depends on the seats is told for those of the table, else for the fewest and for the most."""
        agreed = {**game.filled({}), **self.agreed}
        if self.deal is not None:
            return choice_name(words, option, value, self.deal.seats, agreed)
        fewest, most = (choice_name(words, option, value, seats, agreed) for seats in (game.seats[0], game.seats[-1]))
        return fewest if fewest == most else f"{fewest} … {most}"
