"""End positions: 20 results by who leads, the marks of a play, what cannot be analysed."""

import pytest
from tests.endgame import tricks_for
from tests.solver.making import ending

from qiaopai.games.bridge.analysis.ending import by_leader, ending_table
from qiaopai.games.bridge.spec import GAME
from qiaopai.kernel.deals import Hands, parse_hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.parts import Played, Subject
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.tricks import Trick
from qiaopai.solver.dds import Dds

N, E, S, W = Seat
SQUEEZE = parse_hands("N:AJ.K..2 KQ.A.2. 2.Q.A.A .2.KQ.K")
"""South to lead takes all four in notrump: on his minor aces east must part with a winner."""


def studied(solver: Dds, hands: Hands, played: Played | None = None):
    subject = Subject(hands, N, "none", played)
    parts = GAME.studies.parts(subject)
    answers = [part.function(solver, *part.arguments) for part in parts]
    return GAME.studies.findings(subject, answers)


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_a_plain_search_finds_the_same(solver: Dds, cards: int) -> None:
    hands = ending(f"leads {cards}", cards).hands
    found = by_leader(ending_table(solver, hands), hands)
    for seat in Seat:
        for one in Denomination:
            searched = tricks_for(seat.side, hands.by_seat, Trick(seat), one.trumps, 10**9)
            assert found[seat][one] == searched


def test_twelve_cards_a_hand(solver: Dds) -> None:
    hands = ending("twelve", 12).hands
    found = studied(solver, hands)
    assert found.leads is not None
    assert all(0 <= tricks <= 12 for row in found.leads.values() for tricks in row.values())


def test_there_is_no_par_and_no_table_of_declarers(solver: Dds) -> None:
    found = studied(solver, SQUEEZE)
    assert (found.table, found.par, found.makeable, found.play) == (None, None, (), None)
    assert found.leads is not None
    assert found.leads[S][Denomination.NOTRUMP] == 4
    assert found.leads[W][Denomination.DIAMONDS] == 3


def test_a_play_led_by_declarer_is_marked(solver: Dds) -> None:
    cards = "CA CK C2 D2 S2 DK SJ SQ"
    order = (S, W, N, E, S, W, N, E)
    hand = {card.text: card for seat in Seat for card in SQUEEZE[seat]}
    plays = tuple((seat, hand[word]) for seat, word in zip(order, cards.split(), strict=True))
    found = studied(solver, SQUEEZE, Played(S, Denomination.NOTRUMP, plays))
    assert found.play is not None
    assert found.leads is not None
    assert found.play.tricks == found.leads[S][Denomination.NOTRUMP]
    assert [mark.card.text for mark in found.play.marks] == cards.split()
    lost = sum(mark.cost for mark in found.play.marks if mark.seat.side is S.side)
    given = sum(mark.cost for mark in found.play.marks if mark.seat.side is not S.side)
    assert found.play.marks[-1].tricks == found.play.tricks - lost + given


@pytest.mark.parametrize(
    "text",
    [
        "N:A... K... Q... JT...",
        "N:... ... ... ...",
        "N:A... A... Q... J...",
        "N:A... K... Q... ...",
    ],
)
def test_hands_that_are_no_end_position_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_deal"):
        parse_hands(text)
