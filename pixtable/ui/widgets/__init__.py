"""Controls, each usable by mouse alone, keyboard alone and pad alone."""
