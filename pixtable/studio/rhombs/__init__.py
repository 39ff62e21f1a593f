"""Rhombs: hexagonal tiles of three enamelled rhombi in a brass tray."""
