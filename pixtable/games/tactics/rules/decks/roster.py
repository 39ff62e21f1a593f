"""Every character by name; a character's number is its place in this list, for good: saves and decks hold it."""

from collections.abc import Iterable

DAWN = (
    "keeper",
    "warlock",
    "deity",
    "operative",
    "technologist",
    "scientist",
    "trapper",
    "knight",
    "berserker",
    "ranger",
    "cleric",
    "wizard",
    "rogue",
    "viking",
    "alchemist",
    "bard",
    "monk",
    "necromancer",
    "paladin",
    "engineer",
    "witch",
    "duelist",
    "beastmaster",
    "sentinel",
    "oracle",
)
DUSK = (
    "samurai",
    "pirate",
    "gunslinger",
    "vampire",
    "golem",
    "dragoon",
    "geomancer",
    "frostmage",
    "pyromancer",
    "stormcaller",
    "illusionist",
    "assassin",
    "gladiator",
    "merchant",
    "cartographer",
    "chef",
    "jester",
    "puppeteer",
    "plaguedoctor",
    "lancer",
    "shaman",
    "valkyrie",
    "chronomancer",
    "scarecrow",
    "dragonling",
)
GUESTS: tuple[str, ...] = ()
"""Who joined after both sets were closed. Decks may hold them; a set that people have played gets nobody new, for old
saves deal from it again."""

SETS = {"dawn": DAWN, "dusk": DUSK, "guests": GUESTS}
FIRST_GAME = (
    "knight",
    "berserker",
    "ranger",
    "cleric",
    "wizard",
    "viking",
    "samurai",
    "golem",
    "pyromancer",
    "lancer",
    "valkyrie",
    "dragonling",
)
FIRST_LEADERS = ("knight", "viking")
"""Who leads in the first match of a first game, by seat."""

ROSTER = DAWN + DUSK + GUESTS
NUMBERS = {name: number for number, name in enumerate(ROSTER)}

DECKS: dict[str, tuple[str, ...]] = {"dawn": DAWN, "dusk": DUSK, "both": DAWN + DUSK, "first_game": FIRST_GAME}
"""The common sets: everybody has the same cards (PT-20)."""


def set_of(deck: str, match: int) -> tuple[str, ...]:
    """Whom a common set holds in a match of the game: after its first match a first game goes on with all of Dawn."""
    return DECKS["dawn" if deck == "first_game" and match > 1 else deck]


OWNER_STEP = 1000
"""A card's number tells its owner, which copy of a character it is, and whom it shows."""
COPY_STEP = 100
BACK = OWNER_STEP - 1
"""Stands for the character of a card that is seen from behind: backs have their owner's colour (PT-20)."""


def card_of(owner: int, name: str, copy: int = 0) -> int:
    return owner * OWNER_STEP + copy * COPY_STEP + NUMBERS[name]


def owner_of(card: int) -> int:
    return card // OWNER_STEP


def name_of(card: int) -> str:
    return ROSTER[card % COPY_STEP]


def back_of(card: int) -> int:
    """The same card, to those who may not know which."""
    return back_of_owner(card // OWNER_STEP)


def backs_of(cards: Iterable[int]) -> list[int]:
    """The same for a whole pile: written out, for views are full of piles."""
    return [card // OWNER_STEP * OWNER_STEP + BACK for card in cards]


def back_of_owner(owner: int) -> int:
    return owner * OWNER_STEP + BACK


def is_back(card: int) -> bool:
    return card % OWNER_STEP == BACK
