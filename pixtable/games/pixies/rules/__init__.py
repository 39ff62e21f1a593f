"""The rules of Pixies: pure."""
