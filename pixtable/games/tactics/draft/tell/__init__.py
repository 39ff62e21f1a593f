"""Moves and events of the drafts in a player's words."""
