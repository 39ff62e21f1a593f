"""The printed cards as plain data, for those who play without seeing them."""

from typing import Any

from pixtable.core.game import Say
from pixtable.games.tactics import cards
from pixtable.games.tactics.rules.abilities.words import CHARACTERS, Ability
from pixtable.games.tactics.rules.labels import text_key

assert cards.ALL


def cards_printed(say: Say) -> dict[str, Any]:
    """A card's number modulo 100 is its character's."""
    characters = [
        {
            "id": number,
            "name": character.name,
            "set": character.set,
            "hero": character.as_hero,
            "leader": character.as_leader,
            "abilities": {ability.slot: _printed(ability, say) for ability in character.abilities},
        }
        for number, character in sorted(CHARACTERS.items())
    ]
    return {"characters": characters}


def _printed(ability: Ability, say: Say) -> dict[str, Any]:
    return {
        "kind": ability.kind,
        "marks": ability.marks,
        "numbers": ability.numbers,
        "text": say(text_key(ability), **ability.numbers),
    }
