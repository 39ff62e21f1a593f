"""The coach's sheet: how the chance to win went, and every decision beside the best that could have been played."""

from typing import TYPE_CHECKING

from pixtable.ai.coach import Verdict, turning_points
from pixtable.app.app import App
from pixtable.app.coach.analysis import Analysis
from pixtable.app.scenes.blocks import PAGING, Block, Line, Pane
from pixtable.app.scenes.coach_parts import ChanceGraph, VerdictRow
from pixtable.app.scenes.paper import Page
from pixtable.core.rules import ScoreLine
from pixtable.ui.intent import Intent
from pixtable.ui.layout import REST, Rect, columns, rows
from pixtable.ui.theme import Space
from pixtable.ui.units import View
from pixtable.ui.widgets import Label, Progress, Toggle

if TYPE_CHECKING:
    from pixtable.app.sitting import Sitting

GRAPH_TALL = 220.0
BAR = 28.0
SWITCH = 52.0


class CoachScene(Page):
    name = "coach"

    def __init__(self, app: App, sitting: "Sitting") -> None:
        super().__init__(app)
        self.sitting = sitting
        self.seats = sitting.persons or tuple(range(len(sitting.chairs)))
        self.analysis = Analysis(sitting.match, self.seats, app.thinker, app.places.coach)
        self.only_mistakes = True
        self.own = app.words_of(sitting.game.id)

    def leave(self) -> None:
        self.analysis.stop()

    # Working

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.desk.top is self and self.analysis.advance():
            self.graph.verdicts = self.analysis.verdicts
            self.bar.part = self.analysis.part
            if self.analysis.is_done or self.analysis.verdicts[-1].is_mistake or not self.only_mistakes:
                self.rebuild()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or not self.analysis.is_done

    # Nodes

    def build_page(self) -> None:
        self.own = self.app.words_of(self.sitting.game.id)
        words = (self.say("certain"), self.say("even"), self.say("lost"))
        self.graph = ChanceGraph("coach.graph", self.analysis.verdicts, len(self.sitting.match.steps), words)
        self.bar = Progress("coach.progress")
        self.bar.part = self.analysis.part
        self.bar.visible = not self.analysis.is_done
        self.note = Label("coach.note", self._summary(), "body", "muted_ink")
        self.switch_words = Label("coach.only", self.say("only_mistakes"), "body", "ink")
        self.switch = Toggle(
            "coach.mistakes", self.only_mistakes, self._filter, words=(self.say("off"), self.say("on")), region="rows"
        )
        self.pane = Pane("coach.pane")
        self.pane.region = "rows"
        self.pane.add(*self._rows())
        self.sheet.add(self.graph, self.bar, self.note, self.switch_words, self.switch, self.pane)
        if self.focus.current is None:
            self.focus.set(self.switch)

    def _filter(self, only: bool) -> None:
        self.only_mistakes = only
        self.rebuild()

    def _summary(self) -> str:
        if not self.analysis.is_done:
            return self.say("working", n=round(100 * self.analysis.part))
        verdicts = self.analysis.verdicts
        return self.say("summary", best=sum(it.is_best for it in verdicts), all=len(verdicts))

    def _rows(self) -> list[Block]:
        verdicts = self.analysis.verdicts
        turning = {verdict.n for verdict in turning_points(verdicts)}
        shown = [
            verdict for verdict in verdicts if verdict.is_mistake or verdict.n in turning or not self.only_mistakes
        ]
        if not shown:
            return [Line("coach.none", self.say("none" if self.analysis.is_done else "none_yet"))]
        return [self._row(verdict, verdict.n in turning) for verdict in shown]

    def _row(self, verdict: Verdict, is_turning: bool) -> VerdictRow:
        name = self.sitting.chairs[verdict.seat].name
        heading = self.say("move", n=verdict.n + 1, name=name)
        loss = self.say("best_move") if verdict.is_best else self.say("cost", n=round(100 * verdict.loss))
        return VerdictRow(
            verdict, (heading, loss, self._terms(verdict)), is_turning, lambda: self.show_on_table(verdict)
        )

    def _terms(self, verdict: Verdict) -> str:
        """By what the best move is better: "Largest zone +6 (PX-42)"."""
        if verdict.is_best:
            return ""
        if not verdict.terms:
            return self.say("later")
        key = "better" if sum(line.points for line in verdict.terms) > 0 else "sacrifice"
        return self.say(key, terms=", ".join(map(self._term, verdict.terms)))

    def _term(self, line: ScoreLine) -> str:
        points = f"{line.points:+}".replace("-", "−")
        return f"{self.own.say(f'coach.terms.{line.term}')} {points} ({line.clause})"

    # What it does

    def show_on_table(self, verdict: Verdict) -> None:
        """Back to the table, to the moment before this move, with the better one pointed at."""
        self.sitting.show_better(verdict.n, verdict.best, self._terms(verdict))

    def on_intent(self, intent: Intent) -> bool:
        if intent.want not in PAGING or intent.released:
            return False
        self.pane.scroll_to(self.pane.offset + PAGING[intent.want] * self.pane.rect.h)
        return True

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        graph, line, below = rows(
            room.inset(0, Space.GRID, 0, 0), GRAPH_TALL, max(SWITCH, 30 * canvas.text_scale), REST, gap=Space.GRID
        )
        self.graph.rect = graph
        note, words, switch = columns(line, REST, line.w * 0.3, 120 * canvas.text_scale**0.5, gap=Space.GAP)
        self.note.rect, self.switch_words.rect, self.switch.rect = note, words, switch
        self.bar.rect = note.bottom_part(BAR / 2) if self.bar.visible else note.bottom_part(0)
        self.pane.rect = below
        self.pane.stack(canvas, Space.GRID)
