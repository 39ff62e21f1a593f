"""What lies on the table of Pixies."""
