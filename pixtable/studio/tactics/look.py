"""What a character looks like: the parts it wears and what they are made of.

The characters are lists of parts in `dawn.toml` and `dusk.toml`, the opponents in `opponents.toml`. An empty material
is the part's own.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

Place: TypeAlias = tuple[float, float]
Made: TypeAlias = tuple[str, str]
"""A cut and its material."""

_HERE = Path(__file__).parent


class Build(NamedTuple):
    """Half the width of shoulders, waist and hips; the height of shoulders and hips; where the head is moved; arms."""

    shoulder: float
    waist: float
    hips: float
    top: float
    hip: float
    head: Place
    arm: float


BUILDS = {
    "normal": Build(7, 7, 7.5, 26, 38, (0, 0), 5.2),
    "slim": Build(6, 5, 6.6, 26, 38, (0, 0), 4.4),
    "small": Build(6.6, 7.4, 7.4, 31, 41, (0, 5), 5),
    "large": Build(11, 9, 8, 22, 37, (2, -5), 7),
    "fat": Build(8.4, 11.4, 10.4, 26, 39.5, (0, -1), 5.6),
    "tall": Build(7, 5.8, 7, 22, 36, (0, -5), 4.8),
}


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # the body
    skin: str
    body: str = "normal"
    creature: str = ""
    """A body of its own instead of the doll."""
    own_fall: bool = False
    head: str = ""
    sex: str = "m"
    ears: str = "round"
    floats: bool = False
    mount: float = 0
    peg: bool = False
    shift: float = 0
    """How far the figure stands aside to leave room for its company."""

    # the face
    hair: Made | None = None
    beard: Made | None = None
    headgear: tuple[str, ...] = ()
    on_face: tuple[str, ...] = ()
    eye: str = "#4a3a5c"
    brow: str = ""
    glow: str = ""
    glasses: str = ""
    lens: str = ""
    lips: str = ""
    blush: bool = True
    blush_colour: str = ""
    smile: bool = False
    shaded_face: bool = False
    paint: tuple[tuple[str, tuple[Place, ...]], ...] = ()

    # what is worn, from the back to the front
    behind: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    torso: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    neck: tuple[str, ...] = ()
    front: tuple[str, ...] = ()
    cape: str = ""
    cape_cut: str = "cape"
    robe_cut: str = "cross"

    # what is held
    weapon: str = ""
    weapon_over_hand: bool = False
    weapon_angle: float = 26
    hand: Place = (37, 33)
    off: str = ""
    off_over_hand: bool = False
    off_angle: float = -30
    off_hand: Place = (14, 36)
    shield: tuple[str, str, str] | None = None
    shield_place: Place = (13, 34)

    # materials
    tunic: str = "blue"
    apron: str = ""
    armour: str = ""
    belt: str = "leather"
    boots: str = "leather"
    buckle: str = "gold"
    button: str = ""
    chest: str = ""
    cloth: str = ""
    coat: str = ""
    crest: str = ""
    fur: str = ""
    gem: str = ""
    glove: str = ""
    hat: str = ""
    legs: str = "dark"
    pad_size: float = 1
    pads: str = ""
    panel: str = ""
    plume: str = ""
    robe: str = ""
    sash: str = ""
    scarf: str = ""
    skirt: str = ""
    sleeve: str = ""
    stripe: str = ""
    tabard: str = ""
    tie: str = ""
    trim: str = ""
    vest: str = ""

    # how it acts
    manner: str = "slash"
    magic: str = ""
    missile: tuple[str, ...] = ()
    muzzle: float = 12
    trail: tuple[str, str] = ("#ffb84a", "#fff6d8")
    """Both colours of what a blade draws through the air."""
    pose: dict[str, dict[str, Any]] = {}
    """What differs from the poses of the manner, by frame."""
    leader: bool = False

    @property
    def build(self) -> Build:
        return BUILDS[self.body]

    def as_leader(self) -> "Look":
        return msgspec.structs.replace(self, leader=True, cape=self.cape or "crimson")


@cache
def looks(file: str) -> dict[str, Look]:
    return msgspec.toml.decode((_HERE / f"{file}.toml").read_bytes(), type=dict[str, Look])


SETS = ("dawn", "dusk", "guests")


@cache
def heroes() -> dict[str, Look]:
    """Everybody, by id."""
    return {name: look for each in SETS for name, look in looks(each).items()}
