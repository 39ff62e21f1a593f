"""The rules of Pixel Tactics: pure."""
