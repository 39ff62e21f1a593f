"""The coach's sheet."""
