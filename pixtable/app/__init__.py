"""Glue: the command line, saves, the protocol, and the window with its scenes."""
