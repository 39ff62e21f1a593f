"""Stones: a fifth game, complete and small, without chance, art, opponents or levels of its own.

Heaps of stones lie on the table. Whoever is to move takes up to three stones from one heap; whoever takes the last
stone of all has won, or, by house rule, has lost. The program plays it through every screen that a real game goes
through: nothing outside this folder knows of it but the fixture that registers it.
"""

from pixtable.ai.search_mind import SearchMind
from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from tests.fifth_game.rules.events import StonesEvent
from tests.fifth_game.rules.moves import StonesMove
from tests.fifth_game.rules.rules import StonesRules
from tests.fifth_game.rules.state import StonesState
from tests.fifth_game.tell.teller import StonesTeller

RULES = StonesRules()

GAME = GameInfo(
    id="stones",
    rules_version=1,
    seats=(2, 3),
    options=(
        Option("heaps", clause="ST-1", default=3, choices=(1, 2, 3, 4)),
        Option("last_loses", clause="ST-4", default=False, choices=(False, True)),
    ),
    rules=RULES,
    codec=Codec(moves=StonesMove, events=StonesEvent, state=StonesState),
    mind=SearchMind(RULES),
    teller=StonesTeller(),
)
