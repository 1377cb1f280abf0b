"""Bridge's bots: a legal answer to every question, the same whatever the hidden hands are."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests import hash_seeds
from tests.bridge.playing import E, N, S, Table, W
from tests.solving import solver

from qiaopai.cards import make_hand
from qiaopai.games.bridge.bots import BOTS
from qiaopai.games.bridge.bots.strong import StrongBot
from qiaopai.games.bridge.rules import commands as c
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.state import State
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.deals import Hands, make_hands, parse_deal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import Bot
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.viewers import bot_viewer
from qiaopai.testing import strategies

NAMES = st.sampled_from(sorted(BOTS))


def never() -> bool:
    return False


def choice(bot: Bot, state: State, player: Player, seed: str) -> tuple[CommandBody, str]:
    return bot.choose(GAME.view(state, bot_viewer(player)), 4, Entropy(seed), never)


def with_other_hidden_hands(state: State, player: Player, entropy: Entropy) -> State:
    """The same position, the cards that the player cannot see mixed among their holders."""
    seen = GAME.known(state, bot_viewer(player))
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


def play_and_check(table: Table, bot: Bot) -> None:
    """To the end of the deal; every choice is legal and the same whatever is hidden."""
    step = 0
    while table.state.phase is not Phase.ENDED:
        player = next(iter(GAME.pending(table.state)))
        action, reason = choice(bot, table.state, player, str(step))
        assert GAME.why_not(table.state, player, action) is None
        assert reason
        other = with_other_hidden_hands(table.state, player, Entropy(str(step)))
        assert choice(bot, other, player, str(step)) == (action, reason)
        table.do(player, action)
        step += 1


@settings(max_examples=10)
@given(strategies.deals(), NAMES, st.booleans())
def test_every_choice_is_legal_and_independent_of_hidden_cards(
    deal: Hands, name: str, hall: bool
) -> None:
    play_and_check(Table(deal, hall=hall), BOTS[name])


@pytest.mark.slow
@settings(max_examples=5)
@given(strategies.deals())
def test_with_a_solver_too(deal: Hands) -> None:
    play_and_check(Table(deal), StrongBot(solver))


@pytest.mark.slow
@settings(max_examples=200)
@given(strategies.deals())
def test_200_deals_without_an_illegal_act(deal: Hands) -> None:
    play_and_check(Table(deal), BOTS["fast"])


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_explains_its_call_when_asked(name: str) -> None:
    table = Table(calls="1NT")
    table.do(E, c.AskMeaning(1))
    action, _ = choice(BOTS[name], table.state, N, "")
    assert action == c.Explain(1, "system-open-1nt · 15–17 HCP ♠2–5 ♥2–5 ♦2–5 ♣2–5")
    assert GAME.why_not(table.state, N, action) is None


def test_it_explains_during_the_play_as_well() -> None:
    table = Table(calls="1NT P 3NT P P P")
    table.play("E:S7")
    table.do(E, c.AskMeaning(3))
    waiting = next(player for player in GAME.pending(table.state) if player is S)
    action, _ = choice(BOTS["fast"], table.state, waiting, "")
    assert isinstance(action, c.Explain)
    assert action.text.startswith("system-nt-game")


def test_conventions_are_alerted_with_their_meaning() -> None:
    deal = parse_deal("N:AQ2.KJ32.A432.K2 J5.Q86.KQ98.QJT9 K843.A754.T6.A87 T976.T9.J75.6543")
    table = Table(deal)
    for player in (N, E):
        table.do(player, choice(BOTS["fast"], table.state, player, "")[0])
    action, reason = choice(BOTS["fast"], table.state, S, "")
    assert reason == "system-stayman"
    text = "system-stayman · 8+ HCP ♠4 ♥0–4 / 8+ HCP ♠0–4 ♥4"
    assert action == c.MakeCall(Call.C2, alert=True, text=text)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_claim_is_accepted_only_when_proved(name: str) -> None:
    table = Table(calls="P P 1NT P 3NT P P P")
    table.play("W:SJ", "N:S2", "E:S5", "S:SQ")
    table.do(S, p.Claim(12))
    assert choice(BOTS[name], table.state, W, "") == (p.Answer("reject"), "bot-claim-open")
    table.do(W, p.Answer("reject"))
    table.play("S:SA", "W:S8", "N:S3", "E:S6")
    table.do(S, p.Claim(4))
    assert choice(BOTS[name], table.state, W, "")[0] == p.Answer("accept")


def test_without_a_solver_the_expert_says_so() -> None:
    table = Table(calls="1NT P 3NT P P P")
    action, reason = choice(StrongBot(lambda: None), table.state, E, "")
    assert isinstance(action, p.Play)
    assert reason == "bot-no-solver"


def test_a_bot_that_is_stopped_at_once_still_plays() -> None:
    table = Table(calls="1NT P 3NT P P P")
    view = GAME.view(table.state, bot_viewer(E))
    action, _ = StrongBot(solver).choose(view, 1000, Entropy(""), lambda: True)
    assert GAME.why_not(table.state, E, action) is None


def test_choices_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from tests.bridge.playing import Table\n"
        "from qiaopai.games.bridge.bots import BOTS\n"
        "from qiaopai.games.bridge.spec import GAME\n"
        "from qiaopai.kernel.entropy import Entropy\n"
        "from qiaopai.kernel.playout import bots_at_table, play_out\n"
        "for names in (('easy',), ('fast',), ('strong',)):\n"
        "    state = play_out(GAME, Table().state, bots_at_table(BOTS, names), 8, Entropy('h'))\n"
        "    print(state.auction, state.seen, state.result)\n"
    )
    assert len(hash_seeds.outputs(script)) == 1
