"""Bots: a legal action from the view alone, the same whatever the hidden hands are."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests import hash_seeds
from tests.minibridge.playing import SOUTH_DECLARES, E, S, Table

from qiaopai.cards import make_hand
from qiaopai.games.minibridge.bots import BOTS
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.rules.view import View
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.deals import Hands, make_hands
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.playout import bots_at_table, next_action, play_out
from qiaopai.kernel.replay import fold
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import bot_viewer, player_viewer
from qiaopai.testing import strategies

NAMES = st.sampled_from(sorted(BOTS))


def never() -> bool:
    return False


def choice(name: str, view: View, seed: str = "bot") -> tuple[CommandBody, str]:
    return BOTS[name].choose(view, 300, Entropy(seed), never)


def is_legal(state: State, player: Player, action: CommandBody) -> bool:
    return GAME.why_not(state, player, action) is None and action in GAME.legal(state, player)


def with_other_hidden_hands(state: State, player: Player, entropy: Entropy) -> State:
    """The same position, the cards that the player cannot see mixed among their holders."""
    seen = GAME.known(state, player_viewer(player))
    hidden = {
        seat: [card for card in state.left[seat] if (seat, card) not in seen] for seat in Seat
    }
    mixed = entropy.shuffle(card for cards in hidden.values() for card in cards)
    hands = {}
    for seat in Seat:
        kept = [card for card in state.left[seat] if card not in hidden[seat]]
        given_, mixed = mixed[: len(hidden[seat])], mixed[len(hidden[seat]) :]
        hands[seat] = make_hand((*kept, *given_))
    return replace(state, hands=Secret(make_hands(hands)))


CONFIGURATIONS = st.sampled_from(
    [("tw", None, False), ("jcbl", None, False), ("tw", None, True), ("jcbl", Seat.WEST, False)]
)


@settings(max_examples=12)
@given(strategies.deals(), NAMES, CONFIGURATIONS)
def test_every_choice_is_legal_and_independent_of_hidden_cards(
    deal: Hands, name: str, configuration: tuple[str, Seat | None, bool]
) -> None:
    rulebook, vacant, hall = configuration
    table = Table(deal, rulebook, Seat.NORTH, vacant, hall=hall)
    step = 0
    while table.state.phase is not Phase.ENDED:
        player = next(iter(GAME.pending(table.state)))
        view = GAME.view(table.state, bot_viewer(player))
        action, reason = choice(name, view, str(step))
        assert is_legal(table.state, player, action)
        assert reason
        other = with_other_hidden_hands(table.state, player, Entropy(str(step)))
        same = GAME.view(other, bot_viewer(player))
        assert same == view
        assert choice(name, same, str(step)) == (action, reason)
        table.do(player, action)
        step += 1


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_count_their_points(name: str) -> None:
    table = Table(count_points="player")
    while table.state.phase is Phase.ANNOUNCING:
        player = next(iter(GAME.pending(table.state)))
        action, _ = choice(name, table.view(player))
        assert isinstance(action, c.Announce)
        table.do(player, action)
    assert table.state.declarer is S


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_declare_what_the_adviser_says_even_where_advice_is_not_allowed(name: str) -> None:
    action, reason = choice(name, Table(rulebook="tw").view(S))
    assert isinstance(action, c.ChooseContract)
    assert action.level == "game"
    assert reason.startswith("bot-no-solver" if name == "strong" else "advice-")


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_object_to_what_they_cannot_see_and_accept_what_is_certain(name: str) -> None:
    table = Table()
    table.choose("NT game")
    table.do(S, p.Claim(13))
    action, _ = choice(name, table.view(E))
    assert action == p.Answer("reject")

    late = Table()
    late.choose("NT game")
    late.play_until(12)
    declarer = late.state.closed[-1].winner
    if declarer in (S, Seat.NORTH):
        late.do(S, p.Claim(1))
        action, _ = choice(name, late.view(E))
        assert isinstance(action, p.Answer)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_answer_the_questions_of_the_laws(name: str) -> None:
    table = Table(hall=True)
    table.choose("NT game")
    table.play("W:HJ", "N:H2", "E:C6", "S:HA")
    table.attention(E, "revoke", E, 1)
    action, _ = choice(name, table.view(E))
    assert is_legal(table.state, E, action)
    table.do(E, action)
    action, _ = choice(name, table.view(S))
    assert action == p.Answer("keep")
    table.do(S, action)
    table.play_until(13)
    while table.state.phase is not Phase.ENDED:
        player = next(iter(GAME.pending(table.state)))
        table.do(player, choice(name, table.view(player))[0])


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_answer_a_lead_out_of_turn(name: str) -> None:
    table = Table(hall=True)
    table.choose("NT game")
    table.play("E:S5")
    action, _ = choice(name, table.view(S))
    assert is_legal(table.state, S, action)


def test_a_deal_is_played_out_the_same_from_the_same_seed() -> None:
    def final(seed: str) -> State:
        bots = bots_at_table(BOTS, ("easy", "fast"))
        return play_out(GAME, Table().state, bots, 300, Entropy(seed))

    assert final("a") == final("a")
    assert final("a").phase is Phase.ENDED


def test_bots_sit_down_from_north_on() -> None:
    seated = bots_at_table(BOTS, ("easy", "fast"))
    assert [seated[player].name for player in (*Seat,)] == ["easy", "fast", "easy", "fast"]
    state = Table().state
    player, action = next_action(GAME, state, seated, 300, Entropy(""))
    assert player is S
    assert GAME.decide(state, Command(player, 0, action))


@given(st.integers(0, 10**6))
@settings(max_examples=20)
def test_the_club_player_makes_more_tricks_than_chance(seed: int) -> None:
    """With all the top cards, declarer takes at least his ten from the top."""
    bots = bots_at_table(BOTS, ("fast",))
    state = Table(SOUTH_DECLARES).state
    state = fold(GAME, GAME.decide(state, Command(S, 0, GAME.legal(state, S)[1])), state)
    state = play_out(GAME, state, bots, 300, Entropy(str(seed)))
    assert state.result is not None
    assert state.result.tricks >= 10


def test_choices_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from tests.minibridge.playing import Table\n"
        "from qiaopai.games.minibridge.bots import BOTS\n"
        "from qiaopai.games.minibridge.spec import GAME\n"
        "from qiaopai.kernel.entropy import Entropy\n"
        "from qiaopai.kernel.playout import bots_at_table, play_out\n"
        "for names in (('easy',), ('fast',), ('strong',)):\n"
        "    state = play_out(GAME, Table().state, bots_at_table(BOTS, names), 300, Entropy('h'))\n"
        "    print(state.seen, state.result)\n"
    )
    assert len(hash_seeds.outputs(script)) == 1
