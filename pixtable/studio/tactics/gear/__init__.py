"""What heroes wear and carry."""
