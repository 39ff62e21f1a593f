"""Moves and events in words: what is said of them, to whom, and because of what."""

import pytest
from msgspec.structs import replace

from pixtable.core.telling import Piece, plain_text
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import CardsDrawn, UnitDamaged, UnitsMoved
from pixtable.games.tactics.tell.pieces import MOST_LISTED
from pixtable.language.words import Words
from pixtable.play.telling import Telling

from .squads import REAR, Table, battle, card_of, field, my, their

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def telling(language: str = "en") -> Telling:
    return Telling(GAME, Words(language, "pixtable.games.tactics"), lambda seat: NAMES[seat])


def advised(table: Table, move, *, viewer: int = 0, language: str = "en") -> str:
    return plain_text(telling(language).move(table.match.view(viewer), viewer, 0, move))


def told_of(play, table: Table, *, viewer: int = 0, language: str = "en") -> list[str]:
    """What a play is told as, line by line: whose it is, and the sentence."""
    before, teller, lines = table.match.state, telling(language), []
    play()
    state = GAME.rules.view(before, viewer)
    for event in table.events:
        seen = GAME.rules.redact(event, viewer)
        if told := teller.event(state, viewer, seen):
            lines.append(f"{NAMES[told.seat]} {told.kind}: {plain_text(told.sentence)}")
        GAME.rules.evolve(state, seen)
    return lines


# Moves


@pytest.mark.parametrize(
    ("theirs", "target", "said"),
    [
        ("golem . . . monk . . . .", "golem", "Viking strikes Golem for 4 damage"),
        ("rogue/3 . . . monk . . . .", "rogue", "Viking strikes Rogue for 4 damage, enough to fell it"),
        (". . . . monk=1 . . . .", "monk", "Viking strikes Monk for 4 damage, enough to fell the leader"),
        ("rogue . . golem monk . . . .", "rogue", "Viking strikes Rogue"),  # somebody may step in
    ],
)
def test_an_attack_tells_what_is_certain(theirs, target, said):
    table = battle("viking . . . monk . . . .", theirs)
    assert advised(table, mv.Attack(my("viking"), their(target))) == said


def test_a_shot_and_a_blow_at_the_same_target_are_told_apart():
    table = battle(". . . . monk . ranger . .", ". . . . monk . . . .", wave=REAR)
    shot = advised(table, mv.Attack(my("ranger"), their("monk")))
    blow = advised(table, mv.Attack(my("ranger"), their("monk"), melee=True))
    assert shot.startswith("Ranger shoots Monk")
    assert blow.startswith("Ranger strikes Monk in melee")


def test_a_place_is_called_as_the_table_calls_it():
    table = battle("viking . . . monk . . . .", hand=("knight",))
    assert advised(table, mv.Recruit(my("knight"), 2)) == "Recruit Knight into the vanguard, lower column"
    assert advised(table, mv.MoveHero(my("viking"), 6)) == "Move Viking to the rear, upper column"


def test_where_two_enemy_squads_have_the_same_hero_its_owner_is_named():
    plain = ". . . . monk . . . ."
    table = field(
        "cross", "viking . . . monk . . . .", "knight . . . monk . . . .", plain, "knight . . . golem . . . ."
    )
    assert advised(table, mv.Attack(card_of(0, "viking"), card_of(3, "knight"))).startswith(
        "Viking strikes Knight (Dot)"
    )
    table = field("cross", "viking . . . monk . . . .", "rogue . . . monk . . . .", plain, "knight . . . golem . . . .")
    assert advised(table, mv.Attack(card_of(0, "viking"), card_of(3, "knight"))).startswith("Viking strikes Knight for")


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_whose_squad_a_hero_is_moved_in_is_said_once(language):
    same = "knight . . . monk . . . ."
    table = field("cross", same, same, same, same)
    theirs = [
        move
        for move in table.match.legal(0)
        if isinstance(move, mv.MoveHero) and table.match.state.unit(move.unit).seat != 0
    ]
    assert theirs
    for move in theirs:
        name = NAMES[table.match.state.unit(move.unit).seat]
        assert advised(table, move, language=language).count(name) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In Cid’s squad, move Knight (vanguard, upper column) to the rear, lower column"),
        ("fr", "Chez Cid, déplacer le Chevalier (avant-garde, colonne du haut) à l’arrière, colonne du bas"),
        ("ru", "Передвинуть у союзника (Cid) Рыцаря (авангард, верхний столбец) в тыл, в нижний столбец"),
        ("uk", "Пересунути в загоні союзника (Cid) Лицаря (авангард, верхній стовпець) в тил, у нижній стовпець"),
    ],
)
def test_whose_squad_it_is_and_which_of_two_heroes_do_not_stand_in_brackets_side_by_side(language, said):
    plain = ". . . . monk . . . ."
    table = field("cross", plain, plain, "knight viking . . monk . . . .", plain)
    units = table.match.state.field
    at = next(at for at, unit in enumerate(units) if unit and unit.card == card_of(2, "viking"))
    units[at] = replace(units[at], card=card_of(2, "knight", 1))
    move = mv.MoveHero(card_of(2, "knight"), 8, squad=2)
    assert advised(table, move, language=language) == said


def test_names_are_declined_where_a_language_does_so():
    table = battle("viking . . . monk . . . .", "witch . . . monk . . . .")
    move = mv.Attack(my("viking"), their("witch"))
    assert advised(table, move, language="ru").startswith("Викинг бьёт Ведьму")
    assert advised(table, move, language="uk").startswith("Вікінг б’є Відьму")


@pytest.mark.parametrize(
    ("language", "order", "operation"),
    [
        ("en", "Play Witch as an order", "Lay Valkyrie as an operation in place 2"),
        ("fr", "Jouer la Sorcière comme ordre", "Poser la Valkyrie comme opération, à la place 2"),
        ("ru", "Разыграть Ведьму как приказ", "Выложить Валькирию как операцию, место 2"),
        ("uk", "Розіграти Відьму як наказ", "Викласти Валькірію як операцію, місце 2"),
    ],
)
def test_a_card_that_is_played_is_the_object_of_its_sentence(language, order, operation):
    table = battle("viking . . . monk . . . .", hand=("witch", "valkyrie"))
    assert advised(table, mv.PlayOrder(my("witch")), language=language) == order
    assert advised(table, mv.PlayOperation(my("valkyrie"), 1), language=language) == operation


def test_names_bear_an_article_where_a_language_does_so():
    table = battle("viking . . . monk . . . .", "witch . . . monk . . . .")
    said = advised(table, mv.Attack(my("viking"), their("witch")), language="fr")
    assert said == "Frapper la Sorcière avec le Viking\u00a0: 4 dégâts, coup mortel"
    lines = told_of(lambda: table.attack(my("viking"), their("witch")), table, language="fr")
    assert lines[0] == "Ann deed: le Viking frappe la Sorcière"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Clear away the corpse of Rogue"),
        ("fr", "Retirer le corps du Roublard"),
        ("ru", "Убрать тело Плута"),
        ("uk", "Прибрати тіло Пройдисвіта"),
    ],
)
def test_whose_something_is_is_said_as_a_language_says_it(language, said):
    table = battle("rogue/9 . . . monk . . . .", "viking . . . monk . . . .")
    table.end_wave()
    assert advised(table, mv.Clear(my("rogue")), language=language) == said


def test_a_piece_is_named_with_its_picture():
    table = battle("viking . . . monk . . . .", hand=("knight",))
    sentence = telling().move(table.match.view(0), 0, 0, mv.Recruit(my("knight"), 2))
    assert ("Knight", "tactics/portraits/knight") in [part[:2] for part in sentence if isinstance(part, Piece)]


# Events


def test_a_move_is_told_from_where_to_where():
    table = battle("viking . . . monk . . . .")
    lines = told_of(lambda: table.play(mv.MoveHero(my("viking"), 6)), table)
    assert lines == ["Ann deed: Viking moves: vanguard, upper column → rear, upper column"]


def test_the_squad_that_somebody_moves_in_is_named_once_and_several_ways_are_told_apart():
    table = battle("viking . . . monk . . . .", "witch rogue . . monk . . . .")
    witch, rogue = their("witch"), their("rogue")
    moved = UnitsMoved((witch, rogue), (9 + 3, 9 + 6), 0, "effect", (9, 9 + 1))
    told = telling().event(table.match.view(0), 0, moved)
    assert plain_text(told.sentence) == (
        "Witch (Bob) moves: vanguard, upper column → flank, upper column; "
        "Rogue (Bob) moves: vanguard, middle column → rear, upper column"
    )


def test_a_blow_is_told_once_and_what_follows_with_its_cause():
    table = battle("viking . . . monk . . . .", "trapper knight . . monk . . . .")
    assert told_of(lambda: table.attack(my("viking"), their("trapper")), table) == [
        "Ann deed: Viking strikes Trapper",
        "Bob effect: Trapper takes 4 damage, 2 life left",
        "Ann effect: Viking takes 2 damage, 4 life left · thorns",
        "Bob effect: Knight takes 1 damage, 7 life left · cleave",
    ]


def test_whoever_strikes_as_it_falls_is_said_to():
    table = battle("samurai/6 . . . monk . . . .", "golem . . . viking . . . .")
    lines = told_of(lambda: table.end_wave(their("golem")), table)
    assert "Ann effect: before it falls, Samurai strikes Golem" in lines
    assert "Bob effect: Golem takes 4 damage, 5 life left" in lines


def test_what_a_fallen_hero_does_is_told_as_done_when_it_died():
    table = battle("wizard/3 . . . monk . . . .", "viking . . . monk . . . .")
    lines = told_of(table.end_wave, table)
    assert "Bob effect: Viking takes 2 damage, 4 life left · Wizard’s death" in lines


def test_an_order_is_named_as_the_cause_of_what_it_does():
    table = battle("viking . . . monk . . . .", "golem . . . monk . . . .", hand=("gunslinger",))
    lines = told_of(lambda: table.order("gunslinger", their("golem")), table)
    assert lines == [
        "Ann deed: plays Gunslinger as an order",
        "Bob effect: Golem takes 4 damage, 5 life left · Gunslinger’s order",
    ]


def test_only_its_owner_is_told_which_card_was_drawn():
    table = battle(deck=("knight", "rogue"))
    branch = Table(table.match.branch())
    assert told_of(lambda: table.play(mv.Draw()), table) == ["Ann deed: draws Knight"]
    assert told_of(lambda: branch.play(mv.Draw()), branch, viewer=1) == ["Ann deed: draws a card"]


def test_a_whole_deck_is_counted_instead_of_read_out():
    view, many = battle().match.view(0), tuple(range(MOST_LISTED + 1))
    told = telling().event(view, 0, CardsDrawn(0, many))
    assert plain_text(told.sentence) == f"draws {len(many)} cards"


def test_a_save_of_before_does_not_say_the_cause():
    event = GAME.codec.events(b'[{"kind":"unit_damaged","unit":1014,"damage":2,"by":0,"attacker":null}]')[0]
    assert isinstance(event, UnitDamaged)
    table = battle("viking . . . monk . . . .", "alchemist . . . monk . . . .")
    assert (
        plain_text(telling().event(table.match.view(0), 0, event).sentence) == "Alchemist takes 2 damage, 2 life left"
    )
