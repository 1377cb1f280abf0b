"""Cards, kinds, the order of bombs, and the options that concern plays."""

import pytest
from tests.guandan import definition
from tests.guandan.holdings import BOOK, random_hands

from qiaopai.games.guandan.options import Options, SuitedRun
from qiaopai.games.guandan.rules.cards import (
    FACES,
    PACK,
    Card,
    Level,
    holds,
    is_wild,
    level_value,
    make_hand,
    parse_card,
    parse_cards,
    parse_level,
    wild_of,
    without,
)
from qiaopai.games.guandan.rules.plays import Kind, Meaning, concrete, moves, readings, selection
from qiaopai.kernel.refusal import Refusal


def read(text: str, level: str = "2", rules: Options = BOOK) -> list[tuple[str, int]]:
    found = readings(parse_cards(text), parse_level(level), rules)
    return [(meaning.kind.value, meaning.key) for meaning in found]


def test_there_are_108_cards_of_54_faces() -> None:
    assert len(PACK) == 108 == 2 * len(set(FACES))
    assert [card.index for card in FACES] == list(range(54))
    assert (Card.C2.rank, Card.SA.rank, Card.SB.rank, Card.HR.rank) == (2, 14, 16, 17)


def test_a_hand_is_held_from_the_highest_card_down() -> None:
    assert " ".join(parse_cards("H10 d2 HR SB C10")) == "HR SB HT CT D2"
    assert without(parse_cards("S3 S3 S4"), [Card.S3]) == parse_cards("S4 S3")
    with pytest.raises(ValueError, match="not in list"):
        without(parse_cards("S3 S4"), [Card.S3, Card.S3])
    assert holds(parse_cards("S3 S3 S4"), [Card.S3, Card.S3])
    assert not holds(parse_cards("S3 S4"), [Card.S3, Card.S3])


@pytest.mark.parametrize("text", ["", "S1", "X2", "RH", "S11"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


def test_levels_are_read_and_written() -> None:
    assert [level.text for level in Level] == list(definition.RANKS)
    assert parse_level("10") is parse_level("t") is Level.TEN
    with pytest.raises(ValueError, match="not a level"):
        parse_level("1")


def test_the_level_card_stands_above_the_ace_and_its_heart_is_wild() -> None:
    order = sorted(FACES, key=lambda card: level_value(card, Level.TEN))
    ranks = list(dict.fromkeys(card.rank for card in order))
    assert ranks == [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 10, 16, 17]
    assert [card for card in FACES if is_wild(card, Level.TEN)] == [Card.HT] == [wild_of(Level.TEN)]


BOMBS = [
    ("S3 H3 C3 D3", 4),
    ("SA HA CA DA", 4),
    ("S2 C2 D2 S2", 4),
    ("S3 H3 C3 D3 S3", 5),
    ("SA S2 S3 S4 S5", 5),
    ("ST SJ SQ SK SA", 5),
    ("S3 H3 C3 D3 S3 H3", 6),
    ("S3 H3 C3 D3 S3 H3 C3", 7),
    ("S3 H3 C3 D3 S3 H3 C3 D3", 8),
    ("S3 H3 C3 D3 S3 H3 C3 D3 H2", 9),
    ("S3 H3 C3 D3 S3 H3 C3 D3 H2 H2", 10),
    ("SB SB HR HR", 4),
]
"""From the lowest up."""


def test_the_order_of_bombs() -> None:
    found = [readings(parse_cards(text), Level.TWO, BOOK)[0] for text, _ in BOMBS]
    assert [meaning.size for meaning in found] == [size for _, size in BOMBS]
    for place, meaning in enumerate(found):
        assert [meaning.beats(other) for other in found] == [n < place for n in range(len(found))]
        assert meaning.beats(Meaning(Kind.PAIR, 2, 17))
        assert not Meaning(Kind.STRAIGHT, 5, 14).beats(meaning)


@pytest.mark.parametrize(
    "text",
    [
        "SB HR", "SB SB HR", "SB SB SB", "S3 H3 C3 S4", "S3 H3 C3 S4 S5", "S3 H4 S5 H6",
        "S3 H4 S5 H6 S7 H8", "S3 H3 S4 H4", "S3 H3 S4 H4 S5 H5 S6 H6",
        "S3 H3 C3 S4 H4 C4 S5 H5 C5", "SQ HK SA H3 S4", "SK HA S2 H3 S4", "SK HK SA HA S3 C3",
        "S3 H3 C3 SB HR", "SB SB S3 H3", "H2 HR", "H2 H2 SB", "",
    ],
)  # fmt: skip
def test_what_is_never_a_play(text: str) -> None:
    assert read(text, "2") == []


@pytest.mark.parametrize(
    ("text", "level", "found"),
    [
        ("S7 H7 C8 D8 H2 H2", "2", [("plate", 8), ("tube", 9), ("tube", 8)]),
        ("S6 H6 CK DK H2", "2", [("full_house", 13), ("full_house", 6)]),
        ("S2 C2 D2 H2 H2", "2", [("bomb", 15)]),
        ("H2 H2", "2", [("pair", 15)]),
        ("H2", "2", [("single", 15)]),
        ("S3 S4 H2 S6 S7", "2", [("straight_flush", 7), ("straight", 7)]),
        ("H3 H4 H2 H6 H7", "2", [("straight_flush", 7)]),
        ("S3 S4 H9 S5 S6", "9", [
            ("straight_flush", 7), ("straight_flush", 6), ("straight", 7), ("straight", 6),
        ]),
    ],
)  # fmt: skip
def test_meanings_come_strongest_first(text: str, level: str, found: object) -> None:
    assert read(text, level) == found


def test_only_what_beats_the_table_may_be_meant() -> None:
    cards, level = parse_cards("S6 H6 CK DK H2"), Level.TWO
    table = Meaning(Kind.FULL_HOUSE, 5, 12)
    assert [m.key for m in readings(cards, level, BOOK, table)] == [13]
    assert readings(cards, level, BOOK, Meaning(Kind.STRAIGHT, 5, 5)) == ()


EIGHT_AND_TWO = "S3 H3 C3 D3 S3 H3 C3 D3 H2 H2"


def with_option(**changes: object) -> Options:
    return BOOK.with_changes(changes)


@pytest.mark.parametrize(("largest", "sizes"), [(10, [4, 5, 6, 7, 8, 9, 10]), (8, [4, 5, 6, 7, 8])])
def test_option_max_bomb(largest: int, sizes: list[int]) -> None:
    rules, hand = with_option(max_bomb=largest), parse_cards(EIGHT_AND_TWO)
    found = [m.size for m in moves(hand, Level.TWO, None, rules) if m.kind is Kind.BOMB]
    assert found == sizes
    assert read(EIGHT_AND_TWO, "2", rules) == ([("bomb", 3)] if largest == 10 else [])


def test_option_full_house_joker_pair() -> None:
    text, rules = "SB SB C9 D9 H9", with_option(full_house_joker_pair=False)
    assert read(text, "5") == [("full_house", 9)]
    assert read(text, "5", rules) == []
    assert read("CK DK C9 D9 H9", "5", rules) == [("full_house", 9)]


@pytest.mark.parametrize(
    ("suited", "straights"),
    [
        (SuitedRun.NEVER_WHEN_PHYSICAL, [False, False, True, True]),
        (SuitedRun.ALWAYS, [True, True, True, True]),
        (SuitedRun.NEVER_WITH_ONE_SUIT_NATURALS, [False, False, False, True]),
    ],
)
def test_option_suited_run_as_straight(suited: SuitedRun, straights: list[bool]) -> None:
    rules = with_option(suited_run_as_straight=suited.value)
    runs = ["S3 S4 S5 S6 S7", "H3 H4 H2 H6 H7", "S3 S4 H2 S6 S7", "S3 S4 H2 S6 C7"]
    assert [("straight", 7) in read(text, "2", rules) for text in runs] == straights
    assert [("straight_flush", 7) in read(text, "2", rules) for text in runs] == [
        True, True, True, False,
    ]  # fmt: skip


def test_a_wild_card_makes_a_straight_of_a_suited_run_that_is_held() -> None:
    hand = parse_cards("S3 S4 S5 S6 S7 H2")
    straight = [m for m in moves(hand, Level.TWO, None, BOOK) if m.kind is Kind.STRAIGHT]
    assert [(m.key, m.cards.count(Card.H2)) for m in straight] == [(6, 1), (7, 1), (8, 1)]


def test_option_wild_as_lower_single_pair() -> None:
    rules = with_option(wild_as_lower_single_pair=True)
    everything = [15, *range(14, 2, -1)]
    assert [key for _, key in read("H2", "2", rules)] == everything
    assert [key for _, key in read("H2 H2", "2", rules)] == everything
    assert read("S2 C2 D2 H2 H2", "2", rules) == [("bomb", 15)]


class Eight(definition.Book):
    max_bomb = 8


class NoJokers(definition.Book):
    joker_pair = False


class AlwaysStraight(definition.Book):
    suited = "always"


class NaturalSuits(definition.Book):
    suited = "never_with_one_suit_naturals"


class Lower(definition.Book):
    lower = True


@pytest.mark.parametrize(
    ("changes", "book"),
    [
        ({"max_bomb": 8}, Eight),
        ({"full_house_joker_pair": False}, NoJokers),
        ({"suited_run_as_straight": "always"}, AlwaysStraight),
        ({"suited_run_as_straight": "never_with_one_suit_naturals"}, NaturalSuits),
        ({"wild_as_lower_single_pair": True}, Lower),
    ],
)
def test_every_option_by_its_definition(
    changes: dict[str, object], book: type[definition.Book]
) -> None:
    rules = with_option(**changes)
    hands = [h for wilds in (0, 1, 2) for h in random_hands(f"{changes} {wilds}", 8, 10, wilds)]
    hands.append((parse_cards(EIGHT_AND_TWO), Level.TWO))
    for hand, level in hands:
        found = {
            (tuple(sorted(map(str, cards))), (m.kind.value, m.size, m.key))
            for cards, m in concrete(hand, level, None, rules)
        }
        assert found == definition.plays([str(card) for card in hand], level.text, book)


def choose(text: str, table: Meaning | None, level: Level = Level.TWO) -> object:
    found = selection(parse_cards(text), level, table, BOOK)
    if isinstance(found, Refusal):
        return found.code, dict(found.data)
    return [meaning.kind.value for meaning in found]


PAIR_OF_TENS = Meaning(Kind.PAIR, 2, 10)
TABLE = {"table_kind": "pair", "table_size": 2, "table_key": 10}


@pytest.mark.parametrize(
    ("text", "table", "said"),
    [
        ("", None, ("no_cards", {})),
        ("S3 H4", None, ("not_a_play", {"count": 2})),
        ("S3 H4", PAIR_OF_TENS, ("not_a_play", {"count": 2})),
        ("S3", PAIR_OF_TENS, ("wrong_type", TABLE | {"kinds": "single", "keys": "3", "size": 1})),
        (
            "S7 H7 C8 D8 H2 H2",
            PAIR_OF_TENS,
            ("wrong_type", TABLE | {"kinds": "plate,tube", "keys": "8,9", "size": 6}),
        ),
        ("ST HT", PAIR_OF_TENS, ("too_low", TABLE | {"kind": "pair", "size": 2, "key": 10})),
        ("SJ HJ", PAIR_OF_TENS, ["pair"]),
        ("S3 H3 C3 D3", PAIR_OF_TENS, ["bomb"]),
        ("S7 H7 C8 D8 H2 H2", Meaning(Kind.TUBE, 6, 8), ["tube"]),
    ],
)
def test_a_selection_is_explained(text: str, table: Meaning | None, said: object) -> None:
    assert choose(text, table) == said


def test_a_bomb_too_small_is_too_low() -> None:
    bomb = Meaning(Kind.BOMB, 5, 3)
    found = choose("SA HA CA DA", bomb)
    assert found == ("too_low", {
        "table_kind": "bomb", "table_size": 5, "table_key": 3, "kind": "bomb", "size": 4, "key": 14,
    })  # fmt: skip


def test_a_hand_keeps_equal_faces() -> None:
    assert make_hand([Card.S3, Card.SA, Card.S3]) == (Card.SA, Card.S3, Card.S3)
