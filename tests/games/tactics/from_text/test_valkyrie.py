"""Valkyrie, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import does_intercept, enemy_kills, enemy_order, place_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = "rogue knight . . valkyrie . . . ."
FLANKED = "rogue/{} knight . valkyrie monk . . . ."
REARED = "~rogue ~knight . ~cleric monk . valkyrie . ."
ENEMY = "knight . . . monk . . . ."
DECK = ("viking", "wizard", "bard")


# Leader: Whenever one of your heroes is defeated, draw a card.


def test_a_defeated_hero_draws_a_card():
    table = enemy_order(enemy_kills(LEADS, deck=DECK), "operative", my("rogue"))
    assert (len(table.hand()), table.hand(1)) == (1, set())


def test_two_defeats_at_once_draw_two():
    table = battle("rogue/4 knight/8 . . valkyrie . . . .", deck=DECK).end_wave()
    assert table.corpses() == {my("rogue"), my("knight")}
    assert len(table.hand()) == 2


def test_the_opponents_defeat_and_a_returned_hero_draw_nothing():
    assert battle(LEADS, ENEMY, hand=("operative",), deck=DECK).order("operative").hand() == set()
    table = battle(". . . . valkyrie . chronomancer . .", wave=REAR, deck=DECK).cast(my("chronomancer"))
    assert table.hand() == {"chronomancer"}


def test_an_empty_deck_gives_none():
    assert enemy_order(enemy_kills(LEADS, deck=()), "operative", my("rogue")).hand() == set()


# Vanguard: Intercept.


def test_it_intercepts():
    assert does_intercept("valkyrie")


# Flank: When the hero in front of this hero would be defeated, you may return it to your hand instead.


def test_the_hero_in_front_comes_to_hand_instead():
    table = battle(FLANKED.format(4)).end_wave("yes")
    assert table.hand() == {"rogue"}
    assert table.corpses() == set()
    assert table.state.unit(my("rogue")) is None


def test_it_may_be_let_go():
    table = battle(FLANKED.format(4)).end_wave("no")
    assert table.hand() == set()
    assert table.corpses() == {my("rogue")}


def test_it_saves_from_a_defeat_by_effect_too():
    table = enemy_order(enemy_kills(FLANKED.format(0)), "operative", my("rogue"), "yes")
    assert table.hand() == {"rogue"}


def test_no_other_hero_nor_itself_is_saved():
    beside = battle("rogue knight/8 . valkyrie monk . wizard/3 . .").end_wave()
    itself = battle("rogue . . valkyrie/6 monk . . . .").end_wave()
    assert beside.corpses() == {my("knight"), my("wizard")}
    assert itself.corpses() == {my("valkyrie")}


def test_from_another_row_it_saves_nobody():
    assert battle("rogue . . cleric/7 monk . valkyrie . .").end_wave().corpses() == {my("cleric")}


def test_an_unhurt_hero_stays():
    assert battle(FLANKED.format(3)).end_wave().damages() == {my("rogue"): 3}


def test_both_falling_at_once_the_hero_in_front_is_still_saved():
    table = battle("rogue/4 . . valkyrie/6 monk . . . .").end_wave("yes")
    assert table.hand() == {"rogue"}
    assert table.corpses() == {my("valkyrie")}


def test_a_saved_hero_has_not_been_defeated():
    table = battle("merchant/6 . . valkyrie monk . . . .", deck=DECK).end_wave("yes")
    assert table.hand() == {"merchant"}


# Rear: Revive a corpse in this hero's column.


def test_a_corpse_of_the_column_rises():
    table = battle(REARED, wave=REAR).cast(my("valkyrie"), my("rogue"))
    assert table.corpses() == {my("knight"), my("cleric")}
    assert table.damages() == table.statuses() == {}
    assert place_of(table, my("rogue")) == 0


def test_only_that_column_is_offered():
    assert set(battle(REARED, wave=REAR).asked(mv.Cast(my("valkyrie")))) == {my("rogue"), my("cleric")}


def test_without_a_corpse_there_it_cannot_be_cast():
    table = battle("rogue ~knight . . monk . valkyrie . .", "~wizard . . . monk . . . .", wave=REAR)
    assert not table.can(mv.Cast(my("valkyrie")))


def test_in_the_truce_it_works():
    assert battle("~rogue . . . monk . valkyrie . .", wave=REAR, round=1).cast(my("valkyrie")).corpses() == set()


# Order: Revive a corpse in your squad and give it [+1 attack]; it may make a free attack.


def test_it_rises_stronger_and_attacks():
    table = battle("~gunslinger . . . monk . . . .", ENEMY, hand=("valkyrie",))
    table.order("valkyrie", "yes", their("knight"))
    assert table.statuses() == {my("gunslinger"): ("+1 attack",)}
    assert table.damages() == {their("knight"): 5}
    assert table.state.actions_left == 1


def test_it_may_leave_the_attack():
    table = battle("~gunslinger . . . monk . . . .", ENEMY, hand=("valkyrie",)).order("valkyrie", "no")
    assert table.damages() == {}
    assert table.attack_of(my("gunslinger")) == 5


def test_any_corpse_of_mine_and_none_of_theirs():
    table = battle("~rogue . . ~cleric monk . . . ~witch", "~knight . . . monk . . . .", hand=("valkyrie",))
    assert set(table.asked(mv.PlayOrder(my("valkyrie")))) == {my("rogue"), my("cleric"), my("witch")}


def test_a_hero_out_of_reach_only_rises():
    table = battle("rogue . . . monk . ~wizard . .", ENEMY, hand=("valkyrie",)).order("valkyrie")
    assert table.statuses() == {my("wizard"): ("+1 attack",)}
    assert table.damages() == {}


def test_in_the_truce_it_only_rises():
    table = battle("~gunslinger . . . monk . . . .", ENEMY, hand=("valkyrie",), round=1).order("valkyrie")
    assert (table.corpses(), table.damages()) == (set(), {})


def test_without_a_corpse_of_mine_it_cannot_be_played():
    table = battle(PLAIN, "~knight . . . monk . . . .", hand=("valkyrie",), wave=FLANK)
    assert not table.can(mv.PlayOrder(my("valkyrie")))


def test_the_free_attack_is_made_in_any_wave():
    table = battle("~gunslinger . . . monk . . . .", ENEMY, hand=("valkyrie",), wave=REAR)
    assert table.order("valkyrie", "yes", their("knight")).damages() == {their("knight"): 5}


def test_a_revived_hero_may_act_in_the_same_turn():
    table = battle("~gunslinger . . . monk . . . .", ENEMY, hand=("valkyrie",)).order("valkyrie", "no")
    assert table.attack(my("gunslinger"), their("knight")).damages() == {their("knight"): 5}


def test_a_silenced_valkyrie_saves_nobody():
    table = battle(FLANKED.format(4), statuses={my("valkyrie"): ("silenced",)}).end_wave()
    assert table.corpses() == {my("rogue")}
