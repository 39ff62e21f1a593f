"""The opponents of Pixel Tactics."""
