"""Pictoric Box: lanterns in the night, pawns, dice and the pictures on the cards."""
