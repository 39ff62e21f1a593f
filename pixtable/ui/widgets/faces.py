"""The two faces of a button, wood and green, in every state."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import ROOM, face
from pixtable.ui.draw.theme import Line, Radius

HOVER_GLOW = 0.4  # more of the light wood, and its text would no longer read


def face_of_button(canvas: Canvas, rect: Rect, kind: str, state: str) -> None:
    """wood or primary; state normal, hover, pressed, disabled."""
    canvas.composed(("button", kind, state), rect, lambda: _button(canvas, rect, kind, state), ROOM)


def _button(canvas: Canvas, rect: Rect, kind: str, state: str) -> None:
    if not canvas.theme.textures:
        fill = "active" if state in {"hover", "pressed"} else "button" if kind == "wood" else "primary_top"
        canvas.rounded(rect, Radius.PLATE, fill)
        canvas.ring(rect, Radius.PLATE, Line.RIM, "primary_line" if kind == "primary" else "wood_line")
    elif kind == "wood" and state == "hover":
        canvas.slice("button_normal", rect)
        with canvas.posed(rect, alpha=HOVER_GLOW):
            canvas.slice("button_hover", rect)
    elif kind == "wood" or state == "disabled":
        canvas.slice(f"button_{state}", rect)
    else:
        canvas.slice(f"primary_{state}", rect)
        stem = {"normal": "primary", "hover": "primary_hover", "pressed": "primary_down"}[state]
        face(canvas, rect, stem, 0.2, inset=1.5, radius=Radius.PLATE)
        canvas.ring(rect.inset(4), 8, Line.PLATE, "primary_line")
