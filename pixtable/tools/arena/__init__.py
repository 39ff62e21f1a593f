"""`game.py arena`: opponents against each other."""
