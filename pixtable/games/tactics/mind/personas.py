"""The characters that Pixel Tactics is played against: what each of them cares for."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What things are worth, in points (see `points`). `theirs` is how much the other side's things count."""

    leader: float = 1.3
    attack: float = 1.0
    life: float = 0.55
    ability: float = 0.6
    hand: float = 2.2
    operation: float = 1.4
    corpse: float = 0.2
    theirs: float = 1.0
    leaders: tuple[str, ...] = ()
    """Whom it likes to be led by."""


PLAIN = Weights()

PERSONAS = {
    "rusher": Weights(attack=1.35, life=0.35, theirs=1.15, leaders=("berserker", "beastmaster", "viking", "duelist")),
    "turtle": Weights(
        leader=1.6, life=0.8, attack=0.8, theirs=0.85, leaders=("sentinel", "knight", "paladin", "cleric")
    ),
    "necromancer": Weights(corpse=2.4, ability=0.9, life=0.4, leaders=("necromancer", "deity", "scientist")),
    "schemer": Weights(hand=3.0, ability=0.8, theirs=1.1, leaders=("warlock", "rogue", "witch")),
    "quartermaster": Weights(hand=3.2, operation=2.0, leaders=("keeper", "oracle", "technologist", "bard")),
    "duelist": Weights(leader=1.9, theirs=1.2, attack=1.1, leaders=("duelist", "engineer", "ranger", "operative")),
}
