"""A rulebook as parts of a page, the pane that scrolls them, and the list of contents."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from pixtable.language.glossary import Glossary
from pixtable.language.spoken import in_language
from pixtable.shell.kit.blocks import Block, Pane
from pixtable.shell.rulebook.blocks import GLOSSARY, ClauseBlock, Head, Paragraph, Part, Passage, TermBlock
from pixtable.store.rulebook import Clause, Rulebook
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.motion.durations import GLIDE, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.sound import PRESS

Say = Callable[..., str]


class Told(NamedTuple):
    """What is no sentence of the book itself: the game's pitch, the facts of its data, how options can be agreed on."""

    pitch: str
    facts: Mapping[str, str]
    agreed: Callable[[Sequence[str]], tuple[str, ...]]


STEP = 72.0
PADDING = 12.0
SHORT, ORIGINS, EXAMPLE = "short", "origins", "example"


def parts_of(book: Rulebook, glossary: Glossary, say: Say, told: Told) -> Iterator[Part]:
    """From the first sentence to the last of the game's words, all in the language of these."""
    language = glossary.language
    yield Head(f"rulebook.{SHORT}", say("short"), section=SHORT)
    yield Paragraph("rulebook.pitch", told.pitch, SHORT)
    for i, sentence in enumerate(book.summary):
        yield Paragraph(f"rulebook.summary.{i}", in_language(sentence, language), SHORT, bead=True)
    if book.sections:
        yield Head(f"rulebook.{ORIGINS}", say("origins"), section=ORIGINS)
        yield Paragraph("rulebook.origins.text", say("origins_told", sheet=say("sheet")), ORIGINS)
    for section in book.sections:
        yield Head(f"rulebook.section.{section.id}", in_language(section.title, language), section=section.id)
        if section.intro:
            yield Paragraph(f"rulebook.intro.{section.id}", in_language(section.intro, language), section.id)
        for clause in section.clauses:
            yield ClauseBlock(
                f"rulebook.clause.{clause.id}", clause.id, tuple(_passages(clause, language, say, told.facts)),
                section.id, sheet="" if clause.origin == "ruling" else say("sheet"), agreed=told.agreed(clause.option),
            )  # fmt: skip
    if book.example:
        yield Head(f"rulebook.{EXAMPLE}", say("example"), section=EXAMPLE)
        yield Paragraph("rulebook.example.text", in_language(book.example, language), EXAMPLE, boxed=True)
    yield Head(f"rulebook.{GLOSSARY}", say("glossary"), section=GLOSSARY)
    for term in glossary.terms:
        name, long, example = (in_language(text, language) for text in (term.name, term.long, term.example))
        kin = ", ".join(glossary.meaning(id).name for id in term.see)
        see = (say("see", words=kin),) if kin else ()
        yield TermBlock(f"rulebook.term.{term.id}", name, term.clause, long, say("for_example", words=example), *see)


def _passages(clause: Clause, language: str, say: Say, facts: Mapping[str, str]) -> Iterator[Passage]:
    """The sheet's text, then what the published game and we have beside it; the last of them says why."""
    why = say("why", why=in_language(clause.why, language)) if clause.why else ""
    told = partial(_with_facts, facts=facts)
    if clause.origin == "ruling":
        yield Passage(told(in_language(clause.text, language)), say("ruling"), why)
        return
    yield Passage(told(in_language(clause.text, language)))
    beside = [(owner, said) for owner, said in (("published", clause.published), ("ruling", clause.ruling)) if said]
    for i, (owner, said) in enumerate(beside, 1):
        yield Passage(told(in_language(said, language)), say(owner), why if i == len(beside) else "")


def _with_facts(text: str, facts: Mapping[str, str]) -> str:
    return text.format(**facts) if facts else text


class Reader(Pane):
    """The page itself: one focus stop that arrows and page keys scroll."""

    def __init__(self, id: str, on_scroll: Callable[[], None]) -> None:
        super().__init__(id)
        self.focusable = True
        self.region = "text"
        self.on_scroll = on_scroll

    @property
    def parts(self) -> list[Part]:
        return [part for part in self.children if isinstance(part, Part)]

    @property
    def top(self) -> Part | None:
        """The first part that is in sight."""
        edge = self.rect.y + self.offset + Space.GRID
        return next((part for part in self.parts if part.visible and part.rect.bottom > edge), None)

    def search(self, query: str) -> int:
        """Show only what holds the query, and every head that has something below it; returns how many do."""
        found = [part for part in self.parts if not isinstance(part, Head) and part.matches(query)]
        sections = {part.section for part in found}
        for part in self.parts:
            part.query = query
            part.visible = part.section in sections if isinstance(part, Head) else part in found
        return len(found)

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        self.on_scroll()

    def go_to(self, part: Part, motion: Motion | None = None) -> None:
        goal = part.rect.y - self.rect.y - (0.0 if isinstance(part, Head) else Space.SHEET)
        self.animator.drop()
        if motion is None or not motion.ms("panel"):
            self.scroll_to(goal)
        else:
            goal = max(0.0, min(self.longest, goal))
            self.add_motion(Tween(self.scroll_to, self.offset, goal, motion.ms("panel"), GLIDE))

    def handle(self, given: Input) -> bool:
        if not isinstance(given, Intent) or given.released:
            return False
        page = self.rect.h - STEP
        steps = {
            Want.UP: -STEP, Want.DOWN: STEP, Want.PAGE_UP: -page, Want.PAGE_DOWN: page,
            Want.FIRST: -self.longest, Want.LAST: self.longest,
        }  # fmt: skip
        if given.want not in steps or (given.want == Want.UP and not self.offset):
            return False
        self.animator.drop()
        self.scroll_to(self.offset + steps[given.want])
        return True

    def wheel(self, amount: float, at: Point) -> bool:
        self.animator.drop()
        return super().wheel(amount, at)

    def draw_all(self, canvas: Canvas) -> None:
        super().draw_all(canvas)
        if self.focused:
            canvas.ring(self.rect.grown(Space.GRID), Radius.PANEL, Line.RIM, "amber_paper")


class ContentsRow(Block):
    """A section in the list at the left; the one in sight carries a bar."""

    ringed = False
    press_sound = PRESS

    def __init__(self, section: str, text: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"rulebook.contents.{section}", on_press=on_press)
        self.section, self.text = section, text
        self.chosen = False

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = canvas.measure(self.text, "body_strong", spot.w - 2 * PADDING)[1] + Space.GRID
        self.rect = Rect(spot.x, spot.y, spot.w, max(Space.TARGET, tall))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        if self.chosen or self.focused:
            canvas.rounded(self.rect, Radius.PLATE, "paper_light")
        role, colour = ("body_strong", "ink") if self.chosen else ("body", "ink")
        canvas.text(self.text, self.rect.inset(PADDING, 2), role, colour, shrink=False)
        if self.chosen:
            canvas.rounded(Rect(self.rect.x, self.rect.y + 8, 4, self.rect.h - 16), 2, "amber_paper")
        if self.focused:
            canvas.ring(self.rect, Radius.PLATE, Line.RING, "amber_paper")
