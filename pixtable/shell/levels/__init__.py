"""Lessons and puzzles: their lists, the puzzle of the day, a level under way, a level done."""
