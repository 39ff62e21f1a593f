"""Everything on disk: saves, settings, progress, levels, statistics, and where all of it lies."""
