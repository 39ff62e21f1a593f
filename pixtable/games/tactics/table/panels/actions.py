"""The panel at the lower right: actions that are left, the deeds of buttons, and answers that are only words."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Choose
from pixtable.games.tactics.rules.labels import answer_key, row_key
from pixtable.games.tactics.rules.play.costs import cost_of
from pixtable.games.tactics.rules.play.permissions import leader_action_of
from pixtable.games.tactics.rules.state import ACTIONS, COLUMNS, ROWS
from pixtable.games.tactics.rules.variants.variants import DuelDraft
from pixtable.games.tactics.table.options import DEED, DRAW, END, LEADER, OF_SEATS, ORACLE, REACH, pick_deed
from pixtable.games.tactics.table.pieces.art import paint_pips
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, grid
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

HEAD, LARGE_HEAD = 28.0, 30.0
GAP = 4.0
MOST_IN_A_COLUMN = 3
KEYS = {DRAW: "D", DEED: "E", END: "End"}
PIP = 6.0


class DeedButton(Button):
    """A button with the price of what it does: a pip for each action of the turn."""

    cost = 0
    is_vain = False
    """Nothing would come of it now: it is grey, but still says why."""

    @property
    def state(self) -> str:
        return "disabled" if self.is_vain else super().state

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        room = self.rect.w - canvas.measure(self.text, self.role)[0]
        if self.cost and room / 2 > self.cost * (2 * PIP + 6) + 10:
            paint_pips(canvas, self.rect.right - 10, self.rect.cy, self.cost, of=self.cost, radius=PIP)


class EndTurn(Button):
    """While actions are left it asks; a second press, by whatever hand, ends the turn."""

    def __init__(self, look: FieldView, end: Callable[[], None]) -> None:
        super().__init__("tactics.end", on_press=end, kind="primary", region="actions", key=KEYS[END], role="button")
        self.look = look
        self._asked_at: object = None

    @property
    def _here(self) -> object:
        """The moment of the game that it asks about."""
        state = self.look.state
        return state.round, state.wave, state.turn, state.actions_left, state.extra_actions

    @property
    def left(self) -> int:
        return self.look.state.actions_left + self.look.state.extra_actions

    @property
    def is_asking(self) -> bool:
        return self._asked_at == self._here

    def ask(self) -> bool:
        """True when it is meant: nothing is left to do, or it has been asked."""
        if not self.left or self.is_asking:
            self._asked_at = None
            return True
        self._asked_at = self._here
        return False

    def attend(self) -> None:
        """Whoever does something else has not meant it."""
        if self.is_asking and self.look.held:
            self._asked_at = None
        say = self.look.say
        self.text = say("buttons.sure", n=self.left) if self.is_asking else say("buttons.end")


class Actions(Node):
    def __init__(self, look: FieldView, act: Callable[[str], None]) -> None:
        super().__init__("tactics.actions")
        self.look, self.act = look, act
        self.z = 15.0
        self.draw_button = self._button(DRAW)
        self.deed_button = self._button(DEED)
        self.end = EndTurn(look, lambda: act(END))
        self._asked: object = None
        self.answers: list[Button] = []
        self.add(self.draw_button, self.deed_button, self.end)

    def _button(self, deed: str) -> DeedButton:
        act = lambda: self.act(deed)
        return DeedButton(f"tactics.{deed}", "", act, region="actions", key=KEYS[deed], role="button")

    # which buttons there are

    def attend(self) -> None:
        look = self.look
        asked = look.host.asked
        if asked is not self._asked:
            self._asked = asked
            self._make_answers()
        is_play = not self.answers and not look.is_choosing_leader
        for button in (self.draw_button, self.deed_button, self.end):
            button.visible = is_play
        is_market = isinstance(look.state.variant, DuelDraft)
        self.draw_button.text = look.say("buttons.pick" if is_market else "buttons.draw")
        self.draw_button.cost = cost_of(look.board, look.viewer, "draw")
        self.draw_button.enabled = look.may_do_anything  # pressed in vain, it says why
        self.draw_button.is_vain = (pick_deed(0) if is_market else DRAW) not in look.options.deeds
        self._attend_to_deed()
        self.end.enabled = END in look.options.deeds
        self.end.attend()

    @property
    def deed(self) -> str:
        """What the button in the middle is for: how to attack, what only this leader can do, or a look ahead."""
        look = self.look
        if look.may_choose_reach:
            return REACH
        return LEADER if leader_action_of(look.board, look.viewer) and not look.held else ORACLE

    def _attend_to_deed(self) -> None:
        look, button, deed = self.look, self.deed_button, self.deed
        button.cost = cost_of(look.board, look.viewer, "leader_action") if deed == LEADER else 0
        if deed == REACH:
            button.text = look.say("buttons.melee" if not look.is_melee else "buttons.ranged")
        elif deed == LEADER:
            button.text = look.say("buttons.leader")
        else:
            button.text = look.say("buttons.now" if look.is_oracle else "buttons.oracle")
        button.is_vain = deed == LEADER and LEADER not in look.options.deeds
        button.enabled = deed != LEADER or look.may_do_anything

    def _make_answers(self) -> None:
        self.remove(*self.answers)
        words = self.look.answers.words
        self.answers = [self._answer_button(option) for option in words]
        self.add(*self.answers)
        self.arrange()

    def _answer_button(self, option: int | str) -> Button:
        kind = "primary" if option == "yes" else "wood"
        press = lambda: self._answer(option)
        return Button(
            f"tactics.answer.{option}", self._named(option), press, kind=kind, region="actions", role="button"
        )

    def _answer(self, option: int | str) -> None:
        self.look.host.commit(Choose(option))

    def _named(self, option: int | str) -> str:
        look = self.look
        asked = look.host.asked
        if isinstance(option, int):
            return look.name(option) if asked is not None and asked.prompt in OF_SEATS else str(option)
        if option in ROWS:
            return look.host.say(row_key(option))
        if option in COLUMNS:
            return look.say(f"lanes.{option}")
        return look.host.say(answer_key(option))

    # where they are

    def arrange(self) -> None:
        self.rect = self.look.places.actions
        head = LARGE_HEAD if self.look.is_large else HEAD
        room = self.rect.inset(8, head + 6, 8, 4)
        across = 3 if self.look.state.in_teams else 1  # the strip of a team game is low and wide
        cells = grid(room, across, 3 // across, GAP)
        for button, rect in zip((self.draw_button, self.deed_button, self.end), cells, strict=True):
            button.rect = rect
        count = len(self.answers)
        across = max(1, count) if across > 1 else 1 if count <= MOST_IN_A_COLUMN else 2
        down = max(1, -(-count // across))
        down = down if self.look.state.in_teams else max(down, 2)
        for button, rect in zip(self.answers, grid(room, across, down, GAP), strict=False):
            button.rect = rect

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        if look.is_choosing_leader:
            return
        left = look.state.actions_left + look.state.extra_actions if look.state.turn == look.viewer else 0
        words = look.say("actions")
        shown = ("actions", left, words)
        canvas.composed(shown, rect, lambda: self._paint(canvas, rect, left, words), panels.ROOM)

    def _paint(self, canvas: Canvas, rect: Rect, left: int, words: str) -> None:
        panels.panel(canvas, rect)
        head = rect.inset(12, 6, 12, 0).top_part(LARGE_HEAD if self.look.is_large else HEAD)
        of = max(ACTIONS, left)
        room = head.inset(0, 0, of * 24 + 4, 0)
        if canvas.block(words, "body", *room.size, shrink=True, lines=1).fits:
            canvas.text(words, room, "body", lines=1)
        paint_pips(canvas, head.right, head.cy, left, of=of)
