"""Builds of several systems become one folder, and none of them unchecked."""

from hashlib import sha256
from pathlib import Path

import pytest

from pixtable.tools.packaging.archives import SUMS
from pixtable.tools.packaging.gather import main


def a_build(folder: Path, **files: bytes) -> Path:
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    lines = [f"{sha256(content).hexdigest()}  {name}\n" for name, content in files.items()]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return folder


def test_all_files_and_one_list(tmp_path: Path) -> None:
    a_build(tmp_path / "builds" / "linux", tar=b"1", image=b"2")
    a_build(tmp_path / "builds" / "windows", zip=b"3")
    out = tmp_path / "out"
    assert main([str(tmp_path / "builds"), "--out", str(out)]) == 0
    assert {path.name for path in out.iterdir()} == {"tar", "image", "zip", SUMS}
    told = dict(reversed(line.split("  ")) for line in (out / SUMS).read_text(encoding="utf-8").splitlines())
    assert told == {name: sha256((out / name).read_bytes()).hexdigest() for name in ("image", "tar", "zip")}


def test_a_list_from_windows_is_read(tmp_path: Path) -> None:
    build = a_build(tmp_path / "builds" / "windows", zip=b"3")
    (build / SUMS).write_bytes(f"{sha256(b'3').hexdigest().upper()} *zip\r\n".encode())
    assert main([str(tmp_path / "builds"), "--out", str(tmp_path / "out")]) == 0


def spoil(build: Path) -> None:
    (build / "zip").write_bytes(b"4")


def add(build: Path) -> None:
    (build / "stranger").write_bytes(b"")


def lose(build: Path) -> None:
    (build / "zip").unlink()


def lose_the_list(build: Path) -> None:
    (build / SUMS).unlink()


def repeat(build: Path) -> None:
    a_build(build.parent / "again", zip=b"3")


@pytest.mark.parametrize(
    ("harm", "named"), [(spoil, "zip"), (add, "stranger"), (lose, "zip"), (lose_the_list, SUMS), (repeat, "zip")]
)
def test_what_is_not_sound_is_refused(
    harm: object, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(harm)
    harm(a_build(tmp_path / "builds" / "windows", zip=b"3"))
    assert main([str(tmp_path / "builds"), "--out", str(tmp_path / "out")]) == 1
    assert named in capsys.readouterr().err


def test_no_build_at_all_is_refused(tmp_path: Path) -> None:
    (tmp_path / "builds").mkdir()
    assert main([str(tmp_path / "builds"), "--out", str(tmp_path / "out")]) == 1
