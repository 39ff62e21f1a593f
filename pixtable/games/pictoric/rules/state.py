"""The table of a game of Pictoric Box."""

from typing import Literal, TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.pictoric.rules.deck import CENTRE, PICTURES, START
from pixtable.games.pictoric.rules.moves import Sketch

UNSEEN = -1
"""A card, to those who may not know which."""
UNDER_CUP = 0
"""A vote that has been cast, to those who may not know for which sector."""
SMALLEST_BANK = 2
LARGEST_BANK = 8

BankFloor: TypeAlias = Literal["two", "none"]
"""PB-52: whether a bank that has fallen below the smallest one is filled up again at once."""

Phase: TypeAlias = Literal["pause", "roll", "discard", "theme", "clue", "lay", "vote", "return", "over"]
"""What is asked of somebody now; in a pause nothing is."""

LUCKY, UNLUCKY, TROUBLE, SILENCE, DOUBLE, ON_THEME = range(1, 7)
"""The forfeits beside the sectors, PB-50 to PB-55."""


class Association(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the leader gave: words, or in one of the other ways nothing that can be read."""

    text: str | None = None
    spoken: bool = False
    pictograms: tuple[str, ...] | None = None
    sketch: Sketch | None = None
    mime: bool = False


class Turn(msgspec.Struct, frozen=True):
    """A turn that has been scored, open to everybody. `laid` and `points` are by seat, the leader votes None."""

    leader: Seat
    clue: Association
    sectors: tuple[int, ...]
    laid: tuple[int, ...]
    votes: tuple[int | None, ...]
    points: tuple[int, ...]

    @property
    def answer(self) -> int:
        """The sector of the leader's card."""
        return self.sectors.index(self.laid[self.leader]) + 1

    @property
    def finders(self) -> list[Seat]:
        """Who found it."""
        return self.voters_for(self.leader)

    @property
    def guessers(self) -> int:
        return len(self.votes) - 1

    def voters_for(self, owner: Seat) -> list[Seat]:
        """Whose votes somebody's card got. What the leader's die shows at the reveal is no vote (PB-24)."""
        sector = self.sectors.index(self.laid[owner]) + 1
        return [seat for seat, vote in enumerate(self.votes) if seat != self.leader and vote == sector]


class PictoricState(msgspec.Struct):
    """Lists are by seat where not said otherwise. `deck` is drawn from its end; `discards` lie face up.

    `places` are cells of the spiral, beyond the centre where a Pictoric would have gone farther (PB-60).
    `drawn` is the leader's card until the association is given, `laid` are the cards face down or on the sectors,
    `votes` stay on the table until the next turn. `owed` is how many cards the leader has to give up. `said` are the
    words of all associations so far. `people` are the seats where somebody can hear and watch (PB-56); None where
    nobody has said, and anybody might.
    """

    seats: int
    forfeits: bool
    free_choice: bool
    language: str
    turn: int
    leader: Seat
    phase: Phase
    places: list[int]
    banks: list[list[int]]
    deck: list[int]
    discards: list[int]
    forfeit: int | None
    theme: str | None
    owed: int
    drawn: int | None
    clue: Association | None
    laid: list[int | None]
    sectors: list[int]
    votes: list[int | None]
    last_turn: Turn | None
    said: list[str]
    sheets: list[list[ScoreLine]]
    bank_floor: BankFloor
    people: tuple[Seat, ...] | None = None

    def copy(self) -> "PictoricState":
        return PictoricState(
            self.seats,
            self.forfeits,
            self.free_choice,
            self.language,
            self.turn,
            self.leader,
            self.phase,
            self.places[:],
            [bank[:] for bank in self.banks],
            self.deck[:],
            self.discards[:],
            self.forfeit,
            self.theme,
            self.owed,
            self.drawn,
            self.clue,
            self.laid[:],
            self.sectors[:],
            self.votes[:],
            self.last_turn,
            self.said[:],
            [lines[:] for lines in self.sheets],
            self.bank_floor,
            self.people,
        )

    @property
    def followers(self) -> list[Seat]:
        """Everybody but the leader, clockwise."""
        return [(self.leader + step) % self.seats for step in range(1, self.seats)]

    @property
    def namer(self) -> Seat:
        """PB-55: who names the theme."""
        return self.followers[0]

    @property
    def is_heard(self) -> bool:
        """PB-56: whether another person is among the guessers, for opponents neither hear nor watch."""
        return self.people is None or any(seat in self.people for seat in self.followers)

    @property
    def cards_laid(self) -> list[int]:
        """Those that have been laid so far: by seat, once all have."""
        return [card for card in self.laid if card is not None]

    @property
    def positions(self) -> list[int]:
        """By seat: the cell that the Pictoric stands on."""
        return [min(place, CENTRE) for place in self.places]

    @property
    def has_secrets_on_table(self) -> bool:
        """Whether it is not to be known yet who laid and voted what."""
        return self.phase in ("clue", "lay", "vote")


def blank_table(
    seats: int, *, forfeits: bool, bank_floor: BankFloor, free_choice: bool, language: str
) -> PictoricState:
    return PictoricState(
        seats=seats,
        forfeits=forfeits,
        free_choice=free_choice,
        language=language,
        turn=0,
        leader=0,
        phase="pause",
        places=[START] * seats,
        banks=[[] for _ in range(seats)],
        deck=[UNSEEN] * len(PICTURES),
        discards=[],
        forfeit=None,
        theme=None,
        owed=0,
        drawn=None,
        clue=None,
        laid=[None] * seats,
        sectors=[],
        votes=[None] * seats,
        last_turn=None,
        said=[],
        sheets=[[] for _ in range(seats)],
        bank_floor=bank_floor,
    )


def cards_outside_deck(state: PictoricState) -> list[int]:
    """Every card outside the deck."""
    cards = [*state.discards, *(card for bank in state.banks for card in bank)]
    cards += state.sectors or state.cards_laid
    if state.drawn is not None:
        cards.append(state.drawn)
    return cards


def cards_of_deck(state: PictoricState) -> list[int]:
    """All the other cards, in no order."""
    elsewhere = set(cards_outside_deck(state))
    return [card for card in range(len(PICTURES)) if card not in elsewhere]
