"""The rules of Stones: pure."""
