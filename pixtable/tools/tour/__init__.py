"""`game.py tour`: every screen as a picture."""
