"""Moves and events of Rhombs in a player's words."""
