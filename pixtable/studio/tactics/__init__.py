"""Pixel Tactics: fifty figures and their table, in whole pixels."""
