"""Moves and events of Pictoric Box in a player's words."""
