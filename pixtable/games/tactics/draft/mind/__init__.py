"""Drafters: what a card is worth to a deck."""
