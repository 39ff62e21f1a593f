"""Five loops, each a small written piece. All keys share D E F# A B, the notes of the pitched effects."""

from pixtable.studio.sound.music import pictoric, pixies, rhombs, tactics, title

PIECES = {
    "title": title.compose,
    "pixies": pixies.compose,
    "rhombs": rhombs.compose,
    "pictoric": pictoric.compose,
    "tactics": tactics.compose,
}
