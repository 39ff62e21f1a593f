"""What the cards' words mean in other variants (PT-111 to PT-113, vocabulary 3 and 8)."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import FLANK, REAR, field, my, their

EMPTY = ". . . . . . . . ."


def of(seat: int, name: str) -> int:
    return card_of(seat, name)


def siege(mine: str, theirs: str, **position):
    return field("siege", mine, theirs, **position)


# Siege: no leaders; an attack on a fortress is a melee attack without a target


def test_in_a_siege_the_ranger_moves_after_storming():
    table = siege("ranger . . . . . . . .", EMPTY).play(mv.Storm(my("ranger"), 1), 8)
    assert table.unit(my("ranger")).place == 8


def test_in_a_siege_the_rogue_draws_and_the_berserker_suffers_after_storming():
    table = siege(". . . rogue . . . . .", EMPTY, wave=FLANK)
    assert len(table.play(mv.Storm(my("rogue"), 0), "yes").state.hands[0]) == 1
    table = siege(". . . . . . berserker . .", EMPTY, wave=REAR).play(mv.Storm(my("berserker"), 0))
    assert table.damages() == {my("berserker"): 1}


def test_in_a_siege_what_needs_a_target_does_nothing_after_storming():
    theirs = "golem/8 . . . . . . . ."
    for name in ("warlock", "operative"):
        table = siege(f"{name} . . . . . . . .", theirs).play(mv.Storm(my(name), 1))
        assert (table.corpses(), table.statuses(), table.damages()) == (set(), {}, {their("golem"): 8})
    table = siege(". . . . . . trapper . .", theirs, wave=REAR).play(mv.Storm(my("trapper"), 1))
    assert table.statuses() == {}


def test_in_a_siege_the_trappers_operation_hurts_who_storms():
    table = siege("rogue . . . . . . . .", EMPTY, reserve=[[None] * 3, [{"card": "trapper"}, None, None]])
    assert table.play(mv.Storm(my("rogue"), 1)).damages() == {my("rogue"): 2}


def test_in_a_siege_the_knight_armours_the_hero_in_front_alone():
    table = siege("rogue . . knight chef . . . .", "pirate golem . . . . . . .", turn=1)
    table.attack(their("golem"), my("rogue")).attack(their("pirate"), my("chef"))
    assert table.damages() == {my("rogue"): 2, my("chef"): 3}


def test_in_a_siege_the_cleric_and_the_deity_heal_heroes_alone():
    table = siege("rogue/3 . . cleric . . . . .", EMPTY, wave=FLANK).cast(my("cleric"))
    assert table.damages() == {}
    table = siege("rogue/4 . . deity chef/3 . . . .", EMPTY).end_wave()
    assert (table.corpses(), table.damages()) == ({my("rogue")}, {my("chef"): 3})


def test_in_a_siege_the_middle_of_the_flank_is_a_hero_like_any():
    table = siege(". . . . . . wizard . .", ". golem . . chef . . . .", wave=REAR).cast(my("wizard"))
    assert table.damages() == {their("golem"): 2, their("chef"): 2}


# Duel draft: your deck is the market's; what changes the draw action changes choosing a card


def draft(mine: str, **position):
    row = ["witch", "bard", "golem", "rogue", "pirate"]
    return field("duel_draft", mine, ". . . . viking . . . .", row=row, **position)


def test_in_a_duel_draft_the_keepers_rear_searches_the_market_deck():
    table = draft(". . . . monk . keeper . .", wave=REAR)
    asked = table.asked(mv.Cast(of(2, "keeper")))
    assert set(asked) == set(table.state.decks[0])
    table.cast(of(2, "keeper"), asked[0])
    assert table.state.hands[0] == [asked[0]]


# Four players: your squad is your own; "each enemy" is of one squad


def cross(*squads: str, **position):
    return field("cross", *squads, **position)


PARTNER = "engineer/2 . . . monk/2 . . . ."
ENEMY = "golem . . . viking . . . ."
OTHER_ENEMY = "samurai . . . witch . . . ."


def test_your_heroes_are_never_a_partners():
    table = cross("rogue/1 . . . monk . cleric . .", ENEMY, PARTNER, OTHER_ENEMY, wave=REAR).cast(of(0, "cleric"))
    assert table.damages() == {of(2, "engineer"): 2, of(2, "monk"): 2}


def test_each_hero_of_a_row_is_of_one_enemy_squad():
    table = cross(". . . . monk . . . .", ENEMY, PARTNER, OTHER_ENEMY, hands=[["wizard"], [], [], []])
    assert set(table.asked(mv.PlayOrder(of(0, "wizard")))) == {1, 3}
    table.play(mv.PlayOrder(of(0, "wizard")), 3)
    assert table.damages() == {of(2, "engineer"): 2, of(2, "monk"): 2, of(3, "samurai"): 3}


def test_the_warlock_in_the_flank_makes_every_opponents_orders_long_and_not_a_partners():
    squads = (". . . warlock monk . . . .", ENEMY, PARTNER, OTHER_ENEMY)
    for seat, costs in ((1, 2), (2, 1), (3, 2)):
        hands = [["deity"] if player == seat else [] for player in range(4)]
        with_corpse = [squad[:-1] + "~pirate" if player == seat else squad for player, squad in enumerate(squads)]
        table = cross(*with_corpse, hands=hands, turn=seat, actions_left=1)
        assert table.can(mv.PlayOrder(of(seat, "deity"))) == (costs == 1)


def test_the_deity_heals_for_its_own_squad_alone():
    squads = (". . . deity monk/5 . . . .", ENEMY, "engineer/7 . . . monk/2 . . . .", OTHER_ENEMY)
    assert cross(*squads).end_wave().damages() == {of(0, "monk"): 5, of(2, "monk"): 2}


def test_the_rogue_takes_from_either_opponent_but_not_from_the_partner():
    squads = (". . . . monk . rogue . .", ENEMY, PARTNER, OTHER_ENEMY)
    hands = [[], ["chef"], ["bard"], ["oracle"]]
    for victim, name in ((1, "chef"), (3, "oracle")):
        table = cross(*squads, wave=REAR, hands=hands)
        asked = table.asked(mv.Cast(of(0, "rogue")))
        assert len(asked) == 2
        table.cast(of(0, "rogue"), asked[0 if victim == 1 else 1])
        assert table.state.hands[0] == [of(victim, name)]
        assert table.state.hands[2] == [of(2, "bard")]
