"""The runner of a move: events one by one, simultaneous events, and choices."""

import pytest

from pixtable.core.events import Ask, Event
from pixtable.core.resolve import Run, WrongAnswer
from pixtable.core.rules import Script


class Said(Event, frozen=True):
    word: str


class Log:
    """Rules whose state is the list of words said."""

    def evolve(self, state: list[str], event: Said) -> None:
        state.append(event.word)


def run(rules: Log, script: Script, answers: tuple = ()) -> Run:
    return Run(rules, [], script).begin(answers)


def words(done: Run) -> list[str]:
    return [event.word for event in done.events]


def test_a_script_reads_the_state_as_its_own_events_left_it():
    state: list[str] = []

    def script() -> Script:
        yield Said("one")
        yield Said(f"after {state[-1]}")

    assert words(Run(Log(), state, script()).begin()) == ["one", "after one"]


def test_simultaneous_events_have_all_happened_before_the_script_goes_on():
    state: list[str] = []

    def both() -> Script:
        yield Said("left"), Said("right")
        yield Said(f"after {len(state)}")

    assert words(Run(Log(), state, both()).begin()) == ["left", "right", "after 2"]


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


def test_a_run_that_waits_can_be_gone_on_with():
    done = run(Log(), ask_twice(), ("b",))
    done.answer(2)
    assert words(done) == ["begun", "first b", "second 2"]
    assert done.state == words(done)
    assert done.ask is None


def test_an_answer_from_another_world_is_found_out():
    def script() -> Script:
        yield Ask(0, "which", ("left", "right"), "TOY-1")

    with pytest.raises(WrongAnswer):
        run(Log(), script(), answers=("up",))
