"""Every colour, size, radius, line and type role of the table, in one place; nothing else in the kit holds one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Rgb = tuple[int, int, int]
Colour = str | Rgb  # a token of the theme, or a colour handed in (a seat's, a suit's)


class Role(NamedTuple):
    """A kind of text: size in u at 100 %, weight, leading."""

    size: float
    weight: str = "regular"
    leading: float = 1.35


ROLES: Mapping[str, Role] = {
    "caption": Role(16, "regular", 1.3),
    "caption_strong": Role(16, "semibold", 1.3),
    "key": Role(16, "bold", 1.3),
    "body": Role(18),
    "body_strong": Role(18, "semibold"),
    "strip": Role(16, "semibold", 1.2),
    "status": Role(20, "semibold"),
    "label": Role(20, "semibold"),
    "button": Role(20, "semibold", 1.15),
    "name": Role(19, "bold"),
    "primary": Role(22, "bold", 1.2),
    "numeral": Role(22, "bold"),
    "score": Role(24, "bold"),
    "clue": Role(26, "semibold"),
    "clue_large": Role(36, "semibold"),
    "big": Role(28, "bold"),
    "start": Role(28, "semibold"),
    "total": Role(36, "bold"),
    "title": Role(36, "bold"),
    "count": Role(44, "bold"),
    "hero": Role(56, "bold"),
}
NAME_ROLES = ("name", "caption_strong", "caption")
"""For a name: lighter letters, before it is cut."""
SMALL_NAME_ROLES = NAME_ROLES[1:]
TEXT_FLOOR = 16.0
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
CAPITAL_RISE = 0.33  # baseline = centre + 0.33 size, so that capitals look centred


def rgb(code: str) -> Rgb:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


_NORMAL = {
    "felt": "#20302F", "panel_top": "#384E4C", "panel_bottom": "#263836", "panel_line": "#BE9A58",
    "rail_top": "#2B3F3D", "rail_bottom": "#1F2F2E", "well": "#1A2726", "active": "#3A4A3C", "chip": "#16201F",
    "bar_top": "#3A2416", "bar_bottom": "#241309", "wood": "#6E451F", "wood_line": "#C79A54",
    "paper_top": "#FAF2DF", "paper_bottom": "#EFE2C2", "paper_line": "#C79F64", "paper": "#F6F0E2",
    "paper_light": "#FFF9EA", "paper_rule": "#B79B63", "paper_empty": "#EBDDBD", "paper_dash": "#8A744A",
    "cream": "#F4EBDD", "muted": "#B9C7BF", "ink": "#3B332B", "muted_ink": "#6B5D4E", "dark_ink": "#1E1B18",
    "amber": "#FFD166", "amber_paper": "#C07A00", "mint": "#9BE3B0", "rose": "#FFB3A0", "sky": "#8FD3FF",
    "good": "#0B5C46", "good_light": "#8FE0B8", "bad": "#9B2C1F", "bad_light": "#FF9C8A", "target": "#FF7A66",
    "brass": "#C9A25A", "plan": "#1B4A7A", "night": "#10191B", "white": "#FFFFFF", "black": "#000000",
    "primary_top": "#2D7464", "primary_bottom": "#1F5548", "primary_line": "#A9DCC8",
    "primary_hover_top": "#308070", "primary_hover_bottom": "#266855",
    "primary_down_top": "#1D5B4D", "primary_down_bottom": "#174538",
    "title_ink": "#4A2410", "result_ink": "#7A3B10", "gold_light": "#FFE9A6", "gold_deep": "#E39A2B",
    "term_validated": "#E0A83C", "term_symbols": "#C9A77A", "term_zone": "#5FB98A",
    "vanguard": "#B52A3C", "flank": "#2C7540", "rear": "#3558AC", "order": "#6A35B0", "operation": "#4A5064",
    "leader": "#8A6A1E", "strip": "#241E1A", "strip_text": "#CFC5B4", "life": "#7FD08F", "life_lost": "#C2402F",
    "vanguard_tint": "#E8AFA4", "flank_tint": "#A9CFA0", "rear_tint": "#A9BFE6",
    "plate": "#12100E", "gold_thread": "#C79A54", "bead": "#F0B84B", "bead_light": "#FFF1C4", "bead_empty": "#AEB6C8",
    "key_top": "#FFF8E8", "key_bottom": "#DDCFAE", "key_line": "#8A744A",
    "segment": "#FFF9EA", "segment_line": "#B79B63", "trough": "#2A1F18", "trough_fill": "#C9A25A",
    "toggle_on": "#0B5C46", "toggle_off": "#2A1F18", "knob": "#D9C9A6",
    "button": "#6E451F", "button_disabled": "#55504B", "tab_off": "#C9B98C", "field": "#F3E9D2",
    "tooltip": "#1C1613", "tooltip_line": "#C79A54", "legal_ground": "#DCEBDD", "illegal_ground": "#F3D9D2",
    "blue": "#11358A", "green": "#5BAD9D", "yellow": "#FAE525", "red": "#CF3024", "orange": "#EF996B",
    "violet": "#9A50D4", "piece_blue": "#3F66D8",
    "hex_blue": "#11358A", "hex_green": "#519B8C", "hex_yellow": "#FAE529",
    "hex_red": "#A42F1B", "hex_orange": "#EF996B", "hex_violet": "#9A50D4", "hex_black": "#17161A",
}  # fmt: skip

_CONTRAST_GROUNDS = (
    "felt", "panel_top", "panel_bottom", "rail_top", "rail_bottom", "well", "chip", "bar_top", "bar_bottom", "wood",
    "paper_top", "paper_bottom", "paper", "paper_light", "paper_empty", "night", "plate", "strip", "segment",
    "button", "field", "tooltip", "trough", "toggle_off", "key_top", "key_bottom",
    "primary_top", "primary_bottom", "primary_down_top", "primary_down_bottom", "vanguard", "flank", "rear",
    "order", "operation", "leader", "button_disabled", "tab_off", "active", "legal_ground", "illegal_ground",
)  # fmt: skip
_CONTRAST_TEXT = ("cream", "ink", "muted", "muted_ink", "title_ink", "result_ink", "strip_text")
_CONTRAST_LINES = ("panel_line", "paper_line", "paper_rule", "brass", "wood_line", "segment_line", "paper_dash")
_CONTRAST = {
    **_NORMAL,
    **dict.fromkeys(_CONTRAST_GROUNDS, "#000000"),
    **dict.fromkeys(_CONTRAST_TEXT, "#FFFFFF"),
    **dict.fromkeys(_CONTRAST_LINES, "#FFFFFF"),
    **{
        "amber_paper": "#FFD166", "good": "#8FF0C0", "bad": "#FFB0A0", "good_light": "#8FF0C0", "bad_light": "#FFB0A0",
        "gold_light": "#FFD166", "gold_deep": "#FFD166", "primary_line": "#FFD166", "tooltip_line": "#FFFFFF",
        "key_line": "#FFFFFF", "knob": "#FFFFFF", "toggle_on": "#005C38", "active": "#2B2300",
        "primary_hover_top": "#2B2300", "primary_hover_bottom": "#2B2300", "gold_thread": "#FFFFFF",
    },
}  # fmt: skip

SEATS: tuple[Rgb, ...] = tuple(
    rgb(c)
    for c in (
        "#8B2C1E",
        "#DAB221",
        "#788C43",
        "#C7EFA7",
        "#476659",
        "#2BE1D1",
        "#5895E5",
        "#662AF2",
        "#5B1A66",
        "#DC4183",
    )
)
EMBLEMS = ("01_fox", "02_bee", "03_frog", "04_snail", "05_owl", "06_fish", "07_whale", "08_bat", "09_cat", "10_bird")


class Theme(NamedTuple):
    name: str
    colours: Mapping[str, Rgb]
    textures: bool = True

    def colour(self, colour: Colour) -> Rgb:
        return self.colours[colour] if isinstance(colour, str) else colour

    def text_on(self, ground: Colour) -> Rgb:
        """Cream or ink, whichever reads better on that ground."""
        back = self.colour(ground)
        cream, ink = self.colours["cream"], self.colours["dark_ink" if self.textures else "black"]
        return cream if contrast(cream, back) >= contrast(ink, back) else ink


NORMAL = Theme("normal", {k: rgb(v) for k, v in _NORMAL.items()})
HIGH_CONTRAST = Theme("high_contrast", {k: rgb(v) for k, v in _CONTRAST.items()}, textures=False)
THEMES = {t.name: t for t in (NORMAL, HIGH_CONTRAST)}


class Radius:
    CARD = 8.0  # of a card 120 wide; scales with the width
    CARD_WIDTH = 120.0
    CHIP = 8.0
    KEY = 5.0
    PLATE = 10.0
    PANEL = 14.0
    PANEL_LINE = 10.0
    FACE = 13.0
    FOCUS = 5.0  # added to the radius of what is ringed


class Line:
    HAIR = 1.0
    PLATE = 1.2
    CHIP = 1.5
    RIM = 2.0
    RING = 3.0
    RING_UNDER = 6.0
    ZONE = 4.0
    ZONE_UNDER = 7.0


class Lift:
    CARD = 4.0
    MINI = 2.0
    CHIP = 3.0
    FOCUS = 6.0
    HOVER = 10.0
    CARRIED = 14.0


LARGE_TEXT = 1.25
"""Beyond this text scale a table lays itself out for large words."""


class Space:
    HALF = 4.0
    GRID = 8.0
    GAP = 16.0
    SHEET = 24.0
    TARGET = 44.0
    RING_OFFSET = 4.5
    MAGNET = 48.0
    DRAG = 6.0
    TOP_BAR = 44.0
    STRIP = 28.0
    RAIL = 264.0
    BUTTON = 48.0
    START = 72.0
    ICON = 28.0
    KEY = 24.0


class Margins(NamedTuple):
    """How far the visual box of a nine-slice lies inside its file, and where it is cut."""

    outside: tuple[float, float, float, float]
    insets: tuple[float, float, float, float]
    corner: float = 1.0  # the art's corners are drawn at this part of their size


_BOX = (8.0, 6.0, 8.0, 12.0)
_BUTTON = Margins(_BOX, (24, 20, 24, 24))
SLICES: Mapping[str, Margins] = {
    **dict.fromkeys(("panel_paper", "panel_dark", "panel_wood"), Margins(_BOX, (28, 28, 28, 28))),
    **dict.fromkeys(("button_normal", "button_hover", "button_pressed", "button_disabled"), _BUTTON),
    **dict.fromkeys(("primary_normal", "primary_hover", "primary_pressed"), _BUTTON),
    **dict.fromkeys(("tab_on", "tab_off"), Margins(_BOX, (24, 24, 24, 24))),
    "field": Margins((8, 8, 8, 10), (20, 20, 20, 20)),
    "tooltip": Margins(_BOX, (20, 20, 20, 20)),
    "focus": Margins((7, 7, 7, 7), (24, 24, 24, 24)),
    "slider_track": Margins((4, 7, 4, 7), (12, 0, 12, 0)),
    "slider_fill": Margins((4, 7, 4, 7), (12, 0, 12, 0)),
}

# Every pair of text and ground that the kit draws; tests measure them in both themes.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in ("cream", "muted", "amber", "mint", "rose", "sky")
      for ground in ("felt", "panel_top", "panel_bottom", "rail_top", "rail_bottom", "well", "chip", "active")),
    *((text, ground) for text in ("ink", "muted_ink", "good", "bad", "title_ink", "result_ink")
      for ground in ("paper_top", "paper_bottom", "paper_light")),
    ("cream", "button"), ("cream", "primary_top"), ("cream", "primary_bottom"), ("cream", "tooltip"),
    ("cream", "primary_down_top"), ("cream", "bar_top"), ("muted", "bar_top"), ("amber", "bar_top"),
    ("ink", "key_top"), ("ink", "key_bottom"), ("ink", "segment"), ("cream", "toggle_on"), ("ink", "tab_off"),
    ("ink", "field"), ("muted_ink", "field"), ("ink", "paper_empty"), ("cream", "plate"), ("strip_text", "strip"),
    ("white", "vanguard"), ("white", "flank"), ("white", "rear"), ("white", "order"), ("white", "operation"),
    ("cream", "button_disabled"), ("white", "primary_hover_top"), ("white", "primary_hover_bottom"),
    ("dark_ink", "good_light"), ("dark_ink", "amber"), ("ink", "legal_ground"), ("ink", "illegal_ground"),
)  # fmt: skip


def luminance(colour: Rgb) -> float:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def mixed(one: Rgb, other: Rgb, part: float) -> Rgb:
    """`part` of the way from one to the other."""
    r, g, b = (round(x + (y - x) * part) for x, y in zip(one, other, strict=True))
    return r, g, b
