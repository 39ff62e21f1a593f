"""The kernel: rules turn a move into events, and everything else only reads events.

Pure: no window, no disk, no clock, no global randomness.
"""
