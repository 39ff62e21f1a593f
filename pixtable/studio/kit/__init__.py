"""What every maker shares: colour, noise, paths, cut paper under one lamp, and the way to a finished bitmap."""
