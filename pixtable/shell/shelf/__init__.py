"""The shelf of saved games."""
