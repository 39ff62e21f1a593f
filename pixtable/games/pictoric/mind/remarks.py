"""What there is to say of every clue of a game: how crowded it was, and who found the picture."""

from collections.abc import Iterator

import msgspec

from pixtable.core.course import Remark
from pixtable.core.match import Match
from pixtable.games.pictoric.mind.meaning.clue import read_association
from pixtable.games.pictoric.mind.meaning.scoring import Crowding, crowding, score
from pixtable.games.pictoric.mind.meaning.teaching import Teachings
from pixtable.games.pictoric.rules.events import TurnScored
from pixtable.games.pictoric.rules.moves import Clue
from pixtable.games.pictoric.rules.state import Association, Turn


def tell_remarks(match: Match, taught: bytes = b"") -> list[Remark]:
    """In the order of play; a clue that was mimed, sketched or said aloud cannot be measured."""
    words = msgspec.json.decode(taught, type=Teachings).taught if taught else {}
    remarks = []
    for n, turn in _turns(match):
        if (crowd := crowding_of(turn.clue, match.state.language, words)) is not None:
            remarks.append(_remark(n, turn, crowd))
    return remarks


def crowding_of(clue: Association, language: str, taught: dict[str, dict[str, tuple[str, ...]]]) -> Crowding | None:
    """As the meter in the clue box shows it."""
    if clue.text is None and not clue.pictograms:
        return None
    return crowding(score(read_association(clue, language, taught)))


def _turns(match: Match) -> Iterator[tuple[int, Turn]]:
    """Every turn that was scored, with the position in which its clue was given."""
    given = 0
    for n, step in enumerate(match.steps):
        if isinstance(step.move, Clue):
            given = n
        turn = match.state_at(n + 1).last_turn
        if turn is not None and any(isinstance(event, TurnScored) for event in step.events):
            yield given, turn


def _remark(n: int, turn: Turn, crowd: Crowding) -> Remark:
    found = len(turn.finders)
    clause = "PB-30" if not found else "PB-31" if found == turn.guessers else "PB-32"
    numbers = {"fitting": crowd.fitting, "of": crowd.of, "n": found, "guessers": turn.guessers}
    return Remark(n, turn.leader, "crowd", crowd.zone, ("PB-21", clause), numbers)
