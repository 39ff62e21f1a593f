"""What a card adds to a deck, as a leader and as a hero: in hundredths of the logarithm of the odds to win a match.

Both sides were played by the same quick opponent. Heroes: fitted to 2,000 matches between random decks of 25 of them.
The first half of the characters took part in all of these (known to 4 points), Dusk's others in a tenth (to 9 points).
Leaders: fitted to 6,400 matches of everybody against everybody, told for the lives that they have now (to 12 points).
"""

from pixtable.games.tactics.rules.decks.roster import NUMBERS

_MEASURED = {
    "keeper": (-7, -6),
    "warlock": (-5, -5),
    "deity": (-6, 23),
    "operative": (-2, 4),
    "technologist": (-6, 1),
    "scientist": (-8, -7),
    "trapper": (3, -8),
    "knight": (-9, 7),
    "berserker": (-10, 7),
    "ranger": (3, 1),
    "cleric": (-7, 4),
    "wizard": (-1, -2),
    "rogue": (-14, -9),
    "viking": (13, 9),
    "alchemist": (24, 6),
    "bard": (6, -6),
    "monk": (25, -1),
    "necromancer": (-17, -11),
    "paladin": (31, 3),
    "engineer": (1, -20),
    "witch": (-26, -6),
    "duelist": (2, 5),
    "beastmaster": (-24, -2),
    "sentinel": (1, -14),
    "oracle": (5, -6),
    "samurai": (-8, 24),
    "pirate": (-3, 4),
    "gunslinger": (15, 1),
    "vampire": (-10, 11),
    "golem": (-2, 8),
    "dragoon": (7, 1),
    "geomancer": (11, 2),
    "frostmage": (-10, -17),
    "pyromancer": (10, -1),
    "stormcaller": (-3, 2),
    "illusionist": (7, -8),
    "assassin": (8, 3),
    "gladiator": (16, 8),
    "merchant": (14, -6),
    "cartographer": (-19, -6),
    "chef": (-21, -2),
    "jester": (-6, -4),
    "puppeteer": (-7, 0),
    "plaguedoctor": (-5, -5),
    "lancer": (-5, 15),
    "shaman": (-7, -7),
    "valkyrie": (31, 22),
    "chronomancer": (17, 2),
    "scarecrow": (0, -12),
    "dragonling": (-1, -1),
}

WORTH = {NUMBERS[name]: worths for name, worths in _MEASURED.items()}
"""By character: as a leader, as a hero."""
