"""Files of whole matches: written, read, equal; whatever is wrong costs its deal and has a line."""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.guandan.formats.matches import match

from qiaopai.games import discover
from qiaopai.games.guandan.formats import Act, DealRecord, Gift, record_text
from qiaopai.games.guandan.formats.checking import after_tribute
from qiaopai.games.guandan.rules.cards import Card
from qiaopai.games.guandan.rules.plays import Kind, Meaning
from qiaopai.games.guandan.spec import GAME
from qiaopai.games.guandan.spec.record import PlayedDeal
from qiaopai.i18n import LOCALES
from qiaopai.kernel.parts import knowing, reading_of
from qiaopai.kernel.record import PlayerRecord
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.room.codec import encode
from qiaopai.storage.catalogues import load_catalogue

replace = msgspec.structs.replace
CHANGES: dict[str, dict[str, str | int | bool]] = {
    "as it is": {},
    "short": {"target": "6", "max_bomb": 8},
    "lots": {"tribute_tie": "random", "tie_return": "paired", "first_lead": "random"},
    "shown": {"anti_tribute": "optional", "turn_direction": "cw", "first_lead": "fixed"},
    "no tribute": {"tribute": False, "a_pass_requires_declarer": False},
    "failing": {"a_fail_to": "opponents", "promotion_double": 4, "return_max_own": 14},
}
PLAYERS = {
    Seat.SOUTH: PlayerRecord(name="Ann de la Tour"),
    Seat.NORTH: PlayerRecord(bot="easy"),
    Seat.WEST: PlayerRecord(name="bot N easy"),
    Seat.EAST: PlayerRecord(name="# 立春"),
}
WHOLE = tuple(replace(one, players=PLAYERS) for one in match("files", "ahcme", {"target": "6"}))


def written(records: tuple[PlayedDeal, ...]) -> str:
    return GAME.writer.write(records, "txt").text


TEXT = written(WHOLE)
LINES = TEXT.splitlines()


def read(text: str) -> tuple[list[PlayedDeal], list[tuple[int, str]]]:
    found = GAME.reader.read(text.encode())
    boards = list(found.boards)
    assert found.total == len(boards)
    return boards, [(fault.line, fault.code.removeprefix("guandan_")) for fault in found.faults]


def bare(text: str, *words: str) -> str:
    """The text without the lines that begin with these words."""
    return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(words))


def closed(record: PlayedDeal) -> PlayedDeal:
    """The record without what stands in remarks."""
    return replace(record, players={}, commitment="", salt="", where="")


@pytest.mark.parametrize("book", ["ahcme", "national2017"])
@pytest.mark.parametrize("changes", CHANGES)
def test_whole_matches_are_read_as_they_were_written(book: str, changes: str) -> None:
    parts = set()
    for seed in ("a", "b"):
        records = match(f"{changes} {seed}", book, CHANGES[changes])
        assert read(written(records)) == (list(records), [])
        # Deal after deal, each follows from the one before.
        told = bare(written(records), "# ", "last", "fails", "standing", "declarer")
        assert read(told) == ([closed(one) for one in records], [])
        # And each says for itself how the match stood.
        for one in records:
            assert read(written((one,))) == ([one], [])
            parts |= {name for name in ("tributes", "last") if getattr(one.deal, name)}
    assert parts == {"last"} | ({"tributes"} if changes != "no tribute" else set())


def test_what_a_deal_does_not_say_follows_from_the_rules() -> None:
    assert read(bare(TEXT, "# ", "order", "leader", "number")) == (
        [closed(one) for one in WHOLE],
        [],
    )


def test_a_later_deal_alone_must_say_how_the_match_stood() -> None:
    alone = written(WHOLE[1:2])
    assert read(bare(alone, "last")) == ([], [(1, "unknown_before")])
    assert read(bare(alone, "standing")) == ([], [(1, "unknown_before")])
    # After a deal that is left out too.
    broken = bare(TEXT.replace("\nleader", "\nladder", 1), "last")
    assert read(broken) == ([], [(LINES.index(next(
        line for line in LINES if line.startswith("leader"))) + 1, "unknown_word"),
        *[(n, "unknown_before") for n, line in enumerate(broken.splitlines(), 1)
          if n > 1 and line.startswith("qiaopai-guandan")],
    ])  # fmt: skip


def test_who_played_and_what_was_committed_to_stand_in_remarks() -> None:
    boards, _ = read(TEXT)
    assert boards[0].players == PLAYERS
    assert boards[0].commitment == WHOLE[0].commitment
    # What is no digest proves nothing, and opens nothing.
    boards, faults = read(TEXT.replace("# salt ", "# salt x"))
    assert (boards[0].salt, boards[0].commitment, faults) == ("", "", [])


def test_what_stands_before_the_first_heading() -> None:
    remark = "\ufeff# from the club\r\n\r\n"
    assert read(remark + TEXT.replace("\n", "\r\n")) == (list(WHOLE), [])
    boards, faults = read(f"qiaopai-guandan/2\n{TEXT}")
    assert (boards, faults) == (list(WHOLE), [(1, "bad_heading")])


def other(changed: Callable[[DealRecord], DealRecord], at: int = 1) -> str:
    """A match with one deal changed."""
    texts = [record_text(changed(one.deal) if n == at else one.deal) for n, one in enumerate(WHOLE)]
    return "".join(texts)


def line_of(text: str, word: str, at: int = 1, nth: int = 0) -> int:
    """The line of the nth such word of a deal."""
    lines = list(enumerate(text.splitlines(), 1))
    heads = [n for n, line in lines if line.startswith("qiaopai-guandan")] + [len(lines) + 1]
    own = [n for n, line in lines if heads[at] <= n < heads[at + 1] and line.startswith(word)]
    return own[nth]


def low(deal: DealRecord) -> Card:
    return min(deal.hands[deal.tributes[0].giver], key=lambda card: card.index)


def short(deal: DealRecord) -> dict[Seat, tuple[Card, ...]]:
    return {**deal.hands, Seat.NORTH: deal.hands[Seat.NORTH][1:]}


def lower(deal: DealRecord) -> tuple[Gift, ...]:
    return (replace(deal.tributes[0], card=low(deal)), *deal.tributes[1:])


def crossed(deal: DealRecord) -> tuple[Gift, ...]:
    """Everybody pays somebody else than he has paid."""
    return tuple(
        replace(one, receiver=next(seat for seat in Seat if seat not in (one.giver, one.receiver)))
        for one in deal.tributes
    )


def opponents(deal: DealRecord) -> Side:
    return next(side for side in Side if side is not deal.declarer)


def up_to_a_pass(deal: DealRecord) -> tuple[Act, ...]:
    place = next(n for n, act in enumerate(deal.acts) if not act.meaning)
    return deal.acts[: place + 1]


SINGLE = Meaning(Kind.SINGLE, 1, 3)
WRONG: dict[str, tuple[str, int, Callable[[DealRecord], dict[str, object]]]] = {
    "bad_deal": ("hand N", 0, lambda deal: {"hands": short(deal)}),
    "no_level": ("qiaopai", 0, lambda deal: {"level": None}),
    "not_that_card": ("tribute", 0, lambda deal: {"tributes": lower(deal)}),
    "not_so tributes": (
        "tribute", 0, lambda deal: {"tributes": crossed(deal), "returns": (), "acts": ()},
    ),
    "not_so returns": ("qiaopai", 0, lambda deal: {"returns": (), "acts": ()}),
    "not_so anti": ("anti", 0, lambda deal: {"anti": (deal.tributes[0].giver,)}),
    "not_so turned": ("turned", 0, lambda deal: {"turned": Card.H7}),
    "not_so declarer": ("declarer", 0, lambda deal: {"declarer": opponents(deal)}),
    "wrong_order": ("order", 0, lambda deal: {"order": deal.order[::-1]}),
    "unfinished": ("pass", 0, lambda deal: {"order": (), "acts": up_to_a_pass(deal)}),
    "deal_over": ("pass", -1, lambda deal: {"acts": (*deal.acts, Act(deal.order[3]))}),
    "unknown_rulebook": ("rulebook", 0, lambda deal: {"rulebook": "x" * 99}),
}  # fmt: skip
"""What is changed, and the line of that deal where it is found: a word, and which with it."""


@pytest.mark.parametrize("what", WRONG)
def test_a_deal_that_could_not_be_is_left_out_with_its_fault(what: str) -> None:
    word, nth, changed = WRONG[what]
    text = other(lambda deal: replace(deal, **changed(deal)))
    found = GAME.reader.read(text.encode())
    assert list(found.boards) == [closed(one) for one in (WHOLE[0], *WHOLE[2:])]
    code, _, part = what.partition(" ")
    first = found.faults[0]
    assert (first.line, first.code) == (line_of(text, word, nth=nth), f"guandan_{code}")
    assert first.data.get("part", "") == part
    assert all(line_of(text, "qiaopai") <= one.line < line_of(text, "qiaopai", 2)
               for one in found.faults)  # fmt: skip


def acts(deal: DealRecord, at: int, *new: Act) -> DealRecord:
    return replace(deal, acts=(*deal.acts[:at], *new, *deal.acts[at + 1 :]))


def test_a_wrong_act_is_named_by_its_line() -> None:
    deal = WHOLE[0].deal
    first = deal.acts[0]
    held = {seat: set(hand) for seat, hand in after_tribute(deal).items()}
    strange = next(card for card in Card if card not in held[first.seat] and not card.is_joker)
    meaning = Meaning(Kind.SINGLE, 1, 15 if strange.rank == deal.level else strange.rank)
    wrong = {
        "no_lead": Act(first.seat),
        "card_not_held": Act(first.seat, (strange,), meaning),
        "not_a_play": Act(first.seat, first.cards, replace(SINGLE, key=99)),
        "not_your_turn": replace(first, seat=first.seat.left),
    }
    text = other(lambda deal: deal, 0)
    start = line_of(text, "leader", 0) + 1
    for code, act in wrong.items():
        boards, faults = read(other(lambda deal, act=act: acts(deal, 0, act), 0))
        assert boards == [closed(one) for one in WHOLE[1:]]
        assert (start, code) in faults, code
        assert {line for line, _ in faults} == {start}, "the rest follows from it"


def faults_of_all() -> Iterator[str]:
    yield from {code.partition(" ")[0] for code in WRONG}
    yield from ("bad_heading", "bad_line", "unknown_word", "unknown_before", "card_not_held",
                "not_your_turn", "not_a_play", "too_low", "no_lead")  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_is_said_in_words(locale: str) -> None:
    catalogue = load_catalogue()
    parts = ("level", "levels", "declarer", "last", "fails", "anti", "tributes", "returns",
             "turned", "leader", "order", "acts")  # fmt: skip
    for code in faults_of_all():
        key = f"fault-guandan-{code}".replace("_", "-")
        told = {catalogue.find(locale, key, value="x", part=part) for part in parts}
        assert None not in told
        assert len(told) == (len(parts) if code == "not_so" else 1)


def test_a_game_knows_its_own_file_and_leaves_the_others() -> None:
    games = discover()
    data = TEXT.encode()
    assert knowing(games, data) is knowing(games, data, "evening.pbn") is games["guandan"].reader
    assert reading_of(games, data, game="guandan") is games["guandan"].reader
    for text in ("", "{}", '[Board "1"]', "# qiaopai-guandan/1", "md|1S|\nqiaopai-guandan/1"):
        assert knowing(games, text.encode()) is None
        assert reading_of(games, text.encode()) is games["bridge"].files
    assert knowing(games, data, game="bridge") is None
    with pytest.raises(Refused, match="no_files"):
        reading_of(games, b"", game="guandan")


def readable(text: str) -> None:
    """Whatever is read can be sent, and is again what its own text says."""
    found = GAME.reader.read(text.encode("utf-8", "replace"))
    boards = list(found.boards)
    encode(boards)
    count = len(text.encode("utf-8", "replace").decode("utf-8-sig").splitlines())
    assert all(1 <= fault.line <= max(1, count) for fault in found.faults)
    for one in boards:
        assert read(written((one,))) == ([one], [])


WORDS = [*sorted({line.partition(" ")[0] for line in LINES}), "anti", "fails", "turned", "setting"]
EVERY = st.sampled_from(LINES)
NEW = st.one_of(
    EVERY,
    st.text(max_size=30),
    st.builds("{} {}".format, st.sampled_from(WORDS), st.text(max_size=12)),
    st.builds("fails {} {}".format, st.sampled_from(("NS", "EW")), st.integers(-1, 10**20)),
    st.builds("last {}".format, st.permutations("NESW").map(" ".join)),
    st.builds("standing {} {}".format, st.sampled_from(("NS", "EW")), st.sampled_from("26TA")),
    st.builds("play {} {} {}:{}:{}".format, st.sampled_from("NESW"),
              st.lists(st.sampled_from(list(Card)), max_size=40).map(",".join),
              st.sampled_from(list(Kind)), st.integers(0, 30), st.integers(0, 10**30)),
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> str:
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + draw(st.integers(0, 3))] = draw(st.lists(NEW, max_size=2))
        lines = lines or [""]
    return draw(st.sampled_from(("\n", "\r\n"))).join(lines)


@given(mutated())
def test_a_damaged_file_never_raises(text: str) -> None:
    readable(text)


@given(st.lists(NEW, max_size=30))
def test_lines_of_any_kind_never_raise(lines: list[str]) -> None:
    readable("\n".join(("qiaopai-guandan/1", *lines)))


@given(st.binary(max_size=200), st.integers(0, len(TEXT)))
def test_bytes_of_any_kind_never_raise(data: bytes, at: int) -> None:
    whole = TEXT.encode()
    found = GAME.reader.read(whole[:at] + data + whole[at:])
    encode(list(found.boards))
    GAME.reader.knows(data)
