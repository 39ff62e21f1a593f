"""Rhombs: fit hexagonal tiles together colour to colour, and be the first to have none left."""
