"""What large text asks of the shell's pages."""

LARGE_TEXT = 1.4
"""From this text scale on, words take the room of pictures and labels."""
