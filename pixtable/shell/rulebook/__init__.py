"""The rulebook to read and search."""
