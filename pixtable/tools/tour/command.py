"""`game.py tour`: every screen as a picture, drawn without a display and looked over by machine."""

import argparse
import sys
from pathlib import Path

from pixtable.language.words import LANGUAGES, Words
from pixtable.shell.start.launch_options import pixels
from pixtable.store.settings import Settings
from pixtable.tools.tour.stops import STOPS
from pixtable.tools.visit import Visit
from pixtable.ui.audit import Finding
from pixtable.ui.draw.theme import TEXT_SCALES, THEMES

SCALES = tuple(round(100 * scale) for scale in TEXT_SCALES)


def run(arguments: list[str]) -> int:
    wish = _parser().parse_args(arguments)
    words = Words(wish.lang)
    if unknown := next((name for name in wish.only if name not in STOPS), None):
        print(words.say("launch.tour.unknown", name=repr(unknown), names=", ".join(STOPS)), file=sys.stderr)
        return 2
    wish.out.mkdir(parents=True, exist_ok=True)
    chosen, found = wish.only or list(STOPS), 0
    for name in chosen:
        found += _report(wish.out / f"{name}.png", visit_stop(name, settings_of(wish), wish.size, wish.out))
    print(words.say("launch.tour.done", n=len(chosen), folder=wish.out))
    print(words.say("launch.tour.findings", n=found))
    return 1 if found and not wish.lenient else 0


def visit_stop(name: str, settings: Settings, size: tuple[int, int], out: Path | None = None) -> list[Finding]:
    """Go to one stop, leave its picture in a folder, and say what is wrong with it."""
    with Visit(settings, size) as visit:
        STOPS[name](visit)
        if out is not None:
            visit.pilot.screenshot(out / f"{name}.png")
        return visit.findings()


def settings_of(wish: argparse.Namespace) -> Settings:
    return Settings(
        language=wish.lang,
        text_scale=wish.text / 100,
        high_contrast=wish.theme == "high_contrast",
        reduced_motion=True,  # nothing breathes: a picture is the same whenever it is taken
        name="",
    )


def _report(picture: Path, findings: list[Finding]) -> int:
    print(picture)
    for finding in findings:
        print(f"  {finding}")
    return len(findings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game.py tour", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="DIR", required=True, help="where the pictures go")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--size", type=pixels, metavar="WxH", default=(1280, 800))
    parser.add_argument("--text", type=int, choices=SCALES, default=100, help="size of the text in percent")
    parser.add_argument("--theme", choices=tuple(THEMES), default="normal")
    parser.add_argument("--only", type=_names, metavar="NAME,...", default=[], help="only these screens")
    parser.add_argument("--lenient", action="store_true", help="exit with 0 whatever is found")
    return parser


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
