"""The album: everything that was ever said of each picture."""
