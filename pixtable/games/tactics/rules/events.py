"""What can happen in a game of Pixel Tactics. Abilities react to these facts."""

from collections.abc import Container
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from pixtable.core.events import Event
from pixtable.games.tactics.rules.moves import CardId, ColumnNumber, RowPlace, SeatNumber, SlotNumber
from pixtable.games.tactics.rules.state import PLACES, Did, Reason, Status
from pixtable.games.tactics.rules.variants.variants import Signal

Spot = Annotated[int, Meta(ge=0, le=53)]
Count = Annotated[int, Meta(ge=0, le=999)]
RowNumber = Annotated[int, Meta(ge=0, le=2)]
Pile: TypeAlias = Literal["hand", "deck", "discard"]
How: TypeAlias = Literal["move", "castle", "effect", "partner"]
"""`partner`: a move out of or within a partner's squad."""
Source: TypeAlias = str
"""What did it: an ability (`samurai.vanguard`), a keyword (`thorns`) or a status (`cursed`); nothing where it is simply
what somebody did, or where a save of before does not say. Those are written as they were: what is empty is left out."""


# The frame of a game


class MatchBegan(Event, frozen=True):
    """Squads and hands are empty again and the decks are shuffled; who may not know them sees backs."""

    match: Count
    first: SeatNumber
    lists: tuple[tuple[CardId, ...], ...]
    decks: tuple[tuple[CardId, ...], ...]


class LeaderChosen(Event, frozen=True):
    """In secret, out of the hand."""

    seat: SeatNumber
    card: CardId


class LeadersRevealed(Event, frozen=True):
    """All at once; each stands in the middle of its squad."""

    reveals = True
    cards: tuple[CardId, ...]


class RoundBegan(Event, frozen=True):
    round: Count
    first: SeatNumber


class WaveBegan(Event, frozen=True):
    row: RowNumber


class TurnBegan(Event, frozen=True):
    seat: SeatNumber


class ActionTaken(Event, frozen=True):
    """What it cost; `is_extra`: paid with an action that an effect gave for such things only."""

    seat: SeatNumber
    action: str
    cost: Count
    is_extra: bool = False


class ActionsGained(Event, frozen=True, omit_defaults=True):
    """More actions in this turn; `only_chores`: to draw, recruit, move or clear."""

    seat: SeatNumber
    count: Count
    only_chores: bool
    source: Source = ""


class TurnEnded(Event, frozen=True):
    seat: SeatNumber


class WaveEnded(Event, frozen=True):
    """Before its casualties are counted."""

    row: RowNumber


class RoundEnded(Event, frozen=True):
    """With the end of the rear wave, before its casualties are counted."""

    round: Count


class RoundWasQuiet(Event, frozen=True):
    """PT-93: nothing but passes happened in it. After one more such round the match is over."""

    round: Count


class MatchEnded(Event, frozen=True, omit_defaults=True):
    """The winner takes the trophies; nobody wins a draw. `leaders` were used and stay out of the game."""

    winner: SeatNumber | None
    trophies: tuple[CardId, ...]
    leaders: tuple[CardId, ...]
    is_last: bool
    reason: Reason = ""


# Cards that go from pile to pile


class CardsDrawn(Event, frozen=True, omit_defaults=True):
    """Into the hand from the deck: from its top, or those that were looked for."""

    reveals = True
    seat: SeatNumber
    cards: tuple[CardId, ...]
    source: Source = ""


class CardsSeen(Event, frozen=True):
    """`seat` looked at cards that it could not see; who else may know them does so already."""

    reveals = True
    seat: SeatNumber
    cards: tuple[CardId, ...]


class CardShown(Event, frozen=True):
    """To everybody."""

    reveals = True
    seat: SeatNumber
    card: CardId


class DeckOrdered(Event, frozen=True):
    """A deck was shuffled, or cards of it were put elsewhere in it."""

    seat: SeatNumber
    deck: tuple[CardId, ...]


class CardsDiscarded(Event, frozen=True, omit_defaults=True):
    """From a hand, to their owners' discards."""

    reveals = True
    seat: SeatNumber
    cards: tuple[CardId, ...]
    source: Source = ""


class CardTaken(Event, frozen=True):
    """From a hand into another, where the victim sees it `held` from behind."""

    reveals = True
    seat: SeatNumber
    victim: SeatNumber
    card: CardId
    held: CardId


class CardsRecovered(Event, frozen=True):
    """From the discards into the hand, where others see `held` from behind."""

    seat: SeatNumber
    cards: tuple[CardId, ...]
    held: tuple[CardId, ...]


class OrderRevealed(Event, frozen=True):
    """From the hand: until it has been carried out it is nowhere (PT-45)."""

    seat: SeatNumber
    card: CardId


class OrderPlayed(Event, frozen=True):
    """It was carried out, and is discarded."""

    seat: SeatNumber
    card: CardId


class OperationLaid(Event, frozen=True):
    seat: SeatNumber
    card: CardId
    slot: SlotNumber


class TokensTaken(Event, frozen=True):
    """One off each operation of a seat."""

    seat: SeatNumber


class OperationEnded(Event, frozen=True):
    seat: SeatNumber
    card: CardId


# Units


class HeroRecruited(Event, frozen=True):
    seat: SeatNumber
    card: CardId
    spot: Spot
    source: Pile = "hand"


class UnitActed(Event, frozen=True):
    """Its * action of this turn."""

    unit: CardId
    did: Did


class AbilityUsed(Event, frozen=True):
    """One that works once a turn, wave or round: `turn:rogue.leader`; or `turn:stunned`, the stun of this very turn."""

    unit: CardId
    use: str


class UnitAttacked(Event, frozen=True, omit_defaults=True):
    """An attack, its damage done. `damage` is what was dealt in all, whoever took it.

    `stood` and `aimed` are the spots of attacker and target at the blow, for both may leave before all has followed
    from it. `struck` are all whom it fell on: the target, whoever took the blow instead, and those whom it cleaves.
    Where a fortress was attacked the target is no unit, but a card seen from behind, and stands nowhere.
    """

    unit: CardId
    target: CardId
    is_ranged: bool
    damage: Count
    stood: Spot | None = None
    aimed: Spot | None = None
    struck: tuple[CardId, ...] = ()
    source: Source = ""

    @property
    def by(self) -> SeatNumber | None:
        """Whose squad attacked."""
        return None if self.stood is None else self.stood // PLACES

    @property
    def against(self) -> SeatNumber | None:
        return None if self.aimed is None else self.aimed // PLACES


class AttackEnded(Event, frozen=True, omit_defaults=True):
    """All that followed from an attack has followed. `by` is whose squad attacked, `struck` all whom it fell on."""

    unit: CardId
    target: CardId
    by: SeatNumber | None = None
    struck: tuple[CardId, ...] = ()


class UnitDamaged(Event, frozen=True, omit_defaults=True):
    """`by` is whose doing it was; `attacker` the unit, where it was an attack."""

    unit: CardId
    damage: Count
    by: SeatNumber | None
    attacker: CardId | None
    source: Source = ""


class UnitHealed(Event, frozen=True, omit_defaults=True):
    unit: CardId
    damage: Count
    source: Source = ""


class DamageLifted(Event, frozen=True):
    """Taken off to be put elsewhere, which is no healing."""

    unit: CardId
    damage: Count


class HeroDefeated(Event, frozen=True, omit_defaults=True):
    """Turned face down in its place."""

    unit: CardId
    source: Source = ""


class HeroRevived(Event, frozen=True, omit_defaults=True):
    unit: CardId
    source: Source = ""


class CorpseCleared(Event, frozen=True):
    unit: CardId


class HeroReturned(Event, frozen=True, omit_defaults=True):
    """To its owner's hand, where others see it `held` from behind."""

    unit: CardId
    held: CardId
    seat: SeatNumber
    source: Source = ""


class UnitsMoved(Event, frozen=True, omit_defaults=True):
    """All at once: which card now lies on which spot, and from where it came. `by` is whose doing it was."""

    cards: tuple[CardId, ...]
    spots: tuple[Spot, ...]
    by: SeatNumber
    how: How
    origins: tuple[Spot, ...] = ()
    source: Source = ""

    def out_of(self, squads: Container[SeatNumber]) -> tuple[CardId, ...]:
        """The cards that came from one of these squads."""
        return tuple(card for card, origin in zip(self.cards, self.origins, strict=True) if origin // PLACES in squads)

    def is_into_row(self, card: CardId) -> bool:
        """Whether this card came from another row, or from another squad."""
        moves = zip(self.cards, self.origins, self.spots, strict=True)
        return any(moved == card and origin // 3 != spot // 3 for moved, origin, spot in moves)


class StatusGiven(Event, frozen=True, omit_defaults=True):
    """`statuses` are all that the unit has now: opposites cancel each other."""

    unit: CardId
    status: Status
    statuses: tuple[Status, ...]
    source: Source = ""


class StatusesTaken(Event, frozen=True):
    unit: CardId
    statuses: tuple[Status, ...]


# What only some variants know


class FortressesBuilt(Event, frozen=True):
    """PT-111: by seat and column, from the tops of the decks. Nobody sees these cards."""

    walls: tuple[tuple[tuple[CardId, ...], ...], ...]


class FortressBroken(Event, frozen=True):
    """Its owner takes a card of it in hand, which others see from behind; None where there was none left to take."""

    reveals = True
    seat: SeatNumber
    column: ColumnNumber
    card: CardId | None


class MarketLaid(Event, frozen=True):
    """PT-112: the row, from the top of the deck; everybody has gold again."""

    reveals = True
    cards: tuple[CardId, ...]


class CardPicked(Event, frozen=True):
    """Gold lies on every card that was passed. The one that was taken, if it lay in the row, is `held` in hand, where
    others see it from behind; what lay on it goes to whoever took it."""

    seat: SeatNumber
    at: RowPlace
    held: CardId | None


class RowRefilled(Event, frozen=True):
    """With the deck's top card."""

    reveals = True
    card: CardId


class GoldCollected(Event, frozen=True):
    seat: SeatNumber
    at: RowPlace


class LeaderFell(Event, frozen=True):
    """In a team game: a trophy of the other team's, and out of the game."""

    seat: SeatNumber
    card: CardId


class RebuildingBegan(Event, frozen=True):
    """PT-114: these seats take a truce round each, alone, before the game goes on after this wave."""

    seats: tuple[SeatNumber, ...]
    wave: RowNumber


class SquadDisbanded(Event, frozen=True):
    """All that lay before a seat is shuffled into its new deck; `others` are not its own, and are discarded."""

    reveals = True
    seat: SeatNumber
    deck: tuple[CardId, ...]
    others: tuple[CardId, ...]


class LeaderRevealed(Event, frozen=True):
    """Of one seat that rebuilds."""

    reveals = True
    seat: SeatNumber
    card: CardId


class Rebuilt(Event, frozen=True):
    seat: SeatNumber


class PlayerOut(Event, frozen=True):
    """PT-115: a knight is out of the game, and so is all that lay before them but `others`, which are discarded."""

    reveals = True
    seat: SeatNumber
    others: tuple[CardId, ...]


class Signalled(Event, frozen=True):
    seat: SeatNumber
    what: Signal


TacticsEvent = (
    MatchBegan
    | LeaderChosen
    | LeadersRevealed
    | RoundBegan
    | WaveBegan
    | TurnBegan
    | ActionTaken
    | ActionsGained
    | TurnEnded
    | WaveEnded
    | RoundEnded
    | RoundWasQuiet
    | MatchEnded
    | CardsDrawn
    | CardsSeen
    | CardShown
    | DeckOrdered
    | CardsDiscarded
    | CardTaken
    | CardsRecovered
    | OrderRevealed
    | OrderPlayed
    | OperationLaid
    | TokensTaken
    | OperationEnded
    | HeroRecruited
    | UnitActed
    | AbilityUsed
    | UnitAttacked
    | AttackEnded
    | UnitDamaged
    | UnitHealed
    | DamageLifted
    | HeroDefeated
    | HeroRevived
    | CorpseCleared
    | HeroReturned
    | UnitsMoved
    | StatusGiven
    | StatusesTaken
    | FortressesBuilt
    | FortressBroken
    | MarketLaid
    | CardPicked
    | RowRefilled
    | GoldCollected
    | LeaderFell
    | RebuildingBegan
    | SquadDisbanded
    | LeaderRevealed
    | Rebuilt
    | PlayerOut
    | Signalled
)
