"""What a garden is worth now, term by term."""

from pixtable.core.events import Seat
from pixtable.core.rules import ScoreLine
from pixtable.games.pixies.rules.scoring import CLAUSES, score
from pixtable.games.pixies.rules.state import PixiesState


def reckon(state: PixiesState, seat: Seat) -> list[ScoreLine]:
    """With what earlier rounds have brought: so a move that ends a round loses nothing by it."""
    sheets = [sheets[seat] for sheets in state.sheets]
    if not state.is_scored:
        sheets.append(score(state.gardens[seat], state.round))
    terms = {term: sum(getattr(sheet, term) for sheet in sheets) for term in CLAUSES}
    return [ScoreLine(state.round, term, CLAUSES[term], points) for term, points in terms.items()]
