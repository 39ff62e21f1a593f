"""`game.py soak`: plays all games through the real screens for a while, and watches what the program holds on to."""
