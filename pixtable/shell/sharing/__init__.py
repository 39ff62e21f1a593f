"""Films of games: frames of a table that nobody sees, fewer colours, an animated GIF. All of it in plain Python."""
