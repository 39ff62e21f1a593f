"""The command line: everything that `game.py` does besides opening the window."""
