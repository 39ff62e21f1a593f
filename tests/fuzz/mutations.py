"""Ways to spoil a text or a record that are the same every time: each seed is one of them."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

PIECES = (
    *("[", "]", "{", "}", '"', "'", '"""', "'''", "\\", "\n", "=", ".", ",", ":", "#", " ", "\t", "\r\n", "\0"),
    *("\u202e", "\u2066", "\ufeff", "\x1b[2J", "W" * 400, "a." * 300, "[" * 300, "[ " * 300, "-" * 300, "9" * 5000),
    *("nan", "-1", "1e999", "0x" + "f" * 300, "1979-05-27", "null", "true", "\\u0000", "\\ud800", "😀", "é\u0301"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, -1e308, "", " ", "\0", "A\u202eb", "W" * 5000),
    *([], [[]], {}, {"a": {}}, [None], "../../etc", "\ud83d\ude00", "1" * 400, [0] * 300, "a\nb"),
)


def spoilt_text(text: str, seed: int) -> str:
    """One to four cuts, doublings, moves or strange pieces somewhere in a text."""
    dice = random.Random(seed)
    for _ in range(dice.randint(1, 4)):
        text = _spoilt_once(text, dice)
    return text


def _spoilt_once(text: str, dice: random.Random) -> str:
    a, b = sorted(dice.randrange(len(text) + 1) for _ in range(2))
    near, piece = min(len(text), a + dice.randint(0, 40)), dice.choice(PIECES)
    match dice.randrange(7):
        case 0:
            return text[:a] + piece + text[a:]
        case 1:
            return text[:a] + piece * dice.randint(2, 200) + text[near:]
        case 2:
            return text[:a] + text[near:]
        case 3:
            return text[:near] + text[a:]
        case 4:
            return text[: a + 1]
        case 5:
            return text[:a] + text[b:] + text[a:b]
        case _:
            return text[:a] + chr(dice.choice((dice.randrange(128), dice.randrange(0xD7FF)))) + text[a + 1 :]


def spoilt_bytes(data: bytes, seed: int) -> bytes:
    dice = random.Random(seed)
    found = bytearray(data)
    for _ in range(dice.randint(1, 6)):
        if found:
            found[dice.randrange(len(found))] = dice.randrange(256)
    return bytes(found[: dice.randrange(len(found) + 1)] if dice.random() < 0.3 else found)


def spoilt_record(data: bytes, seed: int) -> bytes:
    """JSON with one to three of its values replaced, taken out or wrapped, so that most of it is still sound."""
    dice, record = random.Random(seed), json.loads(data)
    for _ in range(dice.randint(1, 3)):
        places = list(_places(record))
        if not places:
            break
        holder, key = dice.choice(places)
        match dice.randrange(5):
            case 0 if isinstance(holder, dict):
                holder[str(dice.choice(VALUES))] = holder.pop(key)
            case 1:
                del holder[key]
            case 2:
                holder[key] = [deepcopy(holder[key]) for _ in range(dice.randint(0, 3))]
            case _:
                holder[key] = deepcopy(dice.choice(VALUES))
    return json.dumps(record, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(inside):
        yield value, key
        yield from _places(part)
