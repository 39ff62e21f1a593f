"""How fast the program is, as ratios to reference programs that run beside it."""
