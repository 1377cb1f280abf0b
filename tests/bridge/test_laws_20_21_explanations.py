"""Laws 20 and 21: alerts and explanations, for the opponents only."""

from collections.abc import Callable

import pytest
from tests.bridge.playing import E, N, S, Table, W

from qiaopai.games.bridge.rules.calls import Call
from qiaopai.games.bridge.rules.commands import AskMeaning, Explain, MakeCall
from qiaopai.games.bridge.rules.why_not import MOST_TEXT
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.seats import Player
from qiaopai.kernel.viewers import DIRECTOR, SPECTATOR

MEANING = "five hearts and a minor"


def alerted(meaning: str = MEANING, alert: bool = True) -> Table:
    table = Table()
    table.call("2H", alert=alert, meaning=meaning)
    return table


def test_20_the_opponents_read_alert_and_text() -> None:
    table = alerted()
    for player in (E, W):
        seen = table.call_seen(player, 1)
        assert (seen.alert, seen.text) == (True, MEANING)


def test_20_partner_and_spectators_read_neither() -> None:
    table = alerted()
    spectator = GAME.view(table.state, SPECTATOR).auction[0]
    for seen in (table.call_seen(S, 1), spectator):
        assert not seen.alert
        assert not seen.text


def test_20_the_caller_and_the_officials_read_them() -> None:
    table = alerted()
    assert table.call_seen(N, 1).text == MEANING
    assert GAME.view(table.state, DIRECTOR).auction[0].text == MEANING


def test_16_what_partner_gets_does_not_depend_on_alert_or_text() -> None:
    """The whole deal, view after view, told, legal actions and refusals: byte for byte."""
    tables = [alerted(), alerted("", alert=False), alerted("natural", alert=False)]

    def all_do(step: Callable[[Table], object]) -> None:
        for table in tables:
            step(table)
        assert len({table.sees(S) for table in tables}) == 1
        assert len({table.told for table in tables}) == 1
        for action in GAME.universe(tables[0].state, S):
            assert len({repr(GAME.why_not(table.state, S, action)) for table in tables}) == 1

    all_do(lambda table: None)
    all_do(lambda table: table.do(E, AskMeaning(1)))
    explained = iter(["five hearts", "six hearts", "weak"])
    all_do(lambda table: table.do(N, Explain(1, next(explained))))
    all_do(lambda table: table.call("P P P"))
    all_do(lambda table: table.play("E:S5"))
    all_do(lambda table: table.do(W, AskMeaning(1)))
    all_do(lambda table: table.default())


def test_when_the_play_is_over_everyone_reads_them() -> None:
    table = alerted()
    table.call("P P P")
    table.finish()
    assert table.call_seen(S, 1).text == MEANING
    assert GAME.view(table.state, SPECTATOR).auction[0].alert


def test_when_it_is_passed_out_too() -> None:
    table = Table()
    table.call("P", meaning="fewer than 12 points")
    table.call("P P P")
    assert table.call_seen(S, 1).text == "fewer than 12 points"


def test_20f_any_call_of_an_opponent_may_be_asked_about() -> None:
    table = Table(calls="1C P 1H P")
    for number in (1, 3):
        for player in (E, W):
            assert not table.refused(player, AskMeaning(number))
    assert AskMeaning(1) in GAME.legal(table.state, E)
    table.call("P P")
    assert table.state.declarer is S
    table.do(W, AskMeaning(3))


def test_20f_but_not_ones_own_sides() -> None:
    table = Table(calls="1C P 1H P")
    for player in (N, S):
        for number in (1, 3):
            assert table.refused(player, AskMeaning(number)) == "ask_opponents_only"


@pytest.mark.parametrize("number", [-1, 0, 3, 99])
def test_there_is_no_such_call(number: int) -> None:
    table = Table(calls="1C P")
    assert table.refused(E, AskMeaning(number)) == "no_such_call"
    assert table.refused(N, Explain(number, "x")) == "no_such_call"


def test_20f_the_caller_is_asked_and_answers() -> None:
    table = Table(calls="1C")
    table.do(W, AskMeaning(1))
    assert table.waiting == {"N": "explain", "E": "call"}
    assert table.call_seen(S, 1).asked
    assert table.refused(E, AskMeaning(1)) == "already_asked"
    table.do(N, Explain(1, "at least three clubs"))
    assert table.waiting == {"E": "call"}
    assert table.call_seen(E, 1).text == "at least three clubs"
    assert not table.call_seen(S, 1).text
    assert not table.call_seen(S, 1).asked
    assert not table.refused(E, AskMeaning(1))


def test_20f_an_explanation_is_given_in_his_name_when_he_does_not_answer() -> None:
    table = Table(calls="1C")
    table.do(W, AskMeaning(1))
    player, question = next(iter(GAME.pending(table.state).items()))
    assert player == N
    assert question.default == Explain(1, "—")
    table.default()
    assert table.call_seen(W, 1).text == "—"
    assert table.waiting == {"E": "call"}


def test_the_auction_goes_on_while_a_call_is_asked_about() -> None:
    table = Table(calls="1C")
    table.do(W, AskMeaning(1))
    table.call("P P P")
    assert table.state.declarer is N
    assert table.waiting == {"N": "explain", "E": "play"}


def test_whose_turn_it_is_calls_first_and_explains_afterwards() -> None:
    table = Table(calls="1C P P")
    table.do(W, AskMeaning(1))
    table.call("X")
    assert table.waiting == {"N": "call"}
    table.call("P")
    assert table.waiting == {"N": "explain", "E": "call"}


def test_what_is_asked_about_is_offered_first() -> None:
    table = Table(calls="1C P 1H P 2H P")
    table.do(E, AskMeaning(5))
    offered = [one.number for one in GAME.legal(table.state, N) if isinstance(one, Explain)]
    assert offered == [5, 1]
    assert AskMeaning(5) not in GAME.legal(table.state, W)
    assert AskMeaning(1) in GAME.legal(table.state, W)


def test_20f_a_call_may_be_explained_unasked_and_the_newest_text_counts() -> None:
    table = alerted()
    table.do(N, Explain(1, "five hearts, four clubs"))
    seen = table.call_seen(E, 1)
    assert (seen.alert, seen.text) == (True, "five hearts, four clubs")


@pytest.mark.parametrize(
    ("by", "text", "code"),
    [
        (S, "x", "explain_own_calls"),
        (E, "x", "explain_own_calls"),
        (N, "", "no_text"),
        (N, " \n", "no_text"),
        (N, "x" * (MOST_TEXT + 1), "too_long"),
    ],
)
def test_an_explanation_is_the_callers_own_and_says_something(
    by: Player, text: str, code: str
) -> None:
    assert Table(calls="1C").refused(by, Explain(1, text)) == code


def test_a_text_with_a_call_is_not_too_long() -> None:
    long = MakeCall(Call.PASS, text="x" * (MOST_TEXT + 1))
    assert Table().refused(N, long) == "too_long"


def test_nobody_asks_when_the_play_is_over() -> None:
    table = Table(calls="1C P P P")
    table.finish()
    assert table.refused(E, AskMeaning(1)) == "not_now"
    assert table.refused(N, Explain(1, "x")) == "not_now"


def test_asking_does_not_stop_a_claim() -> None:
    table = Table(calls="1C P P P")
    table.play("E:S5")
    table.do(E, AskMeaning(1))
    table.do(N, p.Claim(13))
    assert table.waiting == {"E": "claim", "W": "claim", "N": "explain"}
