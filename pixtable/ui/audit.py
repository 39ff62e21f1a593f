"""What a screen must not do, found by machine: small targets, overlaps, overflowing text, lost focus, lost glyphs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import TEXT_FLOOR, Space
from pixtable.ui.input.focus import Focus, nearest
from pixtable.ui.input.intent import DIRECTIONS
from pixtable.ui.lettering.text import Shown
from pixtable.ui.node import Node
from pixtable.ui.scene import Scene

TEXT_SLACK = 3.0  # u that two texts may share: line boxes are taller than letters
EDGE_SLACK = 1.0


@dataclass(frozen=True)
class Finding:
    kind: str  # small, overlap, overflow, text_overlap, missing_glyph, tiny_text, off_screen, unreachable, no_id
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: {self.what}"


def audit(scene: Scene, canvas: Canvas) -> list[Finding]:
    """Everything wrong with a scene as it stands; the last frame must have been drawn with the register on."""
    shown = canvas.register.shown
    checks: tuple[Iterable[Finding], ...] = (
        small_targets(scene.root), overlapping_targets(scene.root), nameless(scene.root),
        off_screen(scene.root, canvas.view.rect), overflowing(shown), overlapping_texts(shown), missing_glyphs(shown),
        tiny_texts(shown), unreachable(scene.root),
    )  # fmt: skip
    return [finding for check in checks for finding in check]


def _targets(root: Node) -> list[Node]:
    """What has to have room for a hand; a word in a text has what is read there around it."""
    return [node for node in root.walk() if node.focusable and not node.in_text]


def _hand_rect(node: Node) -> Rect:
    seen = node.screen_rect()
    hand = node.hit_rect()
    return hand.moved(seen.x - node.rect.x, seen.y - node.rect.y)


def small_targets(root: Node) -> Iterator[Finding]:
    for node in _targets(root):
        rect = _hand_rect(node)
        if min(rect.w, rect.h) < Space.TARGET - 0.01:
            yield Finding("small", node.id, f"{rect.w:.0f} x {rect.h:.0f} u, at least 44 x 44 is needed")


def overlapping_targets(root: Node) -> Iterator[Finding]:
    """Two targets share ground and neither lies inside the other's tree. Pieces may lie on their cells."""
    for a, b in combinations(_targets(root), 2):
        if a.z != b.z or _is_above(a, b) or _is_above(b, a) or a.piece != b.piece:
            continue
        shared = _seen(a).overlap(_seen(b))
        if shared.w > EDGE_SLACK and shared.h > EDGE_SLACK:
            yield Finding("overlap", a.id, f"shares {shared.w:.0f} x {shared.h:.0f} u with {b.id}")


def _seen(node: Node) -> Rect:
    """Its hand rect, cut by the scroll views it lies in."""
    rect, up = _hand_rect(node), node.parent
    while up is not None:
        if hasattr(up, "offset"):
            rect = rect.overlap(up.screen_rect())
        up = up.parent
    return rect


def _is_above(one: Node, other: Node) -> bool:
    up = other.parent
    while up is not None:
        if up is one:
            return True
        up = up.parent
    return False


def nameless(root: Node) -> Iterator[Finding]:
    seen: set[str] = set()
    for node in _targets(root):
        if not node.id:
            yield Finding("no_id", repr(node), "tests and tours cannot find it")
        elif node.id in seen:
            yield Finding("no_id", node.id, "two nodes have this id")
        seen.add(node.id)


def off_screen(root: Node, screen: Rect) -> Iterator[Finding]:
    for node in _targets(root):
        box = _seen(node)
        if box.w and box.h and not screen.holds(box, 1.0):
            yield Finding("off_screen", node.id, f"{tuple(round(n) for n in box)}")


def overflowing(shown: Iterable[Shown]) -> Iterator[Finding]:
    for s in shown:
        if not s.fits:
            room = f"{s.box.w:.0f} x {s.box.h:.0f}"
            yield Finding("overflow", s.owner, f"{s.text!r} needs {s.ink.w:.0f} x {s.ink.h:.0f} u, has {room}")


def overlapping_texts(shown: Iterable[Shown]) -> Iterator[Finding]:
    for a, b in combinations([s for s in shown if s.text.strip()], 2):
        if a.layer != b.layer or (a.text, a.ink) == (b.text, b.ink):
            continue
        shared = a.ink.overlap(b.ink)
        if shared.w > TEXT_SLACK and shared.h > TEXT_SLACK + 0.12 * min(a.size, b.size):
            yield Finding("text_overlap", a.owner, f"{a.text!r} lies on {b.text!r}")


def missing_glyphs(shown: Iterable[Shown]) -> Iterator[Finding]:
    for s in shown:
        if s.missing:
            yield Finding("missing_glyph", s.owner, f"{s.missing!r} in {s.text!r}")


def tiny_texts(shown: Iterable[Shown]) -> Iterator[Finding]:
    for s in shown:
        if s.size < TEXT_FLOOR - 0.7:  # whole pixels: at 960 x 600 a size may round down by half a pixel
            yield Finding("tiny_text", s.owner, f"{s.text!r} at {s.size:.1f} u")


def unreachable(root: Node) -> Iterator[Finding]:
    """Every target must be reached by arrows and Tab from the first. To a word of a text what it stands on leads."""
    focus = Focus(root)
    items = focus.items()
    if not items:
        return
    firsts = [next(n for n in items if n.region_name == region) for region in focus.regions()]
    if len(firsts) == 1:  # Tab then goes item by item
        return
    places = {node: node.screen_rect() for node in items}
    reached = _crawl(firsts, lambda n: [nearest(n, items, *way, places.__getitem__) for way in DIRECTIONS.values()])
    for node in items:
        if node not in reached and not node.in_text:
            yield Finding("unreachable", node.id, "neither arrows nor Tab come here")


def _crawl(starts: list[Node], ways: Callable[[Node], list[Node | None]]) -> set[Node]:
    reached, open_ = set(starts), list(starts)
    while open_:
        for node in ways(open_.pop()):
            if node is not None and node not in reached:
                reached.add(node)
                open_.append(node)
    return reached
