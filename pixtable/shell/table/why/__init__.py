"""Why an opponent acted so: its card, and the words on it."""
