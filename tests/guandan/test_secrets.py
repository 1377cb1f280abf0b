"""What nobody may know stays closed; and the battery notices when it does not."""

import msgspec
import pytest
from tests.conformance.guandan import DOUBLE
from tests.guandan.playing import E, N, S, Table, W

from qiaopai.games.guandan.rules import commands as c
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.spec.game import GAME, Guandan
from qiaopai.kernel.messages import Command
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.viewers import SPECTATOR, all_viewers, bot_viewer, player_viewer
from qiaopai.room.codec import encode
from qiaopai.testing.conformance import Broken, Configuration, walk
from qiaopai.testing.conformance.interference import check_non_interference

ORDER = (N, S, W, E)
CONFIGURATION = Configuration("ahcme", {}, DOUBLE)
SEEDS = [f"secret {number}" for number in range(4)]


class ShowsPartner(Guandan):
    """Everybody sees his partner's hand."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        if viewer.player is None:
            return seen
        return msgspec.structs.replace(seen, partner_hand=state.hand(viewer.player.partner))


class WarnsOfJokers(Guandan):
    """A refusal depends on what the partner holds."""

    def why_not(self, state, player, action):
        reason = super().why_not(state, player, action)
        spades = sum(card[0] == "S" for card in state.hand(player.partner))
        return Refusal(reason.code, {"partner": spades}) if reason else None


class SortsByOthers(Guandan):
    """The order of the legal plays tells of the next player's suits."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        if not seen.legal:
            return seen
        backwards = sum(card[0] == "H" for card in state.hand(viewer.player.right)) % 2
        return msgspec.structs.replace(seen, legal=seen.legal[:: -1 if backwards else 1])


class TellsSalt(Guandan):
    """The stream says how many diamonds the first leader holds."""

    def decide(self, state, command):
        events = super().decide(state, command)
        start = events[0]
        if not isinstance(command.body, c.StartDeal):
            return events
        dealt = self.evolve(state, start)
        count = sum(card[0] == "D" for card in dealt.hand(N))
        body = msgspec.structs.replace(start.body, number=count)
        return (msgspec.structs.replace(start, body=body), *events[1:])


@pytest.mark.parametrize("leaky", [ShowsPartner, WarnsOfJokers, SortsByOthers, TellsSalt])
def test_a_planted_leak_is_noticed(leaky):
    walks = [walk(leaky(), CONFIGURATION, seed) for seed in SEEDS]
    with pytest.raises(Broken):
        sum(map(len, map(check_non_interference, walks)))


def test_without_a_leak_most_deals_can_be_dealt_again():
    counts = [check_non_interference(walk(GAME, CONFIGURATION, seed)) for seed in SEEDS]
    assert sum(real for real, _ in counts) > 10 * sum(vacuous for _, vacuous in counts)


def closed_choice(body):
    """The table after west has laid one of two equal cards, and the stream of it."""
    table = Table(
        {N: "S4 C4", S: "S5 C5", W: "SA DA SK", E: "SB S7"}, "6", ORDER, anti_tribute="optional"
    )
    events = GAME.decide(table.state, Command(W, 0, body))
    table.do(W, body)
    return table, [event.body for event in events]


def test_which_card_was_laid_changes_nothing_for_the_others():
    one, told = closed_choice(c.PayTribute(Card.SA))
    two, other = closed_choice(c.PayTribute(Card.DA))
    assert encode(told) == encode(other)
    for viewer in (*map(player_viewer, (N, E, S)), *map(bot_viewer, (N, E, S)), SPECTATOR):
        views = [encode(GAME.view(table.state, viewer)) for table in (one, two)]
        assert views[0] == views[1]
    assert one.view(W) != two.view(W)


def test_a_log_line_of_a_closed_card_does_not_name_it():
    _, told = closed_choice(c.PayTribute(Card.SA))
    assert b"SA" not in encode(told)


def test_a_player_knows_his_own_cards_both_copies_of_a_face():
    table = Table({N: "SA SA C3", E: "SA"}, lead=N)
    known = GAME.known(table.state, player_viewer(N))
    assert known == {(N, (Card.SA, 1)), (N, (Card.SA, 2)), (N, (Card.C3, 1))}
    assert GAME.known(table.state, SPECTATOR) == frozenset()
    table.play(N, "SA")
    assert GAME.known(table.state, SPECTATOR) == {(N, (Card.SA, 1))}


def test_tributes_are_known_to_all_until_they_are_played():
    table = Table({N: "S4 ST", E: "SA S5"}, "6", (N, W, S, E))
    table.do(E, c.PayTribute(Card.SA))
    table.do(N, c.ReturnTribute(Card.S4))
    assert set(table.state.seen) == {(N, Card.SA), (E, Card.S4)}
    table.play(E, "S4")
    assert set(table.state.seen) == {(N, Card.SA)}


def test_everything_is_open_at_the_end_and_nothing_but_ones_own_before():
    done = walk(GAME, CONFIGURATION, "end")
    for viewer in all_viewers():
        before, after = (GAME.view(done.states[at], viewer) for at in (-2, -1))
        assert bool(before.hands) is viewer.role.sees_all
        assert not before.dealt
        assert after.salt
        assert after.hands == {seat: done.states[-1].hand(seat) for seat in (N, E, S, W)}
