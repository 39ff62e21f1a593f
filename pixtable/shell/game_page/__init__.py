"""The page of a game: whatever one may want of it, its modes as large choices, and what is new in each."""
