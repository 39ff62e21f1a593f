"""What one would say across the table: "Place the violet double to the right of the green triple, blue at the top"."""

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Sentence, Told
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
from pixtable.games.rhombs.rules.legality import black_opens, one_contact_ends, seams
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place, RhombsMove
from pixtable.games.rhombs.rules.rules import RhombsRules
from pixtable.games.rhombs.rules.standing import round_winners
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.games.rhombs.tell.places import lying, spot_at, turned, where
from pixtable.games.rhombs.tell.tiles import piece

_RULES = RhombsRules()


class RhombsTeller:
    def move(self, moment: Moment, seat: Seat, move: RhombsMove) -> Sentence:
        match move:
            case Draw():
                return moment.tell("tell.move.draw")
            case Pass():
                return moment.tell("tell.move.pass")
            case Place():
                return _advised(moment, seat, move)

    def event(self, moment: Moment, event: RhombsEvent) -> Told | None:
        match event:
            case TilePlaced(seat):
                return Told(seat, _placed(moment, event))
            case TileDrawn(seat, tile):
                return Told(seat, _drawn(moment, seat, tile))
            case TileKept(seat, tile):
                return Told(seat, _kept(moment, tile), "effect")
            case Passed(seat):
                return Told(seat, moment.tell("tell.event.passed"))
            case WentOut(seat, rank):
                return Told(seat, _went_out(moment, seat, rank), "effect")
            case RoundScored():
                return _scored(moment, event)
            case SeatOut(seat):
                return Told(seat, _seat_out(moment, seat), "effect")
            case RoundBegan(round, first):
                way = "began_round" if moment.view.house.is_match else "began"
                return Told(first, moment.tell(f"tell.event.{way}", round=round), "frame")
            case TilesMixed() | TurnBegan():
                return None


def _after(state: RhombsState, event: RhombsEvent) -> RhombsState:
    later = state.copy()
    _RULES.evolve(later, event)
    return later


# Tiles


def _advised(moment: Moment, seat: Seat, move: Place) -> Sentence:
    hand, turn = moment.view.hands[seat], turned(moment, move)
    spot = spot_at(moment.view, move)
    if spot is None:
        return moment.tell("tell.move.first", tile=piece(moment, move.tile, hand), turn=turn)
    tile = piece(moment, move.tile, [*hand, spot.mark])
    return moment.tell("tell.move.place", tile=tile, where=where(moment, spot, move.tile), turn=turn)


def _placed(moment: Moment, event: TilePlaced) -> Sentence:
    """And what may be placed from now on, where this tile changes it; where it lies is seen on the table."""
    before: RhombsState = moment.view
    tile = piece(moment, event.tile, lying(before))
    if spot_at(before, event) is None:
        said = moment.tell("tell.event.first", tile=tile)
    else:
        met = len(seams(before, event.tile, event.q, event.r, event.turn))
        said = moment.tell("tell.event.placed", tile=tile, n=met)
    now = _after(before, event)
    if one_contact_ends(before, now):
        said = moment.tell("tell.event.contact", placed=said)
    if black_opens(before, now):
        said = moment.tell("tell.event.black", placed=said)
    return said


def _drawn(moment: Moment, seat: Seat, tile: int) -> Sentence:
    if tile == UNSEEN:
        return moment.tell("tell.event.drawn_hidden")
    state: RhombsState = moment.view
    return moment.tell("tell.event.drawn", tile=piece(moment, tile, [*state.hands[seat], *lying(state)]))


def _kept(moment: Moment, tile: int) -> Sentence:
    if tile == UNSEEN:
        return moment.tell("tell.event.kept_hidden")
    return moment.tell("tell.event.kept", n=TILES[tile].points)


# Ends


def _went_out(moment: Moment, seat: Seat, rank: int) -> Sentence:
    """Whoever did not move comes in because the bag is empty (HX-25)."""
    state: RhombsState = moment.view
    if seat == state.mover:
        return moment.tell("tell.event.out_first") if rank == 1 else _finished(moment, "out", rank)
    if rank == 1:
        return moment.tell(f"tell.event.rid_{state.house.blind_ties}")
    return _finished(moment, "rid", rank)


def _finished(moment: Moment, how: str, rank: int) -> Sentence:
    return moment.tell(f"tell.event.{how}", rank=moment.tell(f"tell.rank.{rank}"))


def _scored(moment: Moment, event: RoundScored) -> Told:
    best = round_winners(_after(moment.view, event))
    way = "round" if moment.view.house.is_match else "game"
    said = {"round": moment.view.round, "n": event.sheets[best[0]].total}
    if len(best) == 1 and way == "game" and best[0] in moment.view.finished and not moment.view.house.is_blind:
        return Told(best[0], moment.tell("tell.event.won_out"), "frame")
    if len(best) == 1:
        return Told(best[0], moment.tell(f"tell.event.won_{way}", **said), "frame")
    others = ", ".join(map(moment.name, best[1:]))
    return Told(best[0], moment.tell(f"tell.event.shared_{way}", others=others, **said), "frame")


def _seat_out(moment: Moment, seat: Seat) -> Sentence:
    house, total = moment.view.house, moment.view.totals[seat]
    way = "ended" if house.first_out_ends else "seat_out"
    return moment.tell(f"tell.event.{way}", n=total, limit=house.threshold)
