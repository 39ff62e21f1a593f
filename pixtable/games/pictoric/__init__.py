"""Pictoric Box: secret associations to pictures, votes by dice, and a race along a spiral."""

from functools import lru_cache

import msgspec

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from pixtable.games.pictoric.bot import PictoricMind
from pixtable.games.pictoric.chronicle import tell_course
from pixtable.games.pictoric.deck import PICTOGRAMS, PICTURES
from pixtable.games.pictoric.events import PictoricEvent
from pixtable.games.pictoric.goals import PictoricGoal
from pixtable.games.pictoric.meaning.opponents import Meanings
from pixtable.games.pictoric.meaning.teaching import Lore
from pixtable.games.pictoric.memory import MEMORY
from pixtable.games.pictoric.moves import PictoricMove
from pixtable.games.pictoric.reckoning import reckon
from pixtable.games.pictoric.remarks import tell_remarks
from pixtable.games.pictoric.rules import PictoricRules
from pixtable.games.pictoric.state import PictoricState


@lru_cache(maxsize=2)  # the same lore comes with every thought of a game
def _schooled(lore: bytes) -> PictoricMind:
    known = msgspec.json.decode(lore, type=Lore)
    return PictoricMind(Meanings(known.taught, known.manner))


GAME = GameInfo(
    id="pictoric",
    name="Pictoric Box",
    rules_version=1,
    seats=(3, 4, 5, 6),
    options=(
        Option("forfeits", clause="PB-20", default=True, choices=(True, False)),
        Option("free_choice", clause="PB-21", default=False, choices=(False, True)),
        Option("language", clause="PB-21", default="en", choices=("en", "fr", "ru", "uk")),
    ),
    rules=PictoricRules(),
    codec=Codec(moves=PictoricMove, events=PictoricEvent, state=PictoricState),
    mind=PictoricMind(Meanings()),
    schooled=_schooled,
    chronicle=tell_course,
    reckon=reckon,
    remarks=tell_remarks,
    goals=PictoricGoal,
    memory=MEMORY,
    material={"cards": list(PICTURES), "pictograms": list(PICTOGRAMS)},
)
