"""Bots: a legal act from the view alone, the same whatever the hidden cards are."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests import hash_seeds

from qiaopai.games.guandan.bots import BOTS
from qiaopai.games.guandan.bots.weighing import partitioner
from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import without
from qiaopai.games.guandan.rules.deal import make_hands
from qiaopai.games.guandan.rules.seen import hidden_cards
from qiaopai.games.guandan.rules.standing import Standing
from qiaopai.games.guandan.rules.state import Phase, State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal
from qiaopai.kernel.messages import Command, CommandBody, Office
from qiaopai.kernel.playout import bots_at_table, play_out
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import bot_viewer
from qiaopai.storage.catalogues import load_catalogue

NAMES = sorted(BOTS)
N, E, S, W = Seat
ORDERS = ((), (N, S, E, W), (E, N, W, S), (W, S, N, E))
"""Of the deal before: none, a double, first and third, first and last."""
LEVELS = "23456789TJQKA"
CHANGES = ({}, {"anti_tribute": "optional", "return_max_opponent": 14}, {"turn_direction": "cw"})


def never() -> bool:
    return False


def started(seed: str, order: tuple[Seat, ...] = (), level: str = "2", changes=None) -> State:
    """A deal with the tribute that the order of the last one asks for."""
    options = GAME.configure("ahcme", changes or {})
    side = order[0].side if order else None
    standing = Standing(dict.fromkeys(Side, level), side, order=order)
    new = NewDeal(2, 2, N, carried=standing)
    start = GAME.start(new, options, changes or {}, Entropy(seed), "test")
    state = GAME.initial()
    return fold(GAME, GAME.decide(state, Command(Office.ROOM, 0, start)), state)


def with_other_hidden_hands(state: State, player: Player, entropy: Entropy) -> State:
    """The same position, the cards that the player does not know mixed among their holders."""
    hidden = {seat: hidden_cards(state, bot_viewer(player), seat) for seat in Seat}
    mixed = entropy.shuffle(card for cards in hidden.values() for card in cards)
    hands = {}
    for seat, cards in hidden.items():
        new, mixed = mixed[: len(cards)], mixed[len(cards) :]
        hands[seat] = (*without(state.hand(seat), cards), *new)
    assert hands[player] == state.hand(player)
    return replace(state, hands=Secret(make_hands(hands)))


def decisions(
    state: State, names: tuple[str, ...], seed: str
) -> Iterator[tuple[State, Player, CommandBody, str]]:
    """Every position of a deal with what the bots do in it."""
    seated, step = bots_at_table(BOTS, names), 0
    while GAME.ended(state) is None:
        player = next(iter(GAME.pending(state)))
        view = GAME.view(state, bot_viewer(player))
        action, reason = seated[player].choose(view, 0, Entropy(f"{seed}/{step}"), never)
        yield state, player, action, reason
        state = fold(GAME, GAME.decide(state, Command(player, 0, action)), state)
        step += 1


POSITIONS = st.builds(
    started,
    st.integers(0, 10**9).map(str),
    st.sampled_from(ORDERS),
    st.sampled_from(LEVELS),
    st.sampled_from(CHANGES),
)


@settings(max_examples=12)
@given(POSITIONS, st.sampled_from(NAMES))
def test_every_choice_is_legal_and_independent_of_hidden_cards(state: State, name: str) -> None:
    for step, (now, player, action, reason) in enumerate(decisions(state, (name,), "p")):
        assert GAME.why_not(now, player, action) is None
        assert action in GAME.legal(now, player)
        other = with_other_hidden_hands(now, player, Entropy(str(step)))
        view = GAME.view(other, bot_viewer(player))
        assert BOTS[name].choose(view, 0, Entropy(str(step)), never) == (action, reason)


@settings(max_examples=4)
@given(POSITIONS)
def test_what_a_bot_remembers_of_other_hands_changes_nothing(state: State) -> None:
    for now, player, action, reason in list(decisions(state, ("strong",), "m"))[::5]:
        partitioner.cache_clear()
        view = GAME.view(now, bot_viewer(player))
        assert BOTS["strong"].choose(view, 0, Entropy(""), never) == (action, reason)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_200_deals_without_an_illegal_act(name: str) -> None:
    for number in range(200):
        state = started(f"200/{number}", ORDERS[number % 4], LEVELS[number % 13])
        for now, player, action, _ in decisions(state, (name,), str(number)):
            assert GAME.why_not(now, player, action) is None


def test_every_reason_is_said_in_every_language() -> None:
    catalogue, reasons = load_catalogue(), Counter[str]()
    for number in range(24):
        state = started(f"reasons/{number}", ORDERS[number % 4])
        for *_, reason in decisions(state, ("strong", "fast", "easy", "strong"), str(number)):
            reasons[reason] += 1
    assert len(reasons) >= 12
    for reason in reasons:
        texts = [catalogue.text(locale, reason) for locale in ("en", "zh-Hant", "zh-Hans")]
        assert reason not in texts
        assert len(set(texts)) >= 2


def test_no_bot_bombs_its_partner_unless_it_goes_out() -> None:
    seen = 0
    for number in range(12):
        for now, player, action, _ in decisions(started(f"bombs/{number}"), ("strong", "fast"), ""):
            if now.top is None or now.top.seat is not player.partner:
                continue
            legal = GAME.legal(now, player)
            seen += any(isinstance(one, c.Play) and one.meaning.is_bomb for one in legal)
            if isinstance(action, c.Play) and action.meaning.is_bomb:
                assert len(action.cards) == len(now.hand(player))
    assert seen > 50


@pytest.mark.parametrize("name", ["fast", "strong"])
def test_who_can_go_out_does(name: str) -> None:
    seen = 0
    for number in range(12):
        for now, player, action, _ in decisions(started(f"out/{number}"), (name,), ""):
            hand = now.hand(player)
            if any(
                isinstance(one, c.Play) and one.cards == hand for one in GAME.legal(now, player)
            ):
                assert isinstance(action, c.Play)
                assert action.cards == hand
                seen += 1
    assert seen >= 24


@pytest.mark.parametrize(("better", "worse"), [("fast", "easy"), ("strong", "fast")])
def test_the_levels_differ_in_strength(better: str, worse: str) -> None:
    """Sixteen deals with both seatings, the same every time; bench/ has the figures."""
    won = 0
    for number in range(16):
        for names in ((better, worse), (worse, better)):
            state = started(f"strength/{number}", level=LEVELS[number % 13])
            end = play_out(GAME, state, bots_at_table(BOTS, names), 0, Entropy("s"))
            assert end.result is not None
            won += end.result.side is (Side.NS if names[0] == better else Side.EW)
    assert won >= 20


def test_both_big_jokers_are_shown_and_a_gift_is_the_card_best_spared() -> None:
    kinds: set[type[CommandBody]] = set()
    wanted = {c.AntiTribute, c.PayTribute, c.ReturnTribute, c.TakeTribute, c.TakeReturn}
    for number in range(300):
        if kinds >= wanted:
            break
        state = started(f"gifts/{number}", ORDERS[1], changes=CHANGES[1])
        for now, player, action, reason in decisions(state, ("strong",), ""):
            if now.phase is Phase.PLAY:
                break
            kinds.add(type(action))
            if any(isinstance(one, c.AntiTribute) for one in GAME.legal(now, player)):
                assert isinstance(action, c.AntiTribute)
            assert reason == "bot-gives"
    assert kinds >= wanted


def test_choices_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from tests.guandan.bots.test_bots import *\n"
        "for name in NAMES:\n"
        "    for *_, action, reason in decisions(started('h', ORDERS[1]), (name,), 'h'):\n"
        "        print(action, reason)\n"
    )
    assert len(hash_seeds.outputs(script)) == 1
