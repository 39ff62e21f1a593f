"""What a vote is worth (PB-30 to PB-32)."""

from collections.abc import Sequence

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine

FOUND, LED, EVERYBODY = 3, 6, 2
"""PB-32: who finds it, and the leader less one for each who did; PB-31: each guesser, where all of them did."""


def finders(dice: Sequence[int], leader: Seat) -> list[Seat]:
    """Who found the leader's card: their dice show what the leader's does."""
    return [seat for seat, sector in enumerate(dice) if seat != leader and sector == dice[leader]]


def score(
    dice: Sequence[int], owners: Sequence[Seat], leader: Seat, turn: int, *, double: bool
) -> tuple[tuple[ScoreLine, ...], ...]:
    """The lines of every seat. `owners` are by sector, from the first; `double` is the forfeit of PB-54."""
    seats = range(len(dice))
    found = finders(dice, leader)
    if not found:
        return tuple(() for _ in seats)  # PB-30
    if len(found) == len(dice) - 1:
        easy = (ScoreLine(turn, "everybody", "PB-31", EVERYBODY),)
        return tuple(() if seat == leader else easy for seat in seats)
    lines: list[list[ScoreLine]] = [[] for _ in seats]
    led = LED - len(found)
    lines[leader].append(ScoreLine(turn, "led", "PB-32", led))
    if double:
        lines[leader].append(ScoreLine(turn, "double", "PB-54", led))
    for seat in found:
        lines[seat].append(ScoreLine(turn, "found", "PB-32", FOUND))
    voters = [seat for seat in seats if seat != leader]
    for seat in voters:
        fooled = sum(owners[dice[voter] - 1] == seat for voter in voters)
        if fooled:
            lines[seat].append(ScoreLine(turn, "fooled", "PB-32", fooled))
    return tuple(tuple(each) for each in lines)
