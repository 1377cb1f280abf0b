"""Articles 19 and 20: revoke (錯跟、應跟未跟)."""

from qiaopai.kernel.cases import Case
from qiaopai.kernel.effects import (
    AdjustedScoreReview,
    CardStands,
    MayWithdraw,
    MustPlay,
    ReturnCard,
    TrickTransfer,
)
from qiaopai.kernel.irregularities import Opens
from qiaopai.kernel.procedures import Ask, Judgement, Law, LawSteps, Ruling, Turn


def revoke(case: Case) -> LawSteps:
    """Before the next trick begins the card is replaced; after that it costs a trick.

    Rule: minibridge tw 19, 20, 22
    """
    assert case.offender is not None
    if is_established(case):
        yield from _established(case)
    else:
        yield from _corrected(case)


def is_established(case: Case) -> bool:
    """Whether the next trick has begun, whoever led to it, or none will (應跟未跟成立)."""
    if case.established is not None:
        return case.established
    return bool(case.next_trick_cards) or case.play_over


def _established(case: Case) -> LawSteps:
    """The card stays played; one trick goes over when play has ended."""
    assert case.offender is not None
    side = case.offender.side
    if case.card is not None:
        yield CardStands(case.offender, case.card)
    if _has_tricks(case):
        yield TrickTransfer(side, side.opponents, 1)
    yield AdjustedScoreReview("22")
    yield Judgement("equity")
    yield Ruling("revoke_established" if case.established is None else "revoke_adjustment")


def _has_tricks(case: Case) -> bool:
    """Whether the offending side has a trick to lose, as far as the facts tell."""
    if case.os_tricks_before is None or case.os_tricks_after is None:
        return True
    assert case.offender is not None
    winner = case.revoke_trick_winner
    won = winner is not None and winner.side is case.offender.side
    return bool(case.os_tricks_before + case.os_tricks_after + won)


def _corrected(case: Case) -> LawSteps:
    """The card is replaced; whoever played after it may change his card."""
    assert case.offender is not None
    assert case.card is not None
    offender, suit_led = case.offender, case.trick_cards[0][1].suit
    place = case.trick_cards.index((offender, case.card))
    after = case.trick_cards[place + 1 :]
    yield ReturnCard(offender, case.card)
    yield MustPlay(offender, suit=suit_led.letter)
    for seat, card in after:
        yield MayWithdraw(seat, (card,))
    yield Ruling("revoke_corrected")
    yield Turn((offender,), attention=False)
    for seat, card in after:
        player = case.player_of(seat)
        answers = yield Ask(((player, seat),), "withdraw", ("withdraw", "keep"), default="keep")
        assert isinstance(answers, dict)
        if answers[player] == "withdraw":
            yield ReturnCard(seat, card)
            yield Turn((seat,), attention=False)


TW_19_20 = Law("tw_19_20_revoke", "19-20", "revoke", Opens.WHEN_NOTICED, revoke)
