"""Five loops, each a small written piece. All keys share D E F# A B, the notes of the pitched effects."""

from pixtable.studio.sound.music.pictoric import pictoric
from pixtable.studio.sound.music.pixies import pixies
from pixtable.studio.sound.music.rhombs import rhombs
from pixtable.studio.sound.music.tactics import tactics
from pixtable.studio.sound.music.title import title

PIECES = {piece.__name__: piece for piece in (title, pixies, rhombs, pictoric, tactics)}
