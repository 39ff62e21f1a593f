"""The language that cards are written in, and what follows when an ability is set off."""
