"""What the shell says for this table: the status line, the log, the plates, the strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.cards import CARDS, MULTI, Card
from pixtable.games.pixies.rules.events import CardPlaced
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.games.pixies.table.pieces.rivals import ONE_SHORT
from pixtable.games.pixies.table.pieces.signs import term_sign
from pixtable.games.pixies.table.preview.outcome import RULES, TERMS, Terms, filled, terms_in, terms_of
from pixtable.games.pixies.table.view import GardenView
from pixtable.language.figures import plain
from pixtable.table.seats import Plate
from pixtable.table.standings import Column, RoundTable, Score, ranks_by
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect

SIGN = 26.0


def status(look: GardenView) -> str:
    state = look.state
    if state.is_over and look.counted is None:
        return look.say("status.over")
    if state.is_scored or _is_round_played(state):
        return look.say("status.scoring", round=state.round)
    if not state.row:
        return look.say("status.dealing")
    name = look.name(state.picker)
    if not look.sitter(state.picker).is_person:
        return look.say("status.thinks", name=name)
    outcomes = look.outcomes
    if outcomes and outcomes[0].case > 1:
        key = "status.twin" if outcomes[0].case == 2 else "status.third"
        return look.say(key, name=name, v=CARDS[outcomes[0].move.card].value)
    return look.say("status.only" if look.only_move else "status.take", name=name)


def words_on(card: Card) -> list[str]:
    """What one has to know to read it, by the names of the glossary."""
    signs = {
        "spiral": card.spirals,
        "cross": card.crosses,
        "special": card.special,
        "multicolour": card.colour == MULTI,
    }
    return ["value", *(sign for sign, has_it in signs.items() if has_it)]


def _is_round_played(state: PixiesState) -> bool:
    """The last card lies, and its round is about to be counted."""
    return not state.row and any(None not in garden for garden in state.gardens)


def headline(look: GardenView) -> str:
    return standing(look.say, look.state)


def standing(say: Callable[..., str], state: PixiesState) -> str:
    return say("headline", round=max(1, state.round), rounds=state.rounds)


def clock(look: GardenView) -> str:
    return look.say("clock", round=max(1, look.state.round), turn=turn_of(look.state))


def turn_of(state: PixiesState) -> int:
    """Every turn fills as many places in the gardens as its row had cards."""
    placed = sum(len(cell.down) + (cell.up is not None) for garden in state.gardens for cell in garden if cell)
    return max(1, -(-(placed + len(state.row)) // state.row_size))


def plates(look: GardenView) -> list[Plate]:
    return [_plate(look, seat) for seat in range(look.state.seats)]


def _plate(look: GardenView, seat: Seat) -> Plate:
    fill = filled(look.garden(seat))
    warns = fill >= ONE_SHORT and not look.state.is_scored
    return Plate(plain(_total(look, seat)), f"{fill}/9", warns=warns, is_next=seat == next_picker(look.state))


def _total(look: GardenView, seat: Seat) -> int:
    """While a round is being counted, only what has been counted: nothing is told before it is seen."""
    total = look.state.totals[seat]
    if look.counted is None or not look.state.sheets:
        return total
    return total - look.state.sheets[-1][seat].total + look.counted[seat].total


def round_table(look: GardenView, state: PixiesState, before: Sequence[int]) -> RoundTable:
    """The round that has just been scored; `before` are the totals until then."""
    sheets = state.sheets[-1]
    scores = [Score(look.name(seat), look.emblem(seat), before[seat], sheet.total) for seat, sheet in enumerate(sheets)]
    kinds = [Column(_head_of(term), _figure_of(term, [terms_of(sheet) for sheet in sheets])) for term in TERMS]
    heads = look.say("standings.gained"), look.say("standings.total")
    ranks = ranks_by(before), ranks_by(state.totals)
    return RoundTable(_whose_round(look, state), kinds, scores, heads, plain, ranks)


def _whose_round(look: GardenView, state: PixiesState) -> str:
    """Who has got most in the round that has just been scored; where several have, only which one it was."""
    points = [sheet.total for sheet in state.sheets[-1]]
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(best) > 1:
        return look.say("standings.title", round=state.round, rounds=state.rounds)
    return look.say("standings.won", name=look.name(best[0]), round=state.round, rounds=state.rounds)


def _head_of(term: str) -> Callable[[Canvas, Rect], object]:
    return lambda canvas, box: term_sign(canvas, term, box.right - SIGN / 2, box.cy, SIGN)


def _figure_of(term: str, counted: Sequence[Terms]) -> Callable[[Canvas, Rect, Seat], object]:
    def paint(canvas: Canvas, box: Rect, seat: Seat) -> object:
        points = getattr(counted[seat], term)
        return canvas.text(plain(points), box, "label", "cream" if points else "muted", align="right", lines=1)

    return paint


def next_picker(state: PixiesState) -> Seat | None:
    """Who takes after the one who takes now; behind the last card of a turn nobody else (PX-12)."""
    if len(state.row) < 2 or state.is_scored:
        return None
    return (state.picker + 1) % state.seats


def points_of(before: PixiesState, event: CardPlaced) -> Terms:
    """The change in score that a placing brought."""
    later = before.copy()
    RULES.evolve(later, event)
    seat, round = event.seat, before.round
    return terms_in(later.gardens[seat], round).minus(terms_in(before.gardens[seat], round))
