"""The title, the door of a game, and the credits."""
