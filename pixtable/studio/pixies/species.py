"""The four suits: which leaves they are laid of, in which colours, on what ground."""

from dataclasses import dataclass

from pixtable.games.pixies.rules.cards import COLOURS, MULTI

WIDTH, HEIGHT = 360, 504
CREAM = ("#f0dfba", "#b8966a")
WHITE = ("#fffaf0", "#e6d6bc")

ACCENT = {"blue": "#11358a", "green": "#5bad9d", "yellow": "#fae525", "red": "#cf3024"}
INK = {"blue": "#fdf6e3", "green": "#0b2b26", "yellow": "#3a2206", "red": "#fff6e3", MULTI: "#2a1d2e"}
"""What is written on a suit's accent."""


@dataclass(frozen=True)
class Suit:
    leaves: tuple[str, str, str, str]
    """The leaf's own colour, a dark, a light and a pale one."""
    main: str
    scale: str
    long: str
    blossom: str
    ground: str
    density: float
    """Narrow leaves need more of them to close a row."""


SUITS = {
    "blue": Suit(
        ("#3a60c4", "#1a3c94", "#6f95e2", "#b3cbf5"), "willow", "willow", "willow", "#fff3da", "snow", density=1.45
    ),
    "green": Suit(
        ("#6fbd92", "#4a9673", "#9ad6a4", "#d6eebc"), "oak", "oak", "oaklong", "#fbf0cf", "sand", density=1.0
    ),
    "yellow": Suit(
        ("#f8d72c", "#e2a91c", "#fdea6c", "#fff5b4"), "ginkgo", "ginkgo", "petal", "#fff8e0", "soil", density=0.86
    ),
    "red": Suit(
        ("#d43a2c", "#a52126", "#ec6040", "#f9a56c"), "maple", "maple", "serrate", "#ffeecb", "moss", density=0.92
    ),
}
MULTI_BODY = ("#7a62a8", "#54427c", "#a58fc8", "#d8cbe8")
MULTI_BLOSSOM = "#fff6e0"
MULTI_GROUND = "slate"

TWIG = {"snow": "#6a4a34", "sand": "#5e3f28", "soil": "#b98f5e", "moss": "#a9804f", "slate": "#b08a62"}
"""Twigs must be lighter than a dark ground."""


def ground_of(colour: str) -> str:
    return MULTI_GROUND if colour == MULTI else SUITS[colour].ground


def suit_in_turn(place: int) -> Suit:
    """The suits one after another, for what shows all four."""
    return SUITS[COLOURS[place % len(COLOURS)]]
