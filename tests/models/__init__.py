"""The games once more, written from the rule sheets alone: they share no code with the rules they are held against."""
