"""How a game ended: trophies for those who play alone, one victory for all of a team."""

from pixtable.core.events import Seat
from pixtable.core.rules import Result, ScoreLine
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import King


def result_of(state: TacticsState) -> Result:
    """The highest score wins (PT-91); in teams that is the winners' one point."""
    lines = _team_lines if state.in_teams else _match_lines
    breakdown = tuple(lines(state, seat) for seat in range(state.seats))
    scores = tuple(sum(line.points for line in lines) for lines in breakdown)
    return Result(
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
        ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
        breakdown=breakdown,
    )


def _team_lines(state: TacticsState, seat: Seat) -> tuple[ScoreLine, ...]:
    """Trophies do not tell who won: one of each opponent beats two of one (PT-113)."""
    winner = state.outcomes[-1]
    if winner is None or state.teams[winner] != state.teams[seat]:
        return ()
    return (ScoreLine(1, "team", "PT-115" if isinstance(state.variant, King) else "PT-113", 1),)


def _match_lines(state: TacticsState, seat: Seat) -> tuple[ScoreLine, ...]:
    term, clause = ("fortress", "PT-111") if state.is_siege else ("trophy", "PT-90")
    lines = [
        ScoreLine(match, term, clause, 1)
        for match, winner in enumerate(state.outcomes, start=1 + state.match - len(state.outcomes))
        if winner == seat
    ]
    if carried := state.victories(seat) - len(lines):
        lines.insert(0, ScoreLine(0, "carried", "PT-91", carried))  # a set position began with trophies
    return tuple(lines)
