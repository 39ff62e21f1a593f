"""A game in progress with people round it: whose turn it is, opponents that think, hints, lessons, the coach."""
