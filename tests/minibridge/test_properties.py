"""What holds in every deal, however it is played: random walks, irregular acts included."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qiaopai.cards import DECK, make_hand
from qiaopai.games.minibridge.rules.state import State
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.messages import Command, CommandBody
from qiaopai.kernel.play.commands import DrawAttention, Play
from qiaopai.kernel.play.revokes import is_revoke
from qiaopai.kernel.play.state import Phase
from qiaopai.kernel.refusal import Refusal
from qiaopai.kernel.seats import Player, Seat, Side
from qiaopai.kernel.viewers import player_viewer
from qiaopai.testing.conformance.walk import Configuration, Walk, commit, start_of
from qiaopai.testing.strategies import walks

CONFIGURATIONS = {
    "simple": Configuration("tw"),
    "hall": Configuration("tw", {"hall": True}),
    "three": Configuration("jcbl", {"players": 3}),
    "three in a hall": Configuration("tw", {"players": 3, "hall": True}),
}


def any_walk(*names: str) -> st.SearchStrategy[Walk]:
    return st.sampled_from(names).flatmap(lambda name: walks(GAME, CONFIGURATIONS[name]))


def on_the_table(state: State) -> list[object]:
    tricks = (*(one.trick for one in state.closed), state.trick)
    return [card for trick in tricks for _, card in trick.cards]


@settings(max_examples=40)
@given(any_walk(*CONFIGURATIONS))
def test_every_card_is_in_a_hand_or_on_the_table(walk: Walk) -> None:
    for state in walk.states:
        if state.hands is None:
            continue
        held = [card for seat in Seat for card in state.left[seat]]
        assert make_hand(held + on_the_table(state)) == DECK


@settings(max_examples=40)
@given(any_walk(*CONFIGURATIONS))
def test_a_trick_has_one_card_of_each_hand_and_its_winner_leads(walk: Walk) -> None:
    final = walk.states[-1]
    assert final.phase is Phase.ENDED
    leader = final.declarer.left if final.declarer else None
    for one in final.closed:
        assert {hand for hand, _ in one.trick.cards} == set(Seat)
        assert one.trick.leader is leader
        leader = one.winner


@settings(max_examples=40)
@given(any_walk(*CONFIGURATIONS))
def test_the_score_follows_from_tricks_awards_and_transfers(walk: Walk) -> None:
    final = walk.states[-1]
    result = final.result
    assert result is not None
    if final.declarer is None:
        assert result.outcome == "thrown_in"
        return
    side = final.declarer.side
    counted = {one: final.won(one) for one in Side}
    for award in final.awards:
        counted[award.side] += award.n
    assert sum(counted.values()) == 13
    moved = sum(one.n if one.to is side else -one.n for one in final.transfers)
    assert result.tricks == min(13, max(0, counted[side] + moved)) or len(final.transfers) > 1
    assert sum(term.points for term in result.terms) == result.score
    assert set(result.points) == {seat for seat in Seat if seat is not final.vacant}


@settings(max_examples=40)
@given(any_walk("hall", "three in a hall"))
def test_every_revoke_somebody_pointed_at_is_ruled_on(walk: Walk) -> None:
    final = walk.states[-1]
    for one in final.attention:
        if is_revoke(final, one.hand, one.trick):
            assert (one.hand, one.trick) in final.ruled


@settings(max_examples=40)
@given(any_walk(*CONFIGURATIONS))
def test_somebody_is_always_waited_for(walk: Walk) -> None:
    for state in walk.states[1:-1]:
        waiting = GAME.pending(state)
        assert waiting
        for player, question in waiting.items():
            assert question.default is not None
            assert GAME.why_not(state, player, question.default) is None


@settings(max_examples=25)
@given(any_walk("simple", "three"))
def test_a_simple_table_knows_no_irregularity(walk: Walk) -> None:
    final = walk.states[-1]
    for one in final.closed:
        for hand, _ in one.trick.cards:
            assert not is_revoke(final, hand, final.closed.index(one) + 1)
    assert final.transfers == ()
    assert {note.law for note in final.rulings} <= {"tw_14_claim"}


def careless(seed: str, configuration: Configuration) -> list[State]:
    """A deal whose players often revoke or lead out of turn, and often notice at once."""
    entropy = Entropy(seed)
    start = start_of(GAME, configuration, seed)
    states: list[State] = [commit(GAME, GAME.initial(), start).state]
    while states[-1].phase is not Phase.ENDED:
        player, action = _careless_action(states[-1], entropy)
        states.append(commit(GAME, states[-1], Command(player, 0, action)).state)
    return states


def _careless_action(state: State, entropy: Entropy) -> tuple[Player, CommandBody]:
    def may(player: Player, action: CommandBody) -> bool:
        return not isinstance(GAME.why_not(state, player, action), Refusal)

    everyone = tuple(Player(seat) for seat in Seat)
    if entropy.below(3) == 0:
        attentions = [
            (player, action)
            for player in everyone
            for action in GAME.universe(state, player)
            if isinstance(action, DrawAttention) and may(player, action)
        ]
        if attentions:
            return entropy.choose(attentions)
    if state.phase is Phase.PLAY and state.claim is None:
        plays = [
            (player, action)
            for player in (everyone if entropy.below(5) == 0 else tuple(GAME.pending(state)))
            for action in GAME.universe(state, player)
            if isinstance(action, Play) and may(player, action)
        ]
        if plays:
            return entropy.choose(plays)
    player = entropy.choose(tuple(GAME.pending(state)))
    return player, entropy.choose([one for one in GAME.legal(state, player) if may(player, one)])


@pytest.fixture(scope="module", params=["hall", "three in a hall"])
def careless_deals(request: pytest.FixtureRequest) -> list[list[State]]:
    return [careless(f"{seed}", CONFIGURATIONS[request.param]) for seed in range(24)]


def test_careless_deals_meet_every_ruling(careless_deals: list[list[State]]) -> None:
    met = {note.ruling for states in careless_deals for note in states[-1].rulings}
    assert {"lead_stands", "lead_withdrawn", "revoke_corrected", "revoke_established"} <= met


def test_careless_deals_lose_no_card(careless_deals: list[list[State]]) -> None:
    for states in careless_deals:
        for state in states:
            held = [card for seat in Seat for card in state.left[seat]]
            assert make_hand(held + on_the_table(state)) == DECK
            sizes = {len(state.left[seat]) for seat in Seat}
            assert max(sizes) - min(sizes) <= 1


def test_careless_deals_end_with_a_score(careless_deals: list[list[State]]) -> None:
    for states in careless_deals:
        result = states[-1].result
        assert result is not None
        assert 0 <= result.tricks <= 13
        assert sum(term.points for term in result.terms) == result.score


def test_careless_deals_are_ruled_on_once_a_revoke(careless_deals: list[list[State]]) -> None:
    """What was pointed at is settled; an established revoke costs a trick, a corrected one none."""
    for states in careless_deals:
        final = states[-1]
        established = [note for note in final.rulings if note.ruling == "revoke_established"]
        assert len(final.transfers) == len(established)
        assert len(set(final.ruled)) == len(final.ruled)
        for one in final.attention:
            if is_revoke(final, one.hand, one.trick):
                assert (one.hand, one.trick) in final.ruled


def test_careless_deals_wait_for_somebody_with_an_answer(careless_deals: list[list[State]]) -> None:
    for states in careless_deals:
        for state in states[:-1]:
            waiting = GAME.pending(state)
            assert waiting
            for player, question in waiting.items():
                assert question.default in GAME.legal(state, player)


def test_what_was_seen_is_known_to_everybody(careless_deals: list[list[State]]) -> None:
    for states in careless_deals:
        for before, after in pairwise(states):
            assert set(before.seen) <= set(after.seen)
            for seat in Seat:
                assert set(after.seen) <= GAME.known(after, player_viewer(seat))
