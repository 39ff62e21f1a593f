"""Moves and events of Stones in a player's words."""
