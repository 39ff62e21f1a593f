"""The rules of Rhombs: pure."""
