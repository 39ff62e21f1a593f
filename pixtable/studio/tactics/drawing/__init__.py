"""How pixels are put: brushes, materials, shapes."""
