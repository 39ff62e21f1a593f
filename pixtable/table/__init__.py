"""What a game's own table and the shell around it say to each other."""
