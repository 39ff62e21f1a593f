"""What the table says and shows before a move: reasons for what may not be, and the field as it will be."""

import pytest

from pixtable.core.telling import plain_text
from pixtable.games import GAMES
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.table.options import DISCARDS, ORDER, card_id, operation_id, slot_id, spot_id, unit_id
from pixtable.games.tactics.table.pieces.art import FALLEN
from pixtable.language.words import FINISHED, Words
from pixtable.play.telling import Telling
from pixtable.shell.result.scene import UNBROKEN, ResultScene
from pixtable.ui.motion.banner import Banner
from tests.games.table_host import seat_at
from tests.shell.played import seated_at
from tests.shell.shell_pilot import seated

from .squads import battle, field, my, their


def table(**how):
    given = {
        "mine": "viking knight* . . monk . ~rogue . .",
        "theirs": "golem . . witch monk . . . .",
        "hand": ("ranger", "sentinel"),
        "operations": ("trapper",),
    }
    made = battle(**{**given, **how})
    pilot, scene = seat_at(made.match, waits=True, instant=True)
    pilot.settle()
    return pilot, scene


WRONG_DROPS = {
    "a card into another row": (card_id(my("ranger")), spot_id(3), "PT-41.row"),
    "a card onto a taken place": (card_id(my("ranger")), unit_id(my("viking")), "PT-41.taken"),
    "a card into the other squad": (card_id(my("ranger")), spot_id(9 + 1), "PT-41.squad"),
    "a card without an order as one": (card_id(my("sentinel")), ORDER, "PT-45.order"),
    "an order into the reserve": (card_id(my("ranger")), slot_id(0, 2), "PT-46.operation"),
    "an operation onto a taken place": (card_id(my("sentinel")), operation_id(my("trapper")), None),
    "a card to the discards": (card_id(my("ranger")), DISCARDS, "PT-48"),
    "an attack on somebody behind": (unit_id(my("viking")), unit_id(their("witch")), "PT-61.target"),
    "an attack by a newcomer": (unit_id(my("knight")), unit_id(their("golem")), "PT-41.new"),
    "an attack on nobody": (unit_id(my("viking")), spot_id(9 + 8), "PT-42.target"),
    "an attack out of the wave": (unit_id(my("monk")), unit_id(their("golem")), "PT-42"),
    "a leader's walk": (unit_id(my("monk")), spot_id(8), "PT-10"),
    "a living hero to the discards": (unit_id(my("viking")), DISCARDS, "PT-48"),
    "an operation onto the field": (operation_id(my("trapper")), spot_id(2), "PT-47.place"),
}


@pytest.mark.parametrize("name", WRONG_DROPS)
def test_a_wrong_drop_explains_itself(name):
    pilot, scene = table()
    piece, over, refusal = WRONG_DROPS[name]
    pilot.drag(piece, over).step()
    assert scene.match.n == 0
    assert scene.refusals == ([refusal] if refusal else [])


@pytest.mark.parametrize("name", [name for name in WRONG_DROPS if "operation onto" not in name])
def test_a_wrong_second_click_explains_itself_and_keeps_the_piece(name):
    pilot, scene = table()
    piece, over, refusal = WRONG_DROPS[name]
    if piece == card_id(my("ranger")) and over == unit_id(my("viking")):
        pytest.skip("a click on another piece of one's own takes that one up instead")
    pilot.click(piece).step().click(over).step()
    assert scene.refusals == [refusal]
    assert scene.stage.look.held == piece


def test_whoever_has_nothing_to_do_says_why_deed_by_deed():
    pilot, scene = table()
    pilot.click(unit_id(my("knight"))).step()
    verbs = {verb.name: verb for verb in scene.stage.look.verbs}
    assert verbs["attack"].refusal.key == "PT-41.new"
    assert verbs["cast"].refusal.key == "PT-43.spell"
    pilot.press("a").step()
    assert scene.refusals == ["PT-41.new"]


def test_letters_aim_the_deeds_of_the_unit_looked_at():
    pilot, scene = table()
    pilot.move(unit_id(my("viking"))).press("m").step()
    assert scene.stage.look.verb == "move"
    assert scene.focus.current.id.startswith("tactics.spot.")
    pilot.press("a").step()
    assert scene.focus.current.id == unit_id(their("golem"))
    pilot.press("return").settle()
    assert scene.match.steps[0].move == mv.Attack(my("viking"), their("golem"))


def test_holding_the_preview_key_shows_the_field_after_the_casualties():
    pilot, scene = table(theirs="golem/20 . . witch monk . . . .")
    look = scene.stage.look
    assert not look.seen.unit(their("golem")).is_corpse
    pilot.key_down("space").step()
    assert look.seen.unit(their("golem")).is_corpse
    pilot.key_up("space").step()
    assert not look.seen.unit(their("golem")).is_corpse
    pilot.click("tactics.casualties").step()
    assert look.is_foretelling
    assert scene.match.n == 0


def test_between_two_people_a_hand_lies_face_down_until_its_owner_looks():
    pilot, scene = table()
    scene.sitters = [type(sitter)(sitter.seat, sitter.name, True) for sitter in scene.sitters]
    pilot.step().click(card_id(my("ranger"))).step()
    look = scene.stage.look
    assert look.is_hand_open
    assert not look.held
    scene.stage.cover()
    pilot.step()
    assert look.is_hand_hidden
    pilot.press("p").step()
    assert not look.is_hand_hidden


# The end of a match (PT-93)


def banners(scene) -> list[str]:
    return [node.words for node in scene.stage.flourishes.children if isinstance(node, Banner)]


@pytest.mark.parametrize(
    ("winner", "reason", "told"),
    [
        (0, "leader", "leader falls"),
        (None, "both", "both leaders fall"),
        (None, "stalemate", "two rounds of nothing but passes"),
        (1, "rounds", "round 30 is over"),
        (0, "fortress", "the fortress is stormed"),
    ],
)
def test_pt_93_the_table_announces_why_a_match_ended(winner, reason, told):
    _, scene = table()
    ended = ev.MatchEnded(winner, (), (), is_last=False, reason=reason)
    scene.stage.flourish(ended, scene.shown)
    assert told in banners(scene)[0]
    line = Telling(GAME, scene.words, str).event(scene.shown, 0, ended)
    assert told in plain_text(line.sentence)
    state = scene.shown.copy()
    GAME.rules.evolve(state, ended)
    scene.stage.look.state = state
    assert told in scene.stage.status()


@pytest.mark.parametrize("language", FINISHED)
def test_pt_93_the_result_tells_why_it_ended(language, tmp_path):
    won = field("siege", "lancer . . . . . . . .", ". . . . . . . . .", fortress=[[2, 2, 2], [2, 0, 2]])
    session = seated_at(won.play(mv.Storm(my("lancer"), 1)).match)
    _, pilot = seated(tmp_path, lambda app: ResultScene(app, session), language=language)
    told = Words(language, GAMES.package_of("tactics")).say("result.endings.fortress")
    assert told in " ".join(pilot.texts).replace(UNBROKEN, " ")


def test_pt_93_a_save_of_before_tells_no_reason():
    _, scene = table()
    scene.stage.flourish(ev.MatchEnded(None, (), (), is_last=False), scene.shown)
    assert banners(scene) == ["The match is a draw"]


def test_pt_93_the_warning_after_a_round_of_passes_is_not_covered_by_the_next_round():
    _, scene = table()
    state = scene.shown.copy()
    state.stirred = False
    for event in (ev.RoundWasQuiet(2), ev.RoundBegan(3, 0), ev.WaveBegan(0)):
        scene.stage.flourish(event, state.copy())
        GAME.rules.evolve(state, event)
    assert banners(scene) == ["A whole round of passes: after one more it is a draw"]


def test_leaders_who_have_not_fallen_stay_on_their_feet():
    _, scene = table()
    leaders = tuple(scene.shown.leader(seat).card for seat in (0, 1))
    scene.stage.flourish(ev.MatchEnded(None, (), leaders, is_last=False, reason="stalemate"), scene.shown)
    assert all(scene.stage.units[card].frame != FALLEN for card in leaders)
    scene.stage.flourish(ev.MatchEnded(None, (), leaders, is_last=False, reason="both"), scene.shown)
    scene.stage.finish()
    assert all(scene.stage.units[card].frame == FALLEN for card in leaders)


def test_pt_45_the_order_that_is_carried_out_lies_in_the_middle_of_the_table():
    made = battle(hand=("keeper",), discard=("witch", "bard"))
    made.match.play(0, mv.PlayOrder(my("keeper")))
    pilot, scene = seat_at(made.match, waits=True, instant=True)
    pilot.settle()
    assert scene.stage.order.shown_order == my("keeper")
