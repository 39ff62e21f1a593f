"""What a move at Pixies would bring, before it is made."""
