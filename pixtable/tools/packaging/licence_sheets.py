"""How the licence of a part is written down, and the index of them all."""

from pathlib import PurePosixPath
from textwrap import wrap

from pixtable.tools.packaging.parts import OURS, Part, distribution_of, distributions_by_module, normal
from pixtable.tools.packaging.recipe import TITLE

WIDTH = 100
RULE = "-" * WIDTH


def sheet(part: Part) -> str:
    known = part.known
    head = [
        part.title,
        f"Licence: {known.licence}",
        f"Source: {known.home}" if known.home else "",
        *(f"Brought by: {bringer}" for bringer in _bringers(part)),
    ]
    blocks = [
        "\n".join(line for line in head if line),
        "\n".join(wrap(known.note, WIDTH)),
        "\n".join(known.copyright),
        _listed("Files:", part.files) if part.key != OURS else "",
        _listed("Its code may also be built into:", part.also_in),
        *("\n".join([RULE, text.title, RULE, "", text.body.strip("\n")]) for text in part.texts),
    ]
    return "\n\n".join(block for block in blocks if block) + "\n"


def index(parts: list[Part]) -> str:
    blocks = [
        *wrap(
            f"{TITLE} is free software under the MIT licence. It is packed together with the work of others, under "
            "the licences that are listed here; each file in this folder names a part, its makers, and its licence "
            "in full.",
            WIDTH,
        ),
        "",
        *_table(parts),
        *_freedom([part.known.name for part in parts if part.known.licence.startswith("LGPL")]),
        "",
        *(line for part in parts if part.known.note for line in wrap(f"{part.known.name}: {part.known.note}", WIDTH)),
    ]
    return "\n".join(blocks) + "\n"


def _table(parts: list[Part]) -> list[str]:
    files = [f"{part.key}.txt" for part in parts]
    file_width, title_width = max(map(len, files)), max(len(part.title) for part in parts)
    return [
        f"{file:{file_width}}  {part.title:{title_width}}  {part.known.licence}"
        for file, part in zip(files, parts, strict=True)
    ]


def _freedom(names: list[str]) -> list[str]:
    """What the Lesser General Public License wants said."""
    if not names:
        return []
    said = (
        f"Under the GNU Lesser General Public License: {', '.join(names)}. Their source was not changed by us, and is "
        "to be had at the addresses in their texts. They are dynamic libraries in files of their own: you may replace "
        "them by other versions, also by some that you have changed yourself."
    )
    return ["", *wrap(said, WIDTH)]


def _listed(what: str, files: tuple[str, ...]) -> str:
    return "\n".join([what, *(f"    {name}" for name in files)]) if files else ""


def _bringers(part: Part) -> list[str]:
    """Whose wheel a library came in: that tells its version, which the library itself does not say."""
    folders = {PurePosixPath(file).parts[0] for file in part.files if "/" in file}
    keys = {distributions_by_module().get(folder, normal(folder.removesuffix(".libs"))) for folder in folders}
    found = [(key, distribution_of(key)) for key in sorted(keys - {part.key, OURS})]
    return [f"{key} {distribution.version}" for key, distribution in found if distribution]
