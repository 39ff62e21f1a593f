"""Every duration, delay, ease and amount of movement; nothing else in the kit holds one. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, exp, pi, sin
from typing import NamedTuple

import msgspec

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


def out_back(overshoot: float) -> Ease:
    return lambda t: 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


def bezier(x1: float, y1: float, x2: float, y2: float) -> Ease:
    """CSS cubic-bezier, solved by bisection: x(s) rises, so sixteen halvings are exact to a pixel."""

    def at(a: float, b: float, s: float) -> float:
        return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s**3

    def ease(t: float) -> float:
        if t >= 1:
            return 1.0  # what has arrived is exactly there
        low, high = 0.0, 1.0
        for _ in range(16):
            middle = (low + high) / 2
            low, high = (middle, high) if at(x1, x2, middle) < t else (low, middle)
        return at(y1, y2, (low + high) / 2)

    return ease


GLIDE = bezier(0.2, 0, 0, 1)


def there_and_back(t: float) -> float:
    """0 -> 1 -> 0: a pop."""
    return sin(pi * t)


def recoil(t: float) -> float:
    """0 -> 1 -> 0: thrown back at once, and slowly home."""
    return sin(pi * t**0.5)


def in_quad(t: float) -> float:
    """What falls: faster and faster."""
    return t * t


def sprung(t: float) -> float:
    """0 -> -1 -> 2/3 -> 0: pressed down, up past its size, and at rest."""
    return -sin(2 * pi * t) * (1.0 if t < 0.5 else 2 / 3) if t < 1 else 0.0


def shaken(t: float) -> float:
    """Three damped cycles, ends at rest."""
    return sin(6 * pi * t) * exp(-2.5 * t) * (1 - t)


class Beat(NamedTuple):
    ms: float
    ease: Ease = linear
    amount: float = 0.0
    stagger: float = 0.0
    travels: bool = False  # becomes a cross-fade when motion is reduced
    shakes: bool = False  # is left out when motion is reduced


BEATS: Mapping[str, Beat] = {
    "hover": Beat(90, out_quad, 6),
    "press": Beat(60, out_quad, 0.97),
    "pick_up": Beat(110, out_quad, 1.08),
    "fall": Beat(75, in_quad, travels=True),  # out of the hand, straight down
    "touch": Beat(85, sprung, 0.94, shakes=True),  # on the table
    "return": Beat(160, out_cubic, travels=True),
    "move": Beat(320, GLIDE, 24, travels=True),
    "move_short": Beat(220, GLIDE, 24, travels=True),
    "deal": Beat(260, out_cubic, 3, stagger=60, travels=True),
    "flip": Beat(240, in_out, 8),
    "turn": Beat(110, out_back(1.2), 60),
    "tick": Beat(180, there_and_back, 0.18, stagger=40),
    "spotlight": Beat(200, GLIDE, 0.5),  # goes from one part of the table to the next; all else is so much darker
    "count_rest": Beat(200),  # between one kind of points and the next
    "slam": Beat(250, in_quad, 1.25, shakes=True),  # a sum lands, from so large
    "sum": Beat(600),  # it stands, to be read
    "sum_brief": Beat(160),  # the same of a rival's
    "row_in": Beat(220, out_cubic, 24, stagger=70, travels=True),  # a line of a table comes in from so far
    "rank": Beat(420, GLIDE, travels=True),  # a line goes to another rank
    "rank_rest": Beat(260),  # before that happens
    "podium": Beat(380, out_back(1.1), 90, travels=True),  # a block rises from so far below
    "podium_next": Beat(260),  # before the next one does
    "crown": Beat(240, in_quad, 0.6, travels=True),  # lands, from so much larger
    "quote": Beat(240, out_cubic, 14, travels=True),  # what somebody says when all is over
    "quote_next": Beat(420),
    "result_next": Beat(120),  # from one part of a result to the next
    "turn_up": Beat(160, in_out),  # a small piece in a line
    "wave": Beat(0, stagger=60),  # through a mosaic, from ring to ring
    "read": Beat(2600),  # a table that nobody has to press on stands so long
    "big_score": Beat(500, out_cubic),
    "draw_back": Beat(80, out_quad, 6, shakes=True),  # before a blow, and how far
    "lunge": Beat(90, in_quad, 0.42, shakes=True),  # so much of the gap
    "hit_stop": Beat(60, shakes=True),  # everything stands still where it meets
    "hit": Beat(170),  # a blow that has met is seen, before what follows from it
    "knock_back": Beat(240, recoil, 10, shakes=True),
    "step_home": Beat(190, in_out, shakes=True),
    "step_forward": Beat(150, out_back(1.2), 9, shakes=True),  # whoever acts, and how high
    "point": Beat(200, out_cubic),  # a line from whoever acts to whom it is for
    "caption_stays": Beat(2400),
    "banner_alone": Beat(900),  # what is said of a wave or a round stands alone so long
    "turn_over": Beat(450),  # an opponent has acted: a breath before the next
    "order_read": Beat(350),
    "cast": Beat(200),  # each of the two stances of a spell
    "quake": Beat(300, shaken, 7, shakes=True),  # of the eye itself: ten swings a second
    "hit_shake": Beat(120, shaken, 3, shakes=True),
    "fall_shake": Beat(250, shaken, 6, shakes=True),
    "fall_stop": Beat(150, shakes=True),  # everything stands still as a leader falls
    "last_moment": Beat(400, linear, 0.25, shakes=True),  # at so much of the usual speed
    "last_moment_shake": Beat(100, shaken, 5, shakes=True),
    "shatter": Beat(700, out_quad, shakes=True),
    "silence": Beat(650),  # after the break
    "end_phrase": Beat(1800),  # of the music, before anything else happens
    "come_near": Beat(400, in_out, 1.16),  # the eye, and how much nearer
    "go_back": Beat(320, in_out),
    "fall_fade": Beat(700, in_out, 0.35),  # a fallen leader fades to so much
    "nudge": Beat(140, there_and_back, 5, shakes=True),
    "invalid": Beat(240, shaken, 6, shakes=True),
    "banner_in": Beat(220, GLIDE, travels=True),
    "banner_hold": Beat(600),
    "banner_out": Beat(180, GLIDE, travels=True),
    "curtain": Beat(320, in_out),
    "curtain_open": Beat(200, in_out),
    "panel": Beat(200, GLIDE, travels=True),
    "flow": Beat(180, GLIDE, shakes=True),  # of an outline round other cells
    "fade": Beat(120, linear),
    "scene": Beat(280, in_out),
    "ghost_number": Beat(400, out_cubic, 18),
    "damage": Beat(900, out_cubic, 30),  # a number that rises from a unit
    "damage_pop": Beat(150, out_cubic, 0.35),  # so much larger at first
    "damage_fade": Beat(320, in_quad),
    "sway": Beat(4000, linear, 0.6, shakes=True),
    "peek_hide": Beat(80, linear),
    "hint_pulse": Beat(800, there_and_back, 0.25),
    "casualty": Beat(180, out_cubic),
    "dice_shake": Beat(360, linear, 9),  # in the hand, before it is thrown
    "dice": Beat(1080, out_quad, travels=True),  # thrown across the table until it rests: see `BOUNCES`
    "dice_rest": Beat(420),  # lies where it fell, to be read
    "dice_home": Beat(260, GLIDE, travels=True),
    "reveal_card": Beat(300, GLIDE, travels=True),  # a card that is brought to the middle and turned over there
    "reveal_read": Beat(520),
    "told": Beat(900),  # a sentence that something has led up to stands so long before the game goes on
    "pawn": Beat(150, in_out, 0.34, stagger=50),  # one cell of a walk, and how high it hops in cells
    "read_out": Beat(1100, linear, 34),  # what is read to everybody stands so long, and so much longer for each letter
    "cup": Beat(220, out_cubic, stagger=620),  # lifted one after another, with time to read each die
    "cup_down": Beat(160, linear, shakes=True),  # it closes over a die
    "last_cup": Beat(520),  # everybody holds their breath
    "ballot": Beat(420, GLIDE, travels=True),  # a vote on its way to a picture
    "points": Beat(420, GLIDE, stagger=150, travels=True),  # of a turn, on their way to whom they are given
    "thread": Beat(360, in_out, stagger=60),
    "ghost_hand": Beat(1300, in_out),  # a lesson's hand from a piece to its place
    "shot": Beat(220, linear, 60, shakes=True),  # an arrow's way, and how high it flies
    "effect": Beat(83, linear),  # one frame of an effect
    "slash": Beat(42, linear),  # the same of a blade
    "speech": Beat(160, out_quad),  # a bubble comes
    "mote": Beat(420, out_cubic, 26, shakes=True),
}


class Bounce(NamedTuple):
    """A thrown die touches the table: when in its throw, and how high it flew before that, in its own sides."""

    at: float
    height: float


BOUNCES = (Bounce(0.4, 1.5), Bounce(0.68, 0.75), Bounce(0.88, 0.28), Bounce(1.0, 0.07))
"""The first arc begins in the hand. From the third on it spins on the face that it will rest on."""
SPINS_FROM = 1
"""After this bounce, counted from nought, the face is the true one."""
SQUASH, SQUASH_MS = 0.07, 90.0
"""Of whatever lands: so much lower and wider, for so long."""


class Rumble(NamedTuple):
    """What a pad in the hand makes of a contact: how long, and how hard its slow and its quick motor turn, 0 to 1."""

    ms: float
    slow: float
    quick: float


RUMBLES: Mapping[str, Rumble] = {"hit": Rumble(60, 0.6, 0.4), "snap": Rumble(30, 0.0, 0.35)}


class Spacing(NamedTuple):
    """Things that are counted come faster and faster: ms between the first two, and between the last."""

    first: float
    last: float

    def at(self, index: int, count: int) -> float:
        """When one of so many comes, after the first."""
        steps = max(1, count - 2)
        return sum(self.first + (self.last - self.first) * min(1.0, n / steps) for n in range(index))


COUNTED, COUNTED_BRIEFLY = Spacing(90.0, 51.0), Spacing(68.0, 51.0)
"""Never less than three frames: what comes sooner is not heard."""
GOES_ON: Mapping[str, float] = {"press": 0.0, "slow": 12_000.0, "quick": 6_000.0}
"""After so long a table that waits to be read goes on by itself, where it does."""
HANDS_OFF = 350.0
"""So long after a press has completed a show, the next one does not yet put its end away."""

BREATH_MS = 1600.0
MARCH_MS = 900.0  # one dash forward
TOOLTIP_DELAY = 350.0
TOOLTIP_GRACE = 400.0  # moving on within this shows the next at once
CARET_MS = 530.0
IDLE_FRAMES = (200.0, 4)  # of a figure that stands: so long each, so many of them
HOLD_MS = 600.0
LONG_PRESS_MS = 550.0
HAND_PAUSE = 700.0  # before a lesson's hand shows the way
HAND_AGAIN = 6000.0  # of doing nothing, until it shows it once more
LOOK_MS = 700.0  # of attention that a lesson takes for a look
NOTICE_MS = 3200.0  # long enough to read where a screenshot went
REPEAT_DELAY = 380.0
REPEAT_MS = 90.0
CROSS_FADE = 120.0
MOST_PARTICLES = 24
CARRY_DAMPING = 1.0
CARRY_STIFFNESS = 22_500.0  # what is carried is never more than a frame behind the hand
TILT_STIFFNESS = 900.0
TILT_MAX = 9.0  # degrees, which a carried thing nears the faster it goes
TILT_HALF = 1400.0  # u a second: so fast, it leans by half of that
MUSIC_FADE = 800
MUSIC_STOPS = 120.0  # into a silence that is meant
DRIVE_FADE = 1600.0  # until the pulse under the music is all there, or gone
SOUND_GUARD = 40.0  # two sounds of one kind are never nearer to each other
DUCK, DUCK_FADE = 0.63, 180.0  # 4 dB: how low the music bows below a fanfare, and how soon
SPEEDS: Mapping[str, float] = {"half": 0.5, "normal": 1.0, "double": 2.0, "quadruple": 4.0, "instant": 0.0}

READING_STARTS, A_LETTER, READING_ENDS = 500.0, 18.0, 1250.0
"""Until the eye is there, for each letter, and the most that a game waits: what is longer may be read as it goes on."""


PATIENCE = (1600.0, 3800.0, 0.2)
"""Of whoever watches a turn: until when it is whole, when it is used up, and what part is left then."""


def patience(spent: float) -> float:
    """A long turn gathers speed."""
    whole, used_up, least = PATIENCE
    return max(least, min(1.0, 1 - (1 - least) * (spent - whole) / (used_up - whole)))


def reading_time(words: str) -> float:
    return min(READING_ENDS, READING_STARTS + A_LETTER * len(words))


REPLAY_SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)


class Pace(NamedTuple):
    """The beats of an opponent's move."""

    announce: float
    settle: float
    reading: float
    """What part of the time that it takes to read a sentence is given to whoever reads."""
    waits: bool = False
    ponder: float = 0.0  # how long it is seen to think over the hardest decision; an obvious one takes no time


PACES: Mapping[str, Pace] = {
    "step": Pace(0, 250, 1.0, waits=True),
    "normal": Pace(350, 250, 1.0, ponder=1000),
    "fast": Pace(120, 100, 0.4, ponder=300),
    "instant": Pace(0, 0, 0.0),
}
SWEEP = Pace(0, 40, 0.3, ponder=120)
"""Many opponents in a row: one readable sweep instead of as many single turns."""
SECRET_PAUSES = (420, 180, 560, 260, 340)
"""After the secret answers of several who act at once: uneven, as people's are, and never by what the answer is."""

SPEECH_MS, SPEECH_MS_A_LETTER, SPEECH_MOST = 1500.0, 50.0, 4500.0
"""What somebody says stands so long, and so much longer for each letter; never longer than that."""


class Motion(msgspec.Struct):
    """The player's taste in movement: a speed (0 = instant) and whether motion is reduced."""

    speed: float = 1.0
    reduced: bool = False

    def ms(self, beat: str) -> float:
        return self.scaled(self._length(BEATS[beat]))

    def scaled(self, ms: float) -> float:
        return ms / self.speed if self.speed else 0.0

    def stagger(self, beat: str, index: int) -> float:
        return 0.0 if self.reduced else self.scaled(BEATS[beat].stagger * index)

    def in_turn(self, beat: str, index: int) -> float:
        """As a stagger, where one thing is told after another: who wants calm wants to follow all the more."""
        return self.scaled(BEATS[beat].stagger * index)

    def travel(self, distance: float) -> str:
        """Which move beat suits a distance in u."""
        return "move_short" if distance < 240 else "move"

    def _length(self, beat: Beat) -> float:
        if not self.reduced:
            return beat.ms
        return 0.0 if beat.shakes else CROSS_FADE if beat.travels else beat.ms


def breath(now: float, reduced: bool) -> float:
    """0..1, slow; still when motion is reduced. `now` in ms."""
    return 1.0 if reduced else 0.5 - 0.5 * cos(2 * pi * now / BREATH_MS)


def march(now: float, reduced: bool, steps: int = 8) -> int:
    """Which of a few phases of marching dashes to show."""
    return 0 if reduced else int(now / MARCH_MS * steps) % steps
