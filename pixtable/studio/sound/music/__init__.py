"""Five pieces in verses. All keys share D E F# A B, the notes of the pitched effects."""

from pixtable.studio.sound.music import pictoric, pixies, rhombs, tactics, title

PIECES = {"title": title, "pixies": pixies, "rhombs": rhombs, "pictoric": pictoric, "tactics": tactics}
