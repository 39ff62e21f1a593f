"""Pictures of the ways to play: who stands against whom, and what lies between them."""

from collections.abc import Mapping, Sequence

from pixtable.table.kit import Laid

_FACE = 0.43
_CARD_BACKS = ("tactics/back_blue", "tactics/back_red")


def _face(name: str, x: float, y: float = 0.0, tall: float = _FACE) -> Laid:
    """Those on the right look to the left."""
    return Laid(f"tactics/portraits/{name}", x, y, tall, mirrored=x > 0)


def _icon(name: str, x: float, y: float, tall: float = 0.24) -> Laid:
    return Laid(f"tactics/icons/24/{name}", x, y, tall)


def _backs(x: float) -> Sequence[Laid]:
    """A fortress: two cards behind each of three columns."""
    back = _CARD_BACKS[x > 0]
    return [Laid(back, x + 0.04 * deep, 0.3 * (row - 1), 0.28) for row in range(3) for deep in range(2)]


def _row(names: Sequence[str], y: float, step: float, tall: float) -> Sequence[Laid]:
    return [_face(name, step * (i - (len(names) - 1) / 2), y, tall) for i, name in enumerate(names)]


MODES: Mapping[str, tuple[Laid, ...]] = {
    "classic": (_face("knight", -0.72, tall=0.8), _face("viking", 0.72, tall=0.8), _icon("melee", 0, 0, 0.44)),
    "siege": (
        *_backs(-0.92),
        *_backs(0.88),
        _face("sentinel", -0.5, -0.24),
        _face("ranger", -0.5, 0.24),
        _face("berserker", 0.5, -0.24),
        _face("pyromancer", 0.5, 0.24),
        _icon("melee", 0, 0, 0.3),
    ),
    "duel_draft": (
        *_row(("bard", "witch", "samurai", "oracle", "golem"), 0.0, 0.44, 0.4),
        _face("merchant", -1.3, 0.0, 0.6),
        _face("pirate", 1.3, 0.0, 0.6),
    ),
    "cross": (
        _face("paladin", -0.62, -0.24),
        _face("wizard", -0.62, 0.24),
        _face("warlock", 0.62, -0.24),
        _face("gladiator", 0.62, 0.24),
        _icon("melee", -0.12, -0.02),
        _icon("melee", 0.12, 0.02),
    ),
    "king": (
        _face("lancer", -1.22, 0.16, 0.46),
        _face("keeper", -0.74, 0.06, 0.56),
        _face("dragoon", -0.26, 0.16, 0.46),
        _face("vampire", 0.26, 0.16, 0.46),
        _face("necromancer", 0.74, 0.06, 0.56),
        _face("scarecrow", 1.22, 0.16, 0.46),
        _icon("leader", -0.74, -0.35, 0.26),
        _icon("leader", 0.74, -0.35, 0.26),
    ),
    "classic_draft": (
        *(Laid(_CARD_BACKS[0], -1.0 + 0.05 * i, 0.0, 0.74, -8 + 4 * i) for i in range(3)),
        _face("alchemist", 0.0, 0.0, 0.74),
        *(Laid(_CARD_BACKS[1], 0.9 + 0.05 * i, 0.0, 0.74, 4 * i) for i in range(3)),
    ),
    "market_draft": (*_row(("monk", "trapper", "valkyrie", "jester", "shaman"), 0.0, 0.42, 0.4),),
    "winston_draft": tuple(
        Laid(_CARD_BACKS[0], 0.75 * (pile - 1) + 0.035 * card, 0.06 - 0.035 * card, 0.7)
        for pile, cards in enumerate((5, 3, 1))
        for card in range(cards)
    ),
    "tournament": (
        *(_face(name, -0.86, 0.3 * (i - 1), 0.27) for i, name in enumerate(("bard", "cleric", "rogue"))),
        *(_face(name, 0.86, 0.3 * (i - 1), 0.27) for i, name in enumerate(("chef", "oracle", "monk"))),
        _icon("trophy", 0.0, 0.0, 0.8),
    ),
}
