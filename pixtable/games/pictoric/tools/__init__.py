"""What the tour sees of Pictoric Box."""

from pixtable.games.pictoric.tools.characters import CHARACTERS
from pixtable.games.pictoric.tools.moments import MOMENTS
from pixtable.games.pictoric.tools.tour import PICTORIC_STOPS
from pixtable.games.pictoric.tools.trailer import trailer
from pixtable.tools.game_tools import GameTools

TOOLS = GameTools(tour_stops=PICTORIC_STOPS, trailer=trailer, moments=MOMENTS, characters=CHARACTERS)
