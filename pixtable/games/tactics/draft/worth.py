"""What a card adds to a deck, as a leader and as a hero: in hundredths of the logarithm of the odds to win a match."""

from pixtable.games.tactics.points import POINTS
from pixtable.games.tactics.words import CHARACTERS, Character

MEASURED: dict[str, tuple[int, int]] = {}
"""Leader, hero: fitted to matches between random decks, both played by the same quick opponent."""


def worth_of(character: Character) -> tuple[int, int]:
    """As measured; a character that has not been yet is judged by its numbers and the points of its abilities."""
    if character.name in MEASURED:
        return MEASURED[character.name]
    attack, life = character.as_hero
    led_by, lasts = character.as_leader
    points = [POINTS.get(ability.id, 3) for ability in character.abilities]
    as_hero = 4.0 * (attack - 3) + 2.0 * (life - 5) + 1.0 * (sum(points[1:]) - 17)
    as_leader = 4.0 * (led_by - 3) + 3.0 * (lasts - 20) + 4.0 * (points[0] - 4)
    return round(as_leader), round(as_hero)


WORTH = {number: worth_of(character) for number, character in CHARACTERS.items()}
"""By character: as a leader, as a hero."""
