"""A scene: a node tree with a life cycle, and the one way in which pointer, keys and pad reach its nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pixtable.ui.answers import is_key
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, kept_inside
from pixtable.ui.draw.panels import key_cap, key_size
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.drag import Drag
from pixtable.ui.input.focus import Focus
from pixtable.ui.input.intent import DIRECTIONS, Composing, Edit, Input, Intent, Pointer, Press, Typed, Want
from pixtable.ui.input.keymap import cap
from pixtable.ui.input.long_press import LongPress
from pixtable.ui.motion.choreo import nudge, refuse
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node
from pixtable.ui.sound import HOVER, PRESS
from pixtable.ui.tooltip import Tooltip

if TYPE_CHECKING:
    from pixtable.ui.desk import Desk


class Ground(Node):
    """The root of a scene: it hands the nodes' sounds on to the desk."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene

    def play(self, sound: str) -> None:
        self.scene.desk.play(sound)


class Scene:
    """Override `build` to make nodes, `arrange` to place them, `paint` for the ground, `on_intent` for the rest."""

    covers = True  # hides the scenes below; a dialog does not
    fades = True  # comes and goes with a cross-fade

    def __init__(self) -> None:
        self.root: Node = Ground(self)
        self.focus = Focus(self.root, self.first_to_press)
        self.drag = Drag()
        self.long_press = LongPress()
        self.tip = Tooltip()
        self.over: Node | None = None
        self.at = Point(-1, -1)
        self.shows_keys = False
        self._pressed: Node | None = None
        self._is_spent = True  # no press goes on that has begun here and was not answered yet
        self._queued: Input | None = None
        self._desk: Desk | None = None

    @property
    def desk(self) -> Desk:
        if self._desk is None:
            raise RuntimeError(f"{type(self).__name__} is not on a desk yet: build nodes in build(), not in __init__")
        return self._desk

    @property
    def motion(self) -> Motion:
        return self.desk.motion

    # life

    def opened(self, desk: Desk) -> None:
        self._desk = desk
        self.build()
        self.arrange(desk.view)
        self.enter()

    def build(self) -> None:
        """Make the nodes: once, and again after a change of language. What must survive that lives in the scene."""

    def rebuild(self) -> None:
        focused = self.focus.current.id if self.focus.current is not None else ""
        before = {node.id: node for node in self.root.walk(hidden=True) if node.id}
        self.drag.cancel(None)
        self.over = None
        outliving = [node for node in self.root.children if node.outlives_rebuilding]
        self.root.clear()
        self.build()
        for made in list(self.root.walk(hidden=True)):
            if made.id in before:
                made.take_over(before[made.id])
        self.root.add(*outliving)
        self.arrange(self.desk.view)
        if (node := self.root.find(focused)) is not None:
            self.focus.set(node)

    def arrange(self, view: View) -> None:
        """Give every node its home for this size and text scale; called again whenever either changes."""

    def enter(self) -> None: ...
    def leave(self) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...

    def put_away(self) -> None:
        """The program ends, perhaps by a crash: only what is held open is let go. Never fails."""

    def close(self) -> None:
        self.desk.pop(self)

    # what a scene may add

    def first_to_press(self) -> Node | None:
        """Where keys and pad begin; None: at the first that there is."""
        return None

    def on_intent(self, intent: Intent) -> bool:
        """The first to hear an intent; True when it is dealt with."""
        return False

    def on_cancel(self) -> None: ...  # Esc or B with nothing held

    def on_hover(self, node: Node | None) -> None:
        """The pointer or the keys came to another node, or to none."""

    def on_wheel(self, amount: float, at: Point) -> None: ...

    def on_right_click(self, node: Node | None, at: Point) -> bool:
        """The right button, or a finger that rests: True when something is shown closer, or put back."""
        return node is not None and node.handle(Intent(Want.ZOOM))

    def on_empty_click(self, at: Point) -> None: ...

    def why_nothing(self, given: Press, node: Node | None, *, is_known: bool) -> str:
        """What to say to a press that did nothing; empty where there was nothing to press."""
        if isinstance(given, Pointer):
            return self.why_not_now(node) if node is not None and node.focusable else ""
        if given.want in DIRECTIONS:
            return self.desk.hooks.words("edge")
        return self.why_not_now(node) if is_known and not given.key else self.unknown_key(given)

    def why_not_now(self, node: Node | None) -> str:
        return (node.why_off if node is not None else "") or self.desk.hooks.words("not_now")

    def unknown_key(self, intent: Intent) -> str:
        """A key that means nothing here, by its name."""
        named, words = self.desk.canvas.named, self.desk.hooks.words
        if not intent.key:
            return words("button")
        pressed = named(cap(intent.key.strip("[]") or intent.key))
        return words("key", pressed=pressed, keys=named(self.desk.keymap.shown(Want.SHOW_KEYS)))

    def on_turn(self, amount: float, free: bool) -> bool:
        """The wheel or the right button, before anybody else: True when it turned what is in the hand."""
        return False

    @property
    def is_busy(self) -> bool:
        """An action is in flight: the next one waits, one deep."""
        return False

    # time and looks

    def update(self, ms: float) -> None:
        self.root.update(ms, self.motion)
        self.drag.update(ms, self.motion)
        self.tip.update(ms, self._explained())
        if self.long_press.update(ms):
            self._look_closer()
        if self._queued is not None and not self.is_busy:
            given, self._queued = self._queued, None
            self.feed(given)

    def _explained(self) -> Node | None:
        if self.drag.is_carrying or self.desk.top is not self:
            return None
        if self.over is not None and self.over.tooltip:
            return self.over
        current = self.focus.current  # a pointer that rests where nothing is told does not keep the keys from it
        return current if current is not None and current.focused and not self.focus.by_pointer else None

    @property
    def is_moving(self) -> bool:
        is_waiting = self.tip.is_waiting or self.long_press.is_waiting
        return self.root.is_moving or self.drag.is_moving or is_waiting

    def paint(self, canvas: Canvas) -> None:
        """The ground below all nodes."""

    def paint_over(self, canvas: Canvas) -> None:
        """Above all nodes."""

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas)
        self.root.draw(canvas)
        self.paint_over(canvas)
        if self.shows_keys:
            self._draw_keys(canvas)
        self.tip.draw(canvas)

    def _draw_keys(self, canvas: Canvas) -> None:
        canvas.layer += 5
        for node in self.root.walk():
            if node.key and not node.shows_key:
                box, (w, h) = node.screen_rect(), key_size(canvas, node.key)
                corner = Rect(box.x - Space.HALF, box.y - Space.HALF, w, h)
                key_cap(canvas, kept_inside(corner, canvas.view.rect), node.key)
        canvas.layer -= 5

    # input

    def feed(self, given: Input) -> bool:
        if self.is_busy and _is_action(given):
            self._queued = given
            return True
        match given:
            case Pointer():
                return self._pointer(given)
            case Intent():
                return self._intent(given)
            case Edit():
                return self.focus.current is not None and self.focus.current.edit(given)
            case Typed() | Composing():
                return self.focus.current is not None and self.focus.current.handle(given)

    # every press is answered

    def pressed(self) -> None:
        """A press begins."""
        self.tip.grow_old()

    def answered(self) -> None:
        self.tip.hush_old()

    def unanswered(self, given: Press, *, is_known: bool = True) -> None:
        """A press has changed nothing that is to be seen: say why, at its place. Unless `is_known`, nobody took it."""
        if isinstance(given, Pointer):
            node, place = self.root.hit(*given.at), Rect(*given.at, 0, 0).grown(Space.TARGET / 2)
        else:
            node = self.focus.current if self.focus.current is not None and self.focus.current.focused else None
            place = node.screen_rect() if node is not None else self._bottom
        if words := self.why_nothing(given, node, is_known=is_known):
            self.tip.say(words, place)

    @property
    def _bottom(self) -> Rect:
        """Where something is said that is about no place."""
        return self.desk.view.rect.inset(self.desk.view.rect.w / 2, 0).bottom_part(0)

    def refuse(self, node: Node) -> None:
        """It cannot be pressed now."""
        self.desk.play("invalid")
        refuse(node, self.motion)
        self.tip.say(self.why_not_now(node), node.screen_rect())

    def lost_focus(self) -> None:
        """The window went away: nothing stays in the hand."""
        if self.drag.is_carrying:
            self.drag.cancel(self.motion)
        self._release()
        self.long_press.end()
        self.tip.hush()
        self._hover(None)
        self.shows_keys = False

    def window_left(self) -> None:
        """Another window came to the front; told to every scene, whatever lies above it."""

    def _let_go_of_what_is_covered(self) -> None:
        """Something may have come between the hand and what it was over."""
        if self.over is not None and self.root.hit(*self.at) is not self.over:
            self.over.hovered = False
            self.over = None
            self.on_hover(self.focus.current)

    def _intent(self, intent: Intent) -> bool:
        is_taken = self._take(intent)
        if not is_taken and is_key(intent):
            self.unanswered(intent, is_known=False)
        self._let_go_of_what_is_covered()
        return is_taken

    def _take(self, intent: Intent) -> bool:
        if intent.want == Want.SHOW_KEYS:
            self.shows_keys = not intent.released
        current = self.focus.current
        if current is not None and current.focused and current.handle(intent):
            return True
        if self.on_intent(intent):
            return True
        if intent.released:
            return False
        return self._navigate(intent)

    def _navigate(self, intent: Intent) -> bool:
        match intent.want:
            case Want.CANCEL:
                if not self.drag.cancel(self.motion):
                    self.on_cancel()
            case Want.CONFIRM:
                self._confirm()
            case Want.NEXT_REGION | Want.PREVIOUS_REGION:
                self.focus.cycle(1 if intent.want == Want.NEXT_REGION else -1)
                self.on_hover(self.focus.current)
            case want if want in DIRECTIONS:
                if not self.focus.move(*DIRECTIONS[want]):
                    self._come_to_the_edge(*DIRECTIONS[want])
                self.on_hover(self.focus.current)
            case _:
                return False
        self.desk.reveal(self.focus.current)
        return True

    def _come_to_the_edge(self, dx: int, dy: int) -> None:
        if self.focus.current is not None:
            nudge(self.focus.current, dx, dy, self.motion)

    def _confirm(self) -> None:
        node = self.focus.current
        if node is None or not node.focused or node not in self.focus.items():
            self.focus.ensure()
        else:
            self.act_on(node)

    def act_on(self, node: Node) -> None:
        """Press a node by key or by click: commit to a target, pick a piece up, or do what it does."""
        if not node.enabled:
            self.refuse(node)
        elif self.drag.is_target(node):
            self.drag.choose(node, self.motion)
        elif node.piece:
            self.drag.select(node, self.motion)
            if self.drag.held and self.drag.held.targets and not self.focus.by_pointer:
                self.focus.set(self.drag.held.targets[0])
        else:
            if node.press_sound:
                self.desk.play(node.press_sound)
            node.activate()
        self.focus.check()

    def _pointer(self, given: Pointer) -> bool:
        self.at = given.at
        hit = self.root.hit(*given.at) if given.kind != "leave" else None
        match given.kind:
            case "move" | "leave":
                self._moved(given, hit)
            case "down" if given.button == 1:
                self._down(given, hit)
            case "up" if given.button == 1:
                self._up(given, hit)
            case "down" if given.button == 2:
                self._grab(given.at, hit)
            case "up" if given.button == 2:
                self._let_go(given.at)
            case "up" if given.button == 3:
                if not self.on_turn(-1.0, given.shift) and not self.drag.cancel(self.motion):
                    self.on_right_click(hit, given.at)
                    self._let_go_of_what_is_covered()
            case "wheel":
                self._wheel(given, hit)
        return True

    def _look_closer(self) -> None:
        """A finger has rested on something: where that shows more of it, the finger has done all it was there for."""
        hit = self.root.hit(*self.at)
        if self.drag.is_carrying or (hit is not None and hit.enabled and hit.tracks and hit.focusable):
            return
        if self.on_right_click(hit, self.at):
            self._release()
            self.drag.cancel(self.motion)
            self._is_spent = True
            self._let_go_of_what_is_covered()

    def _moved(self, given: Pointer, hit: Node | None) -> None:
        self.long_press.move(given.at)
        if self._pressed is not None and self._pressed.tracks:
            self._pressed.pointer_move(given.at)
            return
        self.drag.move(given.at, hit)
        if hit is not self.over:
            self._hover(hit)

    def _hover(self, hit: Node | None) -> None:
        if self.over is not None:
            self.over.hovered = False
        self.over = hit
        if hit is not None:
            hit.hovered = True
            if hit.press_sound == PRESS and hit.enabled:
                self.desk.play(HOVER)
        self.focus.hover(hit)
        self.on_hover(hit)
        self.desk.point_with("grab" if self.drag.is_carrying else _cursor(hit))

    def _down(self, given: Pointer, hit: Node | None) -> None:
        self._is_spent = False
        if given.by_finger:
            self.long_press.begin(given.at)
        self._hover(hit)
        if self.focus.is_typing and hit is not self.focus.current:
            self.focus.set(None)
        if hit is None:
            return
        if hit.focusable:
            self.focus.set(hit, by_pointer=not hit.takes_text)
        if hit.piece and hit.enabled and not self.drag.is_target(hit):
            self.drag.press(hit, given.at)
        else:
            self._pressed = hit
            hit.pressed = True
            if hit.enabled:
                hit.pointer_down(given.at)

    def _up(self, given: Pointer, hit: Node | None) -> None:
        self.long_press.end()
        if self._is_spent:
            return
        pressed = self._pressed
        self._release()
        if pressed is not None and pressed.tracks and pressed.enabled:
            pressed.pointer_up(given.at)
        if self.drag.button_down:
            self.drag.release(given.at, self._below_hand(given.at, hit), self.motion)
            self.focus.check()
        elif pressed is not None and hit is pressed and pressed.focusable and not (pressed.tracks and pressed.enabled):
            self.act_on(pressed)
        elif hit is None:
            self.drag.cancel(self.motion)
            self.on_empty_click(given.at)

    def _below_hand(self, at: Point, hit: Node | None) -> Node | None:
        """What lies under a piece that is carried there."""
        piece = self.drag.piece
        if piece is None or hit is not piece or not self.drag.is_carrying:
            return hit
        piece.visible = False
        below = self.root.hit(*at)
        piece.visible = True
        return below

    def _grab(self, at: Point, hit: Node | None) -> None:
        """The middle button moves whatever can be moved, through all that lies on it."""
        while hit is not None and not hit.tracks:
            hit = hit.parent
        if hit is not None and self._pressed is None:
            self._pressed = hit
            hit.pointer_down(at)

    def _let_go(self, at: Point) -> None:
        pressed = self._pressed
        self._release()
        if pressed is not None and pressed.tracks:
            pressed.pointer_up(at)

    def _release(self) -> None:
        if self._pressed is not None:
            self._pressed.pressed = False
        self._pressed = None

    def _wheel(self, given: Pointer, hit: Node | None) -> None:
        if self.on_turn(given.wheel, given.shift):
            return
        node = hit
        while node is not None:
            if node.wheel(given.wheel, given.at):
                return
            node = node.parent
        self.on_wheel(given.wheel, given.at)


def _is_action(given: Input) -> bool:
    return isinstance(given, Intent) and given.want in {Want.CONFIRM, Want.DIGIT} and not given.released


def _cursor(hit: Node | None) -> str:
    if hit is None or not hit.focusable:
        return "arrow"
    return hit.cursor or ("hand" if hit.enabled else "forbid")
