"""Characters and built decks: who there is, what a deck is, and whether it may be played."""
