"""What is printed on the cards, as the protocol's `games` tells it, and what a card's number says about it."""

from typing import Any, NamedTuple

ROWS = ("vanguard", "flank", "rear")


class Ability(NamedTuple):
    kind: str
    marks: frozenset[str]
    n: int
    m: int


class Character(NamedTuple):
    name: str
    set: str
    hero: tuple[int, int]
    leader: tuple[int, int]
    abilities: dict[str, Ability]


class Book:
    """The characters by their number. A card's number is owner * 1000 + copy * 100 + character."""

    def __init__(self, characters: list[dict[str, Any]]) -> None:
        self._characters = {each["id"]: _read(each) for each in characters}
        self._keyed = {
            number: {part: (f"{each.name}.{part}", ability) for part, ability in each.abilities.items()}
            for number, each in self._characters.items()
        }

    @property
    def numbers(self) -> list[int]:
        return sorted(self._characters)

    def set_of(self, number: int) -> str:
        return self._characters[number].set

    def of(self, card: int) -> Character:
        return self._characters[card % 100]

    def name(self, card: int) -> str:
        return self.of(card).name

    def abilities(self, name: str, part: str) -> list[Ability]:
        """That of the character of this name."""
        return [each.abilities[part] for each in self._characters.values() if each.name == name]

    def ability(self, card: int, part: str) -> Ability | None:
        return self.of(card).abilities.get(part)

    def keyed(self, card: int, part: str) -> tuple[str, Ability] | None:
        """The ability, and what it is called here: "knight.vanguard"."""
        return self._keyed[card % 100].get(part)


def _read(printed: dict[str, Any]) -> Character:
    abilities = {
        part: Ability(
            ability["kind"],
            frozenset(ability["marks"]),
            ability["numbers"].get("n", 0),
            ability["numbers"].get("m", 0),
        )
        for part, ability in printed["abilities"].items()
    }
    return Character(printed["name"], printed["set"], tuple(printed["hero"]), tuple(printed["leader"]), abilities)
