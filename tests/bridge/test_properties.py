"""What holds of every auction, and of every deal with alerts and explanations."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bridge.playing import Table

from qiaopai.games.bridge.rules.auction import Auction
from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import AskMeaning, Explain, MakeCall
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import CommandBody
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.seats import Player, Seat
from qiaopai.kernel.viewers import SPECTATOR
from qiaopai.room.codec import encode


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """An auction of any length, more often than not with low bids."""
    made = Auction(draw(st.sampled_from(Seat)))
    for _ in range(draw(st.integers(0, 40))):
        legal = made.legal()
        if not legal:
            break
        made = made.with_call(draw(st.sampled_from(legal[: draw(st.integers(1, 6))])))
    return made


@given(auctions())
def test_what_is_listed_is_what_is_allowed(auction: Auction) -> None:
    assert auction.legal() == tuple(call for call in Call if auction.why_not(call) is None)
    assert auction.is_over == (auction.legal() == ())
    assert auction.is_over or Call.PASS in auction.legal()


@given(auctions())
def test_declarer_is_of_the_side_of_the_last_bid_and_named_its_denomination(
    auction: Auction,
) -> None:
    last, declarer = auction.last_bid, auction.declarer
    if last is None:
        assert declarer is auction.contract is None
        return
    assert declarer
    assert declarer.side is last[0].side
    named = [
        seat
        for seat, call in auction
        if call.is_bid and call.denomination is last[1].denomination and seat.side is declarer.side
    ]
    assert named[0] is declarer
    assert auction.contract
    assert auction.contract.bid is last[1]


@given(auctions())
def test_bids_rise(auction: Auction) -> None:
    heights = [call.height for call in auction.calls if call.is_bid]
    assert heights == sorted(set(heights))


def actions(table: Table, entropy: Entropy) -> tuple[Player, CommandBody]:
    """Somebody's next action: what he is asked, now and then a question about a call."""
    if entropy.below(4) == 0:
        player = Player(entropy.choose(tuple(Seat)))
        asks = [one for one in GAME.legal(table.state, player) if isinstance(one, AskMeaning)]
        if asks:
            return player, entropy.choose(asks)
    pending = GAME.pending(table.state)
    player = entropy.choose(tuple(pending))
    kind = type(pending[player].default)
    listed = [one for one in GAME.legal(table.state, player) if type(one) is kind]
    return player, entropy.choose(listed[:8])


def with_text(player: Player, body: CommandBody, text: str) -> CommandBody:
    """The same with an alert and an explanation."""
    if isinstance(body, MakeCall):
        return MakeCall(body.call, alert=text == "forcing", text=text)
    return Explain(body.number, f"explained: {text}") if isinstance(body, Explain) else body


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(Seat))
def test_what_a_player_and_spectators_get_does_not_depend_on_what_his_partner_explains(
    seed: int, viewer: Seat
) -> None:
    entropy, tables = Entropy(f"alerts {seed}"), (Table(), Table())
    one, other = tables
    while one.state.phase in (Phase.AUCTION, Phase.PLAY):
        assert one.sees(Player(viewer)) == other.sees(Player(viewer))
        assert one.told == other.told
        spectators = {encode(GAME.view(table.state, SPECTATOR)) for table in tables}
        assert len(spectators) == 1
        player, body = actions(one, entropy)
        by_partner = player is viewer.partner
        one.do(player, with_text(player, body, "natural"))
        other.do(player, with_text(player, body, "forcing" if by_partner else "natural"))
