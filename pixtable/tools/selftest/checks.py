"""What a self-test looks at. Each check returns what it has seen, and raises where something is wrong."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pygame

from pixtable.core.game import GameInfo, Opponent
from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.language.words import FINISHED, LANGUAGES, SHELL, catalogue, forms_of, speaking
from pixtable.play.thinking import Thinker, ThinkRequest
from pixtable.shell.start.sounds import FOLDER, TABLE
from pixtable.store.chairs import Chair
from pixtable.store.level_files import files_in
from pixtable.store.program_files import assets_folder, levels_folder
from pixtable.store.rulebook import load_rulebook
from pixtable.store.saves import load, verify
from pixtable.table.loading import table_of
from pixtable.tools.selftest.demand import demand
from pixtable.tools.selftest.playing import SEED, play_to_the_end, quick_settings
from pixtable.tools.visit import Visit
from pixtable.ui.draw.assets import WEIGHTS, Assets
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.pilot import headless

PICTURES = (".png", ".webp", ".jpg")
SIMULATIONS = 200


def packages() -> list[str]:
    """All that have words of their own; games in one folder share some."""
    return list(dict.fromkeys((SHELL, *(package for game in GAMES for package in speaking(GAMES.package_of(game))))))


def check_texts() -> str:
    counts = set()
    for language in FINISHED:
        counts.add(sum(len(catalogue(package, language)) for package in packages()))
    demand(len(counts) == 1, f"not every language says everything: {sorted(counts)} sentences")
    return f"{counts.pop()} x {len(FINISHED)}"


def check_fonts() -> str:
    headless()
    fonts = Fonts(Assets(assets_folder()))
    letters = "".join(sorted(set("".join(all_texts()))))
    for weight in WEIGHTS:
        missing = fonts.missing(letters, weight)
        demand(not missing, f"{weight} has no {missing!r}")
    return str(len(letters))


def all_texts() -> Iterator[str]:
    for package in packages():
        for language in LANGUAGES:
            for sentence in catalogue(package, language).values():
                yield from forms_of(sentence)


def check_pictures() -> str:
    """Every picture can be read, and those that every table needs are there."""
    headless()
    root = assets_folder()
    files = [path for path in root.rglob("*") if path.suffix in PICTURES]
    demand(files, f"there is nothing in {root}")
    for file in files:
        pygame.image.load(str(file))
    assets = Assets(root)
    for kit in map(table_of, GAMES):
        demand(assets.has(kit.ground), f"the ground {kit.ground} is missing")
    return str(len(files))


def check_sounds() -> str:
    folder = assets_folder() / FOLDER
    table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
    files = [file for entry in table.values() for file in entry["files"]]
    for file in files:
        demand((folder / file).is_file(), f"{file} is missing")
    for kit in map(table_of, GAMES):
        demand(kit.music in table, f"there is no music {kit.music}")
    return str(len(files))


def check_rulebooks() -> str:
    clauses = sum(len(list(load_rulebook(game).clauses())) for game in GAMES)
    demand(clauses, "they are empty")
    return str(clauses)


def check_levels() -> str:
    """They came along, and each can be read; whether it can be solved is `check-levels`'s to prove."""
    files = files_in(levels_folder())
    demand(files, f"no levels in {levels_folder()}")
    kinds = {file.level.kind for file in files}
    demand({"tutorial", "puzzle"} <= kinds, f"only {sorted(kinds)} among the levels")
    return str(len(files))


def check_worker() -> str:
    game = next(iter(GAMES.values()))
    match = Match.start(game, Deal(game.seats[0], SEED))
    seat, thinker = match.to_act[0], Thinker()
    try:
        thought = thinker.think(ThinkRequest.about(match, seat, Opponent("normal"), SEED, simulations=SIMULATIONS))
    finally:
        thinker.close()
    demand(match.refuse(seat, thought.move) is None, f"it played {thought.move}")
    return str(thought.nodes)


def check_game(game: GameInfo) -> str:
    """Opponents only, on every chair, through the real scenes; then the file of that game once more."""
    with Visit(quick_settings()) as visit:
        chairs = tuple(Chair(f"{seat + 1}", "easy") for seat in range(game.seats[0]))
        visit.app.start_game(game.id, chairs, Deal(len(chairs), SEED))
        play_to_the_end(visit)
        return _check_save(visit.app.services.folders.games)


def _check_save(folder: Path) -> str:
    saves = list(folder.glob("*.pixtable"))
    demand(len(saves) == 1, f"{len(saves)} saves")
    match = load(saves[0]).match
    demand(match.result is not None, "the save has no result")
    demand(verify(saves[0]).agrees, "the save does not agree with the rules")
    return str(len(match.steps))
