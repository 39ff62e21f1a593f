"""The opponents of Pixies."""
