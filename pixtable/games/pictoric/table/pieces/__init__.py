"""What lies on the table of Pictoric Box."""
