"""`game.py film`: moments of play, frame by frame, and how they measure against what they should be."""
