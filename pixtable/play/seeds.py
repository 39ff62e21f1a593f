"""Seeds that people can read, say and share: `moss-lantern-4817` is a number, and the number is those words."""

from hashlib import blake2b
from secrets import randbelow

# The order of these words is part of every shared seed: add nothing, move nothing.
FIRST = (
    "acorn", "amber", "apple", "aspen", "autumn", "berry", "birch", "bramble", "bronze", "cedar", "cherry", "chestnut",
    "clover", "cobalt", "copper", "coral", "dandelion", "dusk", "elder", "ember", "fern", "fog", "forest", "frost",
    "garden", "ginkgo", "golden", "granite", "hazel", "heather", "honey", "indigo", "iris", "ivory", "ivy", "jade",
    "juniper", "lichen", "lilac", "linden", "maple", "marble", "meadow", "mint", "mist", "moon", "moss", "nettle",
    "oak", "olive", "pebble", "pine", "plum", "poppy", "quartz", "rain", "river", "rowan", "saffron", "sage", "silver",
    "thistle", "violet", "willow",
)  # fmt: skip
SECOND = (
    "anchor", "arrow", "badger", "basket", "beacon", "bell", "bridge", "button", "candle", "castle", "compass", "crane",
    "crown", "drum", "falcon", "feather", "fiddle", "finch", "fox", "gate", "harbour", "hare", "harp", "hedgehog",
    "heron", "kettle", "key", "kite", "ladder", "lantern", "lark", "loom", "marten", "mill", "mirror", "moth", "needle",
    "otter", "owl", "paddle", "parcel", "pencil", "pocket", "raven", "ribbon", "rocket", "saddle", "sail", "shell",
    "snail", "spiral", "stoat", "stork", "swallow", "teapot", "thimble", "tiger", "tower", "trail", "trumpet",
    "wagon", "whale", "whistle", "window",
)  # fmt: skip
NUMBERS = 10_000
ALL = len(FIRST) * len(SECOND) * NUMBERS
LONGEST = 40


def new_seed() -> int:
    return randbelow(ALL)


def seed_name(seed: int) -> str:
    """The words of a seed; its digits where it lies beyond them."""
    if not 0 <= seed < ALL:
        return str(seed)
    words, number = divmod(seed, NUMBERS)
    first, second = divmod(words, len(SECOND))
    return f"{FIRST[first]}-{SECOND[second]}-{number:04}"


def seed_number(text: str) -> int | None:
    """What a player wrote: digits, a seed's own words, or any words of theirs. None for nothing at all."""
    text = text.strip().lower()
    if not text:
        return None
    if text.isascii() and text.isdigit():
        return int(text[:LONGEST]) % (1 << 63)
    match text.split("-"):
        case first, second, number if first in FIRST and second in SECOND and _is_number(number):
            return (FIRST.index(first) * len(SECOND) + SECOND.index(second)) * NUMBERS + int(number)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % ALL


def _is_number(text: str) -> bool:
    return len(text) == 4 and text.isascii() and text.isdigit()
