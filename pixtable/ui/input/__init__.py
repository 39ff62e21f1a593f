"""From keys, mouse and pad to what the player wants, and where in the node tree that goes."""
