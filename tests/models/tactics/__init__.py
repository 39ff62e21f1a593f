"""Pixel Tactics 2 by its sheet: the state of a match, what is legal, what happens, how it ends, and the drafts."""
