"""Classic draft: packets of eight go round the table, one card is taken from each (PT-104)."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from pixtable.games.tactics.draft.classic.mind import ClassicMind
from pixtable.games.tactics.draft.classic.rules.events import ClassicEvent
from pixtable.games.tactics.draft.classic.rules.moves import ClassicMove
from pixtable.games.tactics.draft.classic.rules.rules import ClassicRules
from pixtable.games.tactics.draft.classic.rules.state import ClassicState
from pixtable.games.tactics.draft.sequel import match_between
from pixtable.games.tactics.draft.tell.classic import ClassicTeller
from pixtable.games.tactics.rules.material import cards_printed

GAME = GameInfo(
    id="tactics.draft.classic",
    rules_version=2,
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=(Option("format", clause="PT-104", default="standard", choices=("standard", "epic")),),
    rules=ClassicRules(),
    codec=Codec(moves=ClassicMove, events=ClassicEvent, state=ClassicState),
    mind=ClassicMind(),
    material=cards_printed,
    sequel=match_between,
    teller=ClassicTeller(),
)
