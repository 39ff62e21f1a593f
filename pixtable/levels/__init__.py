"""Levels: lessons, puzzles and challenges as data. What one is, how it is read, followed, solved and checked.

Pure: whoever has a level's text and its game needs neither disk nor window. `levels/README.md` tells how to write one.
"""
