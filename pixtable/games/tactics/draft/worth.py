"""What a card adds to a deck, as a leader and as a hero: in hundredths of the logarithm of the odds to win a match.

Fitted to 2,000 matches between random decks of 25 heroes, both played by the same quick opponent. The first half of the
characters took part in all of them (their heroes are known to 4 points), Dusk's others in a tenth (to 9 points).
"""

from pixtable.games.tactics.roster import NUMBERS

_MEASURED = {
    "keeper": (-18, -6),
    "warlock": (4, -5),
    "deity": (-22, 23),
    "operative": (-15, 4),
    "technologist": (-23, 1),
    "scientist": (-12, -7),
    "trapper": (0, -8),
    "knight": (3, 7),
    "berserker": (27, 7),
    "ranger": (-23, 1),
    "cleric": (23, 4),
    "wizard": (1, -2),
    "rogue": (3, -9),
    "viking": (61, 9),
    "alchemist": (-3, 6),
    "bard": (5, -6),
    "monk": (61, -1),
    "necromancer": (-8, -11),
    "paladin": (14, 3),
    "engineer": (8, -20),
    "witch": (-14, -6),
    "duelist": (-1, 5),
    "beastmaster": (0, -2),
    "sentinel": (-13, -14),
    "oracle": (-51, -6),
    "samurai": (4, 24),
    "pirate": (-13, 4),
    "gunslinger": (19, 1),
    "vampire": (18, 11),
    "golem": (-39, 8),
    "dragoon": (20, 1),
    "geomancer": (-4, 2),
    "frostmage": (-14, -17),
    "pyromancer": (11, -1),
    "stormcaller": (-9, 2),
    "illusionist": (-21, -8),
    "assassin": (19, 3),
    "gladiator": (3, 8),
    "merchant": (-18, -6),
    "cartographer": (4, -6),
    "chef": (-16, -2),
    "jester": (10, -4),
    "puppeteer": (15, 0),
    "plaguedoctor": (-14, -5),
    "lancer": (-1, 15),
    "shaman": (-2, -7),
    "valkyrie": (22, 22),
    "chronomancer": (-11, 2),
    "scarecrow": (-10, -12),
    "dragonling": (21, -1),
}

WORTH = {NUMBERS[name]: worths for name, worths in _MEASURED.items()}
"""By character: as a leader, as a hero."""
