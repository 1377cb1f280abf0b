"""Commands, events and refusals: tags, texts, what is shown in print."""

import msgspec
import pytest
from tests.minibridge.playing import Table

from qiaopai.cards import Card, parse_card
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.games.minibridge.spec import GAME
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.messages import CommandBody, Event, kind_of, snake
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.refusal import Refusal, Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.texts import command_text, parse_command


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Play", "play"), ("CardPlayed", "card_played"), ("DealStarted", "deal_started")],
)
def test_tags_are_words_of_the_class(name: str, tag: str) -> None:
    assert snake(name) == tag


def test_a_body_knows_its_kind() -> None:
    assert kind_of(p.Play(Seat.NORTH, parse_card("SA"))) == "play"
    kinds = [kind_of_type.__struct_config__.tag for kind_of_type in GAME.event_types]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (p.Play(Seat.SOUTH, parse_card("SA")), "play S SA"),
        (c.Announce(12), "announce 12"),
        (c.ChooseContract(Denomination.NOTRUMP, "game"), "choose_contract NT game"),
        (p.Claim(5), "claim 5"),
        (p.Claim(5, "all top cards"), "claim 5 all top cards"),
        (p.Answer("reject"), "answer reject"),
        (p.Agree(9), "agree 9"),
        (p.DrawAttention("revoke", Seat.EAST, 3), "draw_attention revoke E 3"),
    ],
)
def test_a_command_is_written_and_read(command: object, text: str) -> None:
    assert command_text(command) == text  # type: ignore[arg-type]
    assert parse_command(text, GAME.command_types) == command


@pytest.mark.parametrize(
    "text", ["", "dance", "play", "play S", "play S SX", "play Q SA", "claim x"]
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        parse_command(text, GAME.command_types)


def test_a_refusal_has_a_code_and_data() -> None:
    refused = Refused("must_follow_suit", suit="S")
    assert (refused.code, refused.data, str(refused)) == (
        "must_follow_suit",
        {"suit": "S"},
        "must_follow_suit",
    )
    assert Refused(Refusal("not_now")).refusal == Refusal("not_now")


def test_an_event_hides_its_secret() -> None:
    started = Table().commits[0][0]
    assert started.secret is not None
    assert "AKQ" not in repr(started)
    assert started == Event(started.at, started.body, Secret(started.secret.open()))
    assert started != Event(started.at + 1, started.body, started.secret)
    assert started != "something else"


class Part(msgspec.Struct, frozen=True):
    """Words with a number."""

    name: str
    size: int


class Several(CommandBody, frozen=True):
    """Several cards, and perhaps a part."""

    cards: tuple[Card, ...]
    part: Part | None = None


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Several((parse_card("SA"), parse_card("HT"))), "several SA,HT"),
        (Several((parse_card("SA"),), Part("pair", 2)), "several SA pair:2"),
        (Several(()), "several"),
    ],
)
def test_lists_and_parts_are_written_and_read(command: Several, text: str) -> None:
    assert command_text(command) == text
    assert parse_command(text, (Several,)) == command


def test_nothing_may_be_written_as_a_dash() -> None:
    assert parse_command("several SA -", (Several,)) == Several((parse_card("SA"),))


@pytest.mark.parametrize("text", ["several SA pair", "several SA pair:2:3", "several S?,SA"])
def test_too_many_or_too_few_parts_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_command"):
        parse_command(text, (Several,))
