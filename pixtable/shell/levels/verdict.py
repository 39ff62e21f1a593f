"""What is said of a try: what the others did about it, or why it worked, and how it was found."""

from pixtable.core.events import Move
from pixtable.core.telling import Sentence, joined, within
from pixtable.levels.format import WHATEVER
from pixtable.play.level_session import LevelSession
from pixtable.play.session import view_for
from pixtable.play.telling import Telling
from pixtable.play.terms import Terms
from pixtable.shell.app import App
from pixtable.shell.table.history import LogEntry
from pixtable.shell.table.log import GameLog
from pixtable.ui.lettering.typeset import Icon, Rich, Run, runs_of

MOST_TOLD = 3
"""Of what the others did: more nobody takes in at once."""
MOST_OUTCOMES = 2


def why_it_failed(app: App, session: LevelSession, log: GameLog) -> Rich:
    """That it is lost, and what the others did about it."""
    said: list[Run | Icon] = [Run(app.say(f"lesson.lost.{_how(session)}"))]
    answers = reckoning(session, log) or _most_telling(log.told_in(session.answers))
    speaker = None
    for number, entry in enumerate(answers[:MOST_TOLD]):
        words = runs_of(entry.text) if entry.emblem == speaker else _named(session, entry)
        said += [Run("; " if number else " "), *words]
        speaker = entry.emblem
    return [*said, Run(".")] if answers else said


def reckoning(session: LevelSession, log: GameLog) -> list[LogEntry]:
    """What came of the player's last move itself, where with it all was over: what then begins is another tale."""
    return [entry for entry in log.told_in([session.answers.start - 1]) if entry.kind == "frame"][:MOST_OUTCOMES]


def _most_telling(entries: list[LogEntry]) -> list[LogEntry]:
    """What was done, and how it ended, before what followed from it; all in its order."""
    chosen = sorted(entries, key=lambda entry: entry.kind == "effect")[:MOST_TOLD]
    return [entry for entry in entries if entry in chosen]


def _how(session: LevelSession) -> str:
    return "last" if session.moves_left == 0 else "missed"


def _named(session: LevelSession, entry: LogEntry) -> list[Run | Icon]:
    name = session.chairs[session.emblems.index(entry.emblem)].name
    return [Run(f"{name}: "), *runs_of(entry.text)]


def told_now(telling: Telling, session: LevelSession, move: Move) -> Sentence:
    """A move of the player's where the level stands."""
    match, half = session.match, session.match.half_made
    return telling.move(match.view(session.seat), session.seat, session.seat, move, half.ask if half else None)


def why_it_worked(app: App, telling: Telling, session: LevelSession) -> Sentence:
    """The move that was the key, what the way has brought, and what has been proven of it."""
    first = next((n for n, step in enumerate(session.match.steps) if step.seat == session.seat), None)
    if first is None:
        return (app.say("lesson.done.text"),)
    view = view_for(session.match, first, session.seat)
    move = telling.move(view, session.seat, session.seat, session.match.steps[first].move)
    said = [app.tell("lesson.why.key", move=within(move))]
    if terms := _gained(app, session):
        said.append(app.tell("lesson.why.brought", terms=terms))
    if session.level.unique:
        said.append(app.tell("lesson.why.only"))
    elif session.level.others == WHATEVER:
        said.append(app.tell("lesson.why.whatever"))
    return joined(" ", said)


def _gained(app: App, session: LevelSession) -> str:
    gains = [line for line in session.gains() if line.points > 0]
    return Terms(app.words_of(session.game.id)).told(gains)


def how_it_was_found(app: App, session: LevelSession) -> str:
    """What its stars stand for."""
    tried = session.tried
    if tried.is_told:
        return app.say("lesson.tries.told")
    said = [app.say("lesson.tries.count", n=tried.failures + 1)]
    return " ".join([*said, *([app.say("lesson.tries.hints", n=tried.hints)] if tried.hints else [])])
