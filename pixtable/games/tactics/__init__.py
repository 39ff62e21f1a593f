"""Pixel Tactics: lead a squad of heroes whose gifts change with their row, and bring the other leader down."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from pixtable.games.tactics.bot import TacticsMind
from pixtable.games.tactics.chronicle import tell_course
from pixtable.games.tactics.events import TacticsEvent
from pixtable.games.tactics.goals import TacticsGoal
from pixtable.games.tactics.material import cards_printed
from pixtable.games.tactics.memory import MEMORY
from pixtable.games.tactics.moves import TacticsMove
from pixtable.games.tactics.puzzles import QUARRY
from pixtable.games.tactics.reckoning import reckon
from pixtable.games.tactics.rules import TacticsRules
from pixtable.games.tactics.state import TacticsState
from pixtable.games.tactics.variants import SEATS, TEAM_GOALS, partners_of, seats_of

DUELS = ("classic", "siege", "duel_draft")

GAME = GameInfo(
    id="tactics",
    name="Pixel Tactics",
    rules_version=1,
    seats=(2, 4, 6),
    options=(
        Option("variant", clause="PT-110", default="classic", choices=tuple(SEATS)),
        Option("trophies", clause="PT-91", default=2, choices=(1, 2, 3), only_with={"variant": DUELS}),
        Option(
            "team_trophies", clause="PT-113", default=1, choices=tuple(TEAM_GOALS), only_with={"variant": ("cross",)}
        ),
        Option("signals", clause="PT-115", default=True, choices=(True, False), only_with={"variant": ("king",)}),
        Option("deck", clause="PT-20", default="dawn", choices=("dawn", "dusk", "both", "first_game")),
    ),
    rules=TacticsRules(),
    codec=Codec(moves=TacticsMove, events=TacticsEvent, state=TacticsState),
    mind=TacticsMind(),
    material={"characters": cards_printed()},
    chronicle=tell_course,
    goals=TacticsGoal,
    quarry=QUARRY,
    seating=seats_of,
    teams=partners_of,
    reckon=reckon,
    first_options={"deck": "first_game"},
    memory=MEMORY,
)
