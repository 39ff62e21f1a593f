"""What lies on the table of Rhombs."""
