"""Motifs by family. Each draws itself at the scene's current place: things that stand from their foot, others from
their middle."""
