"""What the saved games say when they are counted together. All of it can be worked out again from their files."""
