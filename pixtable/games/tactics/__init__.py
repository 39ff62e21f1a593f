"""Pixel Tactics: lead a squad of heroes whose gifts change with their row, and bring the other leader down."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from pixtable.games.tactics.bot import TacticsMind
from pixtable.games.tactics.chronicle import tell_course
from pixtable.games.tactics.events import TacticsEvent
from pixtable.games.tactics.material import cards_printed
from pixtable.games.tactics.memory import MEMORY
from pixtable.games.tactics.moves import TacticsMove
from pixtable.games.tactics.reckoning import reckon
from pixtable.games.tactics.rules import TacticsRules
from pixtable.games.tactics.state import TacticsState

GAME = GameInfo(
    id="tactics",
    name="Pixel Tactics",
    rules_version=1,
    seats=(2,),
    options=(
        Option("trophies", clause="PT-91", default=2, choices=(1, 2, 3)),
        Option("deck", clause="PT-20", default="dawn", choices=("dawn", "dusk", "both", "first_game")),
    ),
    rules=TacticsRules(),
    codec=Codec(moves=TacticsMove, events=TacticsEvent, state=TacticsState),
    mind=TacticsMind(),
    material={"characters": cards_printed()},
    chronicle=tell_course,
    reckon=reckon,
    first_options={"deck": "first_game"},
    memory=MEMORY,
)
