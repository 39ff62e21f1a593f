"""What goes into a frozen build. `build.spec` reads it; nothing here needs PyInstaller."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.util import find_spec
from pathlib import Path

from pixtable.store.program_files import ASSETS, INSIDE, LEVELS

NAME = "pixtable"
TITLE = "Pixtable"
APP_ID = "org.pixtable.Pixtable"
ROOT = Path(__file__).resolve().parents[3]
NOT_PLAYED_WITH = ("pixtable/studio", "pixtable/tools/packaging")
"""Folders of ours that only those need who make the program."""
FONT_PACKAGE = "font_source_sans_pro"
FONT_STYLES = ("Regular", "Semibold", "Bold")

EXCLUDED = (
    # Makers' and testers' tools, which may happen to be installed where we build.
    *("numpy", "PIL", "skia", "soundfile", "scipy", "matplotlib", "mypy", "mypyc", "pytest", "_pytest", "hypothesis"),
    *("distributed", "dask", "open_spiel", "pyspiel", "setuptools", "pkg_resources", "pip", "wheel", "PyInstaller"),
    # Parts of the standard library and of pygame that no table needs.
    *("tkinter", "_tkinter", "turtle", "idlelib", "lib2to3", "pydoc", "pydoc_data", "doctest", "unittest", "test"),
    *("xmlrpc", "ftplib", "imaplib", "smtplib", "ssl", "_ssl", "_hashlib"),
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray", "pygame.camera"),
    *("pygame.freetype", "pygame.ftfont", "pygame.midi"),
    # Bars of commands, and forms of data that msgspec could read.
    *("tqdm", "yaml", "attr", "attrs", "tomli_w"),
)
"""Left out by name."""
UNUSED = ("freesansbold.ttf", "pygame_icon*", "*fluidsynth*.dll", "*libmodplug*.dll", "*.dist-info/*", "share/man/*")
"""Files that libraries bring along and nobody opens. On Linux SDL_mixer is linked to fluidsynth, and does not start
without it; on Windows it looks for it only when somebody plays a MIDI file."""


def modules(root: Path = ROOT) -> list[str]:
    """Every module that is played with, also those that are found by name or imported only when called for."""
    ours = (_module_name(path.relative_to(root)) for path in _ours(root) if path.suffix == ".py")
    return [FONT_PACKAGE, *sorted(ours)]


def data_files(root: Path = ROOT) -> list[tuple[str, str]]:
    """(file, folder in the build): texts beside their modules, the assets, the levels, the font."""
    beside = [path for path in _ours(root) if path.suffix != ".py"]
    loaded = [path for folder in (ASSETS, LEVELS) for path in _files(root / folder)]
    placed = [(str(path), path.relative_to(root).parent.as_posix()) for path in beside]
    placed += [(str(path), f"{NAME}/{INSIDE}/{path.relative_to(root).parent.as_posix()}") for path in loaded]
    return placed + [(str(path), f"{FONT_PACKAGE}/files") for path in font_files()]


def font_files() -> list[Path]:
    """Only the weights that are set, and the licence."""
    spec = find_spec(FONT_PACKAGE)
    if spec is None or spec.origin is None:
        raise FileNotFoundError("the package font-source-sans-pro is missing: pip install font-source-sans-pro")
    folder = Path(spec.origin).parent
    licences = [path for path in folder.rglob("*") if "licen" in path.name.lower() or path.name.startswith("OFL")]
    return [folder / "files" / f"SourceSansPro-{style}.ttf" for style in FONT_STYLES] + licences


def is_unused(name: str) -> bool:
    path = name.replace("\\", "/")
    return any(fnmatchcase(path, pattern) or fnmatchcase(path.rsplit("/", 1)[-1], pattern) for pattern in UNUSED)


def _ours(root: Path) -> Iterator[Path]:
    for path in _files(root / "pixtable"):
        if not path.relative_to(root).as_posix().startswith(NOT_PLAYED_WITH):
            yield path


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def _module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
