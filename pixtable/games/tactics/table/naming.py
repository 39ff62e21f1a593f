"""What every table of Pixel Tactics calls a card, and what it says of its abilities."""

from __future__ import annotations

from typing import Protocol

from pixtable.games.tactics.rules.abilities.words import Ability, Kind, character_of
from pixtable.games.tactics.rules.labels import gist_key, kind_key, kind_term, mark_key, name_key, row_key, text_key
from pixtable.games.tactics.rules.state import ROWS
from pixtable.games.tactics.table.pieces.art import with_icons
from pixtable.table.ports import Explains, Speaks
from pixtable.ui.draw.theme import LARGE_TEXT
from pixtable.ui.lettering.typeset import Icon, Run

HEADED: frozenset[Kind] = frozenset(("spell", "reaction", "action"))
"""Kinds that say when an ability may be used: they are named before its text."""
DOT = " · "


class Tongue(Speaks, Explains, Protocol):
    """Who speaks of cards."""


class Naming:
    host: Tongue
    text_scale: float

    @property
    def is_large(self) -> bool:
        return self.text_scale > LARGE_TEXT

    def title(self, card: int) -> str:
        return self.host.say(name_key(character_of(card)))

    def gist(self, ability: Ability) -> tuple[Run | Icon, ...]:
        return with_icons(self.host.say(gist_key(ability), **ability.numbers))

    def text(self, ability: Ability) -> str:
        return self.host.say(text_key(ability), **ability.numbers)

    def written(self, ability: Ability) -> tuple[Run, ...]:
        """Its whole text as it is read, with the kind and the marks of the action before it; its words are marked."""
        text = self.host.marked(self.text(ability))
        heads = [(kind_key(ability.kind), kind_term(ability.kind))] if ability.kind in HEADED else []
        heads += [(mark_key(mark), mark) for mark in ability.marks]
        if not heads:
            return text
        runs: list[Run] = []
        for key, term in heads:
            runs += [Run(DOT)] if runs else []
            runs.append(Run(self.host.say(key), mark=term))
        return (*runs, Run(self.host.say("lines.headed", head="", words="")), *text)

    def tip(self, term: str) -> str:
        """What a word of the game means, for the hand that rests on it."""
        meaning = self.host.meaning(term)
        return f"{meaning.name}. {meaning.short}"

    def whole(self, card: int) -> str:
        """All of a card, row by row: for the hand that rests on it."""
        say, character = self.host.say, character_of(card)
        attack, life = character.as_leader
        lines = [f"{self.title(card)}{DOT}{say('builder.leader_side', attack=attack, life=life)}"]
        for ability in character.abilities:
            row = say(row_key(ability.slot)) if ability.slot in ROWS else ""
            marks = [say(mark_key(mark)) for mark in ability.marks]
            head = DOT.join(part for part in (row, say(kind_key(ability.kind)), *marks) if part)
            lines.append(say("lines.headed", head=head, words=self.text(ability)))
        return "\n".join(lines)


class CardsRead(Naming):
    """Cards that are read apart from any table."""

    def __init__(self, host: Tongue, text_scale: float = 1.0) -> None:
        self.host, self.text_scale = host, text_scale
