"""Choices in mid-effect, as abilities make them: one of these, up to so many of those, may I."""

from collections.abc import Collection, Generator, Iterable, Sequence
from typing import Any, Self, TypeAlias, TypeVar

from pixtable.core.chance import Chance
from pixtable.core.events import Ask, Seat
from pixtable.games.tactics.rules.abilities.words import Ability
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import NOWHERE, Standing
from pixtable.games.tactics.rules.state import COLUMNS, ROWS, Unit

T = TypeVar("T")
Asking: TypeAlias = Generator[Any, Any, T]
"""A part of a script that comes to something."""

YES, NO, DONE = "yes", "no", "done"
CLAUSE = "PT-80"


class Chooser:
    """An ability at work: whose it is, what it is printed on, and the questions it may ask."""

    __slots__ = ("ability", "as_it_was", "board", "card", "chance", "seat")

    def __init__(self, board: Board, seat: Seat, chance: Chance, one: Standing | None = None) -> None:
        self.board = board
        self.seat = seat
        self.chance = chance
        self.ability: Ability | None = None
        self.card = NOWHERE
        self.as_it_was: Unit | None = None
        if one is not None:
            self.ability, self.card = one.ability, one.card
            if one.spot != NOWHERE:
                self.as_it_was = board.state.field[one.spot]

    def becoming(self, one: Standing) -> Self:
        """Another ability at work on the same board."""
        return type(self)(self.board, one.seat, self.chance, one)

    # What is printed

    @property
    def n(self) -> int:
        assert self.ability
        return self.ability.n

    @property
    def m(self) -> int:
        assert self.ability
        return self.ability.m

    @property
    def unit(self) -> Unit:
        """This hero or leader as it is now; as it was, once it has fallen or gone."""
        assert self.as_it_was
        return self.board.now(self.card) or self.as_it_was

    @property
    def source(self) -> str:
        """What is told as the cause of all that comes of it."""
        return self.ability.id if self.ability else ""

    # Questions

    def ask(self, prompt: str, options: Sequence[int | str], seat: Seat | None = None) -> Asking[Any]:
        """Where there is one answer only, nobody is asked."""
        if len(options) == 1:
            return options[0]
        asked = self.seat if seat is None else seat
        return (yield Ask(asked, prompt, tuple(options), CLAUSE, self.source))

    def may(self, prompt: str = "may") -> Asking[bool]:
        return bool((yield from self.ask(prompt, (YES, NO))) == YES)

    def one(self, units: Iterable[Unit], prompt: str = "target") -> Asking[Unit | None]:
        """Exactly one; None where there is none."""
        found = self.choosable(units)
        if not found:
            return None
        chosen = yield from self.ask(prompt, [unit.card for unit in found])
        return next(unit for unit in found if unit.card == chosen)

    def may_one(self, units: Iterable[Unit], prompt: str = "target") -> Asking[Unit | None]:
        found = self.choosable(units)
        if not found:
            return None
        chosen = yield from self.ask(prompt, [*(unit.card for unit in found), NO])
        return next((unit for unit in found if unit.card == chosen), None)

    def up_to(self, count: int, units: Iterable[Unit], prompt: str = "target") -> Asking[list[Unit]]:
        """Different ones, until enough are chosen or the player is done."""
        left, chosen = self.choosable(units), list[Unit]()
        while left and len(chosen) < count:
            answer = yield from self.ask(prompt, [*(unit.card for unit in left), DONE])
            if answer == DONE:
                break
            chosen += [unit for unit in left if unit.card == answer]
            left = [unit for unit in left if unit.card != answer]
        return chosen

    def two(self, units: Iterable[Unit], prompt: str = "pair") -> Asking[list[Unit]]:
        """Exactly two of one squad; none where no squad has so many."""
        found = self.choosable(units)
        found = [unit for unit in found if sum(other.seat == unit.seat for other in found) > 1]
        if len(found) <= 2:
            return found
        one = yield from self.one(found, prompt)
        assert one
        other = yield from self.one([unit for unit in found if unit.seat == one.seat and unit.card != one.card], prompt)
        assert other
        return [one, other]

    def choosable(self, units: Iterable[Unit]) -> list[Unit]:
        """Spells of enemies cannot be aimed at stealth."""
        if self.ability is None or not self.ability.is_spell or not self.board.granting("stealth"):
            return list(units)
        return [
            unit
            for unit in units
            if not (self.board.are_enemies(self.seat, unit.seat) and self.board.says("stealth", unit))
        ]

    def card_of(self, cards: Collection[int], prompt: str, seat: Seat | None = None) -> Asking[int | None]:
        return (yield from self.ask(prompt, tuple(cards), seat)) if cards else None

    def cards(self, count: int, cards: Collection[int], prompt: str) -> Asking[list[int]]:
        """So many of them, one after the other: where it is all of them, their order."""
        left, chosen = list(cards), list[int]()
        while left and len(chosen) < count:
            answer = yield from self.ask(prompt, left)
            chosen.append(answer)
            left.remove(answer)
        return chosen

    def cards_up_to(self, count: int, cards: Collection[int], prompt: str) -> Asking[list[int]]:
        left, chosen = list(cards), list[int]()
        while left and len(chosen) < count:
            answer = yield from self.ask(prompt, [*left, DONE])
            if answer == DONE:
                break
            chosen.append(answer)
            left.remove(answer)
        return chosen

    def spot(self, spots: Sequence[int]) -> Asking[int | None]:
        return (yield from self.ask("place", spots)) if spots else None

    def opponent(self, among: Collection[Seat] | None = None, *, with_cards: bool = False) -> Asking[Seat | None]:
        """One whom this seat may touch, if it is one of these: nobody in a truce."""
        hands, found = self.board.state.hands, self.board.enemies(self.seat)
        enemies = [seat for seat in found if (among is None or seat in among) and (hands[seat] or not with_cards)]
        return (yield from self.ask("opponent", enemies)) if enemies else None

    def row(self, units: Iterable[Unit]) -> Asking[list[Unit]]:
        """All of these in one row of one squad."""
        in_squad = yield from self._one_squad(units)
        rows = sorted({unit.row for unit in in_squad})
        if not rows:
            return []
        name = yield from self.ask("row", [ROWS[row] for row in rows])
        return [unit for unit in in_squad if ROWS[unit.row] == name]

    def column(self, units: Iterable[Unit]) -> Asking[list[Unit]]:
        in_squad = yield from self._one_squad(units)
        columns = sorted({unit.column for unit in in_squad})
        if not columns:
            return []
        name = yield from self.ask("column", [COLUMNS[column] for column in columns])
        return [unit for unit in in_squad if COLUMNS[unit.column] == name]

    def squad(self, units: Iterable[Unit]) -> Asking[list[Unit]]:
        """All of these in one squad."""
        return (yield from self._one_squad(units))

    def _one_squad(self, units: Iterable[Unit]) -> Asking[list[Unit]]:
        found = list(units)
        seats = sorted({unit.seat for unit in found})
        if len(seats) < 2:
            return found
        seat = yield from self.ask("squad", seats)
        return [unit for unit in found if unit.seat == seat]

    def split(self, points: int, units: Iterable[Unit], prompt: str, most: dict[int, int]) -> Asking[dict[Unit, int]]:
        """Share points out one by one; no unit takes more than `most` says, if it says anything."""
        found, shares = self.choosable(units), dict[int, int]()
        for _ in range(points):
            open_to = [unit.card for unit in found if shares.get(unit.card, 0) < most.get(unit.card, points)]
            if not open_to:
                break
            card = yield from self.ask(prompt, open_to)
            shares[card] = shares.get(card, 0) + 1
        return {unit: shares[unit.card] for unit in found if unit.card in shares}
