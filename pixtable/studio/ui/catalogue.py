"""All that the studio makes for the shell."""

import json
from functools import partial

from PIL import Image

from pixtable.studio.asset_files import Asset, Job, encode
from pixtable.studio.lettering.setting import as_data
from pixtable.studio.ui import app_icon, controls, curtain, icons, panels, pointers, seats, tables, textures
from pixtable.studio.ui.shapes.pointers import POINTERS


def jobs() -> list[Job]:
    return [
        Job("lettering", _lettering),
        Job("nine slices", _slices),
        Job("pointers", _pointers),
        *(Job(f"icon {name}", partial(_icon, name)) for name in icons.SHAPES),
        *(Job(f"seat {animal}", partial(_seat, i, animal)) for i, animal in enumerate(seats.SEATS, 1)),
        Job("curtain", _curtain),
        Job("textures", _textures),
        Job("tables", _tables),
        Job("app icon", _app_icon),
    ]


def _lettering() -> dict[str, Asset]:
    """One glyph a line, to keep the differences between two versions readable."""
    data = as_data()
    glyphs = ",\n".join(
        f"  {json.dumps(c, ensure_ascii=False)}: {json.dumps(g)}" for c, g in data.pop("glyphs").items()
    )
    head = json.dumps(data, ensure_ascii=False, indent=1).removesuffix("\n}")
    return {"ui/lettering.json": f'{head},\n "glyphs": {{\n{glyphs}\n }}\n}}\n'.encode()}


def _slices() -> dict[str, Asset]:
    pictures = {name: panels.draw_panel(panel) for name, panel in panels.PANELS.items()}
    pictures |= {name: control.draw() for name, control in controls.CONTROLS.items()}
    insets: dict[str, panels.Insets | None] = {name: panel.insets for name, panel in panels.PANELS.items()}
    insets |= {name: control.insets for name, control in controls.CONTROLS.items()}
    table = {name: {"size": picture.size, "insets": insets[name]} for name, picture in pictures.items()}
    return {"ui/nine_slice.json": table, **{f"ui/{name}.png": picture for name, picture in pictures.items()}}


def _pointers() -> dict[str, Asset]:
    spots = {name: pointers.hot_spot(name) for name in POINTERS}
    return {
        "ui/cursors/hotspots.json": spots,
        **{f"ui/cursors/{name}.png": pointers.draw_pointer(name) for name in POINTERS},
    }


def _icon(name: str) -> dict[str, Asset]:
    return {
        f"ui/icons/light/{name}.png": icons.draw_light_icon(name),
        f"ui/icons/ink/{name}.png": icons.draw_ink_icon(name),
    }


def _seat(number: int, animal: str) -> dict[str, Asset]:
    return {f"ui/seats/{size}/{number:02d}_{animal}.png": seats.draw_emblem(animal, size) for size in seats.SIZES}


def _curtain() -> dict[str, Asset]:
    return {
        "ui/curtain.webp": curtain.draw_curtain(),
        "ui/curtain_left.webp": curtain.draw_half(left=True),
        "ui/curtain_right.webp": curtain.draw_half(left=False),
        "ui/curtain_valance.webp": curtain.draw_valance(),
    }


def _textures() -> dict[str, Asset]:
    return {"ui/grain.png": textures.draw_grain(), "ui/clouds.png": textures.draw_clouds()}


def _tables() -> dict[str, Asset]:
    return {"ui/table_wood.webp": tables.draw_wood(), "ui/table_felt.webp": tables.draw_felt()}


def _app_icon() -> dict[str, Asset]:
    icon = app_icon.draw_icon()
    pngs = {size: encode(".png", icon.resize((size, size), Image.Resampling.LANCZOS)) for size in app_icon.SIZES}
    return {
        **{f"ui/app/icon_{size}.png": png for size, png in pngs.items()},
        "ui/app/icon.ico": app_icon.windows_icon(icon),
        "ui/app/icon.icns": app_icon.mac_icon(pngs),
    }
