"""PT-104, sentence by sentence."""

from collections import Counter
from random import Random

import pytest

from pixtable.core.rules import BadPosition
from pixtable.games.tactics.draft.classic.rules.events import CardTaken, PacketsOpened, PacketsPassed
from pixtable.games.tactics.draft.classic.rules.moves import Take
from pixtable.games.tactics.draft.classic.rules.secrets import cards_needed
from pixtable.games.tactics.draft.rules.box import DRAFTED, UNSEEN, box_for
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.draft.rules.pools import Close, PutBack, copies_too_many, offered
from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

from .drafts import CLASSIC, ME, RIVAL, begin, play_on, refused, set_up


def take_first(match):
    """Everybody takes the first card of their packet that they may, until the packets move on."""
    at = match.state.round, match.state.pick
    while (match.state.round, match.state.pick) == at and match.state.phase == "pick":
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])


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
        taken = [match.state.picked[seat][-1] for seat in range(4)]
        left = [[card for card in packet if card != gone] for packet, gone in zip(held, taken, strict=True)]
        assert match.state.packets == [left[(seat - step) % 4] for seat in range(4)]
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
    state = match.state
    assert [sum(map(len, state.picked))] == [5 * 32]
    assert [len(state.pool(seat)) + len(state.put_back[seat]) for seat in range(5)] == [32] * 5
    assert max(map(len, state.leaders)) == 4


def test_up_to_3_heroes_may_be_put_back_so_that_25_remain():
    drafts = (play_on(begin(CLASSIC, 2, seed), is_trimming) for seed in range(20))
    match, seat = next(
        (match, seat) for match in drafts for seat in match.to_act if not copies_too_many(match.state, seat, 1)
    )
    assert match.state.spare(seat) == 3
    for card in match.state.heroes[seat][25:]:
        match.play(seat, PutBack(card))
    assert len(match.state.heroes[seat]) == 25
    assert match.legal(seat) == [Close()]
    assert refused(match, seat, PutBack(match.state.heroes[seat][0])) == "PT-104.fewest"
    assert refused(match, seat, PutBack(match.state.leaders[seat][0])) == "PT-104.put_back"
    match.play(seat, Close())
    assert refused(match, seat, Close()) == "PT-104.done"


def test_pt_104_25_heroes_remain_also_when_copies_too_many_are_gone():
    """PT-107: those go back anyway."""
    for seats, seed in ((5, 1), (6, 1), (8, 1), (8, 2)):
        match = play_on(begin(CLASSIC, seats, seed), is_trimming)
        gone = [copies_too_many(match.state, seat, 1) for seat in range(seats)]
        staying = [28 - len({*gone[seat]}.intersection(match.state.heroes[seat])) for seat in range(seats)]
        assert min(staying) < 28
        while match.result is None:
            seat = match.to_act[0]
            move = next((move for move in match.legal(seat) if isinstance(move, PutBack)), Close())
            match.play(seat, move)
        assert [len(heroes) for heroes in match.state.heroes] == [min(25, count) for count in staying]


def test_nobody_has_to_put_anything_back():
    match = play_on(begin(CLASSIC, 2), is_trimming)
    assert [len(pile) for pile in match.state.heroes] == [28, 28]
    for seat in match.to_act:
        match.play(seat, Close())
    assert match.state.phase == "over"
    assert [len(match.state.pool(seat)) + len(match.state.put_back[seat]) for seat in (ME, RIVAL)] == [32, 32]


def test_nothing_is_put_back_before_all_is_taken_nor_taken_after():
    match = begin(CLASSIC, 5)
    assert refused(match, ME, Close()) == "PT-104.not_yet"
    card = match.state.packets[ME][0]
    play_on(match, is_trimming)
    assert refused(match, match.to_act[0], Take(card)) == "PT-104.all_taken"


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


def dealt(match):
    packets = [*match.state.packets, *(packet for packets in match.state.sealed for packet in packets)]
    return Counter(card % COPY_STEP for packet in packets for card in packet)


@pytest.mark.parametrize(
    ("format", "seats", "fewest", "most"),
    [("standard", 2, 1, 2), ("standard", 3, 1, 2), ("standard", 4, 2, 3), ("epic", 2, 0, 3), ("epic", 3, 3, 4)],
)
def test_pt_107_further_copies_are_dealt_only_where_the_usual_ones_are_too_few_and_evenly(format, seats, fewest, most):
    """64, 96 and 128 of 50 characters once; 128 of 50 three times; 192."""
    for seed in range(4):
        counts = dealt(begin(CLASSIC, seats, seed, format=format))
        assert fewest <= min(counts[number] for number in DRAFTED)
        assert max(counts.values()) <= most


def with_packet(match, *cards, leaders=(), heroes=()):
    """Seat 0 holds this packet at the second pick, and has taken these."""
    packet = match.state.packets[1]
    return set_up(
        match, pick=1, packets=[list(cards), packet[1:]], has_taken=[False, False],
        leaders=[list(leaders), packet[:1]], heroes=[list(heroes), []],
        picked=[[*leaders, *heroes], packet[:1]], sights=[[packet, list(cards)], [packet, packet]],
    )  # fmt: skip


def test_pt_107_nobody_is_offered_a_copy_that_they_could_not_keep_if_there_is_another_card():
    match = with_packet(begin(CLASSIC, 2), 307, 301, 302, 303, 304, 305, 306, leaders=(207,))
    assert refused(match, 0, Take(307)) == "PT-107"
    assert {move.card for move in match.legal(0)} == {301, 302, 303, 304, 305, 306}
    forced = with_packet(begin(CLASSIC, 2), 307, 407, 507, 607, 707, 807, 907, leaders=(207,))
    assert len(forced.legal(0)) == 7


def test_pt_107_three_copies_are_kept_in_an_epic_draft():
    pool = [7, 107]
    assert offered(pool, [207, 8], 3) == [207, 8]
    assert offered([*pool, 207], [307, 8], 3) == [8]


@pytest.mark.parametrize(("seats", "format"), [(2, "standard"), (6, "standard"), (2, "epic"), (5, "epic")])
def test_pt_107_a_kept_deck_can_always_be_played(seats, format):
    """Also of so many drafters that nobody could avoid copies: those too many went back to the stock."""
    match = begin(CLASSIC, seats, format=format)
    while match.result is None:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for seat in range(seats):
        deck = deck_of(match.state, seat)
        assert deck.format == format
        assert problems(deck) == []
        pool = Counter(card % COPY_STEP for card in match.state.pool(seat))
        assert max(pool.values()) <= deck.form.copies


def test_a_box_has_as_many_copies_as_a_deck_may_hold_and_more_where_they_are_needed():
    assert len(box_for(1, 1)) == len(DRAFTED)
    assert len(box_for(1, 3)) == 3 * len(DRAFTED)
    large = box_for(512, 3)
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
        ({"packets": [[901], [902]]}, "has other cards|holds another"),
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
