"""Pictoric Box: secret associations to pictures, votes by dice, and a race along a spiral."""

from functools import lru_cache

import msgspec

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Mode, Option
from pixtable.games.pictoric.mind.bot import PictoricMind
from pixtable.games.pictoric.mind.cues import cues
from pixtable.games.pictoric.mind.meaning.opponents import Meanings
from pixtable.games.pictoric.mind.meaning.teaching import Teachings
from pixtable.games.pictoric.mind.remarks import tell_remarks
from pixtable.games.pictoric.rules.chronicle import tell_course
from pixtable.games.pictoric.rules.deck import PAIRS, PICTOGRAMS, PICTURES
from pixtable.games.pictoric.rules.events import PictoricEvent
from pixtable.games.pictoric.rules.feats import FEATS
from pixtable.games.pictoric.rules.goals import PictoricGoal
from pixtable.games.pictoric.rules.moves import PictoricMove
from pixtable.games.pictoric.rules.reckoning import reckon
from pixtable.games.pictoric.rules.rules import PictoricRules
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.tell.teller import PictoricTeller, occasion


@lru_cache(maxsize=2)  # the same taught comes with every thought of a game
def _schooled(taught: bytes) -> PictoricMind:
    known = msgspec.json.decode(taught, type=Teachings)
    return PictoricMind(Meanings(known.taught, known.manner, known.heard))


GAME = GameInfo(
    id="pictoric",
    rules_version=2,
    seats=(3, 4, 5, 6),
    options=(
        Option("forfeits", clause="PB-20", default=True, choices=(True, False)),
        Option(
            "bank_floor",
            clause="PB-52",
            default="two",
            choices=("two", "none"),
            only_with={"forfeits": (True,)},
            was="none",
        ),
        Option("free_choice", clause="PB-21", default=False, choices=(False, True)),
        Option("language", clause="PB-21", default="en", choices=("en", "fr", "ru", "uk")),
    ),
    modes=(
        Mode("forfeits", {"forfeits": True, "free_choice": False}, clause="PB-20"),
        Mode("plain", {"forfeits": False, "free_choice": False}, clause="PB-20"),
        Mode("free", {"forfeits": True, "free_choice": True}, clause="PB-21"),
    ),
    rules=PictoricRules(),
    codec=Codec(moves=PictoricMove, events=PictoricEvent, state=PictoricState),
    mind=PictoricMind(Meanings()),
    schooled=_schooled,
    chronicle=tell_course,
    teller=PictoricTeller(),
    cues=cues,
    occasion=occasion,
    reckon=reckon,
    remarks=tell_remarks,
    goals=PictoricGoal,
    feats=FEATS,
    pairs=PAIRS,
    material=lambda _: {"cards": list(PICTURES), "pictograms": list(PICTOGRAMS)},
)
