"""A deal is fixed before it is played and proved afterwards."""

import hashlib

import pytest

from qiaopai.cards import DECK
from qiaopai.kernel.commitment import commitment
from qiaopai.kernel.deals import deal_out
from qiaopai.kernel.seats import Seat

DEAL = deal_out(DECK, Seat.WEST)
SALT = "0123456789abcdef" * 4
# printf 'qiaopai-deal/1\n…' | sha256sum, the five lines as below
BY_HAND = "b09d829a38d7d5b7dc70fc407d5d5557a39cacd58fd5bf9f08b15074ab7c450b"


def test_five_lines_each_with_a_line_feed() -> None:
    lines = (
        "qiaopai-deal/1\n"
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"
        "N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62\n"
        "table 7\n"
        "12\n"
    )
    assert commitment(DEAL, SALT, "table 7", 12) == BY_HAND
    assert hashlib.sha256(lines.encode()).hexdigest() == BY_HAND


@pytest.mark.parametrize("salt", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64])
def test_a_salt_is_64_lower_case_hex_digits(salt: str) -> None:
    with pytest.raises(ValueError, match="64"):
        commitment(DEAL, salt, "table 7", 12)


def test_everything_counts() -> None:
    other = deal_out(DECK, Seat.NORTH)
    digests = {
        commitment(DEAL, SALT, "table 7", 12),
        commitment(other, SALT, "table 7", 12),
        commitment(DEAL, "1" * 64, "table 7", 12),
        commitment(DEAL, SALT, "table 8", 12),
        commitment(DEAL, SALT, "table 7", 13),
    }
    assert len(digests) == 5
