"""Pixel Tactics: fifty figures and their table, in whole pixels.

What the makers promise to the table (`sheets.json` repeats the numbers):

- `tactics/heroes/<id>.png` holds frames of 72 x 72. The upper row is the character as a hero, the lower as a leader,
  with banner and cape. The columns are idle 0-3, act 4-6, cast 7-8, hit 9, fall 10; the blow lands in frame 5.
- Figures face right. The foot stands at (32, 65), so a frame whose foot is to be at (x, y) goes to (x - 32, y - 65),
  mirrored to (x - 39, y - 65). Sparks may leave the frame, figures never do. The fallen lie on the same ground.
- No two idle figures of a set share more than four fifths of their outline.
- `tactics/portraits/<id>.png` is 48 x 48; opponents are 40 x 40 four times as large, and twice in `small`.
- `tactics/effects/<name>.png` holds six frames of 64 x 64, the middle of the target at (32, 32), the ground at y 58.
- A card is drawn from back to front: `windows/<name>` at (5, 5), the sprite at (16, 0), `frames/<kind>_<last strip>`.
- `tactics/headstone.png` is 48 x 48 and stands at (24, 45). `tactics/field.png` is half as large as it is shown.
- Everything is scaled by whole numbers only.

A character is a `Look`, a list of parts and materials in a TOML file; a part is a function in one of the modules that
the wardrobe gathers; a `Brush` turns outlines into shaded pixels. A new character is one more table in the file.
"""
