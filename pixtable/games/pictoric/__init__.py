"""Pictoric Box: secret associations to pictures, votes by dice, and a race along a spiral."""

from pixtable.core.codec import Codec
from pixtable.core.game import GameInfo, Option
from pixtable.games.pictoric.bot import PictoricMind
from pixtable.games.pictoric.chronicle import tell_course
from pixtable.games.pictoric.deck import PICTOGRAMS, PICTURES
from pixtable.games.pictoric.events import PictoricEvent
from pixtable.games.pictoric.meaning.opponents import Meanings
from pixtable.games.pictoric.moves import PictoricMove
from pixtable.games.pictoric.rules import PictoricRules
from pixtable.games.pictoric.state import PictoricState

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
    chronicle=tell_course,
    material={"cards": list(PICTURES), "pictograms": list(PICTOGRAMS)},
)
