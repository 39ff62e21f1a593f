"""Market draft: a row of five cards, gold to go past the cheap ones, and a deck of 25 heroes and 4 leaders (PT-105)."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo
from pixtable.games.tactics.draft.market.mind import MarketMind
from pixtable.games.tactics.draft.market.rules.events import MarketEvent
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.market.rules.rules import MarketRules
from pixtable.games.tactics.draft.market.rules.state import MarketState
from pixtable.games.tactics.draft.sequel import match_between
from pixtable.games.tactics.draft.tell.market import MarketTeller
from pixtable.games.tactics.rules.material import cards_printed

GAME = GameInfo(
    id="tactics.draft.market",
    rules_version=2,
    seats=(2, 3, 4),
    options=(),
    rules=MarketRules(),
    codec=Codec(moves=Buy, events=MarketEvent, state=MarketState),
    mind=MarketMind(),
    material=cards_printed,
    sequel=match_between,
    teller=MarketTeller(),
)
