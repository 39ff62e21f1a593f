"""What a coach makes of a move: the cells that could be hoped for by it, and what these are worth in the race.

Nobody's fancies and no card that the seat could not see come in here: a clue is read as it would be read in general.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

from pixtable.core.chance import Rng
from pixtable.core.events import Move, Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.pictoric.mind.meaning.foresight import Table, foresee
from pixtable.games.pictoric.mind.meaning.guessing import likelihoods
from pixtable.games.pictoric.mind.meaning.scoring import Scores
from pixtable.games.pictoric.rules.moves import Clue, Lay, Vote
from pixtable.games.pictoric.rules.race import chances
from pixtable.games.pictoric.rules.scoring import FOUND, LED
from pixtable.games.pictoric.rules.state import DOUBLE, Association, PictoricState

Fits = Callable[[Association], Scores]
"""How well every card fits an association; the place in the row is the card's id."""

DOUBT = 0.65
"""With so much doubt, what is taken for likely comes true as often: tried on 3,245 votes of opponents."""
SOMEBODY = 1.8
"""How unsteady guessers are that one does not know: as the usual opponent."""
TABLES = 40


class Hope(NamedTuple):
    """What a move promises: cells on average, and how likely it is to do what it is for."""

    cells: float
    likely: float
    term: str
    clause: str


class Prospect(NamedTuple):
    """`line` is how likely it is to do what it is for; `cells`, in tenths, what may be hoped for by it."""

    move: Move
    worth: float
    line: ScoreLine
    cells: ScoreLine

    @property
    def terms(self) -> tuple[ScoreLine, ...]:
        """Of a vote the cells say nothing that the chance does not."""
        return (self.line,) if isinstance(self.move, Vote) else (self.line, self.cells)


def can_weigh(view: PictoricState, moves: Sequence[Move]) -> bool:
    """Whether there is something to understand, and it was given in a form that can be read."""
    given = view.clue if view.phase in ("lay", "vote") else Association()
    clues = [given, *(_association(move) for move in moves if isinstance(move, Clue))]
    return view.phase in ("clue", "lay", "vote") and all(
        clue is not None and not (clue.spoken or clue.sketch or clue.mime) for clue in clues
    )


def weigh(view: PictoricState, seat: Seat, moves: Sequence[Move], fits: Fits, seed: int) -> list[Prospect]:
    """The best first; each of them is tried at the same imagined tables."""
    found = []
    for move in moves:
        hope = _hope(view, seat, move, fits, Rng(seed))
        line = ScoreLine(view.turn, hope.term, hope.clause, round(100 * hope.likely))
        cells = ScoreLine(view.turn, "hoped", hope.clause, round(10 * hope.cells))
        found.append(Prospect(move, _in_the_race(view, seat, hope.cells), line, cells))
    return sorted(found, key=lambda prospect: -prospect.worth)


def _in_the_race(view: PictoricState, seat: Seat, cells: float) -> float:
    places: list[float] = list(view.places)
    places[seat] += cells
    return chances(places)[seat]


def _hope(view: PictoricState, seat: Seat, move: Move, fits: Fits, rng: Rng) -> Hope:
    match move:
        case Clue():
            return _hope_of_clue(view, seat, move, fits, rng)
        case Lay(card):
            assert view.clue
            return _hope_of_card(view, fits(view.clue), card, rng)
        case Vote(sector):
            assert view.clue
            scores = fits(view.clue)
            others = [card for card in view.sectors if card != view.laid[seat]]
            likely = dict(zip(others, likelihoods([scores[card] for card in others], DOUBT), strict=True))
            chance = likely[view.sectors[sector - 1]]
            return Hope(FOUND * chance, chance, "found", "PB-32")
    raise TypeError(move)


def _hope_of_clue(view: PictoricState, seat: Seat, clue: Clue, fits: Fits, rng: Rng) -> Hope:
    """Some shall find it, but not all; the fewer, the better."""
    card = view.drawn if clue.card is None else clue.card
    assert card is not None
    table = Table(view.seats - 1, _usual_bank(view))
    seen = foresee(fits(_association(clue)), card, table, SOMEBODY, rng, tables=TABLES)
    led = LED - max(1.0, seen.share * table.guessers)
    twice = 2 if view.forfeit == DOUBLE else 1
    return Hope(twice * led * seen.some_not_all, seen.some_not_all, "some", "PB-32")


def _hope_of_card(view: PictoricState, scores: Scores, card: int, rng: Rng) -> Hope:
    """Votes that a card draws from the others, whose cards and the leader's could be any that fit as well."""
    voters, cells, missed = view.seats - 2, 0.0, 0.0
    fitting = likelihoods(scores, DOUBT)
    for _ in range(TABLES):
        led = rng.choices(range(len(scores)), fitting)[0]
        laid = [
            max(scores[other] for other in rng.sample(range(len(scores)), _usual_bank(view))) for _ in range(voters)
        ]
        drawn = [
            likelihoods([scores[card], scores[led], *laid[:voter], *laid[voter + 1 :]], DOUBT)[0]
            for voter in range(voters)
        ]
        cells += sum(drawn) / TABLES
        missed += prod(1.0 - chance for chance in drawn) / TABLES
    return Hope(cells, 1.0 - missed, "fooled", "PB-32")


def _usual_bank(view: PictoricState) -> int:
    return max(1, round(sum(map(len, view.banks)) / view.seats))


def _association(clue: Clue) -> Association:
    return Association(clue.text, clue.spoken, clue.pictograms, clue.sketch, clue.mime)
