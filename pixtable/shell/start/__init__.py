"""From the command line to the first frame, the window, and what happens when a frame fails."""
