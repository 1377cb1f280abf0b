"""The adviser: where the table allows it, a legal act out of the asker's own view and no more."""

import pytest
from msgspec.structs import replace
from tests.guandan.bots.test_bots import CHANGES, ORDERS, started

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import without
from qiaopai.games.guandan.rules.deal import make_hands
from qiaopai.games.guandan.rules.seen import hidden_cards
from qiaopai.games.guandan.rules.state import State
from qiaopai.games.guandan.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import all_viewers, player_viewer
from qiaopai.storage.catalogues import load_catalogue


def positions(seed: str, order=ORDERS[1], **changes):
    """A deal played by advice alone."""
    state = started(seed, order, "5", {"advice": True, **changes})
    while GAME.ended(state) is None:
        player = next(iter(GAME.pending(state)))
        advice = GAME.advice(GAME.view(state, player_viewer(player)))
        assert advice is not None
        yield state, player, advice
        state = fold(GAME, GAME.decide(state, Command(player, 0, advice[0])), state)


def otherwise(state: State, player: Player, entropy: Entropy) -> State:
    """The same position for that player, all that he does not see dealt again."""
    viewer = player_viewer(player)
    hidden = {seat: hidden_cards(state, viewer, seat) for seat in Seat}
    mixed = entropy.shuffle(card for cards in hidden.values() for card in cards)
    hands = {}
    for seat, cards in hidden.items():
        new, mixed = mixed[: len(cards)], mixed[len(cards) :]
        hands[seat] = (*without(state.hand(seat), cards), *new)
    return replace(state, hands=Secret(make_hands(hands)))


@pytest.mark.parametrize("number", range(4))
def test_what_is_advised_is_legal_and_said_in_every_language(number: int) -> None:
    catalogue, kinds = load_catalogue(), set()
    for state, player, (action, reason) in positions(f"a{number}", **CHANGES[1]):
        kinds.add(type(action))
        assert GAME.why_not(state, player, action) is None
        for locale in ("en", "zh-Hant", "zh-Hans"):
            assert catalogue.text(locale, reason) != reason
    assert kinds >= {c.Play, c.Pass}


@pytest.mark.parametrize("number", range(3))
def test_nothing_hidden_changes_the_advice(number: int) -> None:
    changed = 0
    for step, (state, player, advice) in enumerate(positions(f"hidden {number}")):
        for again in range(2):
            other = otherwise(state, player, Entropy(f"{step}/{again}"))
            changed += other.hands.open() != state.hands.open()
            assert GAME.advice(GAME.view(other, player_viewer(player))) == advice
    assert changed > 100


def test_only_who_is_asked_is_advised() -> None:
    for state, player, _ in list(positions("others"))[::7]:
        for viewer in all_viewers():
            asked = viewer.player in GAME.pending(state)
            assert (GAME.advice(GAME.view(state, viewer)) is not None) is asked
        assert player in GAME.pending(state)


def test_a_table_that_does_not_allow_it_gives_none() -> None:
    state = started("none", ORDERS[0])
    player = next(iter(GAME.pending(state)))
    view = GAME.view(state, player_viewer(player))
    assert view.legal
    assert GAME.advice(view) is None
