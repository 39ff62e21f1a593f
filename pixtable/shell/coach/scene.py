"""The coach's sheet: how the chance to win went, and every decision beside the best that could have been played."""

from collections.abc import Sequence

import msgspec

from pixtable.ai.coach import Verdict, turning_points
from pixtable.core.course import Remark, course_of
from pixtable.core.events import Move, Seat
from pixtable.core.rules import Result
from pixtable.core.telling import Sentence, within
from pixtable.play.coach import Analysis
from pixtable.play.session import Session, view_for
from pixtable.play.telling import Telling
from pixtable.play.terms import Terms
from pixtable.shell.app import App
from pixtable.shell.coach.graph import ChanceGraph
from pixtable.shell.coach.rows import Choice, CoachRow, RowWords
from pixtable.shell.kit.blocks import PAGING, Block, Line, Pane
from pixtable.shell.kit.paper import Page
from pixtable.shell.table.hint_words import with_answers
from pixtable.table.rich import rich
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.progress import Progress
from pixtable.ui.widgets.toggle import Toggle

GRAPH_TALL = 220.0
BAR = 28.0
SWITCH = 52.0
GOOD = "good"
"""The grade of a remark that there is nothing to do better about."""


class CoachScene(Page):
    name = "coach"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.seats = session.persons or tuple(range(len(session.chairs)))
        services = app.services
        self.taught = services.taught_of(session.game)
        self.analysis = Analysis(session.match, self.seats, services.thinker, services.folders.coach, self.taught)
        self.course = course_of(session.match)
        self.remarks = session.game.remarks(session.match.branch(), self.taught) if session.game.remarks else ()
        self.only_mistakes = True
        self.own = app.words_of(session.game.id)

    @property
    def telling(self) -> Telling:
        return Telling(self.session.game, self.own, lambda seat: self.session.chairs[seat].name)

    def leave(self) -> None:
        self.analysis.stop()

    # Working

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.desk.top is self and self.analysis.advance():
            self.graph.verdicts, self.graph.is_whole = self.analysis.verdicts, self.analysis.is_done
            self.bar.part, self.note.text = self.analysis.part, self._summary()
            if self.analysis.is_done or self.analysis.verdicts[-1].is_mistake or not self.only_mistakes:
                self.rebuild()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or not self.analysis.is_done

    # Nodes

    def build_page(self) -> None:
        self.own = self.app.words_of(self.session.game.id)
        words = (self.say("certain"), self.say("even"), self.say("lost"))
        self.graph = ChanceGraph(
            "coach.graph",
            self.course,
            self._result(),
            self._teams(),
            words,
            emblems=self.session.emblems,
            say=self._say_of_result,
        )
        self.graph.verdicts, self.graph.is_whole = self.analysis.verdicts, self.analysis.is_done
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

    def _result(self) -> Result:
        """Of a game that is over: there is no coach before."""
        result = self.session.match.result
        assert result is not None
        return result

    def _teams(self) -> tuple[int, ...]:
        """By seat; everybody is a team where everybody plays alone."""
        deal = self.session.match.deal
        return self.session.game.teams_with(deal.seats, deal.options) or tuple(range(deal.seats))

    def _say_of_result(self, key: str, **values: object) -> str:
        words = self.own if self.own.knows(f"result.{key}") else self.app
        return words.say(f"result.{key}", **values)

    def _filter(self, only: bool) -> None:
        self.only_mistakes = only
        self.rebuild()

    def _summary(self) -> str:
        if not self.analysis.is_done:
            return self.say("working", n=round(100 * self.analysis.part))
        judged = [verdict for verdict in self.analysis.verdicts if verdict.is_judged]
        return self.say("summary", best=sum(it.is_best for it in judged), all=len(judged))

    def _rows(self) -> list[Block]:
        verdicts = [verdict for verdict in self.analysis.verdicts if verdict.is_judged]
        turning = {verdict.n for verdict in turning_points(verdicts)}
        shown = [
            verdict for verdict in verdicts if verdict.is_mistake or verdict.n in turning or not self.only_mistakes
        ]
        rows: list[Block] = [self._row(verdict, verdict.n in turning) for verdict in shown]
        if not rows:
            rows = [Line("coach.none", self.say("none" if self.analysis.is_done else "none_yet"))]
        if self.remarks:
            rows.append(Line("coach.remarks", self.own.say("coach.remarks.title"), "label", above=Space.GRID))
        return [*rows, *map(self._remark, self.remarks)]

    def _row(self, verdict: Verdict, is_turning: bool) -> CoachRow:
        choices = self._choices(verdict)
        why, occasion = self._why(verdict, choices), rich(self._occasion(verdict.n, verdict.seat))
        words = RowWords(self._heading(verdict.n, verdict.seat), self._grade(verdict), why, choices, occasion)
        colour: Colour = "good" if verdict.is_best else "bad" if verdict.is_mistake else "muted_ink"
        show = lambda: self.show_on_table(verdict)
        return CoachRow(f"coach.row.{verdict.n}", words, colour, show, is_starred=is_turning)

    def _grade(self, verdict: Verdict) -> str:
        if not verdict.is_best:
            return self.say("cost", n=round(100 * verdict.loss))
        return self.say("best_move" if self._own(verdict) == self._best(verdict) else "as_good")

    def _choices(self, verdict: Verdict) -> tuple[Choice, ...]:
        """What was played, and beside it what was better, each with what it brought."""
        own = self._own(verdict)
        if verdict.is_best:
            return (Choice("", self._described(verdict, own)),)
        moves = {"played": self._described(verdict, own), "better_move": rich(self._better(verdict))}
        outcomes = Terms(self.own).told_apart(*verdict.brought)
        missing = [self._nothing(verdict, is_uncertain) for is_uncertain in verdict.uncertain]
        return tuple(
            Choice(self.say(title), move, outcome or nothing)
            for (title, move), outcome, nothing in zip(moves.items(), outcomes, missing, strict=True)
        )

    def _nothing(self, verdict: Verdict, is_uncertain: bool) -> str:
        """Where no term can be told."""
        if not any(verdict.brought):
            return ""
        return self.say("uncertain" if is_uncertain else "nothing")

    def _better(self, verdict: Verdict) -> Sentence:
        """With how it goes on."""
        view = view_for(self.session.match, verdict.n, verdict.seat)
        answers = self.telling.going_on(view, verdict.seat, verdict.then)
        return with_answers(self.app, self._describe(verdict.n, verdict.seat, self._best(verdict)), answers)

    def _own(self, verdict: Verdict) -> Move:
        return self.session.match.steps[verdict.n].move

    def _best(self, verdict: Verdict) -> Move:
        return self.session.game.codec.move(msgspec.json.encode(verdict.best))

    def _described(self, verdict: Verdict, move: Move) -> Rich:
        return rich(self._describe(verdict.n, verdict.seat, move))

    def _describe(self, n: int, seat: Seat, move: Move) -> Sentence:
        match = self.session.match
        half = match.half_made_at(n)
        view = view_for(match, n, seat)
        return self.telling.move(view, seat, seat, move, half.ask if half else None)

    def _occasion(self, n: int, seat: Seat) -> Sentence:
        """What a move was in answer to, where it does not say so itself; by now nothing of that is secret."""
        match = self.session.match
        half = match.half_made_at(n)
        if half is None:
            return self.telling.occasion(match.state_at(n), seat, match.steps[n].move) or ()
        before = view_for(match, half.begun_at, seat)
        begun = self.telling.move(before, seat, half.seat, half.move)
        if half.seat == seat:
            answered = [
                self._describe(earlier, seat, match.steps[earlier].move)
                for earlier in range(half.begun_at + 1, n)
                if match.steps[earlier].seat == seat
            ]
            return self.app.tell("coach.during", move=within(with_answers(self.app, begun, answered)))
        return self.app.tell("coach.during_another", name=self.session.chairs[half.seat].name, move=within(begun))

    def _heading(self, n: int, seat: Seat) -> str:
        return self.say("move", n=n + 1, name=self.session.chairs[seat].name)

    def _remark(self, remark: Remark) -> CoachRow:
        first, second = remark.clauses
        why = self.own.say(f"coach.remarks.{remark.about}", first=first, second=second, **remark.numbers)
        grade = self.own.say(f"coach.grades.{remark.grade}")
        move = self._describe(remark.n, remark.seat, self.session.match.steps[remark.n].move)
        occasion = rich(self._occasion(remark.n, remark.seat))
        words = RowWords(
            self._heading(remark.n, remark.seat), grade, why, choices=(Choice("", rich(move)),), occasion=occasion
        )
        colour: Colour = "good" if remark.grade == GOOD else "bad"
        return CoachRow(f"coach.remark.{remark.n}", words, colour, lambda: self.session.show_past(remark.n + 1))

    def _why(self, verdict: Verdict, choices: Sequence[Choice]) -> str:
        """Only what the two outcomes beside each other do not show."""
        own, best = verdict.brought
        if verdict.is_best or Terms(self.own).is_better(best, own):
            return ""
        is_same = bool(best) and not any(verdict.uncertain) and len({choice.outcome for choice in choices}) == 1
        return self.say(
            "later" if is_same else "ahead",
            best=round(100 * verdict.chance),
            own=round(100 * max(0.0, verdict.chance - verdict.loss)),
        )

    # What it does

    def show_on_table(self, verdict: Verdict) -> None:
        """Back to the table, to the moment before this move, with the better one pointed at."""
        better = self.app.tell("coach.instead", move=within(self._better(verdict)))
        self.session.show_better(verdict.n, verdict.best, rich(better))

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
