"""The Merchant."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of
from tests.games.tactics.squads import PLAIN, REAR, battle, field, my, their


def test_leader_draws_two_by_the_first_draw_action_of_a_turn():
    table = battle(". . . . merchant . . . .", deck=("witch", "bard", "rogue", "keeper")).play(mv.Draw())
    assert table.hand() == {"witch", "bard"}
    assert table.play(mv.Draw()).hand() == {"witch", "bard", "rogue"}


def test_leader_draws_what_is_there_and_not_with_five_in_hand():
    assert battle(". . . . merchant . . . .", deck=("witch",)).play(mv.Draw()).hand() == {"witch"}
    full = battle(". . . . merchant . . . .", hand=("witch", "bard", "rogue", "keeper", "deity"))
    assert full.refusal(mv.Draw()) == "PT-40.full_hand"


def test_leader_does_not_help_the_opponent():
    assert battle(". . . . merchant . . . .", turn=1, their_deck=("witch", "bard")).play(mv.Draw()).hand(1) == {"witch"}


def test_vanguard_intercepts_and_draws_when_it_falls():
    table = battle("merchant/6 golem/9 . . monk . . . .", deck=("witch", "bard"))
    assert table.keywords(my("merchant")) == {"intercept"}
    assert table.end_wave().hand() == {"witch"}


def test_flank_draws_at_the_start_of_a_round():
    table = battle(". . . merchant monk . . . .", wave=REAR, deck=("witch", "bard")).end_wave()
    assert table.hand() == {"witch"}
    assert table.end_wave().hand() == {"witch"}


def test_rear_draws_two_and_the_opponent_one():
    table = battle(
        ". . . . monk . merchant . .", wave=REAR, deck=("witch", "bard", "rogue"), their_deck=("deity", "keeper")
    )
    table.cast(my("merchant"))
    assert table.hand() == {"witch", "bard"}
    assert table.hand(1) == {"deity"}


def test_rear_gives_the_opponent_nothing_in_a_truce():
    table = battle(". . . . monk . merchant . .", wave=REAR, deck=("witch", "bard"), their_deck=("deity",), round=1)
    table.cast(my("merchant"))
    assert table.hand() == {"witch", "bard"}
    assert table.hand(1) == set()


def test_order_buys_an_enemy_with_little_attack():
    table = battle(hand=("merchant",), theirs="oracle/2 golem . . viking . . . .").order("merchant", 8)
    bought = table.unit(their("oracle"))
    assert (bought.seat, bought.place, bought.damage) == (0, 8, 2)
    assert table.end_wave().end_wave().can(mv.Attack(their("oracle"), their("golem")))


def test_order_leaves_the_owner_of_what_it_buys():
    table = battle("~golem . . . monk . . . .", hand=("merchant",), theirs="oracle/6 . . . viking . . . .")
    assert table.order("merchant", 8).end_wave().corpses() == {my("golem"), their("oracle")}
    table.play(mv.Clear(their("oracle")))
    assert table.state.discards == [[my("merchant")], [their("oracle")]]


def test_order_counts_attack_as_it_is_and_needs_an_empty_place():
    strong = battle(
        hand=("merchant",), theirs="oracle . . . viking . . . .", statuses={their("oracle"): ("+1 attack",) * 2}
    )
    assert strong.refusal(mv.PlayOrder(my("merchant"))) == "PT-45.nothing"
    full = "golem lancer knight samurai monk witch bard rogue keeper"
    assert (
        battle(full, "oracle . . . viking . . . .", hand=("merchant",)).refusal(mv.PlayOrder(my("merchant")))
        == "PT-45.nothing"
    )


def test_leader_draws_two_the_keepers_way():
    """Both cards change the draw action: two cards, and each is the better of the top two."""
    table = battle(". . . keeper merchant . . . .", deck=("witch", "bard", "rogue", "deity", "golem"))
    table.play(mv.Draw(), my("bard"), my("deity"))
    assert table.hand() == {"bard", "deity"}
    assert [name_of(card) for card in table.state.decks[0][::-1]] == ["golem", "witch", "rogue"]
    assert table.play(mv.Draw(), my("golem")).hand() == {"bard", "deity", "golem"}


def test_leader_changes_choosing_at_the_market_likewise():
    """PT-112: the card that is chosen, and one more from the market deck; with the second choice no more."""
    row = ["witch", "bard", "samurai", "rogue", "deity"]
    table = field(
        "duel_draft", ". . . . merchant . . . .", PLAIN, row=row, deck_orders=[["oracle", "knight", "wizard"]]
    )
    table.play(mv.Pick(0))
    assert table.hand() == {"witch", "oracle"}
    assert [name_of(card) for card in table.state.variant.row] == ["bard", "samurai", "rogue", "deity", "knight"]
    assert table.play(mv.Pick(1)).hand() == {"witch", "oracle", "samurai"}
    past = field("duel_draft", ". . . . merchant . . . .", PLAIN, row=row, deck_orders=[["oracle", "knight", "wizard"]])
    assert past.play(mv.Pick(5)).hand() == {"oracle", "knight"}


def test_rear_does_nothing_where_nobody_has_a_card_to_draw():
    squads = ". . . . monk . merchant . .", PLAIN, PLAIN, PLAIN
    empty = field("cross", *squads, wave=REAR, deck_orders=[[], [], [], []])
    assert empty.refusal(mv.Cast(my("merchant"))) == "PT-43.nothing"
    theirs = field("cross", *squads, wave=REAR, deck_orders=[[], [], [], ["witch"]])
    assert theirs.asked(mv.Cast(my("merchant"))) == (1, 3)
