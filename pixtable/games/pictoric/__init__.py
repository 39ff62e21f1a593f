"""Pictoric Box: secret associations to pictures, votes by dice, and a race along a spiral."""
