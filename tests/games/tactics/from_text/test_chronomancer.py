"""Chronomancer, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import enemy_kills, enemy_order
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = ". . . . chronomancer . . . ."
VANGUARD = "chronomancer{} rogue . . monk . . . ."
FLANKED = "viking* . . chronomancer monk . wizard* . ."
REARED = "rogue . . . monk . chronomancer . ."
ENEMY = "knight . . oracle monk . . . ."


# Leader: Once a round, at the start of your turn, you may take 1 more action this turn.


def test_a_turn_that_starts_may_have_three_actions():
    table = battle(LEADS, turn=1, first=1).end_turn("yes")
    assert table.state.turn == 0
    assert table.state.actions_left == 3


def test_it_may_be_kept_for_later():
    table = battle(LEADS, turn=1, first=1).end_turn("no")
    assert table.state.actions_left == 2
    table.play(mv.Pass()).play(mv.Pass(), "yes")
    assert table.state.actions_left == 3


def test_it_is_taken_once_a_round():
    table = battle(LEADS, turn=1, first=1).end_turn("yes").end_turn().end_turn()
    assert table.state.turn == 0
    assert table.state.actions_left == 2


def test_in_the_next_round_it_is_there_again():
    table = battle(LEADS, turn=1, first=1, wave=REAR).end_turn("yes").end_turn("yes")
    assert (table.state.round, table.state.turn, table.state.actions_left) == (3, 0, 3)


def test_the_opponents_turn_is_as_ever():
    assert battle(LEADS).end_turn().state.actions_left == 2


# Vanguard: When this hero would be defeated, you may return it to your hand instead.


def test_it_comes_to_hand_instead_of_dying():
    table = battle(VANGUARD.format("/4")).end_wave("yes")
    assert table.hand() == {"chronomancer"}
    assert table.corpses() == set()


def test_it_may_die():
    table = battle(VANGUARD.format("/4")).end_wave("no")
    assert table.hand() == set()
    assert table.corpses() == {my("chronomancer")}


def test_it_flees_from_an_order_too():
    table = enemy_order(enemy_kills(VANGUARD.format("")), "operative", my("chronomancer"), "yes")
    assert table.hand() == {"chronomancer"}
    assert table.state.field[0] is None


def test_others_die_and_so_does_it_in_another_row():
    assert battle("chronomancer rogue/4 . . monk . . . .").end_wave().corpses() == {my("rogue")}
    assert battle(". . . chronomancer/4 monk . . . .").end_wave().corpses() == {my("chronomancer")}


def test_silenced_it_dies():
    table = battle(VANGUARD.format("/4"), statuses={my("chronomancer"): ("silenced",)}).end_wave()
    assert table.corpses() == {my("chronomancer")}


def test_a_full_hand_takes_it_too():
    hand = ("bard", "chef", "witch", "oracle", "ranger")
    assert len(battle(VANGUARD.format("/4"), hand=hand).end_wave("yes").hand()) == 6


# Flank: Your heroes have swift.


def test_fresh_heroes_attack_and_move():
    table = battle(FLANKED, ENEMY)
    assert table.can(mv.Attack(my("viking"), their("knight")))
    assert table.can(mv.MoveHero(my("viking"), 8))


def test_fresh_heroes_cast():
    assert battle(FLANKED, ENEMY, wave=REAR).can(mv.Cast(my("wizard")))


def test_so_it_does_itself_be_it_fresh():
    assert battle(". . . chronomancer* monk . . . .", ENEMY, wave=FLANK).can(
        mv.Attack(my("chronomancer"), their("knight"))
    )


def test_enemies_do_not_nor_do_mine_from_another_row():
    table = battle(FLANKED, "viking* . . . monk . . . .", turn=1)
    assert not table.can(mv.Attack(their("viking"), my("viking")))
    assert not battle("viking* . . . monk . chronomancer . .").can(mv.Attack(my("viking"), their("monk")))


def test_one_act_a_turn_is_still_the_limit():
    table = battle(FLANKED, ENEMY).attack(my("viking"), their("knight"))
    assert not table.can(mv.MoveHero(my("viking"), 8))


# Rear: Return a hero in melee to its owner's hand.


def test_an_enemy_in_melee_goes_home():
    statuses = {their("knight"): ("+1 attack",)}
    table = battle(REARED, "knight/3 . . oracle/1 monk . . . .", wave=REAR, statuses=statuses)
    table.cast(my("chronomancer"), their("knight"))
    assert (table.hand(), table.hand(1)) == (set(), {"knight"})
    assert table.damages() == {their("oracle"): 1}


def test_any_hero_in_melee_of_either_side_may_be_chosen():
    table = battle(REARED, "~knight wizard . oracle monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("chronomancer")))) == {my("rogue"), their("wizard"), their("oracle")}


def test_alone_in_its_column_it_may_return_itself():
    assert battle(". . . . monk . chronomancer . .", wave=REAR).cast(my("chronomancer")).hand() == {"chronomancer"}


def test_in_the_truce_only_own_heroes_return():
    table = battle(REARED, ENEMY, wave=REAR, round=1).cast(my("chronomancer"))
    assert (table.hand(), table.hand(1)) == ({"rogue"}, set())


def test_it_is_no_defeat():
    table = battle("merchant . . . monk . . . chronomancer", wave=REAR, deck=("viking",))
    assert table.cast(my("chronomancer"), my("merchant")).hand() == {"merchant"}


# Order: Take 3 more actions this turn, counting any extra ones you already got.


def test_three_more_actions():
    table = battle(hand=("chronomancer",)).order("chronomancer")
    assert table.state.actions_left == 4
    assert table.end_turn().state.actions_left == 2


def test_extra_ones_count():
    other = battle(PLAIN, turn=1, first=1, hand=("chronomancer",), operations=("technologist",)).end_turn()
    before = other.state.actions_left + other.state.extra_actions
    assert before == 3
    assert other.order("chronomancer").state.actions_left + other.state.extra_actions == before - 1 + 2


def test_it_works_in_every_wave_and_in_the_truce():
    for position in ({"wave": FLANK}, {"wave": REAR}, {"round": 1}):
        assert battle(hand=("chronomancer",), **position).order("chronomancer").state.actions_left == 4


def test_a_steadfast_enemy_stays_and_a_steadfast_hero_of_mine_may_go():
    spell = mv.Cast(my("chronomancer"))
    mine = battle("sentinel . . . monk . chronomancer . .", wave=REAR).cast(my("chronomancer"))
    assert mine.hand() == {"sentinel"}
    full = battle(". . . cleric monk . chronomancer . .", "sentinel rogue . . monk . . . .", wave=REAR)
    assert their("sentinel") not in full.asked(spell)


def test_a_hidden_hero_is_not_chosen():
    table = battle(REARED, ". . . assassin monk . . . .", wave=REAR).cast(my("chronomancer"))
    assert table.hand() == {"rogue"}


def test_in_the_truce_the_leader_still_has_more_time():
    assert battle(LEADS, turn=1, first=1, round=1).end_turn("yes").state.actions_left == 3
