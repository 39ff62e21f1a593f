"""What one would say across the table: "Take the blue 3 and keep it on top"."""

from collections.abc import Sequence

from pixtable.core.events import Seat
from pixtable.core.telling import Moment, Piece, Sentence, Told
from pixtable.games.pixies.rules.cards import CARDS, Card
from pixtable.games.pixies.rules.events import CardPlaced, CardsRevealed, DeckShuffled, RoundBegan, RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.rules import PixiesEvent
from pixtable.games.pixies.rules.scoring import score
from pixtable.games.pixies.rules.state import Cell, Garden, PixiesState
from pixtable.language.figures import signed


class PixiesTeller:
    def move(self, moment: Moment, seat: Seat, move: Take) -> Sentence:
        state: PixiesState = moment.view
        lying = state.gardens[seat][CARDS[move.card].cell]
        return moment.tell(f"tell.move.{_way(lying, move)}", card=_piece(moment, move.card), cell=move.cell)

    def event(self, moment: Moment, event: PixiesEvent) -> Told | None:
        match event:
            case CardPlaced():
                return Told(event.seat, _placed(moment, event))
            case RoundScored(sheets):
                return _scored(moment, [sheet.total for sheet in sheets])
            case RoundBegan(round, first):
                return Told(first, moment.tell("tell.event.began", round=round), "frame")
            case CardsRevealed(first, cards):
                row = _listed(moment, cards)
                return Told(first, moment.tell("tell.event.revealed", cards=row), "aside")
            case DeckShuffled():
                return None


def _way(lying: Cell | None, move: Take) -> str:
    if move.keep is not None:
        return move.keep
    if move.cell is not None:
        return "hide"
    return "open" if lying is None else "cover"


def _placed(moment: Moment, event: CardPlaced) -> Sentence:
    state: PixiesState = moment.view
    garden = state.gardens[event.seat]
    lying = garden[event.cell - 1]
    gain = _gain(garden, event, state.round)
    change = moment.tell("tell.event.change" if gain else "tell.event.no_change", n=abs(gain), change=signed(gain))
    said = {"card": _piece(moment, event.card), "cell": event.cell, "change": change}
    if lying is None:
        return moment.tell("tell.event.open" if event.face_up else "tell.event.hide", **said)
    if lying.up is None:
        return moment.tell("tell.event.cover", **said)
    return moment.tell("tell.event.new" if event.face_up else "tell.event.old", **said)


def _gain(garden: Garden, event: CardPlaced, round: int) -> int:
    """What a placing changes in the score as it stands."""
    later = garden[:]
    lying = garden[event.cell - 1]
    down = () if lying is None else lying.down
    if event.face_up:
        later[event.cell - 1] = Cell(event.card, down if lying is None or lying.up is None else (lying.up, *down))
    else:
        later[event.cell - 1] = Cell(None if lying is None else lying.up, (event.card, *down))
    return score(later, round).total - score(garden, round).total


def _scored(moment: Moment, totals: Sequence[int]) -> Told:
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    said = {"round": moment.view.round, "n": max(totals)}
    if len(best) == 1:
        return Told(best[0], moment.tell("tell.event.scored", **said), "frame")
    others = ", ".join(map(moment.name, best[1:]))
    return Told(best[0], moment.tell("tell.event.shared", others=others, **said), "frame")


def _listed(moment: Moment, cards: Sequence[int]) -> Sentence:
    parts: list[str | Piece] = []
    for card in cards:
        piece = _piece(moment, card, cards)
        parts += [", ", piece] if parts else [piece]
    return tuple(parts)


def _piece(moment: Moment, card: int, row: Sequence[int] | None = None) -> Piece:
    """With its symbols where another of its colour and value lies beside it, in the row as it is or as it comes."""
    it = CARDS[card]
    beside = moment.view.row if row is None else row
    has_twin = any(_is_like(it, CARDS[other]) for other in beside if other != card)
    words = moment.tell(f"tell.card.{it.colour}", v=it.value)
    if has_twin:
        words = moment.tell("tell.card.marked", card=words, mark=_mark(moment, it))
    return Piece("".join(map(str, words)), f"pixies/card_{card:02d}", f"pixies.card.{card}")


def _is_like(one: Card, other: Card) -> bool:
    return (one.colour, one.value) == (other.colour, other.value)


def _mark(moment: Moment, card: Card) -> Sentence:
    if card.special is not None:
        return moment.tell("tell.card.special")
    if card.symbols == 0:
        return moment.tell("tell.card.plain")
    return moment.tell("tell.card.spirals" if card.spirals else "tell.card.crosses", n=card.spirals or card.crosses)
