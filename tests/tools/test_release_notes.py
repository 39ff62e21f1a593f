"""The notes of a release are cut out of the changelog, and a tag that is not the program's is refused."""

from pathlib import Path

import pytest

from pixtable import __version__
from pixtable.tools.packaging.notes import HEADING, main, notes_of

CHANGELOG = Path(__file__).parent.parent.parent / "CHANGELOG.md"
TEXT = """# Changelog

## [Unreleased]

## [1.1.0] - 2026-12-24

### Added

- Snow.

## 1.0.0

- Everything else.
"""


def test_only_what_stands_under_its_heading() -> None:
    assert notes_of("1.1.0", TEXT) == "### Added\n\n- Snow."
    assert notes_of("1.0.0", TEXT) == "- Everything else."


@pytest.mark.parametrize("version", ["Unreleased", "1.1", "2.0.0", ""])
def test_nothing_where_nothing_is_told(version: str) -> None:
    assert notes_of(version, TEXT) == ""


def test_the_notes_of_this_version_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tag", f"v{__version__}"]) == 0
    assert capsys.readouterr().out.strip() == notes_of(__version__, CHANGELOG.read_text(encoding="utf-8"))


def test_the_tag_of_another_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tag", "v999.0.0"]) == 2
    assert "v999.0.0" in capsys.readouterr().err


def test_a_version_that_is_not_told_of_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "changes.md").write_text(TEXT, encoding="utf-8")
    assert main(["2.0.0", "--changelog", str(tmp_path / "changes.md")]) == 2
    assert "2.0.0" in capsys.readouterr().err


def test_the_changelog_begins_with_what_is_not_released_and_dates_what_is() -> None:
    headings = HEADING.findall(CHANGELOG.read_text(encoding="utf-8"))
    assert headings[0] == ("Unreleased", "")
    assert [version for version, date in headings[1:] if not date and version != __version__] == []
