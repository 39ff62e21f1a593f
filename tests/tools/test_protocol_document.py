"""docs/protocol.md tells the truth: its examples are said to the real program, and it answers as they show."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pixtable.tools.protocol import requests

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```jsonl\n(.*?)```", TEXT, re.DOTALL)
REST = "…"


def is_like(answer: Any, shown: Any) -> bool:
    """Whether an answer is the one that is shown, but for what is left out there."""
    if shown == REST:
        return True
    if isinstance(shown, dict):
        if not isinstance(answer, dict) or (REST not in shown and answer.keys() != shown.keys()):
            return False
        return all(key in answer and is_like(answer[key], value) for key, value in shown.items() if key != REST)
    if isinstance(shown, list):
        told = shown[:-1] if REST in shown[-1:] else shown
        if not isinstance(answer, list) or len(answer) < len(told) or (told is shown and len(answer) > len(told)):
            return False
        return all(is_like(one, other) for one, other in zip(answer, told, strict=False))
    return type(answer) is type(shown) and answer == shown


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_answered_as_it_is_shown(example):
    lines = [(line[0], line[2:]) for line in example.splitlines()]
    said = [line for mark, line in lines if mark == ">"]
    shown = [json.loads(line) for mark, line in lines if mark == "<"]
    assert len(said) == len(shown) == len(lines) / 2
    done = subprocess.run(
        [sys.executable, "game.py", "protocol"],
        input="\n".join(said).encode(),
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for request, answer, expected in zip(said, answers, shown, strict=True):
        assert is_like(answer, expected), (request, answer)


def test_the_comparison_sees_what_differs():
    assert is_like({"a": [1, 2, 3], "b": 1}, {"a": [1, REST], REST: REST})
    assert not is_like({"a": [1, 2]}, {"a": [1]})
    assert not is_like({"a": 1, "b": 1}, {"a": 1})
    assert not is_like({"a": True}, {"a": 1})


def test_every_request_and_its_fields_are_told():
    for request in requests.Request.__subclasses__():
        name = request.__name__.lower()
        assert f'"op":"{name}"' in TEXT, name
        for field in request.__struct_encode_fields__:
            assert re.search(rf"[\"`]{field}[\"`]", TEXT), (name, field)
