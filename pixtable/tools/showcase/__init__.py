"""`game.py showcase`: the pictures by which a stranger gets to know the program."""
