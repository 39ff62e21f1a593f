"""The table of a game of Pixel Tactics: squads, piles, whose turn it is."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.decks.decks import Built
from pixtable.games.tactics.rules.decks.roster import backs_of, owner_of
from pixtable.games.tactics.rules.variants.variants import Cross, DuelDraft, King, Siege, Variant

VANGUARD, FLANK, REAR = range(3)
ROWS = ("vanguard", "flank", "rear")
COLUMNS = ("left", "middle", "right")
PLACES = 9
"""Of a squad: row by row from the vanguard, left to right. A spot is a place of the whole field: seat * 9 + place."""
LEADER_PLACE = 4
RESERVE = 3
"""Layout for operations behind a squad."""
TIME_TOKENS = 4
ACTIONS = 2
HAND_TO_DRAW = 5
"""With so many cards in hand nobody may draw by an action (PT-40)."""
LAST_ROUND = 30
QUIET_ROUNDS = 2
"""After so many in a row in which nothing but passes happened the match is over (PT-93)."""

Phase: TypeAlias = Literal["pause", "leader", "play", "over"]
"""What is asked of somebody now; in a pause nothing is."""
Status: TypeAlias = Literal[
    "+1 attack",
    "-1 attack",
    "+1 life",
    "-1 life",
    "armour",
    "marked",
    "blessed",
    "cursed",
    "stunned",
    "silenced",
    "threatened",
]
Reason: TypeAlias = Literal["", "leader", "both", "stalemate", "rounds", "fortress"]
"""Why a match ended (PT-93): a leader fell, or both; nothing but passes; the last round; a fortress was stormed.
Saves of before do not say."""
Stalemate: TypeAlias = Literal["draw", "life"]
Did: TypeAlias = Literal["", "attack", "cast", "move", "castle"]


class Unit(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A hero, a leader or a corpse on the field, known by its card. `seat` is whose squad it stands in.

    `is_fresh`: recruited in this wave. `did`: its * action of this wave, for nobody has two turns in one.
    `used` are abilities that work once a turn, wave or round, as `turn:rogue.leader`.
    """

    card: int
    seat: Seat
    place: int
    is_leader: bool = False
    is_corpse: bool = False
    damage: int = 0
    statuses: tuple[Status, ...] = ()
    is_fresh: bool = False
    did: Did = ""
    used: tuple[str, ...] = ()

    @property
    def row(self) -> int:
        return self.place // 3

    @property
    def column(self) -> int:
        return self.place % 3

    @property
    def spot(self) -> int:
        return self.seat * PLACES + self.place

    @property
    def is_hero(self) -> bool:
        """Corpses and leaders are none."""
        return not self.is_leader and not self.is_corpse

    @property
    def is_alive(self) -> bool:
        """A unit in the sense of the rules: hero or leader."""
        return not self.is_corpse


class Operation(msgspec.Struct, frozen=True, gc=False):
    """A card in reserve, with the time tokens that are left on it."""

    card: int
    tokens: int = TIME_TOKENS


_SEEN_AT: dict[int, int] = {}
"""The spot at which a card lay when it was last looked for, in whatever game: where to look first. It is only ever a
guess, which the field itself confirms, so it can be wrong but never do harm."""


class TacticsState(msgspec.Struct, dict=True):
    """Lists are by seat where not said otherwise. Decks are drawn from their end; hands lie in order.

    `lists` are the cards that each seat began the match with, `chosen` the leaders until they are revealed,
    `resolving` an order that is being carried out, `used` the actions that were done in this turn. `stirred` tells
    whether anything but passes happened in this round, `quiet` how many rounds in a row nothing did, `stalemate` who
    wins then (PT-93). `outcomes` holds the winner of each match, None for a draw: one of the winning team, before
    whose first seat its trophies lie; `reasons`, why each of them ended. `built` are the decks that players brought
    (PT-100), None for those who play with the common set. They lie open. Where one deck is everybody's (PT-112) it is
    the only one, and its cards are nobody's: they count as those of a seat after the last.
    """

    seats: int
    teams: tuple[int, ...]
    trophies_to_win: int
    deck: str
    match: int
    phase: Phase
    round: int
    wave: int
    opener: Seat
    first: Seat
    turn: Seat | None
    actions_left: int
    extra_actions: int
    gained: int
    used: list[str]
    stirred: bool
    field: list[Unit | None]
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    reserves: list[list[Operation | None]]
    lists: list[tuple[int, ...]]
    chosen: list[int | None]
    resolving: int | None
    aside: list[int]
    trophies: list[list[int]]
    outcomes: list[Seat | None]
    built: tuple[Built | None, ...]
    variant: Variant = None
    quiet: int = 0
    stalemate: Stalemate = "draw"
    reasons: tuple[Reason, ...] = ()

    def copy(self) -> "TacticsState":
        """Only the field is changed in place; all else is shared, and replaced when it changes."""
        twin = msgspec.structs.replace(self, field=self.field[:])
        twin.__dict__ = self.__dict__  # what stands where has not changed: see `standing`
        return twin

    @property
    def is_truce(self) -> bool:
        """PT-33: in the first round nobody touches an opponent's squad; nor while somebody rebuilds (PT-114)."""
        return self.round == 1 or (self.variant is not None and self.rebuilder is not None)

    @property
    def rebuilder(self) -> Seat | None:
        """Who takes a truce round alone (PT-114)."""
        if self.variant is None:
            return None
        rebuilding = self.rebuilding
        return rebuilding[0] if rebuilding else None

    @property
    def rebuilding(self) -> tuple[Seat, ...]:
        """Those who have lost their leader and begin anew, one after the other."""
        return self.variant.rebuilding if isinstance(self.variant, Cross | King) else ()

    @property
    def is_siege(self) -> bool:
        return type(self.variant) is Siege

    @property
    def in_teams(self) -> bool:
        return self.variant is not None and isinstance(self.variant, Cross | King)

    def put_down(self, unit: Unit) -> None:
        """A unit that has come from elsewhere."""
        spot = _SEEN_AT[unit.card] = unit.seat * PLACES + unit.place
        self.field[spot] = unit

    def squad(self, seat: Seat) -> list[Unit | None]:
        return self.field[seat * PLACES : (seat + 1) * PLACES]

    def unit(self, card: int) -> Unit | None:
        field = self.field
        spot = _SEEN_AT.get(card, 0)
        if spot < len(field) and (unit := field[spot]) is not None and unit.card == card:
            return unit
        for spot, unit in enumerate(field):
            if unit is not None and unit.card == card:
                _SEEN_AT[card] = spot
                return unit
        return None

    def leader(self, seat: Seat) -> Unit | None:
        unit = self.field[seat * PLACES + LEADER_PLACE]
        return unit if unit is not None and unit.is_leader else None

    def may_lead(self, seat: Seat) -> Sequence[int]:
        """From whom a leader is chosen: the hand, or the leaders of a built deck that have not led yet.

        When all of them have, they may lead again: with four of them the fifth match of a long game would have none.
        """
        own = self.built[seat]
        if own is None:
            return self.hands[seat]
        return [card for card in own.leaders if card not in self.aside] or own.leaders

    def deck_of(self, seat: Seat) -> list[int]:
        return self.decks[seat if len(self.decks) > 1 else 0]

    def owner(self, card: int, holder: Seat) -> Seat:
        """PT-82. A card of the market belongs to whoever has it."""
        owner = owner_of(card)
        return owner if owner < self.seats else holder

    def is_out(self, seat: Seat) -> bool:
        """PT-115: a knight whose leader fell."""
        return seat in self._out

    @property
    def _out(self) -> tuple[Seat, ...]:
        return self.variant.out if type(self.variant) is King else ()

    def enemies(self, seat: Seat) -> tuple[Seat, ...]:
        """Who plays against this seat, clockwise from it: whoever is of another team."""
        return _enemies(self.teams, seat, () if self.variant is None else self._out)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        around = _clockwise(seat, self.seats, self._out)
        return tuple(other for other in around if other != seat and self.teams[other] == self.teams[seat])

    def faced(self, seat: Seat) -> tuple[Seat, ...]:
        """Those enemies whom an attack reaches: among kings and knights only the neighbours (PT-115)."""
        if type(self.variant) is not King:
            return _enemies(self.teams, seat, ())
        around = [other for other in _clockwise(seat, self.seats, self._out) if other != seat]
        neighbours = dict.fromkeys((around[0], around[-1]))
        return tuple(other for other in neighbours if self.teams[other] != self.teams[seat])

    def turn_order(self) -> tuple[Seat, ...]:
        """Clockwise from whoever holds the first-player card."""
        return _clockwise(self.first, self.seats, () if self.variant is None else self._out)

    def victories(self, seat: Seat) -> int:
        """Matches that count: trophies, or sieges won."""
        return self.outcomes.count(seat) if self.is_siege else len(self.trophies[seat])

    def team_seat(self, seat: Seat) -> Seat:
        """Before whom a team's trophies lie."""
        return self.teams.index(self.teams[seat])


@cache
def _enemies(teams: tuple[int, ...], seat: Seat, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(other for other in _clockwise(seat, len(teams), out) if teams[other] != teams[seat])


@cache
def _clockwise(first: Seat, seats: int, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    around = ((first + step) % seats for step in range(seats))
    return tuple(seat for seat in around if seat not in out)


def blank_table(
    seats: int, teams: tuple[int, ...], trophies_to_win: int, deck: str, variant: Variant = None
) -> TacticsState:
    return TacticsState(
        seats=seats,
        teams=teams,
        trophies_to_win=trophies_to_win,
        deck=deck,
        match=0,
        phase="pause",
        round=0,
        wave=VANGUARD,
        opener=0,
        first=0,
        turn=None,
        actions_left=0,
        extra_actions=0,
        gained=0,
        used=[],
        stirred=False,
        field=[None] * (seats * PLACES),
        decks=[[] for _ in range(1 if isinstance(variant, DuelDraft) else seats)],
        hands=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        reserves=[[None] * RESERVE for _ in range(seats)],
        lists=[()] * (seats + isinstance(variant, DuelDraft)),
        chosen=[None] * seats,
        resolving=None,
        aside=[],
        trophies=[[] for _ in range(seats)],
        outcomes=[],
        variant=variant,
        built=(None,) * seats,
    )


def masked(cards: list[int]) -> list[int]:
    """The same pile, seen from behind."""
    return backs_of(cards)
