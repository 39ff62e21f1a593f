"""Companions, and heroes that are not built like people."""
