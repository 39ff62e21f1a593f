"""What the variants of the sheet add to the classic duel."""
