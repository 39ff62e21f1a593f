"""What the table of Pictoric Box shows in each phase of a turn."""
