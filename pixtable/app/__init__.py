"""Glue: the command line, saves, the protocol, and later the window with its scenes."""
