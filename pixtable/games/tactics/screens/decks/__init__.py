"""The shelf of decks, and the files behind it."""
