"""The rules of Pixel Tactics: a thin table of contents."""

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Result, Rules, Script
from pixtable.games.tactics import cards
from pixtable.games.tactics.rules.abilities.reactions import follow
from pixtable.games.tactics.rules.changes import CHANGES, QUIET
from pixtable.games.tactics.rules.events import TacticsEvent
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import TacticsMove
from pixtable.games.tactics.rules.play.actions import legal_moves
from pixtable.games.tactics.rules.play.strikes import FortressFell
from pixtable.games.tactics.rules.play.turns import carry_out
from pixtable.games.tactics.rules.play.waves import open_match, win_siege
from pixtable.games.tactics.rules.positions import picture_of, read_position, shuffled_rest
from pixtable.games.tactics.rules.refusals import refusal_of
from pixtable.games.tactics.rules.results import result_of
from pixtable.games.tactics.rules.secrets import imagined, redacted, view_of
from pixtable.games.tactics.rules.state import TacticsState, blank_table
from pixtable.games.tactics.rules.variants.variants import King, is_king, teams_of, variant_of

assert cards.ALL, "the cards are written into `words.CHARACTERS` when they are imported"


class TacticsRules(Rules[TacticsState, TacticsMove, TacticsEvent]):
    # How a game begins

    def setup(self, seats: int, options: Options) -> TacticsState:
        variant = variant_of(options)
        teams = teams_of(variant, seats)
        table = blank_table(seats, teams, int(options["trophies"]), str(options["deck"]), variant)
        table.stalemate = "life" if options["stalemate"] == "life" else "draw"
        return table

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> TacticsState:
        return read_position(data, self.setup(seats, options))

    def opening(self, state: TacticsState, chance: Chance) -> Script:
        if state.match == 0:
            kings = [seat for seat in range(state.seats) if is_king(seat)]
            firsts = kings if isinstance(state.variant, King) else range(state.seats)
            first = chance.pick(firsts)  # PT-21, PT-115
            board = Board(state)
            yield from follow(board, open_match(board, first, chance), chance)
            return
        yield from shuffled_rest(state, chance)

    # Whose turn, and what they may do

    def to_act(self, state: TacticsState) -> tuple[Seat, ...]:
        if state.phase == "leader":
            if state.rebuilder is not None:
                return (state.rebuilder,)
            return tuple(seat for seat, card in enumerate(state.chosen) if card is None)
        return (state.turn,) if state.phase == "play" and state.turn is not None else ()

    def legal(self, state: TacticsState, seat: Seat) -> Sequence[TacticsMove]:
        return legal_moves(Board(state), seat) if seat in self.to_act(state) else []

    def refuse(self, state: TacticsState, seat: Seat, move: TacticsMove) -> Refusal | None:
        return refusal_of(state, seat, move)

    # What a move does

    def decide(self, state: TacticsState, seat: Seat, move: TacticsMove, chance: Chance) -> Script:
        board = Board(state)
        script = follow(board, carry_out(board, seat, move, chance), chance)
        return script if state.variant is None or not state.is_siege else _besieging(board, script, chance)

    def evolve(self, state: TacticsState, event: TacticsEvent) -> None:
        CHANGES[type(event)](state, event)
        if not state.stirred and type(event) not in QUIET:
            state.stirred = True

    # How it ends

    def result(self, state: TacticsState) -> Result | None:
        return result_of(state) if state.phase == "over" else None

    # Who may know what

    def view(self, state: TacticsState, seat: Seat) -> TacticsState:
        return view_of(state, seat)

    def redact(self, event: TacticsEvent, seat: Seat) -> TacticsEvent:
        return redacted(event, seat)

    def determinize(self, view: TacticsState, seat: Seat, rng: Rng) -> TacticsState:
        return imagined(view, seat, rng)

    def picture(self, state: TacticsState) -> dict[str, Any]:
        return picture_of(state)


def _besieging(board: Board, script: Script, chance: Chance) -> Script:
    """A move in a siege: it may be won in the middle of anything (PT-111)."""
    try:
        yield from script
    except FortressFell as fell:
        yield from follow(board, win_siege(board, fell.winner, chance), chance)
