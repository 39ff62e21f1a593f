"""Winston draft: three growing piles, of which you take one without having seen the next (PT-106)."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo
from pixtable.games.tactics.draft.sequel import match_between
from pixtable.games.tactics.draft.tell.winston import WinstonTeller
from pixtable.games.tactics.draft.winston.mind import WinstonMind
from pixtable.games.tactics.draft.winston.rules.events import WinstonEvent
from pixtable.games.tactics.draft.winston.rules.moves import WinstonMove
from pixtable.games.tactics.draft.winston.rules.rules import WinstonRules
from pixtable.games.tactics.draft.winston.rules.state import WinstonState
from pixtable.games.tactics.rules.material import cards_printed

GAME = GameInfo(
    id="tactics.draft.winston",
    rules_version=2,
    seats=(2,),
    options=(),
    rules=WinstonRules(),
    codec=Codec(moves=WinstonMove, events=WinstonEvent, state=WinstonState),
    mind=WinstonMind(),
    material=cards_printed,
    sequel=match_between,
    teller=WinstonTeller(),
)
