"""What stands and lies on the table of Pixel Tactics."""
