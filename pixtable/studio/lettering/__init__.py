"""Our own capitals, Latin and Cyrillic, drawn as strokes of a flat pen. Pure Python: geometry in, polygons out."""
