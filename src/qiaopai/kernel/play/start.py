"""The beginning of every deal: the command that deals, its event, the state it opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from qiaopai.kernel.commitment import text_commitment
from qiaopai.kernel.deals import parse_deal
from qiaopai.kernel.entropy import Entropy
from qiaopai.kernel.game import NewDeal, Rulebook
from qiaopai.kernel.messages import Event
from qiaopai.kernel.play.commands import StartDeal
from qiaopai.kernel.play.course import Course
from qiaopai.kernel.play.events import DealSecret, DealStarted
from qiaopai.kernel.play.evolve import opened
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.secret import Secret
from qiaopai.kernel.sources import DealSource, ShuffledPack


def start_command(
    new: NewDeal,
    rulebook: str,
    changes: Mapping[str, Any],
    entropy: Entropy,
    where: str,
    source: DealSource | None = None,
) -> StartDeal:
    """Draw the deal and commit to it before anyone sees a card."""
    dealt = (source or ShuffledPack()).deal(new.board, new.dealer, entropy)
    words = entropy.child(f"salt/{new.board}")
    salt, deal = "".join(f"{word:016x}" for word in words.words(4)), dealt.hands.text
    return StartDeal(
        number=new.number,
        board=new.board,
        dealer=new.dealer,
        rulebook=rulebook,
        commitment=text_commitment(deal, salt, where, new.board),
        deal=Secret(deal),
        salt=Secret(salt),
        vacant=new.vacant,
        changes=dict(changes),
        shuffled=dealt.shuffled,
    )


def start_deal(course: Course[Any], body: StartDeal, rulebooks: Mapping[str, Rulebook]) -> None:
    """The deal begins.

    Raises:
        Refused: `unknown_rulebook`.
    """
    book = rulebooks.get(body.rulebook)
    if book is None:
        raise Refused("unknown_rulebook", rulebook=body.rulebook)
    started = DealStarted(
        number=body.number,
        board=body.board,
        dealer=body.dealer,
        rulebook=book.id,
        rulebook_version=book.version,
        commitment=body.commitment,
        vacant=body.vacant,
        changes=body.changes,
        shuffled=body.shuffled,
    )
    course.tell(started, Secret(DealSecret(body.deal.open(), body.salt.open())))


def started_fields(event: Event) -> dict[str, Any]:
    """The fields of a `PlayState` after a `DealStarted`, but for options and phase."""
    body, secret = event.body, opened(event, DealSecret)
    assert isinstance(body, DealStarted)
    deal = Secret(parse_deal(secret.deal))
    return {
        "number": body.number,
        "board": body.board,
        "dealer": body.dealer,
        "vacant": body.vacant,
        "commitment": body.commitment,
        "deal": deal,
        "salt": Secret(secret.salt),
        "hands": deal,
    }
