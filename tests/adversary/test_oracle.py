"""Whole games of random play and random claims, held against rules written a second time."""

import random

import pytest
from tests.adversary import oracle as o
from tests.room.tables import GAME, Table

from qiaopai.cards import parse_card
from qiaopai.games.minibridge.rules import commands as c
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.play import commands as p
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.kernel.viewers import player_viewer
from qiaopai.room.codec import builtins
from qiaopai.room.table import Status
from qiaopai.room.table import commands as do
from qiaopai.room.table.settings import Settings, changed


class Game(Table):
    """A table under any rulebook, looked at only through the views of its players."""

    def __init__(self, seed, book, **wanted):
        self.now, self.seed, self.state, self.commits = 1_000_000, seed, None, []
        self.game = GAME
        settings, changes = changed(GAME, book, Settings(), {}, {"next_seconds": 0, **wanted})
        self.do("ann", do.Create("t1", "minibridge", book, settings, changes))
        self.gathered().do("ann", do.Start())
        self.chance = random.Random(seed)
        self.totals = dict.fromkeys(self.at.values(), 0)

    @property
    def at(self):
        """Persons by seat."""
        return {seat.value: chair.person for seat, chair in self.here.seats.items()}

    def deal(self, seat):
        return builtins(GAME.view(self.here.deal, player_viewer(Seat(seat))))

    def say(self, seat, body):
        """The code of a refusal, or `done`."""
        try:
            self.do(self.at[seat], body)
        except Refused as refused:
            return refused.code
        return "done"

    def one_deal(self):
        """Play a deal; returns what the next one is held against."""
        seats, dealer = list(self.at), self.here.deal.dealer.value
        vacant = self.here.deal.vacant and self.here.deal.vacant.value
        self.announce(dealer, vacant)
        view = self.deal(seats[0])
        if view["phase"] != "ended":
            self.play_deal(view["declarer"], vacant)
            view = self.deal(seats[0])
        allowed = o.declarers(view["deal"], dealer)
        if allowed:
            assert view["declarer"] in (allowed if vacant else allowed[:1])
        self.check_result(view, bool(allowed))
        return {"dealer": dealer, "vacant": vacant, "at": dict(self.at), "counts": bool(allowed)}

    def announce(self, dealer, vacant):
        if self.here.deal.book.count_points == "auto":
            return
        for places in range(4):
            if (seat := o.turned(dealer, places)) == vacant:
                continue
            own = o.points(self.deal(seat)["hands"][seat]["cards"])
            assert [one["player"] for one in self.deal(seat)["pending"]] == [seat]
            assert self.say(seat, c.Announce(own + 1)) == "wrong_count"
            assert self.say(seat, c.Announce(own)) == "done"

    def play_deal(self, declarer, vacant):
        chance, dummy, self.result = self.chance, o.turned(declarer, 2), None
        owner = {seat: seat for seat in self.at}
        if vacant and vacant != dummy:
            owner[vacant] = dummy
        seen = [(seat, self.deal(seat)["hands"]) for seat in self.at]
        hands = {
            h: list(one["cards"]) for _, view in seen for h, one in view.items() if "cards" in one
        }
        assert len({card for hand in hands.values() for card in hand}) == 52
        plays = {hand: owner.get(declarer if hand == dummy else hand) for hand in o.SEATS}
        for seat, view in seen:
            mine = {hand for hand in o.SEATS if owner.get(hand) == seat} | {dummy}
            assert {hand for hand, one in view.items() if "cards" in one} == mine
        denomination, level = chance.choice([*o.GAME_TRICKS]), chance.choice(["part", "game"])
        self.choose(plays[declarer], denomination, level)
        turn, trick, won = o.turned(declarer), [], {"NS": 0, "EW": 0}
        while sum(won.values()) < 13:
            if chance.random() < 0.01 and self.claim(owner, dummy, hands, won):
                break
            turn = self.play_card(plays[turn], turn, hands, trick)
            if len(trick) == 4:
                turn = o.winner(trick, denomination)
                won[o.side(turn)] += 1
                trick.clear()
        tricks = won[o.side(declarer)]
        score = o.score(denomination, level, tricks)
        if vacant:
            shares = o.shares_of_three(score, plays[declarer], list(self.at))
        else:
            shares = o.shares(score, declarer)
        self.result = tricks, score, shares

    def choose(self, seat, denomination, level):
        menu = self.deal(seat)["menu"]
        assert len(menu) == 10
        for one in menu:
            need = o.tricks_needed(one["denomination"], one["level"])
            made = o.score(one["denomination"], one["level"], need)
            assert (one["tricks"], one["made"], one["down"]) == (need, made, -50)
        for other in set(self.at) - {seat}:
            assert "menu" not in self.deal(other)
            assert not self.deal(other)["legal"]
            body = c.ChooseContract(Denomination(denomination), level)
            assert self.say(other, body) == "declarer_chooses"
        assert self.say(seat, c.ChooseContract(Denomination(denomination), level)) == "done"

    def play_card(self, player, hand, hands, trick):
        wanted = o.may_play(hands[hand], trick)
        legal = [one for one in self.deal(player)["legal"] if one["kind"] == "play"]
        assert sorted(one["card"] for one in legal) == wanted
        assert {one["hand"] for one in legal} == {hand}
        if wrong := [card for card in hands[hand] if card not in wanted]:
            body = p.Play(Seat(hand), parse_card(self.chance.choice(wrong)))
            assert self.say(player, body) == "must_follow_suit"
        card = self.chance.choice(wanted)
        assert self.say(player, p.Play(Seat(hand), parse_card(card))) == "done"
        hands[hand].remove(card)
        trick.append((hand, card))
        return o.turned(hand)

    def claim(self, owner, dummy, hands, won):
        """A claim by anybody; whether everybody who is asked accepts it."""
        claimer, left = self.chance.choice(list(self.at)), 13 - sum(won.values())
        own = next((h for h in owner if owner[h] == claimer and h != dummy), None)
        tricks = self.chance.randrange(left + 1)
        code = self.say(claimer, p.Claim(tricks))
        if own is None:
            assert code == "dummy_does_not_act"
            return False
        if code == "already_claimed":
            return False
        assert code == "done"
        asked = [h for h in owner if h not in (own, dummy)]
        view = self.deal(claimer)
        assert sorted(view["claim"].get("cards", [])) == sorted(hands[own])
        assert {one["player"] for one in view["pending"]} == {owner[h] for h in asked}
        for hand in asked:
            option = self.chance.choice(["accept", "accept", "reject"])
            assert self.say(owner[hand], p.Answer(option)) == "done"
            if option == "reject":
                assert "claim" not in self.deal(claimer)
                return False
        won[o.side(own)] += tricks
        won[o.side(o.turned(own))] += left - tricks
        return True

    def check_result(self, view, counts):
        result = view["result"]
        if not counts:
            assert result["outcome"] == "thrown_in"
            assert set(result["points"].values()) == {0}
            return
        tricks, score, shares = self.result
        found = result.get("tricks", 0), result["score"], result["points"]
        assert found == (tricks, score, shares)
        assert sum(term["points"] for term in result["terms"]) == score
        assert all(term["count"] * term["each"] == term["points"] for term in result["terms"])
        for seat, person in self.at.items():
            self.totals[person] += shares[seat]

    def check_rotation(self, before):
        deal = self.here.deal
        dealer, vacant = deal.dealer.value, deal.vacant and deal.vacant.value
        if not before["counts"]:
            assert (dealer, vacant, self.at) == (before["dealer"], before["vacant"], before["at"])
            return
        assert dealer == o.turned(before["dealer"])
        moved = dict(before["at"])
        if vacant:
            assert vacant == o.turned(before["vacant"])
            moved[before["vacant"]] = moved.pop(vacant)
        assert self.at == moved


@pytest.mark.parametrize("book", ["tw", "jcbl"])
@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("count_points", ["auto", "player"])
def test_games(book, players, count_points):
    rounds, before, counted = 2, None, 0
    game = Game(f"{book}{players}", book, players=players, count_points=count_points, rounds=rounds)
    while game.here.status is not Status.FINISHED:
        if before:
            game.check_rotation(before)
        before = game.one_deal()
        counted += before["counts"]
        assert {game.at[s.value]: n for s, n in game.here.totals().items()} == game.totals
        if game.here.status is Status.BETWEEN:
            for person in list(game.at.values()):
                game.do(person, do.NextDeal())
    assert counted == rounds * (4 if players == 4 else 6)
