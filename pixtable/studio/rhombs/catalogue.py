"""All that the studio makes for Rhombs."""

from functools import partial

from PIL import Image

from pixtable.games.rhombs.rules.tiles import TILES
from pixtable.studio.asset_files import Asset, Job
from pixtable.studio.rhombs import bag, beads, cells, kinds, personas, slate
from pixtable.studio.rhombs.enamel import GLAZES
from pixtable.studio.rhombs.lattice import GRADES, STYLES, Grade
from pixtable.studio.rhombs.pieces import COLOURS, draw_piece


def jobs() -> list[Job]:
    looks = [(grade, colour) for grade in (*GRADES, *STYLES) for colour in COLOURS]
    pieces = [Job(f"{grade.name} {colour}", partial(_pieces, colour, grade)) for grade, colour in looks]
    empty = [Job(f"{grade.name} cells", partial(_cells, grade)) for grade in GRADES]
    portraits = [Job(name, partial(_portrait, name)) for name in personas.PERSONAS]
    rest = [
        Job("shadow", _shadow),
        Job("beads", _beads),
        Job("kinds", _kinds),
        Job("signs", _signs),
        Job("bag", _bag),
        Job("table", _table),
    ]
    return [*rest, *empty, *pieces, *portraits]


def _pieces(colour: str, grade: Grade) -> dict[str, Asset]:
    return {f"rhombs/{grade.name}/{colour}_{place}.webp": draw_piece(colour, place, grade) for place in range(6)}


def _cells(grade: Grade) -> dict[str, Asset]:
    return {f"rhombs/{grade.name}/{name}.webp": cells.draw_cell(name, grade) for name in cells.CELLS}


def _shadow() -> dict[str, Asset]:
    return {"rhombs/shadow.webp": cells.draw_shadow()}


def _beads() -> dict[str, Asset]:
    matched = {f"rhombs/beads/{colour}.png": beads.draw_matched(colour) for colour in GLAZES}
    return {**matched, "rhombs/beads/broken.png": beads.draw_broken()}


def _kinds() -> dict[str, Asset]:
    return {f"rhombs/kinds/{kind}.png": kinds.draw_sign(colours) for kind, colours in kinds.KINDS.items()}


def _signs() -> dict[str, Asset]:
    return {f"rhombs/tiles/{tile.id:02d}.webp": kinds.draw_sign(tile.rhombi) for tile in TILES}


def _bag() -> dict[str, Asset]:
    return {"rhombs/bag_closed.webp": bag.draw_closed(), "rhombs/bag_open.webp": bag.draw_open()}


def _table() -> dict[str, Asset]:
    return {"rhombs/table.webp": slate.draw_table()}


def _portrait(name: str) -> dict[str, Asset]:
    portrait = personas.draw_portrait(name)
    half = (personas.SIZE // 2, personas.SIZE // 2)
    small = portrait.resize(half, Image.Resampling.LANCZOS)
    return {f"rhombs/personas/{name}.webp": portrait, f"rhombs/personas/small/{name}.webp": small}
