"""The rules of Pixel Tactics: a thin table of contents."""

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Result, Rules, ScoreLine, Script
from pixtable.games.tactics import cards
from pixtable.games.tactics.actions import legal_moves
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.changes import CHANGES
from pixtable.games.tactics.events import DeckOrdered, TacticsEvent
from pixtable.games.tactics.matches import begin_match
from pixtable.games.tactics.moves import TacticsMove
from pixtable.games.tactics.positions import picture_of, read_position
from pixtable.games.tactics.reactions import follow
from pixtable.games.tactics.refusals import refusal_of
from pixtable.games.tactics.roster import is_back
from pixtable.games.tactics.secrets import imagined, redacted, unknown_cards, view_of
from pixtable.games.tactics.state import TacticsState, blank_table
from pixtable.games.tactics.turns import carry_out
from pixtable.games.tactics.waves import begin_round

assert cards.ALL, "the cards are written into `words.CHARACTERS` when they are imported"


class TacticsRules(Rules[TacticsState, TacticsMove, TacticsEvent]):
    # How a game begins

    def setup(self, seats: int, options: Options) -> TacticsState:
        return blank_table(seats, tuple(range(seats)), int(options["trophies"]), str(options["deck"]))

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> TacticsState:
        return read_position(data, self.setup(seats, options))

    def opening(self, state: TacticsState, chance: Chance) -> Script:
        board = Board(state)
        if state.match == 0:
            yield from begin_match(state, chance.below(state.seats), chance)  # PT-21
            if state.phase == "play":
                yield from follow(board, begin_round(board, 1, state.first), chance)
            return
        for seat, deck in enumerate(state.decks):
            if any(is_back(card) for card in deck):
                yield DeckOrdered(seat, tuple(chance.shuffled(_rest(state, seat))))

    # Whose turn, and what they may do

    def to_act(self, state: TacticsState) -> tuple[Seat, ...]:
        if state.phase == "leader":
            return tuple(seat for seat, card in enumerate(state.chosen) if card is None)
        return (state.turn,) if state.phase == "play" and state.turn is not None else ()

    def legal(self, state: TacticsState, seat: Seat) -> Sequence[TacticsMove]:
        return legal_moves(Board(state), seat) if seat in self.to_act(state) else []

    def refuse(self, state: TacticsState, seat: Seat, move: TacticsMove) -> Refusal | None:
        return refusal_of(state, seat, move)

    # What a move does

    def decide(self, state: TacticsState, seat: Seat, move: TacticsMove, chance: Chance) -> Script:
        board = Board(state)
        return follow(board, carry_out(board, seat, move, chance), chance)

    def evolve(self, state: TacticsState, event: TacticsEvent) -> None:
        CHANGES[type(event)](state, event)

    # How it ends

    def result(self, state: TacticsState) -> Result | None:
        if state.phase != "over":
            return None
        scores = tuple(len(trophies) for trophies in state.trophies)
        return Result(
            scores=scores,
            winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),  # PT-91
            ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
            breakdown=tuple(_trophy_lines(state, seat) for seat in range(state.seats)),
        )

    # Who may know what

    def view(self, state: TacticsState, seat: Seat) -> TacticsState:
        return view_of(state, seat)

    def redact(self, event: TacticsEvent, seat: Seat) -> TacticsEvent:
        return redacted(event, seat)

    def determinize(self, view: TacticsState, seat: Seat, rng: Rng) -> TacticsState:
        return imagined(view, seat, rng)

    def picture(self, state: TacticsState) -> dict[str, Any]:
        return picture_of(state)


def _rest(state: TacticsState, seat: Seat) -> list[int]:
    """The cards of a deck whose order a position left open."""
    in_hands = {card for hand in state.hands for card in hand}
    in_hands.update(card for card in state.chosen if card is not None)
    return [card for card in unknown_cards(state, seat)[seat] if card not in in_hands]


def _trophy_lines(state: TacticsState, seat: Seat) -> tuple[ScoreLine, ...]:
    lines = [
        ScoreLine(match, "trophy", "PT-90", 1)
        for match, winner in enumerate(state.outcomes, start=1 + state.match - len(state.outcomes))
        if winner == seat
    ]
    if carried := len(state.trophies[seat]) - len(lines):
        lines.insert(0, ScoreLine(0, "carried", "PT-91", carried))  # a set position began with trophies
    return tuple(lines)
