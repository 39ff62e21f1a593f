"""Pixel Tactics: lead a squad of heroes whose gifts change with their row, and bring the other leader down."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Mode, Option
from pixtable.games.tactics.mind.bot import TacticsMind
from pixtable.games.tactics.mind.cues import cues
from pixtable.games.tactics.mind.reckoning import reckon
from pixtable.games.tactics.rules.chronicle import tell_course
from pixtable.games.tactics.rules.decks.limits_told import limits_in_words
from pixtable.games.tactics.rules.events import TacticsEvent
from pixtable.games.tactics.rules.feats import FEATS
from pixtable.games.tactics.rules.goals import TacticsGoal
from pixtable.games.tactics.rules.material import cards_printed
from pixtable.games.tactics.rules.moves import TacticsMove
from pixtable.games.tactics.rules.puzzles import PUZZLE_SOURCE
from pixtable.games.tactics.rules.rules import TacticsRules
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import SEATS, TEAM_GOALS, partners_of, seats_of
from pixtable.games.tactics.tell.teller import TacticsTeller

DUELS = ("classic", "siege", "duel_draft")

GAME = GameInfo(
    id="tactics",
    rules_version=2,
    seats=(2, 4, 6),
    options=(
        Option("variant", clause="PT-110", default="classic", choices=tuple(SEATS)),
        Option(
            "trophies",
            clause="PT-91",
            default=2,
            choices=(1, 2, 3),
            only_with={"variant": DUELS},
            default_with={"variant": {"siege": 1}},
        ),
        Option(
            "team_trophies", clause="PT-113", default=1, choices=tuple(TEAM_GOALS), only_with={"variant": ("cross",)}
        ),
        Option("stalemate", clause="PT-93", default="draw", choices=("draw", "life"), was="life"),
        Option("signals", clause="PT-115", default=True, choices=(True, False), only_with={"variant": ("king",)}),
        Option(
            "king_reach",
            clause="PT-115",
            default="attacks",
            choices=("attacks", "all"),
            only_with={"variant": ("king",)},
            was="all",
        ),
        Option(
            "knights",
            clause="PT-115",
            default="out",
            choices=("out", "rebuild"),
            only_with={"variant": ("king",)},
            was="out",
        ),
        Option("deck", clause="PT-20", default="dawn", choices=("dawn", "dusk", "both", "first_game")),
    ),
    modes=(
        Mode("classic", {"variant": "classic"}, clause="PT-110"),
        Mode("siege", {"variant": "siege"}, clause="PT-111"),
        Mode("duel_draft", {"variant": "duel_draft"}, clause="PT-112"),
        Mode("cross", {"variant": "cross"}, clause="PT-113"),
        Mode("king", {"variant": "king"}, clause="PT-115"),
        Mode("classic_draft", game="tactics.draft.classic", clause="PT-104"),
        Mode("market_draft", game="tactics.draft.market", clause="PT-105"),
        Mode("winston_draft", game="tactics.draft.winston", clause="PT-106"),
    ),
    rules=TacticsRules(),
    codec=Codec(moves=TacticsMove, events=TacticsEvent, state=TacticsState),
    mind=TacticsMind(),
    material=cards_printed,
    chronicle=tell_course,
    goals=TacticsGoal,
    puzzle_source=PUZZLE_SOURCE,
    seating=seats_of,
    teams=partners_of,
    reckon=reckon,
    first_options={"deck": "first_game"},
    feats=FEATS,
    facts=limits_in_words,
    teller=TacticsTeller(),
    cues=cues,
)
