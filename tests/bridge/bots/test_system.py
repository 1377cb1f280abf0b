"""The system by its chapters: an auction, a hand, and the call with its rule."""

import re
from pathlib import Path

import pytest
from tests.bridge.bots.bidding import call_of
from tests.bridge.playing import auction

from qiaopai.games.bridge import bots
from qiaopai.games.bridge.bots.system import read_auction, told
from qiaopai.games.bridge.bots.system.rule import Forcing
from qiaopai.i18n import LOCALES, Catalogue
from qiaopai.kernel.seats import Seat
from qiaopai.storage.catalogues import catalogue_texts

CASES = [
    # openings
    ("", "AK432.K32.Q32.32", "1S", "open-1s"),
    ("", "A5432.KQ432.A2.2", "1S", "open-1s"),
    ("", "AQ32.K432.A2.432", "1C", "open-1c"),
    ("", "AQ32.K432.A432.2", "1D", "open-1d"),
    ("", "AQ2.KJ32.A432.K2", "1NT", "open-1nt"),
    ("", "AQ2.KJ32.AK32.KJ", "2NT", "open-2nt"),
    ("", "AKQ2.AKJ2.AK32.2", "2C", "open-2c"),
    ("", "2.KQJ432.432.K32", "2H", "weak-two"),
    ("", "2.43.432.KQJ9432", "3C", "preempt"),
    ("", "K432.K432.K32.32", "P", "pass-opening"),
    # one notrump
    ("1NT P", "K432.Q2.K5432.32", "2C", "stayman"),
    ("1NT P", "32.K5432.432.432", "2D", "transfer-h"),
    ("1NT P", "Q5432.2.5432.432", "2H", "transfer-s"),
    ("1NT P", "K32.Q2.K5432.432", "2NT", "nt-invite"),
    ("1NT P", "K32.Q2.KQ432.K32", "3NT", "nt-game"),
    ("1NT P", "K32.A2.KQ432.KJ3", "4NT", "nt-quantitative"),
    ("1NT P", "432.32.J5432.432", "P", "pass-nt"),
    ("1NT P 2C P", "AK32.KQ32.32.K32", "2H", "stayman-h"),
    ("1NT P 2C P", "AK3.KQ2.5432.K32", "2D", "stayman-none"),
    ("1NT P 2D P", "AK32.32.KQ32.A32", "2H", "transfer-done"),
    ("1NT P 2D P", "AJ3.KQ32.K432.A2", "3H", "transfer-jump"),
    ("1NT P 2D P 2H P", "32.K5432.432.432", "P", "pass-transfer"),
    ("1NT P 2D P 2H P", "32.KQ432.A32.432", "2NT", "nt-invite"),
    ("1NT P 2D P 2H P", "2.KQ5432.A32.K32", "4H", "raise-game"),
    ("1NT P 2D P 2H P 3NT P", "AK3.K32.K432.A32", "4H", "raise-game"),
    ("2NT P", "K432.32.5432.432", "P", "pass-nt"),
    ("2NT P", "K5432.32.5432.Q2", "3H", "transfer-s"),
    # one of a major
    ("1S P", "K32.Q32.5432.432", "P", "pass-weak"),
    ("1S P", "K32.K432.5432.32", "2S", "raise-single"),
    ("1S P", "KQ32.K432.K32.32", "3S", "raise-limit"),
    ("1S P", "KQ32.AK32.K32.32", "2NT", "jacoby"),
    ("1S P", "K5432.2.Q5432.32", "4S", "raise-preempt"),
    ("1S P", "32.KQ32.K432.432", "1NT", "1nt-response"),
    ("1S P", "32.KQ432.AJ3.Q32", "2H", "two-over-one"),
    ("1H P", "K432.32.K432.432", "1S", "new-suit"),
    # one of a minor
    ("1C P", "K432.K432.K32.32", "1H", "new-suit"),
    ("1C P", "KQ432.K5432.32.2", "1S", "new-suit"),
    ("1D P", "K32.Q32.Q32.Q432", "1NT", "1nt-response"),
    ("1D P", "A32.32.KQ432.K32", "2D", "inverted"),
    # rebids
    ("1D P 1S P", "K432.A2.KQ432.32", "2S", "raise"),
    ("1D P 1S P", "K32.K32.KQ432.Q2", "1NT", "rebid-nt"),
    ("1D P 1S P", "32.AK32.AKJ32.K2", "2H", "reverse"),
    ("1D P 1S P", "2.A32.KQ5432.KJ2", "2D", "rebid-suit"),
    ("1S P 2S P", "AKQ32.A32.K32.32", "3S", "raise-invite"),
    ("1S P 2S P", "AK432.A32.432.32", "P", "pass-minimum"),
    ("1S P 2NT P", "AK432.K32.Q32.32", "4S", "jacoby-minimum"),
    # the strong two clubs
    ("2C P", "432.432.5432.432", "2D", "waiting"),
    ("2C P", "AQ432.K32.432.32", "2S", "positive"),
    ("2C P 2D P", "AKQ2.AKJ.Q32.K32", "2NT", "strong-nt"),
    ("2C P 2D P", "AKQJ32.AK2.AK2.2", "2S", "strong-suit"),
    # slams
    ("1S P 2NT P", "AKQ32.A32.KQ2.K2", "4NT", "blackwood"),
    ("1S P 3S P 4NT P", "KQ32.K432.K32.32", "5C", "aces"),
    ("1S P 3S P 4NT P", "AQ32.K432.Q32.32", "5D", "aces"),
    ("1S P 3S P 4NT P", "AQ32.A432.432.32", "5H", "aces"),
    ("1S P 3S P 4NT P 5C P", "KQJ432.A.KQJ2.KQ", "5S", "stop"),
    ("1S P 3S P 4NT P 5H P", "AKJ432.A.KQJ2.Q2", "6S", "small-slam"),
    # competition
    ("1C", "KQJ32.432.A32.32", "1S", "overcall"),
    ("1H", "KJ32.2.A432.KQ32", "X", "takeout"),
    ("1H", "KJ2.AQ2.A432.KJ3", "1NT", "overcall-nt"),
    ("1H", "AKQ2.432.AK2.AJ2", "X", "takeout"),
    ("1C", "KQJ432.32.432.32", "2S", "overcall-weak"),
    ("1H X P", "K432.432.432.432", "1S", "advance"),
    ("1H X P", "KJ32.432.A32.Q32", "2S", "advance-jump"),
    ("1H X P", "2.KQJT9.432.A432", "P", "leave-in"),
    ("1H X P 1S P", "KJ32.2.A432.KQ32", "P", "pass-minimum"),
    ("1H X P 2C P", "AKQ2.A32.AK2.QJ2", "3NT", "nt-game"),
    ("1C 1H", "KJ32.432.A32.432", "X", "negative-double"),
    ("1C 1H", "KJ432.32.A32.432", "1S", "new-suit"),
    ("1S 2H", "K32.432.A432.432", "2S", "raise-single"),
    ("1S 2H", "KQ32.2.A432.K432", "4S", "raise-game"),
    ("2H P", "AKQ2.K2.AK32.432", "4H", "raise-game"),
]  # fmt: skip


@pytest.mark.parametrize(("calls", "hand", "call", "rule"), CASES)
def test_calls(calls: str, hand: str, call: str, rule: str) -> None:
    assert call_of(auction(calls), hand) == (call, rule)


def test_every_rule_and_reason_has_a_text_in_three_languages() -> None:
    folder = Path(bots.__file__).parent
    texts = [file.read_text("utf-8") for file in folder.rglob("*.py")]
    ids = {one for text in texts for one in re.findall(r'"((?:system|bot)-[a-z0-9-]+)"', text)}
    ids |= {f"system-open-1{suit}" for suit in "hs"} | {f"system-transfer-{suit}" for suit in "hs"}
    assert len(ids) > 80
    for locale in LOCALES:
        own = Catalogue({locale: catalogue_texts(locale)})
        assert [one for one in sorted(ids) if own.find(locale, one) is None] == []


def meaning(calls: str) -> str:
    return told(read_auction(auction(calls)).heard[-1].rules)


def test_meanings_are_told_in_ranges() -> None:
    assert meaning("1NT") == "system-open-1nt · 15–17 HCP ♠2–5 ♥2–5 ♦2–5 ♣2–5"
    assert meaning("1H") == "system-open-1h · 12–21 HCP ♥5+ / 11 HCP ♥6+"
    assert meaning("1NT P 2D") == "system-transfer-h · ♥5+"
    assert meaning("1S P 3S P 4NT P 5C") == "system-aces · A: 0/4"


def test_what_a_seat_has_shown_grows_narrower() -> None:
    context = read_auction(auction("1D P 1S P 2S"))
    north = context.shown[Seat.NORTH]
    assert (north.points.low, north.points.high) == (12, 15)
    assert context.shown[Seat.SOUTH].points.low == 6


def test_a_game_force_lasts_until_game() -> None:
    context = read_auction(auction("2C P 2D P 2S P 3S P"))
    assert context.is_game_forced
    assert context.must_bid
    assert not read_auction(auction("2C P 2D P 2S P 4S P")).must_bid


def test_a_bid_over_partners_forcing_bid_lifts_the_duty() -> None:
    assert read_auction(auction("1C P 1S P")).must_bid
    assert not read_auction(auction("1C P 1S 2H")).must_bid


def test_a_call_the_system_does_not_know_is_taken_as_natural() -> None:
    heard = read_auction(auction("1C P 4D")).heard[-1]
    assert [rule.id for rule in heard.rules] == ["system-natural"]
    assert heard.forcing is Forcing.NO
