"""The rules of Pixies, clause by clause."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Result, Rules, ScoreLine, Script
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, CardsRevealed, DeckShuffled, RoundBegan, RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.positions import picture_of, read_position
from pixtable.games.pixies.rules.scoring import CLAUSES, score
from pixtable.games.pixies.rules.state import (
    UNSEEN,
    Cell,
    Garden,
    PixiesState,
    empty_garden,
    is_full,
    round_is_over,
    unseen_cards,
)

PixiesEvent = RoundBegan | DeckShuffled | CardsRevealed | CardPlaced | RoundScored


class PixiesRules(Rules[PixiesState, Take, PixiesEvent]):
    # How a game begins

    def setup(self, seats: int, options: Options) -> PixiesState:
        return PixiesState(
            seats=seats,
            rounds=int(options["rounds"]),
            round=0,
            is_scored=False,
            first=0,
            row=[],
            deck=[],
            gardens=[empty_garden() for _ in range(seats)],
            totals=[0] * seats,
            sheets=[],
        )

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> PixiesState:
        return read_position(data, self.setup(seats, options))

    def opening(self, state: PixiesState, chance: Chance) -> Script:
        if state.round == 0:
            yield from self._begin_round(state, first=chance.below(state.seats), chance=chance)
            return
        if UNSEEN in state.deck:
            yield DeckShuffled(tuple(chance.shuffled(unseen_cards(state))))
        if not state.row:
            yield self._reveal(state, state.first)

    # Whose turn, and what they may do

    def to_act(self, state: PixiesState) -> tuple[Seat, ...]:
        """Nobody between the last card of a turn and the next reveal, nor while a round is scored."""
        return (state.picker,) if state.row and not state.is_scored else ()

    def legal(self, state: PixiesState, seat: Seat) -> Sequence[Take]:
        if seat not in self.to_act(state):
            return []
        garden = state.gardens[seat]
        moves = []
        for card in state.row:
            lying = garden[CARDS[card].cell]
            if lying is None or lying.up is None:
                moves.append(Take(card))
            elif not lying.down:
                moves.append(Take(card, "new"))
                moves.append(Take(card, "old"))
            else:
                moves.extend(Take(card, None, cell + 1) for cell in range(9) if garden[cell] is None)
        return moves

    def refuse(self, state: PixiesState, seat: Seat, move: Take) -> Refusal | None:
        if state.is_over:
            return Refusal("PX-32", "over")
        if not 0 <= seat < state.seats:
            return Refusal("PX-2", "seat")
        garden = state.gardens[seat]
        if is_full(garden):
            return Refusal("PX-31")
        if seat != state.picker:
            return Refusal("PX-11")
        if move.card not in state.row:
            return Refusal("PX-11", "row", piece=f"card {move.card}")
        return _refuse_place(garden, move)

    # What a move does

    def decide(self, state: PixiesState, seat: Seat, move: Take, chance: Chance) -> Script:
        yield _placing(state.gardens[seat], seat, move)
        if not round_is_over(state):
            if not state.row:
                yield self._reveal(state, first=seat)  # PX-12
            return
        yield RoundScored(tuple(score(garden, state.round) for garden in state.gardens))
        if not state.is_over:
            yield from self._begin_round(state, first=seat, chance=chance)  # PX-33

    def _begin_round(self, state: PixiesState, first: Seat, chance: Chance) -> Script:
        deck = chance.shuffled(range(len(CARDS)))
        yield RoundBegan(state.round + 1, first, tuple(deck))
        yield self._reveal(state, first)

    def _reveal(self, state: PixiesState, first: Seat) -> CardsRevealed:
        return CardsRevealed(first, tuple(reversed(state.deck[-state.row_size :])))

    def evolve(self, state: PixiesState, event: PixiesEvent) -> None:
        match event:
            case CardPlaced(seat, card, cell, face_up):
                state.row.remove(card)
                garden = state.gardens[seat]
                garden[cell - 1] = _laid(garden[cell - 1], card, face_up)
            case CardsRevealed(first, cards):
                state.first = first
                del state.deck[-len(cards) :]
                state.row = list(cards)
            case RoundScored(sheets):
                state.is_scored = True
                state.sheets.append(sheets)
                state.totals = [total + sheet.total for total, sheet in zip(state.totals, sheets, strict=True)]
            case RoundBegan(round, first, deck):
                state.round = round
                state.is_scored = False
                state.first = first
                state.row = []
                state.deck = list(deck) or [UNSEEN] * len(CARDS)
                state.gardens = [empty_garden() for _ in range(state.seats)]
            case DeckShuffled(deck):
                state.deck = list(deck) or [UNSEEN] * len(state.deck)

    # How it ends

    def result(self, state: PixiesState) -> Result | None:
        if not state.is_over:
            return None
        totals = state.totals
        return Result(
            scores=tuple(totals),
            winners=tuple(seat for seat, total in enumerate(totals) if total == max(totals)),  # PX-50
            ranks=tuple(1 + sum(other > total for other in totals) for total in totals),
            breakdown=tuple(_score_lines(state, seat) for seat in range(state.seats)),
        )

    # Who may know what: all but the order of the deck is open to everybody

    def view(self, state: PixiesState, seat: Seat) -> PixiesState:
        view = state.copy()
        view.deck = [UNSEEN] * len(state.deck)
        return view

    def redact(self, event: PixiesEvent, seat: Seat) -> PixiesEvent:
        if isinstance(event, RoundBegan | DeckShuffled):
            return msgspec.structs.replace(event, deck=())
        return event

    def determinize(self, view: PixiesState, seat: Seat, rng: Rng) -> PixiesState:
        world = view.copy()
        world.deck = unseen_cards(view)
        rng.shuffle(world.deck)
        return world

    def picture(self, state: PixiesState) -> dict[str, Any]:
        return picture_of(state)


def _refuse_place(garden: Garden, move: Take) -> Refusal | None:
    card = CARDS[move.card]
    lying = garden[card.cell]
    piece, numbers = f"cell {card.value}", {"v": card.value}
    if lying is None or lying.up is None:
        if move.keep is not None or move.cell is not None:
            return Refusal("PX-20", "value", piece, numbers)
    elif not lying.down:
        if move.keep is None or move.cell is not None:
            return Refusal("PX-21", piece=piece)
    elif move.keep is not None or move.cell is None:
        return Refusal("PX-22", "value", piece, numbers)
    elif (target := garden[move.cell - 1]) is not None:
        reason = "empty" if target.up is None else "tuck"
        return Refusal("PX-22", reason, f"cell {move.cell}")
    return None


def _placing(garden: Garden, seat: Seat, move: Take) -> CardPlaced:
    """PX-20 to PX-22: a third twin and the worse of two go face down, every other card face up."""
    cell = move.cell or CARDS[move.card].value
    return CardPlaced(seat, move.card, cell, face_up=move.cell is None and move.keep != "old")


def _laid(lying: Cell | None, card: int, face_up: bool) -> Cell:
    if lying is None:
        return Cell(card) if face_up else Cell(None, (card,))
    if face_up:
        return Cell(card, lying.down if lying.up is None else (*lying.down, lying.up))
    return Cell(lying.up, (card, *lying.down))


def _score_lines(state: PixiesState, seat: Seat) -> tuple[ScoreLine, ...]:
    first = state.round - len(state.sheets) + 1
    lines = [
        ScoreLine(round, term, clause, getattr(sheets[seat], term))
        for round, sheets in enumerate(state.sheets, start=first)
        for term, clause in CLAUSES.items()
    ]
    if carried := state.totals[seat] - sum(line.points for line in lines):
        lines.insert(0, ScoreLine(first - 1, "carried", "PX-50", carried))  # a set position began with points
    return tuple(lines)
