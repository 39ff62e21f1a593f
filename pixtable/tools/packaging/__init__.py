"""How the program is made into a folder that needs no Python: `python game.py package`."""
