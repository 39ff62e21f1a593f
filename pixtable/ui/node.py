"""The node tree: what is on the screen, where its home is, and how it is found, hit, focused and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from pixtable.ui.draw import marks
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Colour, Lift, Radius
from pixtable.ui.input.intent import Edit, Input
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.pose import Pose
from pixtable.ui.motion.tween import Animator, Moving

_height = attrgetter("z")


class Node:
    """A thing with a home rect in logical units of the screen, children, and a pose away from home.

    Override `paint` to draw, `activate` (or hand in `on_press`) to act, `handle` to take intents while focused.
    """

    radius: float = Radius.PLATE  # of its rings
    on_paper = False
    lifts = False  # rises when focused or selected: cards do
    piece = False  # can be picked up: the drag controller asks its handler
    stays = False  # taken up although it has nowhere to go: there is more to be done with it
    catches = False  # stops the pointer even when it is not focusable: panels of dialogs
    takes_text = False  # wants the keyboard's letters
    in_text = False  # a word among others: no larger than it is written
    tracks = False  # wants the pointer's moves between press and release
    ringed = True  # draws the focus ring itself through its marks
    outlives_rebuilding = False  # no change of its scene takes it away: it goes by itself
    cursor = ""
    shows_key = False  # draws its own key cap: Alt need not
    press_sound = ""  # heard when it is pressed

    def __init__(
        self, id: str = "", rect: Rect = NOWHERE, *, on_press: Callable[[], None] | None = None,
        focusable: bool = False, region: str = "", tooltip: str = "", key: str = "",
    ) -> None:  # fmt: skip
        self.id = id
        self.rect = rect
        self.on_press = on_press
        self.focusable = focusable or on_press is not None
        self.region = region
        self.tooltip = tooltip
        self.key = key  # the key cap shown while Alt is held
        self.why_off = ""  # it cannot be pressed now, in a sentence
        self.parent: Node | None = None
        self.children: list[Node] = []
        self.visible = True
        self.enabled = True
        self.focused = self.hovered = self.pressed = False
        self.z = 0.0
        self.pose = Pose()
        self.lands_in = 0.0  # ms from when it was sent on its way until it touches down
        self.up = 0.0  # the lift of focus, apart from the pose's own
        self.marks: set[Mark] = set()
        self.ways = 0
        self.marked_at = 0.0
        self.seat_colour: Colour = "cream"
        self.animator = Animator()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {tuple(round(n) for n in self.rect)})"

    # the tree

    def add(self, *nodes: Node) -> Node:
        for node in nodes:
            node.parent = self
            self.children.append(node)
        return nodes[-1] if nodes else self

    def remove(self, *nodes: Node) -> None:
        for node in nodes:
            self.children.remove(node)
            node.parent = None

    def clear(self) -> None:
        for node in self.children:
            node.parent = None
        self.children.clear()

    def find(self, id: str) -> Node | None:
        return next((node for node in self.walk(hidden=True) if node.id == id), None)

    def walk(self, hidden: bool = False) -> Iterator[Node]:
        """This node and all below it, parents first; hidden ones only on request."""
        if self.visible or hidden:
            yield self
            for child in self.children:
                yield from child.walk(hidden)

    @property
    def region_name(self) -> str:
        return self.region or (self.parent.region_name if self.parent else "")

    def below(self) -> Sequence[Node]:
        """Children from the lowest to the topmost."""
        for child in self.children:
            if child.z:
                return sorted(self.children, key=_height)
        return self.children

    @property
    def live(self) -> Sequence[Node]:
        """The children for which time goes on."""
        return self.children

    # where it is

    @property
    def shift(self) -> Point:
        """How far everything inside stands from home."""
        return Point(self.pose.dx, self.pose.dy)

    def shift_for(self, child: Node) -> Point:
        """What a scroll view adds for its content."""
        return self.shift

    def caret_rect(self) -> Rect:
        """Where letters appear in what takes text."""
        return self.screen_rect()

    def screen_rect(self) -> Rect:
        """Where it is shown now."""
        rect = self.rect.moved(*self.shift)
        child, up = self, self.parent
        while up is not None:
            rect = rect.moved(*up.shift_for(child))
            child, up = up, up.parent
        return rect

    def contour(self, grown: float = 0.0) -> Sequence[tuple[float, float]]:
        """The corners of what is shown now, so much larger all round, where that is no rounded rectangle."""
        return ()

    def hit(self, x: float, y: float) -> Node | None:
        """The topmost node under a point that takes the pointer."""
        if not self.visible:
            return None
        for child in reversed(self.below()):
            dx, dy = self.shift_for(child)
            if found := child.hit(x - dx, y - dy):
                return found
        takes = self.focusable or self.catches or self.piece
        dx, dy = self.shift
        return self if takes and self.hit_rect().moved(dx, dy).contains(x, y) else None

    def hit_rect(self) -> Rect:
        """Override where the hand needs more room than the eye."""
        return self.rect

    # what it does

    def play(self, sound: str) -> None:
        """Ask the scene it stands in for a sound."""
        if self.parent is not None:
            self.parent.play(sound)

    def activate(self) -> None:
        if self.on_press is not None and self.enabled:
            self.on_press()

    def handle(self, given: Input) -> bool:
        """An intent while focused; True when taken."""
        return False

    def edit(self, edit: Edit) -> bool:
        return False

    def take_over(self, namesake: Node) -> None:
        """The scene was built anew: keep what was nowhere but in the node of this name before."""

    def pointer_down(self, at: Point) -> None: ...

    def pointer_move(self, at: Point) -> None: ...

    def pointer_up(self, at: Point) -> None: ...

    def wheel(self, amount: float, at: Point) -> bool:
        return False

    # time

    def add_motion(self, moving: Moving) -> None:
        self.animator.add(moving)

    def update(self, ms: float, motion: Motion) -> None:
        self.animator.advance(ms)
        self._rise(ms, motion)
        for child in tuple(self.live):
            child.update(ms, motion)

    def _rise(self, ms: float, motion: Motion) -> None:
        if self.lifts or self.up:
            goal = Lift.FOCUS if self.lifts and (self.focused or Mark.SELECTED in self.marks) else 0.0
            time = motion.ms("hover")
            step = Lift.FOCUS * ms / time if time else Lift.FOCUS
            self.up = min(goal, self.up + step) if self.up < goal else max(goal, self.up - step)

    @property
    def is_moving(self) -> bool:
        """Whether it has to be drawn again."""
        return self.is_telling or self.is_answering

    @property
    def is_telling(self) -> bool:
        """Moves because something has happened: what comes next waits for it."""
        if self.animator.running:
            return True
        for child in self.live:  # noqa: SIM110 - asked of every node in every frame: a generator costs twice as much
            if child.is_telling:
                return True
        return False

    @property
    def is_answering(self) -> bool:
        """Moves because a hand is near, or was refused: nothing waits for that."""
        if self.animator.answers or 0 < self.up < (Lift.FOCUS if self.lifts else Lift.CARRIED):
            return True
        for child in self.live:  # noqa: SIM110 - as above
            if child.is_answering:
                return True
        return False

    def finish(self) -> None:
        """Everything in motion comes to its end at once."""
        self.animator.finish()
        for child in tuple(self.children):
            child.finish()

    # looks

    def draw(self, canvas: Canvas) -> None:
        pose = self.pose
        if not self.visible or pose.alpha < 0.004:
            return
        outer, canvas.owner = canvas.owner, self.id or canvas.owner
        dx, dy = pose.dx, pose.dy - pose.lift - self.up
        if dx or dy:
            canvas.shift(dx, dy)
        if pose.is_upright:
            self.draw_all(canvas)
        else:
            with canvas.posed(
                self.rect, scale=pose.scale, turn=pose.turn, alpha=pose.alpha, stretch=max(0.01, abs(pose.stretch))
            ):
                self.draw_all(canvas)
        if dx or dy:
            canvas.shift(-dx, -dy)
        canvas.owner = outer

    def draw_all(self, canvas: Canvas) -> None:
        self.paint(canvas)
        if self.children:
            for child in self.below():
                child.draw(canvas)
        self.paint_over(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The node itself, below its children."""

    def paint_over(self, canvas: Canvas) -> None:
        """Its marks, above its children."""
        ringed = self.focused and self.ringed
        if self.marks or ringed:
            marks.paint(
                canvas, self.rect, self.radius, self.marks, focused=ringed, on_paper=self.on_paper, ways=self.ways,
                since=canvas.now - self.marked_at, seat_colour=self.seat_colour,
            )  # fmt: skip

    @property
    def full_lift(self) -> float:
        return self.pose.lift + self.up

    def mark(self, mark: Mark, on: bool = True, now: float = 0.0) -> None:
        if on and mark not in self.marks:
            self.marked_at = now
        (self.marks.add if on else self.marks.discard)(mark)
