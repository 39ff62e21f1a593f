"""Which game these screens belong to."""

GAME = "pictoric"
