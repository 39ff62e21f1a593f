"""What each ability is worth, in points: about a point of damage to a hero of one's choice.

A row's ability is worth so much a round, an order or operation in all.
"""

from pixtable.games.tactics.words import SLOTS

# leader, vanguard, flank, rear, and the order or operation
_POINTS = {
    "keeper": (4, 3, 2, 4, 6),
    "warlock": (4, 4, 3, 5, 8),
    "deity": (4, 4, 2, 5, 8),
    "operative": (4, 3, 3, 5, 8),
    "technologist": (4, 4, 4, 5, 9),
    "scientist": (4, 3, 5, 4, 8),
    "trapper": (4, 4, 4, 4, 8),
    "knight": (4, 3, 2, 4, 8),
    "berserker": (4, 3, 3, 4, 8),
    "ranger": (4, 2, 3, 4, 7),
    "cleric": (4, 3, 3, 4, 6),
    "wizard": (4, 3, 3, 4, 7),
    "rogue": (4, 3, 4, 4, 7),
    "viking": (3, 3, 3, 3, 8),
    "alchemist": (4, 3, 4, 4, 8),
    "bard": (4, 3, 3, 3, 8),
    "monk": (4, 4, 2, 3, 6),
    "necromancer": (4, 3, 3, 4, 9),
    "paladin": (4, 4, 3, 3, 7),
    "engineer": (4, 3, 3, 3, 8),
    "witch": (4, 3, 3, 4, 7),
    "duelist": (4, 3, 2, 4, 7),
    "beastmaster": (4, 3, 3, 5, 8),
    "sentinel": (4, 3, 3, 3, 8),
    "oracle": (4, 3, 3, 3, 8),
    "samurai": (4, 3, 2, 3, 7),
    "golem": (3, 3, 3, 3, 7),
    "pyromancer": (4, 4, 3, 4, 8),
    "lancer": (4, 3, 3, 2, 7),
    "valkyrie": (4, 3, 3, 4, 8),
    "dragonling": (4, 3, 2, 3, 7),
}

POINTS = {
    f"{name}.{slot}": points[min(number, 4)] for name, points in _POINTS.items() for number, slot in enumerate(SLOTS)
}
"""By ability."""

LEADERS = {
    "keeper": 0.49,
    "warlock": 0.54,
    "deity": 0.51,
    "operative": 0.52,
    "technologist": 0.41,
    "scientist": 0.49,
    "trapper": 0.50,
    "knight": 0.51,
    "berserker": 0.56,
    "ranger": 0.49,
    "cleric": 0.53,
    "wizard": 0.45,
    "rogue": 0.46,
    "viking": 0.61,
    "alchemist": 0.48,
    "bard": 0.50,
    "monk": 0.52,
    "necromancer": 0.43,
    "paladin": 0.53,
    "engineer": 0.54,
    "witch": 0.49,
    "duelist": 0.43,
    "beastmaster": 0.49,
    "sentinel": 0.46,
    "oracle": 0.56,
    "samurai": 0.56,
    "golem": 0.48,
    "pyromancer": 0.54,
    "lancer": 0.43,
    "valkyrie": 0.52,
    "dragonling": 0.56,
}
"""How often a leader won against the others of its set, between equal players."""
