"""What these cards do with cards of another owner: who has it plays it, its owner gets it back (PT-82)."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text1 import FOES, discard


def squads(mine: dict[int, dict], theirs: dict[int, dict], leader: str = "monk") -> list:
    """By place; the leaders are their players' own."""
    filled = [{4: {"card": my(leader)}} | mine, {4: {"card": their("monk")}} | theirs]
    return [[squad.get(place) for place in range(9)] for squad in filled]


def one(card: int, **more) -> dict:
    return {"card": card, **more}


def test_what_the_rogue_took_can_be_recruited_and_falls_to_its_owner():
    table = battle(theirs=FOES, hand=("rogue",), their_hand=("knight",), actions_left=3).order("rogue")
    table.play(mv.Recruit(their("knight"), 0))
    assert table.unit(their("knight")).seat == 0
    table = battle(squads=squads({0: one(their("knight"), corpse=True)}, {})).play(mv.Clear(their("knight")))
    assert (discard(table), discard(table, 1)) == (set(), {"knight"})


def test_the_deity_revives_a_corpse_of_another_owner_in_your_squad():
    table = battle(squads=squads({0: one(their("knight"), corpse=True)}, {}, "deity")).leader_action()
    assert table.corpses() == set()
    assert table.unit(their("knight")).seat == 0
    assert table.statuses() == {their("knight"): ("-1 life",)}


def test_the_operative_defeats_your_own_card_in_the_enemys_squad():
    assert battle(squads=squads({}, {0: one(my("knight"))}), hand=("operative",)).order("operative").corpses() == {
        my("knight")
    }
    stolen = squads({0: one(their("knight"))}, {})
    assert not battle(squads=stolen, hand=("operative",)).can(mv.PlayOrder(my("operative")))


def test_the_warlocks_victim_discards_your_card_to_you():
    hands = [["warlock"], [my("chef"), "witch"]]
    table = battle(hands=hands).order("warlock")
    assert (discard(table), discard(table, 1)) == ({"warlock", "chef"}, {"witch"})
    table = battle(". . . . monk . warlock . .", wave=REAR, hands=[[], [my("chef"), "witch"]])
    table.cast(my("warlock"), my("chef"))
    assert (discard(table), discard(table, 1)) == ({"chef"}, set())


def test_the_technologist_discards_a_stolen_card_to_its_owner():
    table = battle("rogue . . . technologist . . . .", hands=[[their("chef")], []]).leader_action()
    assert (discard(table), discard(table, 1)) == (set(), {"chef"})


def test_the_trapper_and_the_scientist_look_at_who_recruits_not_at_the_owner():
    table = battle(". . . . trapper . . . .", turn=1, hands=[[], [my("chef")]]).play(mv.Recruit(my("chef"), 0))
    assert table.damages() == {my("chef"): 1}
    table = battle(". . . . scientist . . . .", hands=[[their("chef")], []], deck=("witch",))
    table.play(mv.Recruit(their("chef"), 0), "yes")
    assert (table.damages(), table.hand()) == ({their("chef"): 2}, {"witch"})


def test_a_stolen_hero_is_healed_armoured_and_strengthened_as_one_of_yours():
    stolen, golem = one(their("chef"), damage=3), {0: one(their("golem"))}
    assert battle(squads=squads({0: stolen}, golem), hand=("cleric",)).order("cleric").damages() == {}
    table = battle(squads=squads({0: stolen, 3: one(my("berserker"))}, golem)).attack(their("chef"), their("golem"))
    assert table.damages()[their("golem")] == 3
    table = battle(squads=squads({0: stolen}, golem, "knight"), turn=1).attack(their("golem"), their("chef"))
    assert table.damages() == {their("chef"): 5}


def test_a_stolen_hero_is_an_enemy_of_its_owners_spells():
    stolen = squads({3: one(my("wizard"))}, {0: one(my("chef"))})
    assert battle(squads=stolen, wave=FLANK).cast(my("wizard")).damages() == {my("chef"): 3}


def test_the_keepers_order_finds_only_what_lies_in_your_discards():
    table = battle(hand=("keeper",), discards=[["witch"], ["chef"]]).order("keeper", my("witch"))
    assert table.hand() == {"witch"}
    assert discard(table, 1) == {"chef"}
