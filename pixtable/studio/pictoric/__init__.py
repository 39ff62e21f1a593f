"""Pictoric Box: the pictures of its deck, and all that lies on its table at night.

A picture is a recipe (`pictures`) of motifs (`motifs`) on a sheet of paper under one lamp (`sheet`); what it means
stands in the game's own `pictures.toml`.
"""
