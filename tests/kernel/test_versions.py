"""Old logs replay by the rulebooks and laws they were played by, or not at all."""

from functools import reduce

import msgspec
import pytest

from qiaopai.games.minibridge.rulebooks import RULEBOOKS
from qiaopai.games.minibridge.rules.evolve import evolve_with
from qiaopai.games.minibridge.spec.game import GAME
from qiaopai.kernel.messages import Command, Office
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.versions import in_version
from qiaopai.testing.conformance import Configuration
from qiaopai.testing.conformance.walk import start_of

NEWER = msgspec.structs.replace(RULEBOOKS["tw"], version=2, game_bonus=500)


def test_the_present_and_the_older_version_are_found():
    kept = {"tw": NEWER, "tw@1": RULEBOOKS["tw"]}
    assert in_version(kept, "tw", 1).game_bonus == 300
    assert in_version(kept, "tw", 2).game_bonus == 500


def test_a_version_that_is_not_kept_is_refused():
    with pytest.raises(Refused, match="version_not_kept"):
        in_version({"tw": NEWER}, "tw", 1)


def test_a_deal_remembers_the_version_of_its_rulebook():
    events = GAME.decide(GAME.initial(), start_of(GAME, Configuration("tw"), "versions"))
    newer = {**RULEBOOKS, "tw": NEWER}
    with pytest.raises(Refused, match="version_not_kept"):
        reduce(evolve_with(newer), events, GAME.initial())
    kept = {**newer, "tw@1": RULEBOOKS["tw"]}
    assert reduce(evolve_with(kept), events, GAME.initial()).book.game_bonus == 300


def test_the_room_alone_deals():
    body = start_of(GAME, Configuration("tw"), "versions").body
    with pytest.raises(Refused, match="not_"):
        GAME.decide(GAME.initial(), Command(Office.DIRECTOR, 0, body))
