"""Parts of the table of Pixel Tactics that are read or pressed."""
