"""The rules of Rhombs, clause by clause."""

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.core.chance import Chance, Rng
from pixtable.core.events import Seat
from pixtable.core.rules import Options, Refusal, Result, Rules, ScoreLine, Script
from pixtable.games.rhombs.rules.events import (
    Passed,
    RhombsEvent,
    RoundBegan,
    RoundScored,
    SeatOut,
    TileDrawn,
    TileKept,
    TilePlaced,
    TilesMixed,
    TurnBegan,
    WentOut,
)
from pixtable.games.rhombs.rules.house import house_rules
from pixtable.games.rhombs.rules.legality import can_draw, fits_somewhere, open_cells, placements_on
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place, RhombsMove
from pixtable.games.rhombs.rules.positions import picture_of, read_position
from pixtable.games.rhombs.rules.refusals import why_not
from pixtable.games.rhombs.rules.secrets import known_to, likely_world, redacted
from pixtable.games.rhombs.rules.standing import final_ranks, going_out, next_starter, round_sheets
from pixtable.games.rhombs.rules.state import (
    HAND_SIZES,
    UNSEEN,
    Laid,
    RhombsState,
    clockwise,
    unseen_tiles,
)
from pixtable.games.rhombs.rules.tiles import POINTS, TILES


class RhombsRules(Rules[RhombsState, RhombsMove, RhombsEvent]):
    # How a game begins

    def setup(self, seats: int, options: Options) -> RhombsState:
        return RhombsState(
            seats=seats,
            house=house_rules(seats, options),
            round=0,
            is_scored=False,
            first=0,
            mover=0,
            table=[],
            bag=[],
            hands=[[] for _ in range(seats)],
            shown=[0] * seats,
            drawn=None,
            finished=[],
            passes=0,
            totals=[0] * seats,
            sheets=[],
            out_since=[0] * seats,
            places=[],
            rid_at=[0] * seats,
        )

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> RhombsState:
        return read_position(data, self.setup(seats, options))

    def opening(self, state: RhombsState, chance: Chance) -> Script:
        if state.round == 0:
            yield self._deal(state, first=chance.below(state.seats), chance=chance)
        elif UNSEEN in state.bag:
            yield TilesMixed(tuple(chance.shuffled(unseen_tiles(state))[: len(state.bag)]))

    # Whose turn, and what they may do

    def to_act(self, state: RhombsState) -> tuple[Seat, ...]:
        return (state.mover,) if state.round and not state.is_scored else ()

    def legal(self, state: RhombsState, seat: Seat) -> Sequence[RhombsMove]:
        if seat not in self.to_act(state):
            return []
        tiles = state.hands[seat] if state.drawn is None else [state.drawn]
        cells = open_cells(state)
        moves = [Place(tile, *place) for tile in tiles if tile != UNSEEN for place in placements_on(cells, tile)]
        if moves:
            return moves
        return [Draw()] if can_draw(state) else [Pass()]

    def refuse(self, state: RhombsState, seat: Seat, move: RhombsMove) -> Refusal | None:
        return why_not(state, seat, move)

    # What a move does

    def decide(self, state: RhombsState, seat: Seat, move: RhombsMove, chance: Chance) -> Script:
        match move:
            case Place(tile, q, r, turn):
                yield TilePlaced(seat, tile, q, r, turn)
            case Pass():
                yield Passed(seat)
            case Draw():
                tile, hidden = state.bag[-1], state.house.hidden_penalties
                yield TileDrawn(seat, tile, hidden)
                if fits_somewhere(state, [tile]):
                    return
                yield TileKept(seat, tile, hidden)
                if state.house.draw_until_playable and state.bag:
                    return  # HX-23
        yield from self._end_turn(state, seat, chance)

    def _end_turn(self, state: RhombsState, seat: Seat, chance: Chance) -> Script:
        if not state.house.is_blind or not state.bag:
            for gone, place in going_out(state, seat):
                yield WentOut(gone, place)
        if _round_is_over(state):
            yield from self._end_round(state, chance)
        else:
            yield TurnBegan(next(left for left in clockwise(state.seats, seat + 1) if left in state.active))

    def _end_round(self, state: RhombsState, chance: Chance) -> Script:
        yield RoundScored(tuple(tuple(hand) for hand in state.hands), round_sheets(state))
        if not state.house.is_match:
            return
        for seat in state.playing:
            if state.totals[seat] >= state.house.threshold:
                yield SeatOut(seat)
        if not state.is_over:
            yield self._deal(state, next_starter(state), chance)

    def _deal(self, state: RhombsState, first: Seat, chance: Chance) -> RoundBegan:
        bag = chance.shuffled(range(len(TILES)))
        hands: list[list[int]] = [[] for _ in range(state.seats)]
        if not state.house.is_blind:
            for _ in range(HAND_SIZES[len(state.playing)]):  # HX-30
                for seat in clockwise(state.seats, first):
                    if seat in state.playing:
                        hands[seat].append(bag.pop())
        dealt = tuple(tuple(hand) for hand in hands)
        return RoundBegan(state.round + 1, first, dealt, state.house.open_tiles, tuple(bag))

    def evolve(self, state: RhombsState, event: RhombsEvent) -> None:
        match event:
            case TilePlaced(seat, tile, q, r, turn):
                was_held = state.drawn is None
                _give(state, seat, tile)
                state.table.append(Laid(tile, q, r, turn, seat))
                state.passes = 0
                if was_held and not state.hands[seat]:
                    state.rid_at[seat] = len(state.table)
            case TurnBegan(seat):
                state.mover = seat
            case TileDrawn(_, tile):
                state.bag.pop()
                state.drawn = tile
            case TileKept(seat, tile, hidden):
                state.drawn = None
                state.hands[seat].append(tile)
                state.shown[seat] += not hidden
            case Passed():
                state.passes += 1
            case WentOut(seat, rank):
                state.finished.append(seat)
                state.places.append(rank)
            case RoundScored(hands, sheets):
                state.is_scored = True
                state.hands = [list(hand) for hand in hands]
                state.shown = [len(hand) for hand in hands]
                state.sheets.append(sheets)
                state.totals = [total + sheet.total for total, sheet in zip(state.totals, sheets, strict=True)]
            case SeatOut(seat):
                state.out_since[seat] = state.round
            case RoundBegan(round, first, hands, shown, bag):
                state.round = round
                state.is_scored = False
                state.first = state.mover = first
                state.table = []
                state.bag = list(bag)
                state.hands = [list(hand) for hand in hands]
                state.shown = [min(len(hand), shown) for hand in hands]
                state.drawn = None
                state.finished = []
                state.places = []
                state.rid_at = [0] * state.seats
                state.passes = 0
            case TilesMixed(bag):
                state.bag = list(bag)

    # How it ends

    def result(self, state: RhombsState) -> Result | None:
        """Scores are points of tiles that were left: the fewer the better."""
        if not state.is_over:
            return None
        ranks = final_ranks(state)
        return Result(
            scores=tuple(state.totals),
            winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
            ranks=ranks,
            breakdown=tuple(_score_lines(state, seat) for seat in range(state.seats)),
        )

    # Who may know what

    def view(self, state: RhombsState, seat: Seat) -> RhombsState:
        return known_to(state, seat)

    def redact(self, event: RhombsEvent, seat: Seat) -> RhombsEvent:
        return redacted(event, seat)

    def determinize(self, view: RhombsState, seat: Seat, rng: Rng) -> RhombsState:
        return likely_world(view, seat, rng)

    def picture(self, state: RhombsState) -> dict[str, Any]:
        return picture_of(state)


def _give(state: RhombsState, seat: Seat, tile: int) -> None:
    """Take a tile from whoever places it: the drawn one, or one of the hand, where others may not have seen it."""
    if state.drawn is not None:
        state.drawn = None
        return
    hand = state.hands[seat]
    if tile not in hand:
        hand.pop()  # what is hidden lies behind what is open
        return
    place = hand.index(tile)
    state.shown[seat] -= place < state.shown[seat]
    del hand[place]


def _round_is_over(state: RhombsState) -> bool:
    """HX-40: all are out, or all others have passed in turn, so that nobody can move; or the first winner ends it."""
    if state.finished and not state.house.play_on:
        return True
    return state.passes >= len(state.active)


def _score_lines(state: RhombsState, seat: Seat) -> tuple[ScoreLine, ...]:
    first = state.round - len(state.sheets) + 1
    lines = [
        ScoreLine(round, kind, "HX-41", getattr(sheets[seat], kind))
        for round, sheets in enumerate(state.sheets, start=first)
        for kind in POINTS
    ]
    if carried := state.totals[seat] - sum(line.points for line in lines):
        lines.insert(0, ScoreLine(first - 1, "carried", "HX-42", carried))  # a set position began with points
    return tuple(lines)
