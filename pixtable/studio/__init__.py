"""The studio draws every picture that the game shows. It runs at build time; the game only loads its files."""
