"""The opponents of Pictoric Box: what they make of a clue, and how they give one."""
