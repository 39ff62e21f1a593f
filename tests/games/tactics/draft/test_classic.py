"""PT-104, sentence by sentence."""

from random import Random

import pytest

from pixtable.core.rules import BadPosition
from pixtable.games.tactics.draft.classic.rules.events import CardTaken, PacketsOpened, PacketsPassed
from pixtable.games.tactics.draft.classic.rules.moves import Take
from pixtable.games.tactics.draft.classic.rules.secrets import cards_needed
from pixtable.games.tactics.draft.rules.box import COPIES, DRAFTED, UNSEEN, box_for
from pixtable.games.tactics.draft.rules.pools import Close, PutBack
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

from .drafts import CLASSIC, ME, RIVAL, begin, play_on, refused, set_up


def take_first(match):
    """Everybody takes the first card of their packet, until the packets move on."""
    at = match.state.round, match.state.pick
    while (match.state.round, match.state.pick) == at and match.state.phase == "pick":
        seat = match.to_act[0]
        match.play(seat, Take(match.state.packets[seat][0]))


def is_trimming(match):
    return match.state.phase == "trim"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize(("format", "rounds"), [("standard", 4), ("epic", 8)])
def test_32_cards_a_player_in_four_packets_of_8_or_64_in_eight(seats, format, rounds):
    state = begin(CLASSIC, seats, format=format).state
    assert cards_needed(state) == 8 * rounds * seats
    packets = [*state.packets, *(packet for packets in state.sealed for packet in packets)]
    assert [len(packet) for packet in packets] == [8] * rounds * seats
    assert len({card for packet in packets for card in packet}) == 8 * rounds * seats


def test_everybody_takes_at_once_and_nobody_twice():
    match = begin(CLASSIC, 4)
    assert match.to_act == (0, 1, 2, 3)
    match.play(2, Take(match.state.packets[2][3]))
    assert match.to_act == (0, 1, 3)
    assert refused(match, 2, Take(match.state.packets[2][0])) == "PT-104.done"


def test_only_cards_of_the_packet_in_hand_may_be_taken():
    match = begin(CLASSIC, 3)
    assert refused(match, 0, Take(match.state.packets[1][0])) == "PT-104.packet"


def test_the_first_of_eight_is_a_leader_and_the_others_are_heroes():
    match = begin(CLASSIC, 3)
    for taken in range(1, 7):
        take_first(match)
        assert [len(pile) for pile in match.state.leaders] == [1, 1, 1]
        assert [len(pile) for pile in match.state.heroes] == [taken - 1] * 3
    take_first(match)
    assert [len(pile) for pile in match.state.heroes] == [7, 7, 7]
    assert match.state.round == 1


def test_packets_go_left_right_left_right():
    match = begin(CLASSIC, 4)
    for round in range(4):
        held = [list(packet) for packet in match.state.packets]
        take_first(match)
        step = 1 if round % 2 == 0 else -1
        assert match.state.packets == [held[(seat - step) % 4][1:] for seat in range(4)]
        while match.state.phase == "pick" and match.state.round == round:
            take_first(match)


def test_the_last_card_of_a_packet_is_not_asked_for():
    match = begin(CLASSIC, 2)
    for _ in range(6):
        take_first(match)
    before = [len(pile) for pile in match.state.heroes]
    match.play(0, match.legal(0)[0])
    events = match.play(1, match.legal(1)[0])
    assert [type(event) for event in events] == [CardTaken, PacketsPassed, CardTaken, CardTaken, PacketsOpened]
    assert [len(pile) for pile in match.state.heroes] == [count + 2 for count in before]


def test_four_rounds_give_4_leaders_and_28_heroes():
    match = play_on(begin(CLASSIC, 5), is_trimming)
    assert [len(pile) for pile in match.state.leaders] == [4] * 5
    assert [len(pile) for pile in match.state.heroes] == [28] * 5


def test_up_to_3_heroes_may_be_put_back_so_that_25_remain():
    match = play_on(begin(CLASSIC, 2), is_trimming)
    for card in match.state.heroes[ME][:3]:
        match.play(ME, PutBack(card))
    assert len(match.state.heroes[ME]) == 25
    assert match.legal(ME) == [Close()]
    assert refused(match, ME, PutBack(match.state.heroes[ME][0])) == "PT-104.fewest"
    assert refused(match, ME, PutBack(match.state.leaders[ME][0])) == "PT-104.put_back"
    match.play(ME, Close())
    assert refused(match, ME, Close()) == "PT-104.done"


def test_nobody_has_to_put_anything_back():
    match = play_on(begin(CLASSIC, 2), is_trimming)
    for seat in (RIVAL, ME):
        match.play(seat, Close())
    assert match.state.phase == "over"
    assert [len(pile) for pile in match.state.heroes] == [28, 28]


def test_nothing_is_put_back_before_all_is_taken_nor_taken_after():
    match = begin(CLASSIC, 2)
    assert refused(match, ME, Close()) == "PT-104.not_yet"
    card = match.state.packets[ME][0]
    play_on(match, is_trimming)
    assert refused(match, ME, Take(card)) == "PT-104.all_taken"


def test_epic_takes_leaders_from_packets_1_3_5_7_and_puts_nothing_back():
    match = begin(CLASSIC, 2, format="epic")
    leads = []
    while match.state.phase == "pick":
        if match.state.pick == 0 and not any(match.state.has_taken):
            leads.append(match.state.takes_leader)
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert leads == [True, False] * 4
    assert match.state.phase == "over"
    assert [len(pile) for pile in match.state.leaders] == [4, 4]
    assert [len(pile) for pile in match.state.heroes] == [60, 60]


def test_a_box_has_three_copies_of_each_and_more_where_they_are_needed():
    assert len(box_for(1)) == COPIES * len(DRAFTED)
    large = box_for(512)
    assert len(large) >= 512
    assert len(set(large)) == len(large)
    assert {card % COPY_STEP for card in large} == set(DRAFTED)


# what is secret


def test_a_pick_is_known_to_whoever_made_it_alone():
    match = begin(CLASSIC, 3)
    card = match.state.packets[1][2]
    (event,) = match.play(1, Take(card))
    assert match.rules.redact(event, 1).card == card
    assert match.rules.redact(event, 0).card == UNSEEN
    assert match.view(0).leaders[1] == [UNSEEN]
    assert match.view(1).leaders[1] == [card]


def test_what_left_a_packet_is_remembered_when_it_comes_back():
    match = begin(CLASSIC, 2)
    mine = match.state.packets[ME][0]
    take_first(match)
    theirs = match.state.packets[RIVAL][0]
    take_first(match)
    view = match.view(ME)
    assert set(view.sights[ME][0]) - set(view.packets[ME]) == {mine, theirs}
    assert match.view(RIVAL).sights[ME] == []


def test_a_pick_may_be_taken_back_until_the_packets_have_moved():
    match = begin(CLASSIC, 2)
    match.play(0, match.legal(0)[0])
    assert match.can_undo()
    match.play(1, match.legal(1)[0])
    assert not match.can_undo()


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_imagined_picks_come_from_the_packets_that_were_seen(seats):
    """Whatever left a packet between two looks at it is somebody's, and in no other place."""
    match = begin(CLASSIC, seats)
    for _ in range(11):
        take_first(match)
    view = match.view(ME)
    world = match.rules.determinize(view, ME, Random(3))
    everywhere = [card for seat in range(seats) for card in (*world.picked[seat], *world.packets[seat])]
    everywhere += [card for packets in world.sealed for packet in packets for card in packet]
    assert len(everywhere) == len(set(everywhere)) == cards_needed(view)
    assert {card for sight in view.sights[ME] for card in sight} <= set(everywhere)


# positions


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"round": 9}, "round"),
        ({"pick": 8}, "pick"),
        ({"packets": [[1], [2]]}, "has other cards|holds another"),
        ({"format": "epic"}, "format"),
        ({"phase": "over"}, "has to decide"),
        ({"leaders": [[]]}, "leaders"),
        ({"heroes": [[UNSEEN], []]}, "hidden"),
        ({"heroes": [[99], []]}, "not in play"),
        ({"is_closed": [True, False]}, "closed"),
    ],
)
def test_impossible_positions_are_refused(change, why):
    match = begin(CLASSIC, 2)
    with pytest.raises(BadPosition, match=why):
        set_up(match, **change)
