"""What is kept of a tournament: who entered, and which matches are over. Everything else follows from these two."""

from functools import cached_property

import msgspec
from msgspec.structs import replace

from pixtable.core.chance import Chance
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.store.chairs import Chair

SIZES = (4, 8)
ROUNDS = ("quarter", "semi", "final")
SEEDS = 1 << 40
LOTS = 0
"""The step of chance that draws the bracket; the matches have those after it, the draft the last."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Without a deck they have yet to draft one."""

    chair: Chair
    deck: Deck | None = None


class Finished(msgspec.Struct, frozen=True):
    """A match that has been won. `winner` counts the entrants."""

    match: int
    winner: int


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Knock-out. Matches are numbered round by round: of 8 entrants 0 to 3, then 4 and 5, and 6 is the final."""

    entrants: tuple[Entrant, ...] = ()
    seed: int = 0
    trophies: int = 1
    finished: tuple[Finished, ...] = ()

    def __post_init__(self) -> None:
        """Whoever reads a file that tells nonsense finds out at once."""
        if self.entrants and len(self.entrants) not in SIZES:
            raise ValueError(f"{len(self.entrants)} entrants; a tournament has {SIZES}")
        if self.finished and self.awaits_draft:
            raise ValueError("matches were played before there were decks")
        beaten: dict[int, int] = {}
        for one in self.finished:
            if one.match in beaten or not self._could_win(one, beaten):
                raise ValueError(f"entrant {one.winner} cannot have won match {one.match}")
            beaten[one.match] = one.winner

    def _could_win(self, one: Finished, known: dict[int, int]) -> bool:
        return one.match in range(self.matches) and one.winner in self._sides(one.match, known)

    # The shape of the bracket

    @property
    def has_begun(self) -> bool:
        return bool(self.entrants)

    @property
    def matches(self) -> int:
        return max(0, len(self.entrants) - 1)

    @cached_property
    def rounds(self) -> tuple[range, ...]:
        """The numbers of each round's matches, the final last."""
        found, first, count = [], 0, len(self.entrants) // 2
        while count:
            found.append(range(first, first + count))
            first, count = first + count, count // 2
        return tuple(found)

    @cached_property
    def drawn(self) -> tuple[int, ...]:
        """The entrants from the top of the bracket down, as the seed has drawn them."""
        return tuple(Chance(self.seed, LOTS).shuffled(range(len(self.entrants))))

    def seed_of(self, number: int) -> int:
        """What decides how the cards of a match lie."""
        return Chance(self.seed, number + 1).below(SEEDS)

    # How it stands

    @cached_property
    def winners(self) -> dict[int, int]:
        return {one.match: one.winner for one in self.finished}

    def sides(self, match: int) -> tuple[int | None, int | None]:
        """The entrants of a match; nobody where an earlier one has still to be played."""
        return self._sides(match, self.winners)

    def _sides(self, match: int, known: dict[int, int]) -> tuple[int | None, int | None]:
        first_round = len(self.entrants) // 2
        if match < first_round:
            return self.drawn[2 * match], self.drawn[2 * match + 1]
        before = 2 * (match - first_round)
        return known.get(before), known.get(before + 1)

    @property
    def awaits_draft(self) -> bool:
        return any(entrant.deck is None for entrant in self.entrants)

    @property
    def ready(self) -> tuple[int, ...]:
        """The matches that can be played now, the earliest first."""
        if self.awaits_draft:
            return ()
        open_ = (match for match in range(self.matches) if match not in self.winners)
        return tuple(match for match in open_ if None not in self.sides(match))

    @property
    def next_match(self) -> int:
        """Of those that are ready. People first: they are waiting."""
        return min(self.ready, key=lambda number: (not self.has_person(number), number))

    @property
    def champion(self) -> int | None:
        return self.winners.get(self.matches - 1)

    def pair(self, match: int) -> tuple[Entrant, Entrant]:
        """Of a match whose sides are known."""
        one, other = self.sides(match)
        assert one is not None
        assert other is not None
        return self.entrants[one], self.entrants[other]

    def has_person(self, match: int) -> bool:
        return any(entrant.chair.is_person for entrant in self.pair(match))

    def beaten_by(self, entrant: int) -> list[int]:
        """Whom they have sent home, round by round."""
        won = (match for match, winner in sorted(self.winners.items()) if winner == entrant)
        return [side for match in won for side in self.sides(match) if side is not None and side != entrant]

    # How it goes on

    def with_result(self, match: int, winner: int) -> "Tournament":
        return replace(self, finished=(*self.finished, Finished(match, winner)))

    def with_decks(self, decks: list[Deck]) -> "Tournament":
        """They have been drafted, one for each entrant."""
        pairs = zip(self.entrants, decks, strict=True)
        return replace(self, entrants=tuple(Entrant(entrant.chair, deck) for entrant, deck in pairs))
