"""What each variant of the game adds to the table (PT-111 to PT-115). The classic duel adds nothing."""

from typing import Literal, TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.core.rules import Options

VariantName: TypeAlias = Literal["classic", "siege", "duel_draft", "cross", "king"]
SEATS: dict[str, int] = {"classic": 2, "siege": 2, "duel_draft": 2, "cross": 4, "king": 6}
COLUMN_WALL = 2
"""Cards of the fortress behind each column (PT-111)."""
ROW, GOLD = 5, 5
"""Cards in the market's row, and what each has to spend there (PT-112)."""
MARKET_CARDS = 50
"""The market deck holds at least so many."""
TEAM_GOALS = {1: 3, 2: 5}
"""PT-113: trophies of each opponent that win, and how many of one alone do."""
CIRCLE = ("knight", "king", "knight")
"""A team's seats in the king's game, clockwise (PT-115)."""
Signal: TypeAlias = Literal["help", "attack", "defend"]
SIGNALS: tuple[Signal, ...] = ("help", "attack", "defend")
KingReach: TypeAlias = Literal["attacks", "all"]
KnightFate: TypeAlias = Literal["out", "rebuild"]


class Siege(msgspec.Struct, frozen=True, tag="siege", tag_field="name"):
    """`walls`: by seat and column the cards of the fortress, seen from behind by everybody."""

    walls: tuple[tuple[tuple[int, ...], ...], ...]


class DuelDraft(msgspec.Struct, frozen=True, tag="duel_draft", tag_field="name"):
    """The row lies open, the card farthest from the deck first; `lying` is the gold on each, `gold` each seat's."""

    row: tuple[int, ...] = ()
    lying: tuple[int, ...] = ()
    gold: tuple[int, ...] = ()


class Cross(msgspec.Struct, frozen=True, tag="cross", tag_field="name"):
    """`each`: trophies of each opponent that win. Who has lost a leader rebuilds alone, one seat after the other;
    then the game goes on after wave `paused`. `fell_in` is the round in which a leader fell last."""

    each: int = 1
    rebuilding: tuple[Seat, ...] = ()
    paused: int = 0
    fell_in: int = 0


class King(msgspec.Struct, frozen=True, tag="king", tag_field="name"):
    """`out`: knights whose leaders have fallen. `reach`: whether only attacks are limited to neighbours, or all that is
    done to others. `knights`: whether one who falls is out, or rebuilds as in the cross duel."""

    out: tuple[Seat, ...] = ()
    signals: bool = True
    reach: KingReach = "attacks"
    knights: KnightFate = "out"
    rebuilding: tuple[Seat, ...] = ()
    paused: int = 0
    fell_in: int = 0


NO_WALLS: tuple[tuple[tuple[int, ...], ...], ...] = (((),) * 3,) * SEATS["siege"]

Variant: TypeAlias = Siege | DuelDraft | Cross | King | None


def variant_of(options: Options) -> Variant:
    """As it lies there before anything has happened."""
    match options["variant"]:
        case "siege":
            return Siege(NO_WALLS)
        case "duel_draft":
            return DuelDraft()
        case "cross":
            return Cross(int(options["team_trophies"]))
        case "king":
            return King(
                signals=bool(options["signals"]),
                reach="all" if options["king_reach"] == "all" else "attacks",
                knights="rebuild" if options["knights"] == "rebuild" else "out",
            )
        case _:
            return None


def teams_of(variant: Variant, seats: int) -> tuple[int, ...]:
    """PT-113: partners sit side by side and turns go crosswise, so every other seat in turn is theirs.
    PT-115: three and three in a circle. Else everybody plays alone."""
    if isinstance(variant, Cross):
        return tuple(seat % 2 for seat in range(seats))
    if isinstance(variant, King):
        return tuple(seat // len(CIRCLE) for seat in range(seats))
    return tuple(range(seats))


def seats_of(options: Options) -> tuple[int, ...]:
    """The first game is a classic one: its leaders are dealt, and its twelve cards are few for anything else."""
    variant = str(options["variant"])
    return () if options["deck"] == "first_game" and variant != "classic" else (SEATS[variant],)


def partners_of(seats: int, options: Options) -> tuple[int, ...]:
    """As the table is laid: teams only where somebody has a partner."""
    variant = variant_of(options)
    return teams_of(variant, seats) if isinstance(variant, Cross | King) else ()


def is_king(seat: Seat) -> bool:
    return CIRCLE[seat % len(CIRCLE)] == "king"
