"""Settings that change what a game's own table shows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tastes:
    """What the player has set, as far as a stage cares."""

    glyphs: str = "on"  # off, on, large, pattern
    auto_place: bool = True
    previews: bool = True  # what a move would bring is shown before it is made
    tells_no_move: bool = True  # else whoever cannot move has to find it out
    learner: bool = False
    plain_titles: bool = False  # titles in the reading face
    peeks: bool = True  # among several people a hand lies face down until its owner looks at it
    leisure: float = 1.0  # what part of its usual time is given to what is shown of opponents
