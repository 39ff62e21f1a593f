"""Pictures of the ways to play: a die over the pictures, pictures alone, and a bank to choose from."""

from collections.abc import Mapping

from pixtable.table.kit import Laid

_FAN = tuple(
    Laid(f"pictoric/pictures/{name}", 0.42 * (i - 1), 0.04 * abs(i - 1), 0.66, 9 * (i - 1))
    for i, name in enumerate(("fox_shadow", "cage_balloon", "moon_stairs"))
)

MODES: Mapping[str, tuple[Laid, ...]] = {
    "forfeits": (
        *_FAN,
        Laid("pictoric/chips/lucky", -0.46, 0.3, 0.26),
        Laid("pictoric/dice/orange_3", 0.0, 0.28, 0.34, 12),
        Laid("pictoric/chips/unlucky", 0.46, 0.3, 0.26),
    ),
    "plain": _FAN,
    "free": (
        *(
            Laid(f"pictoric/pictures/{name}", 0.36 * (i - 1.5), -0.2, 0.42)
            for i, name in enumerate(("key_tree", "night_beam", "house_legs", "root_palace"))
        ),
        Laid("pictoric/pictures/season_jars", 0.0, 0.2, 0.56, 5),
    ),
}
