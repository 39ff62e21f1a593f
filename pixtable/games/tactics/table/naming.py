"""What every table of Pixel Tactics calls a card, and what it says of its abilities."""

from __future__ import annotations

from pixtable.games.tactics.rules.abilities.words import Ability, character_of
from pixtable.games.tactics.rules.labels import gist_key, name_key, text_key
from pixtable.table.at_the_table import AtTheTable


class Naming(AtTheTable):
    def title(self, card: int) -> str:
        return self.host.say(name_key(character_of(card)))

    def gist(self, ability: Ability) -> str:
        return self.host.say(gist_key(ability), **ability.numbers)

    def text(self, ability: Ability) -> str:
        return self.host.say(text_key(ability), **ability.numbers)
