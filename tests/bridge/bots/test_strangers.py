"""Bots beside people who bid anything: legal calls, bounded auctions, samples all the same."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bridge.bots.bidding import random_deal
from tests.bridge.playing import Table

from qiaopai.games.bridge.bots import BOTS
from qiaopai.games.bridge.bots.calling import auction_of, limits
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import MakeCall
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.play.sampling import read_knowledge, sample_deals
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import bot_viewer


def strange_call(table: Table, entropy: Entropy) -> MakeCall:
    """Half the time a pass, else one of the cheaper calls."""
    calls = table.state.auction.legal()
    cheap = [call for call in calls if not call.is_bid] + [c for c in calls if c.is_bid][:6]
    return MakeCall(Call.PASS if entropy.below(2) else entropy.choose(cheap))


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from(list(Seat)))
def test_a_bot_among_strangers(seed: int, bot: Seat) -> None:
    entropy = Entropy(str(seed))
    table = Table(random_deal(str(seed)))
    calls = 0
    while table.state.phase is Phase.AUCTION:
        player = next(iter(GAME.pending(table.state)))
        action = strange_call(table, entropy)
        if player is bot:
            view = GAME.view(table.state, bot_viewer(player))
            chosen, reason = BOTS["fast"].choose(view, 1, entropy, lambda: False)
            assert isinstance(chosen, MakeCall)
            assert reason.startswith("system-")
            action = chosen
            calls += 1
        assert GAME.why_not(table.state, player, action) is None
        table.do(player, action)
    assert calls <= 14
    if table.state.phase is Phase.PLAY:
        view = GAME.view(table.state, bot_viewer(Player(bot)))
        deals = sample_deals(read_knowledge(view), limits(auction_of(view)), Entropy("s"))
        found = list(islice(deals, 3))
        assert len(found) == 3
        assert all(hands[bot] == table.state.left[bot] for hands in found)
