"""Moves and events of Pixies in a player's words."""
