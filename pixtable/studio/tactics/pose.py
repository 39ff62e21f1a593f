"""Poses: where hands, feet and weapon are in a frame, and what flies about."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from pixtable.studio.tactics.look import Look, Place

FRAMES = ("idle0", "idle1", "idle2", "idle3", "act0", "act1", "act2", "cast0", "cast1", "hit", "fall")
IMPACT = FRAMES.index("act1")
_SWAY = dict(zip(FRAMES, (0, 1, 2, 1, 2, -3, -2, 2, 3, -3, 0), strict=True))


class Pose(msgspec.Struct, forbid_unknown_fields=True):
    move: str
    step: int
    hand: Place
    weapon_angle: float
    off_hand: Place
    off_angle: float
    dx: float = 0
    dy: float = 0
    lean: float = 0
    bob: float = 0
    crouch: float = 0
    sway: float = 0
    """Where hair and cloth hang."""
    feet: Place = (0, 0)
    lift: Place = (0, 0)
    eyes: str = "open"
    mouth: str = ""
    off_in_front: bool = False
    kick: bool = False
    pull: float = 0
    """How far a bow is drawn."""
    slide: float = 0
    """How far the weapon is pushed through the hand."""
    gone: bool = False
    """It has been thrown."""
    puppet: float = 0
    hunt: int = 0
    """1 while the companion leaps, 2 when it has landed."""

    swoosh: tuple[float, ...] = ()
    missile: tuple[float, ...] = ()
    impact: tuple[float, ...] = ()
    lines: int = 0
    dust: int = 0
    aura: int = 0
    gather: bool = False
    burst: bool = False
    flash: bool = False
    smoke: bool = False
    arc: bool = False


@cache
def _manners() -> dict[str, dict[str, Any]]:
    return msgspec.toml.decode(Path(__file__).with_name("poses.toml").read_bytes())


def pose_of(look: Look, frame: str) -> Pose:
    move, step = frame.rstrip("0123"), int(frame[-1]) if frame[-1].isdigit() else 0
    rest = {name: getattr(look, name) for name in ("hand", "weapon_angle", "off_hand", "off_angle")}
    breath = {"bob": (0, 0, 1, 1)[step]} if move == "idle" else {}
    usual = _manners().get(f"{look.manner}{step}" if move == "act" else frame, {})
    own = look.pose.get("idle" if move == "idle" else frame, {})
    fields = {"sway": _SWAY[frame], **rest, **breath, **usual, **own}
    fields["dx"] = fields.get("dx", 0) + look.shift
    return msgspec.convert({"move": move, "step": step, **fields}, Pose, strict=False)
