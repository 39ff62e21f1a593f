"""The Beastmaster."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of
from tests.games.tactics.squads import REAR, as_leader, battle, my, their


def test_leader_strengthens_neighbours():
    table = battle("golem lancer . samurai beastmaster . . . knight")
    assert [table.attack_of(my(name)) for name in ("golem", "lancer", "samurai", "knight")] == [4, 4, 4, 3]
    assert (
        table.attack_of(my("beastmaster")) == as_leader("beastmaster")[0]
    )  # and a leader beside a hero strengthens nobody


def test_leader_does_nothing_for_the_other_side():
    assert battle(". . . . beastmaster . . . .", "golem knight . . monk . . . .").attack_of(their("golem")) == 3


def test_vanguard_runs_with_the_pack():
    assert battle("beastmaster golem lancer . monk . . . .").attack_of(my("beastmaster")) == 5
    assert battle("beastmaster . . golem monk . . . .").attack_of(my("beastmaster")) == 3


def test_flank_adds_to_the_attack_of_the_hero_in_front():
    table = battle("golem knight . beastmaster monk . . . .", "samurai . . . viking . . . .")
    table.attack(my("golem"), their("samurai"))
    assert table.damages() == {their("samurai"): 5}
    other = battle("golem knight . beastmaster monk . . . .", "samurai . . . viking . . . .")
    assert other.attack(my("knight"), their("samurai")).damages() == {their("samurai"): 3}


def test_rear_may_recruit_one_of_the_top_two():
    table = battle(". . . . monk . beastmaster . .", wave=REAR, deck=("golem", "lancer", "witch"))
    table.cast(my("beastmaster"), my("lancer"), 0)
    assert table.unit(my("lancer")).place == 0
    assert [name_of(card) for card in table.state.decks[0]] == ["golem", "witch"]
    table = battle(". . . . monk . beastmaster . .", wave=REAR, deck=("golem", "lancer", "witch"))
    table.cast(my("beastmaster"), "done")
    assert [name_of(card) for card in table.state.decks[0]] == ["lancer", "golem", "witch"]


def test_rear_puts_nothing_below_that_a_reaction_has_drawn_meanwhile():
    squad = ". . . . scientist . beastmaster . ."
    table = battle(squad, wave=REAR, deck=("golem", "lancer", "witch"))
    table.cast(my("beastmaster"), my("golem"), 0, "yes")
    assert table.hand() == {"lancer"}
    assert [name_of(card) for card in table.state.decks[0]] == ["witch"]


def test_order_recruits_up_to_three_in_any_rows():
    table = battle(hand=("beastmaster", "golem", "lancer", "witch"))
    table.order("beastmaster", my("golem"), 0, my("witch"), 8, "done")
    assert table.unit(my("golem")).place == 0
    assert table.unit(my("witch")).place == 8
    assert table.hand() == {"lancer"}
    assert table.refusal(mv.MoveHero(my("golem"), 1)) == "PT-41.new"


def test_flank_follows_a_ranger_who_has_run_on():
    table = battle("ranger . . beastmaster monk . . . .", "golem . . . viking . . . .")
    table.attack(my("ranger"), their("golem"), 2)
    assert table.unit(my("ranger")).place == 2
    assert table.damages() == {their("golem"): 3 + 2}


def test_flank_does_not_follow_one_who_runs_up_to_it():
    table = battle("golem ranger . . monk beastmaster . . .", "golem . . . viking . . . .")
    table.attack(my("ranger"), their("golem"), 2)
    assert table.damages() == {their("golem"): 3}


def test_order_needs_another_card_to_recruit():
    alone = battle(hand=("beastmaster",))
    assert alone.refusal(mv.PlayOrder(my("beastmaster"))) == "PT-45.nothing"
    assert mv.PlayOrder(my("beastmaster")) not in alone.match.legal(0)
