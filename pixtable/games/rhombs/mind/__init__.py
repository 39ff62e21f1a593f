"""The opponents of Rhombs."""
