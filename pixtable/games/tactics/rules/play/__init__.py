"""What each move does, what it costs, and what happens between turns, waves and matches."""
