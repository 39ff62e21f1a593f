"""What the workflows call is there: commands that run on any machine, and nothing that only their server knows."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from pixtable.tools.main import COMMANDS

yaml = pytest.importorskip("yaml", reason="comes with the extra `cluster`, which is part of `test`")
ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
HOST_TOOLS = {"gh"}
"""What a release server has to offer: here a draft is made by hand (docs/releasing.md)."""
MODULES = {"pip", "pytest", "ruff", "mypy"}


def read(path: Path) -> dict[str, Any]:
    text: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return text


def steps_of(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def lines_of(path: Path) -> list[str]:
    return [line for step in steps_of(path) for line in step.get("run", "").splitlines()]


def is_ours(line: str) -> bool:
    program, *words = shlex.split(line)
    match words:
        case ["-m", module, *_] if program == "python":
            return module in MODULES or find_spec(module) is not None
        case ["game.py", command, *_] if program == "python":
            return command in COMMANDS
    return program in HOST_TOOLS


def names(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


def test_there_is_one_for_tests_and_one_for_releases() -> None:
    assert names(WORKFLOWS) == ["release.yml", "tests.yml"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_line_is_a_command_that_is_there(workflow: Path) -> None:
    assert [line for line in lines_of(workflow) if not is_ours(line)] == []


def test_a_command_that_is_not_there_is_seen() -> None:
    assert not is_ours("python game.py pakcage")
    assert not is_ours("python -m pixtable.tools.packaging.poems")
    assert not is_ours("curl something")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_each_may_only_read_and_only_the_release_is_written(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}
    writing = [name for name, job in read(workflow)["jobs"].items() if "permissions" in job]
    assert writing == (["publish"] if workflow.name == "release.yml" else [])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_of_a_major_version(workflow: Path) -> None:
    used = [step["uses"] for step in steps_of(workflow) if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", action)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_no_job_hangs_for_ever_and_no_run_is_doubled(workflow: Path) -> None:
    assert [name for name, job in read(workflow)["jobs"].items() if "timeout-minutes" not in job] == []
    assert "group" in read(workflow)["concurrency"]


def test_the_tests_are_those_of_the_readme() -> None:
    """Its line makes an environment of its own; a server is thrown away."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    command = readme[readme.index("<!-- test -->") + 2]
    parts = [part.replace(".venv/bin/pip", "python -m pip").replace(".venv/bin/", "") for part in command.split(" && ")]
    assert set(parts[1:]) <= set(lines_of(ROOT / ".github/workflows/tests.yml"))


def test_the_oldest_python_that_is_promised_is_tested() -> None:
    promised = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert promised is not None
    matrix = read(ROOT / ".github/workflows/tests.yml")["jobs"]["suite"]["strategy"]["matrix"]
    assert matrix["python"][0] == promised[1]
    assert len(matrix["system"]) == 3


@pytest.mark.parametrize("form", [form for form in FORMS if form.stem != "config"], ids=lambda path: path.name)
def test_a_form_asks_for_something(form: Path) -> None:
    asked = read(form)
    assert {"name", "description", "body"} <= asked.keys()
    assert any(field.get("validations", {}).get("required") for field in asked["body"])
    ids = [field["id"] for field in asked["body"]]
    assert len(ids) == len(set(ids))
