"""How opponents understand clues and find their own: pure functions over picture ids, with chance handed in."""
