"""What the table of Pictoric Box asks for beyond what every host offers: words that opponents can be taught."""

from collections.abc import Mapping, Sequence


class Companion:
    """At a table that nobody has taught anything."""

    @property
    def taught(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """By language: words that the player has explained to the opponents, and what they mean."""
        return {}

    def teach(self, words: Sequence[str], language: str, picture: str) -> None:
        """Let the player explain words that were said of a picture."""
