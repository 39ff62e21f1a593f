"""Moves and events of Pixel Tactics in a player's words."""
