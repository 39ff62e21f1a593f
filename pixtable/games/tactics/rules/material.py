"""The printed cards as plain data, for those who play without seeing them."""

from typing import Any

from pixtable.games.tactics import cards
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability

assert cards.ALL


def cards_printed() -> list[dict[str, Any]]:
    """A card's number modulo 100 is its character's."""
    return [
        {
            "id": number,
            "name": character.name,
            "set": character.set,
            "hero": character.as_hero,
            "leader": character.as_leader,
            "abilities": {ability.slot: _printed(ability) for ability in character.abilities},
        }
        for number, character in sorted(CHARACTERS.items())
    ]


def _printed(ability: Ability) -> dict[str, Any]:
    return {
        "kind": ability.kind,
        "marks": ability.marks,
        "numbers": ability.numbers,
        "text": ability.text.format(**ability.numbers),
    }
