"""Whether a spell, an order or a leader's action could do anything (vocabulary, section 3).

True where some part surely does something, False where none can, None where it is a matter of taste: to heal what is
not damaged, to stun what is stunned, to touch only what is steadfast.
"""

from collections.abc import Sequence

from tests.models.tactics.attacks import Attacks
from tests.models.tactics.cards import ROWS
from tests.models.tactics.field import Field, Unit
from tests.models.tactics.strength import Strength

Verdict = bool | None


def surely(sure: object, perhaps: object = False) -> Verdict:
    if sure:
        return True
    return None if perhaps else False


class Uses:
    def __init__(self, field: Field, strength: Strength, attacks: Attacks) -> None:
        self.field, self.strength, self.attacks = field, strength, attacks

    # What there is

    def _enemies(self, seat: int, spell: bool) -> list[Unit]:
        """Those that can be chosen: a spell cannot choose who has stealth."""
        found = [unit for enemy in self.field.enemies(seat) for unit in self.field.living(enemy)]
        return [unit for unit in found if not (spell and self.strength.keywords(unit)["stealth"])]

    def _movable(self, units: Sequence[Unit]) -> list[Unit]:
        return [unit for unit in units if not self.strength.keywords(unit)["steadfast"]]

    def _unguarded(self, units: Sequence[Unit]) -> list[Unit]:
        """Those whom no Monk keeps from what enemies would give them."""
        guarded = {
            (monk.seat, monk.unit.column) for monk in self.strength.sources if monk.key == "monk.flank" and monk.unit
        }
        return [unit for unit in units if (unit.seat, unit.column) not in guarded]

    def _open_to_statuses(self, units: Sequence[Unit]) -> list[Unit]:
        """Not those whom a Monk guards, nor those who have all the curses there can be."""
        return [unit for unit in self._unguarded(units) if unit.statuses["cursed"] < 3]

    def _open_to_stuns(self, units: Sequence[Unit]) -> list[Unit]:
        return [unit for unit in self._unguarded(self._movable(units)) if not unit.statuses["stunned"]]

    def _hands(self, seat: int) -> bool:
        return any(self.field.hands[enemy] for enemy in self.field.enemies(seat))

    def _attackers(self, units: Sequence[Unit]) -> bool:
        return any(self.attacks.can_attack(unit) for unit in units)

    def _damaged(self, units: Sequence[Unit]) -> bool:
        return any(unit.damage and self.strength.can_be_healed(unit) for unit in units)

    # Spells

    def spell(self, unit: Unit, key: str) -> Verdict:  # noqa: PLR0915 - a case for each spell there is
        field, seat = self.field, unit.seat
        foes = self._enemies(seat, spell=True)
        heroes = [each for each in foes if each.is_hero]
        melee = [each for each in foes if self.strength.in_melee(each)]
        own, mates = field.living(seat), [each for each in field.heroes(seat) if each is not unit]
        deck, free = field.deck_of(seat), field.free_places(seat)
        everyone = [each for enemy in field.enemies(seat) for each in field.heroes(enemy)]
        match key:
            case "keeper.rear" | "beastmaster.rear":
                return surely(deck)
            case "merchant.rear":
                return surely(deck or any(field.deck_of(enemy) for enemy in field.enemies(seat)))
            case "warlock.rear" | "rogue.rear":
                return surely(self._hands(seat), field.enemies(seat))
            case "deity.rear":
                return surely(field.corpses(seat))
            case "operative.flank" | "witch.flank" | "assassin.rear":
                return surely(self._open_to_statuses(heroes), heroes)
            case "wizard.flank" | "frostmage.flank" | "frostmage.rear":
                return surely(heroes)
            case "pyromancer.rear" | "stormcaller.leader" | "stormcaller.rear":
                return surely(heroes)
            case "geomancer.flank":
                return surely(heroes)
            case "operative.rear":
                hurt = [each for each in melee if each.is_hero and each.damage]
                return surely(self._movable(hurt), hurt)
            case "technologist.rear":
                return surely(deck or field.hands[seat])
            case "scientist.flank":
                return surely(
                    any(each.damage for each in field.heroes(seat)) and any(each.is_hero for each in melee),
                    any(each.is_hero for each in melee),
                )
            case "scientist.rear" | "alchemist.flank" | "bard.rear" | "paladin.rear" | "illusionist.rear":
                return surely(mates)
            case "trapper.flank":
                return surely(self._open_to_stuns(heroes), heroes)
            case "knight.rear":
                return surely([place for place in free if place < 3] or self.attacks.can_attack(unit))
            case "cleric.flank":
                return surely(self._damaged(own), True)
            case "cleric.rear":
                return surely(self._damaged(field.heroes(seat)), True)
            case "wizard.rear":
                return surely(everyone)
            case "viking.rear":
                return surely(self._attackers([each for each in field.heroes(seat) if each.row == 0]))
            case "alchemist.rear" | "gunslinger.flank":
                return surely(self._open_to_statuses(foes), foes)
            case "necromancer.flank":
                corpses = [each for other in (seat, *field.enemies(seat)) for each in field.corpses(other)]
                corpses += [each for mate in field.mates(seat) for each in field.corpses(mate)]
                return surely(corpses and melee)
            case "necromancer.rear":
                return surely(field.discards[seat] and free)
            case "witch.rear":
                loud = [each for each in heroes if not each.statuses["silenced"]]
                return surely(self._open_to_statuses(loud), heroes)
            case "duelist.rear":
                front = [each for each in field.squad(seat)[:3] if each and not each.leader]
                sure = [each for each in front if not each.statuses["stunned"]]
                return surely(sure or self.attacks.can_attack(unit))
            case "oracle.flank":
                return surely(deck or self._hands(seat), field.enemies(seat))
            case "dragoon.flank":
                far = [each for each in heroes if each not in melee]
                ability = field.book.ability(unit.card, "flank")
                assert ability
                return surely(far and self.strength.attack(unit) > ability.n, far)
            case "geomancer.rear":
                return surely([each for e in field.enemies(seat) for each in field.in_melee(e)])
            case "pyromancer.flank":
                return surely(melee)
            case "illusionist.flank" | "pirate.flank" | "puppeteer.flank":
                squads = [[each for each in heroes if each.seat == enemy] for enemy in field.enemies(seat)]
                if key == "illusionist.flank":
                    squads.append([each for each in field.heroes(seat) if not each.statuses["stunned"]])
                    return surely(any(len(self._movable(each)) >= 2 for each in squads))
                return surely(
                    any(len(self._movable(each)) >= 2 for each in squads),
                    any(len(each) >= 2 for each in squads),
                )
            case "gladiator.rear":
                return surely(self._open_to_stuns(melee), melee)
            case "cartographer.rear":
                movable = [each for each in mates if not each.statuses["stunned"]]
                return surely(deck or (movable and free))
            case "chef.rear" | "jester.flank" | "golem.rear":
                return True
            case "shaman.flank":
                return True
            case "jester.rear":
                return surely(deck or self._hands(seat))
            case "puppeteer.rear":
                return surely(self._attackers(mates))
            case "plaguedoctor.rear":
                harmful = {"-1 attack", "-1 life", "marked", "cursed", "stunned", "silenced", "threatened"}
                return surely(self._damaged(own) or any(harmful & set(each.statuses) for each in own), True)
            case "shaman.rear":
                return surely(field.corpses(seat) or field.discards[seat])
            case "valkyrie.rear":
                return surely([each for each in field.corpses(seat) if each.column == unit.column])
            case "chronomancer.rear":
                near = [each for each in field.in_melee(seat) if each.is_hero]
                near += self._movable([each for each in melee if each.is_hero])
                near += [e for p in field.partners(seat) for e in field.in_melee(p) if e.is_hero]
                return surely(near, [each for each in melee if each.is_hero] or field.variant in ("cross", "king"))
            case "scarecrow.rear":
                near = [each for each in melee if each.is_hero]
                return surely(self._movable(near), near)
            case "vampire.flank":
                return surely(melee or self._damaged(own), True)
        raise AssertionError(f"{key} is no spell that the model knows")

    # Orders

    def order(self, seat: int, key: str) -> Verdict:
        field = self.field
        foes = self._enemies(seat, spell=False)
        heroes = [each for each in foes if each.is_hero]
        melee = [each for each in foes if self.strength.in_melee(each)]
        own, mine = field.living(seat), field.heroes(seat)
        deck, free = field.deck_of(seat), field.free_places(seat)
        match key:
            case "keeper":
                return surely(field.discards[seat])
            case "warlock":
                laid = any(any(field.reserve[enemy]) for enemy in field.enemies(seat))
                return surely(laid or self._hands(seat), field.enemies(seat))
            case "deity" | "valkyrie":
                return surely(field.corpses(seat))
            case "operative" | "illusionist":
                return surely(self._movable(heroes), heroes)
            case "scientist" | "paladin":
                return surely(mine)
            case "knight":
                return surely(self._attackers([each for each in mine if each.row == 0]))
            case "berserker":
                return surely(mine)
            case "duelist":
                return surely(mine)
            case "witch":
                return surely(self._open_to_statuses(heroes), heroes)
            case "ranger" | "wizard" | "frostmage" | "pyromancer" | "stormcaller":
                return surely(heroes)
            case "cleric":
                return surely(self._damaged(own), own)
            case "rogue":
                return surely(self._hands(seat), field.enemies(seat))
            case "viking":
                return surely(melee)
            case "alchemist":
                return surely(heroes or self._damaged(own), own)
            case "monk":
                return surely(deck, mine or field.corpses(seat))
            case "necromancer":
                return surely(free and any(field.corpses(enemy) for enemy in field.enemies(seat)))
            case "beastmaster":
                return surely(len(field.hands[seat]) > 1 and free)
            case "samurai" | "lancer":
                return surely(self._attackers(mine))
            case "pirate" | "gunslinger":
                return surely(foes)
            case "vampire":
                return surely(heroes and any(each.damage for each in own), heroes)
            case "golem":
                strong = [each for each in mine if self.strength.life(each) > each.damage]
                return surely(strong and any(each.is_hero for each in melee), mine)
            case "dragoon":
                movable = [each for each in mine if not each.statuses["stunned"]]
                return surely(movable and free)
            case "assassin":
                return surely([each for each in foes if each not in melee])
            case "gladiator":
                return surely(deck or self._movable(heroes))
            case "merchant":
                weak = [each for each in heroes if self.strength.attack(each) <= self._n(seat, key)]
                return surely(free and self._movable(weak), free and weak)
            case "chef":
                return surely(deck or self._damaged(own), own)
            case "jester":
                return surely(self._hands(seat), field.enemies(seat))
            case "puppeteer":
                several = [enemy for enemy in field.enemies(seat) if len(field.heroes(enemy)) >= 2]
                strong = [each for each in heroes if each.seat in several and self.strength.attack(each)]
                return surely(strong, heroes)
            case "chronomancer":
                return surely(field.gained < 3, True)
            case "dragonling":
                return surely([each for each in foes if each.row < 2])
        raise AssertionError(f"{key} is no order that the model knows")

    def _n(self, seat: int, name: str) -> int:
        card = next(card for card in self.field.hands[seat] if self.field.book.name(card) == name)
        ability = self.field.book.ability(card, "order")
        assert ability
        return ability.n

    # Actions of leaders

    def action(self, seat: int, name: str) -> Verdict:
        field = self.field
        foes = self._enemies(seat, spell=False)
        heroes = [each for each in foes if each.is_hero]
        match name:
            case "keeper":
                return surely(field.deck_of(seat))
            case "deity":
                return surely(field.corpses(seat))
            case "technologist":
                return surely(field.hands[seat] and field.heroes(seat), field.hands[seat])
            case "alchemist":
                return surely(field.hands[seat] and (heroes or self._damaged(field.living(seat))), field.hands[seat])
            case "engineer":
                return surely([each for each in foes if self.strength.in_melee(each)])
            case "geomancer":
                squads = [field.heroes(enemy) for enemy in field.enemies(seat)]
                return surely(
                    any(len(self._movable(each)) >= 2 for each in squads), any(len(each) >= 2 for each in squads)
                )
            case "puppeteer":
                here = [each for each in heroes if each.row == field.wave and len(field.heroes(each.seat)) >= 2]
                return surely([each for each in here if self.strength.attack(each)], here)
        raise AssertionError(f"{name} has no action that the model knows")


def part_of(unit: Unit) -> str:
    return "leader" if unit.leader else ROWS[unit.row]
