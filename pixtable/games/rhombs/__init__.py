"""Rhombs: fit hexagonal tiles together colour to colour, and be the first to have none left."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Mode, Option
from pixtable.games.rhombs.mind.bot import RhombsMind
from pixtable.games.rhombs.mind.cues import cues
from pixtable.games.rhombs.rules.chronicle import tell_course
from pixtable.games.rhombs.rules.events import RhombsEvent
from pixtable.games.rhombs.rules.feats import FEATS
from pixtable.games.rhombs.rules.goals import RhombsGoal
from pixtable.games.rhombs.rules.house import ALL_OPEN, BY_SEATS, THRESHOLD_CHOICES, threshold_at
from pixtable.games.rhombs.rules.moves import RhombsMove
from pixtable.games.rhombs.rules.puzzles import PUZZLE_SOURCE
from pixtable.games.rhombs.rules.reckoning import reckon
from pixtable.games.rhombs.rules.rules import RhombsRules
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.games.rhombs.tell.teller import RhombsTeller

NO_YES = (False, True)
OPEN, BLIND = {"mode": ("open",)}, {"mode": ("blind",)}
MATCH = {"match": ("match",)}

GAME = GameInfo(
    id="rhombs",
    rules_version=2,
    seats=(2, 3, 4, 5, 6, 7, 8, 9, 10),
    options=(
        Option("mode", clause="HX-20", default="open", choices=("open", "blind")),
        Option("single_contact", clause="HX-11", default=5, choices=tuple(range(11))),
        Option("black_after", clause="HX-13", default=10, choices=tuple(range(21))),
        Option("hidden_penalties", clause="HX-22", default=False, choices=NO_YES, only_with=BLIND, may_idle=True),
        Option("draw_until_playable", clause="HX-23", default=False, choices=NO_YES, only_with=BLIND, may_idle=True),
        Option(
            "blind_ties", clause="HX-25", default="longest", choices=("longest", "seat"), only_with=BLIND, was="seat"
        ),
        Option(
            "open_tiles",
            clause="HX-30",
            default=ALL_OPEN,
            choices=tuple(range(ALL_OPEN + 1)),
            only_with=OPEN,
            may_idle=True,
        ),
        Option("match", clause="HX-42", default="single", choices=("single", "match")),
        Option("play_on", clause="HX-40", default=True, choices=NO_YES, default_with={"match": {"match": False}}),
        Option(
            "threshold",
            clause="HX-42",
            default=BY_SEATS,
            choices=(BY_SEATS, *THRESHOLD_CHOICES),
            only_with=MATCH,
            may_idle=True,
            meaning=threshold_at,
        ),
        Option("first_out_ends", clause="HX-42", default=False, choices=NO_YES, only_with=MATCH, may_idle=True),
        Option(
            "winner_scores", clause="HX-43", default="left", choices=("left", "nothing"), only_with=MATCH, was="nothing"
        ),
    ),
    modes=(
        Mode("open", {"mode": "open", "match": "single"}, clause="HX-30"),
        Mode("blind", {"mode": "blind", "match": "single"}, clause="HX-20"),
        Mode("open_match", {"mode": "open", "match": "match"}, clause="HX-42"),
        Mode("blind_match", {"mode": "blind", "match": "match"}, clause="HX-42"),
    ),
    rules=RhombsRules(),
    codec=Codec(moves=RhombsMove, events=RhombsEvent, state=RhombsState),
    mind=RhombsMind(),
    material=lambda _: {"tiles": [{"id": tile.id, "kind": tile.kind, "edges": tile.edges} for tile in TILES]},
    chronicle=tell_course,
    goals=RhombsGoal,
    puzzle_source=PUZZLE_SOURCE,
    reckon=reckon,
    feats=FEATS,
    teller=RhombsTeller(),
    cues=cues,
)
