"""Pixies: draft cards into a 3x3 garden, validate them, grow one big colour zone."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Mode, Option
from pixtable.games.pixies.mind.bot import PixiesMind
from pixtable.games.pixies.mind.cues import cues
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.chronicle import tell_course
from pixtable.games.pixies.rules.feats import FEATS
from pixtable.games.pixies.rules.goals import PixiesGoal
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.puzzles import PUZZLE_SOURCE
from pixtable.games.pixies.rules.reckoning import reckon
from pixtable.games.pixies.rules.rules import PixiesEvent, PixiesRules
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.games.pixies.tell.teller import PixiesTeller

GAME = GameInfo(
    id="pixies",
    rules_version=1,
    seats=(2, 3, 4, 5),
    options=(Option("rounds", clause="PX-32", default=3, choices=(1, 2, 3)),),
    modes=(Mode("whole", {"rounds": 3}, clause="PX-32"), Mode("quick", {"rounds": 1}, clause="PX-32")),
    rules=PixiesRules(),
    codec=Codec(moves=Take, events=PixiesEvent, state=PixiesState),
    mind=PixiesMind(),
    material=lambda _: {"cards": [card._asdict() for card in CARDS]},
    chronicle=tell_course,
    reckon=reckon,
    goals=PixiesGoal,
    puzzle_source=PUZZLE_SOURCE,
    feats=FEATS,
    teller=PixiesTeller(),
    cues=cues,
)
