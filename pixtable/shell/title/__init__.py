"""The title, and the credits."""
