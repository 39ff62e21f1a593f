"""The runner of a move: replace -> evolve -> settle -> react, simultaneous events, and choices by re-execution."""

from collections.abc import Callable

import pytest

from pixtable.core.events import Ask, Event
from pixtable.core.resolve import ReactionsTooDeep, Run, WrongAnswer
from pixtable.core.rules import Script


class Said(Event, frozen=True):
    word: str


class Log:
    """Rules whose state is the list of words said; each hook is handed in by the test."""

    def __init__(
        self,
        replace: Callable = lambda state, event: (event,),
        settle: Callable = lambda state: (),
        react: Callable = lambda state, event: (),
    ) -> None:
        self.replace, self.settle, self.react = replace, settle, react

    def evolve(self, state: list[str], event: Said) -> None:
        state.append(event.word)


def say(*words: str) -> Script:
    for word in words:
        yield Said(word)


def run(rules: Log, script: Script, answers: tuple = ()) -> Run:
    return Run(rules, [], answers).carry_out(script)


def words(done: Run) -> list[str]:
    return [event.word for event in done.events]


def test_a_script_reads_the_state_as_its_own_events_left_it():
    state: list[str] = []

    def script() -> Script:
        yield Said("one")
        yield Said(f"after {state[-1]}")

    assert words(Run(Log(), state).carry_out(script())) == ["one", "after one"]


def test_an_event_can_be_replaced_by_another_or_by_nothing():
    rules = Log(
        replace=lambda state, event: {"rain": (), "snow": (Said("hail"), Said("wind"))}.get(event.word, (event,))
    )
    assert words(run(rules, say("sun", "rain", "snow"))) == ["sun", "hail", "wind"]


def test_what_follows_from_the_state_is_settled_before_anything_reacts():
    order: list[str] = []

    def settle(state: list[str]) -> tuple[Said, ...]:
        return (Said("settled"),) if state[-1] == "spilled" else ()

    def react(state: list[str], event: Said) -> tuple[Script, ...]:
        order.append(f"{event.word} seen with {len(state)} facts")
        return ()

    assert words(run(Log(settle=settle, react=react), say("spilled"))) == ["spilled", "settled"]
    assert order == ["spilled seen with 2 facts", "settled seen with 2 facts"]


def test_simultaneous_events_have_all_happened_before_the_first_reaction():
    def react(state: list[str], event: Said) -> list[Script]:
        return [say(f"echo of {event.word} among {len(state)}")] if event.word in ("left", "right") else []

    def both() -> Script:
        yield Said("left"), Said("right")

    assert words(run(Log(react=react), both())) == ["left", "right", "echo of left among 2", "echo of right among 3"]


def test_a_reaction_runs_to_its_end_before_the_script_goes_on():
    rules = Log(react=lambda state, event: [say("knock", "knock")] if event.word == "door" else [])
    assert words(run(rules, say("door", "open"))) == ["door", "knock", "knock", "open"]


def test_reactions_that_never_end_are_a_fault_and_not_a_hang():
    with pytest.raises(ReactionsTooDeep):
        run(Log(react=lambda state, event: [say("again")]), say("once"))


def ask_twice() -> Script:
    yield Said("begun")
    first = yield Ask(0, "first", ("a", "b"), "T-1")
    yield Said(f"first {first}")
    second = yield Ask(1, "second", (1, 2), "T-2")
    yield Said(f"second {second}")


@pytest.mark.parametrize(
    ("answers", "said", "asked"),
    [
        ((), ["begun"], "first"),
        (("b",), ["begun", "first b"], "second"),
        (("b", 2), ["begun", "first b", "second 2"], None),
    ],
)
def test_a_script_runs_as_far_as_its_answers_reach(answers, said, asked):
    done = run(Log(), ask_twice(), answers)
    assert words(done) == said
    assert (done.ask and done.ask.prompt) == asked


def test_a_reaction_may_ask_too():
    def react(state: list[str], event: Said) -> list[Script]:
        return [ask_twice()] if event.word == "touched" else []

    done = run(Log(react=react), say("touched", "end"), ("a", 1))
    assert words(done) == ["touched", "begun", "first a", "second 1", "end"]


def test_an_answer_from_another_world_is_found_out():
    def script() -> Script:
        yield Ask(0, "which", ("left", "right"), "TOY-1")

    with pytest.raises(WrongAnswer):
        run(Log(), script(), answers=("up",))
