"""The shell: icons, panels, controls, seats, pointers, the curtain, the tables and the app's own icon."""
