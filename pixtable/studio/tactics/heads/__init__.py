"""Faces, hair and beards."""
