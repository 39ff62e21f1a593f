"""The makers of the tables by which opponents understand clues: `python -m pixtable.studio.words`."""
