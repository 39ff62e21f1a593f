"""The coach: what a strong opponent would have played, worked out in the background and kept."""
