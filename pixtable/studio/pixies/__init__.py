"""Pixies: creatures laid of leaves, twigs and stones, on the ground they live on."""
