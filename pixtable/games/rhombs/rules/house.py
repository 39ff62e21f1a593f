"""What was agreed on before the game, and how many points end a match."""

import msgspec

from pixtable.core.rules import Options

ALL_OPEN = 25
"""HX-30: no hand is larger, so that with this many open tiles nothing is hidden."""
BY_SEATS = 0
"""HX-42: the threshold is the one that suits the number of players."""
THRESHOLD_CHOICES = (5, 8, 10, 15, 20, 25, 30, 40, 50)
THRESHOLDS = {2: 30, 3: 20, 4: 15, 5: 10, 6: 10, 7: 8, 8: 8, 9: 8, 10: 8}
"""HX-42: so many points, by the number of players, that a match of normal opponents takes 4 to 7 rounds in either game
(docs/figures.md)."""


class HouseRules(msgspec.Struct, frozen=True):
    """What was agreed on before the game; `GAME.options` names the clauses."""

    mode: str = "open"
    single_contact: int = 5
    black_after: int = 10
    hidden_penalties: bool = False
    draw_until_playable: bool = False
    open_tiles: int = ALL_OPEN
    blind_ties: str = "longest"
    play_on: bool = True
    match: str = "single"
    threshold: int = 0
    first_out_ends: bool = False
    winner_scores: str = "left"

    @property
    def is_blind(self) -> bool:
        return self.mode == "blind"

    @property
    def is_match(self) -> bool:
        return self.match == "match"


def house_rules(seats: int, options: Options) -> HouseRules:
    """At a table of so many: what was left to their number is settled here."""
    agreed = msgspec.convert(dict(options), HouseRules)
    return msgspec.structs.replace(agreed, threshold=threshold_at(seats, options)) if agreed.is_match else agreed


def threshold_at(seats: int, options: Options) -> int:
    """HX-42: the points that put a player out of the match."""
    agreed = int(options["threshold"])
    return THRESHOLDS[seats] if agreed == BY_SEATS else agreed
