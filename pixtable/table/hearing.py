"""Sounds by their blow: what is heard of a thing that touches the table falls into the frame in which it is seen to."""

from __future__ import annotations

from pixtable.table.ports import Voice
from pixtable.ui.motion.tween import Call
from pixtable.ui.node import Node


def sound_at(node: Node, host: Voice, name: str, ms: float, step: int = 0) -> None:
    """The blow of a sound falls in so many ms, on a node's time; what leads up to it is heard before."""
    begins = max(0.0, ms - host.lead(name))
    if begins:
        node.add_motion(Call(lambda: host.sound(name, step), begins))
    else:
        host.sound(name, step)
