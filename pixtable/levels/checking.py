"""Whether a level is fit for players: its texts, its table, its script, and that it can really be solved."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from pixtable.core.game import GameInfo
from pixtable.core.goals import Goal
from pixtable.levels.format import HINTS, SCRIPTED, WHATEVER, Level
from pixtable.levels.lines import Path
from pixtable.levels.others import is_proven
from pixtable.levels.reading import BadLevel, read_goal
from pixtable.levels.rehearsal import Rehearsal, Stuck, start_of
from pixtable.levels.solving import MOST_NODES, Search, TooWide
from pixtable.levels.spoken import all_spoken
from pixtable.levels.texts import LANGUAGES, MAY_BE_MISSING, MOST_SENTENCES, is_cyrillic, sentences_in, texts_of

SHELL_ANCHORS = ("table.",)
"""What a level of any game may point at: the tools of the table."""


@dataclass(frozen=True)
class Problem:
    """`about` names the sentence in the catalogue, `path` leads to the place in the file."""

    about: str
    path: Path = ()
    values: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Context:
    """What a level may speak of beside itself: the clauses of its game, and how the ids of its pieces begin."""

    game: GameInfo
    clauses: Collection[str]
    anchors: tuple[str, ...]
    most_nodes: int = MOST_NODES


def check(level: Level, context: Context) -> list[Problem]:
    """All that is wrong with a level. The costly proofs come last, and only where everything else is right."""
    problems = [*_check_texts(level), *_check_shape(level, context), *_check_anchors(level, context)]
    if problems:
        return problems
    for told in all_spoken(level, context.game):
        problems = _check_play(told, context)
        if problems:
            return problems
    return []


def _check_play(level: Level, context: Context) -> list[Problem]:
    """From the start to the goal, and by every other way."""
    try:
        goal = _goal_of(level, context.game)
        _check_start(level, context.game, goal)
        rehearsal = Rehearsal(level, context.game, goal)
        rehearsal.play()
    except Stuck as stuck:
        return [Problem(stuck.about, stuck.path, stuck.values)]
    problems = list(_check_length(level, rehearsal.own_moves))
    if not problems and goal is not None and level.kind == "puzzle":
        problems = list(_prove(level, context, goal))
    return problems


def _check_texts(level: Level) -> Iterator[Problem]:
    for path, text, longest in texts_of(level):
        for language in LANGUAGES:
            if language in MAY_BE_MISSING and not getattr(text, language):
                continue
            words, here = text.in_language(language), (*path, language)
            if not words.strip():
                yield Problem("text_empty", here, {"language": language})
            elif len(words) > longest:
                yield Problem("text_long", here, {"language": language, "n": len(words), "most": longest})
            elif sentences_in(words) > MOST_SENTENCES:
                yield Problem("text_sentences", here, {"language": language, "most": MOST_SENTENCES})
            elif language in ("ru", "uk") and not is_cyrillic(words):
                yield Problem("text_untranslated", here, {"language": language})


def _check_shape(level: Level, context: Context) -> Iterator[Problem]:
    """What each kind of level needs."""
    if level.is_lesson and not level.script:
        yield Problem("lesson_without_script")
    if level.is_lesson and level.teaches is None:
        yield Problem("lesson_without_aim")
    if not level.is_lesson:
        yield from _check_challenge(level)
    if level.seat >= level.start.seats:
        yield Problem("no_such_seat", ("seat",), {"seat": level.seat, "seats": level.start.seats})
    if level.others not in (SCRIPTED, WHATEVER, *context.game.mind.levels):
        yield Problem("unknown_others", ("others",), {"others": level.others})
    elif level.kind == "puzzle" and not is_proven(level, context.game):
        yield Problem("unproven_others", ("others",), {"others": level.others})
    for number, clause in enumerate(level.rules):
        if clause not in context.clauses:
            yield Problem("unknown_clause", ("rules", number), {"clause": clause})


def _check_challenge(level: Level) -> Iterator[Problem]:
    if level.goal is None:
        yield Problem("no_goal")
    if level.kind != "puzzle":
        return
    if level.script:
        yield Problem("puzzle_with_script", ("script",))
    if level.limit is None:
        yield Problem("no_limit")
    elif level.par is not None and level.par > level.limit.moves:
        yield Problem("par_over_limit", ("par",), {"par": level.par, "limit": level.limit.moves})
    if len(level.hints) != HINTS:
        yield Problem("hints", ("hints",), {"n": len(level.hints), "wanted": HINTS})
    if not level.solution:
        yield Problem("no_solution")


def _check_anchors(level: Level, context: Context) -> Iterator[Problem]:
    known = (*SHELL_ANCHORS, *context.anchors)
    for number, step in enumerate(level.script):
        named = [("point", step.point)] if step.point else []
        for key in ("hand", "light", "brings"):
            named += [(key, anchor) for anchor in getattr(step, key) or ()]
        for key, anchor in named:
            if not anchor.startswith(known):
                yield Problem("unknown_anchor", ("script", number, key), {"anchor": anchor})
        if step.word == "look" and not step.point:
            yield Problem("look_at_nothing", ("script", number, "wait"))
    for number, anchor in enumerate(level.bare):
        if not anchor.startswith(known):
            yield Problem("unknown_anchor", ("bare", number), {"anchor": anchor})


def _goal_of(level: Level, game: GameInfo) -> Goal | None:
    if level.goal is None:
        return None
    try:
        return read_goal(level.goal, game)
    except BadLevel as bad:
        raise Stuck(bad.about, ("goal",), why=bad.why) from bad


def _check_start(level: Level, game: GameInfo, goal: Goal | None) -> None:
    match = start_of(level, game)
    if (level.others == SCRIPTED or level.kind == "puzzle") and level.seat not in match.to_act:
        raise Stuck("not_our_turn", ("start",), seat=level.seat, to_act=match.to_act)
    if goal is not None and not level.is_lesson and goal.is_reached(match, level.seat):
        raise Stuck("goal_at_once", ("goal",))


def _check_length(level: Level, own_moves: int) -> Iterator[Problem]:
    if level.limit is not None and own_moves > level.limit.moves:
        yield Problem("solution_over_limit", ("solution",), {"n": own_moves, "limit": level.limit.moves})
    if level.par is not None and level.solution and own_moves > level.par:
        yield Problem("solution_over_par", ("solution",), {"n": own_moves, "par": level.par})


def _prove(level: Level, context: Context, goal: Goal) -> Iterator[Problem]:
    assert level.limit is not None
    search = Search(frozenset({goal}), level.seat, level.others, context.most_nodes)
    try:
        found = search.winning_moves(start_of(level, context.game), level.limit.moves)[goal]
    except TooWide:
        yield Problem("undecided", ("limit",), {"nodes": context.most_nodes})
        return
    if not found:
        yield Problem("unsolvable", ("goal",), {"moves": level.limit.moves})
    elif level.unique and len(found) > 1:
        plain = [context.game.codec.encode(move).decode() for move in found]
        yield Problem("not_unique", ("unique",), {"n": len(found), "moves": ", ".join(plain)})
