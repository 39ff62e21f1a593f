"""What a player of Pixel Tactics may do, named as the protocol names it."""

from typing import Annotated

from msgspec import Meta

from pixtable.core.events import Move
from pixtable.games.tactics.rules.variants.variants import Signal

CardId = Annotated[int, Meta(ge=0, le=5_999)]
PlaceNumber = Annotated[int, Meta(ge=0, le=8)]
"""Of one's own squad, row by row from the vanguard."""
SlotNumber = Annotated[int, Meta(ge=0, le=2)]
ColumnNumber = Annotated[int, Meta(ge=0, le=2)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
RowPlace = Annotated[int, Meta(ge=0, le=5)]
"""In the market's row, counted from the card farthest from the deck."""


class ChooseLeader(Move, frozen=True, tag="leader"):
    """Choose a leader from the opening hand, in secret (PT-20)."""

    card: CardId


class Draw(Move, frozen=True):
    """PT-40."""


class Recruit(Move, frozen=True):
    """PT-41. The card lies in hand; or, where the leader allows it, among the discards."""

    card: CardId
    to: PlaceNumber


class Attack(Move, frozen=True):
    """PT-42. A unit that can reach the target by a ranged attack makes one, unless it is to be in melee."""

    unit: CardId
    target: CardId
    melee: bool = False


class Cast(Move, frozen=True):
    """PT-43: the spell of a unit."""

    unit: CardId


class LeaderAction(Move, frozen=True):
    """PT-44."""


class PlayOrder(Move, frozen=True, tag="order"):
    """PT-45."""

    card: CardId


class PlayOperation(Move, frozen=True, tag="operation"):
    """PT-46."""

    card: CardId
    slot: SlotNumber


class RemoveOperation(Move, frozen=True):
    """PT-47."""

    card: CardId


class Clear(Move, frozen=True):
    """PT-48: a corpse of one's squad, or of a partner's (PT-113)."""

    unit: CardId


class MoveHero(Move, frozen=True, tag="move"):
    """PT-49. A partner's hero may be moved too (PT-113, PT-115): to one's own squad, or within theirs, `squad`."""

    unit: CardId
    to: PlaceNumber
    squad: SeatNumber | None = None


class Castle(Move, frozen=True):
    """PT-50: two heroes or corpses change places."""

    a: CardId
    b: CardId


class Storm(Move, frozen=True):
    """PT-111: attack the fortress behind an open column of the enemy's."""

    unit: CardId
    column: ColumnNumber


class Pick(Move, frozen=True):
    """PT-112: choose a card of the row, with a gold piece on each that is passed; past all, the deck's top card."""

    at: RowPlace


class Collect(Move, frozen=True):
    """PT-112: take all gold from a card of the row."""

    at: RowPlace


class SendSignal(Move, frozen=True, tag="signal"):
    """PT-115: all that partners may say to each other. It costs nothing."""

    what: Signal


class Pass(Move, frozen=True):
    """PT-51."""


TacticsMove = (
    ChooseLeader
    | Draw
    | Recruit
    | Attack
    | Cast
    | LeaderAction
    | PlayOrder
    | PlayOperation
    | RemoveOperation
    | Clear
    | MoveHero
    | Castle
    | Storm
    | Pick
    | Collect
    | SendSignal
    | Pass
)
