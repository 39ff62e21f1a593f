"""The end of a round as it is seen: a wave through all seams, then the tiles that are left."""
