"""Law cases run by the kernel's one driver, with a case typed in and answers fed in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from qiaopai.cards import Card, parse_card
from qiaopai.kernel import procedures as p
from qiaopai.kernel.cases import Case, Plays
from qiaopai.kernel.effects import Effect
from qiaopai.kernel.seats import Player, Seat
from qiaopai.testing.vectors.cases import Fault
from qiaopai.testing.vectors.law_cases.answer import Answer, effect_words

_ESTABLISHED = {
    "revoke_established": True,
    "revoke_adjustment": True,
    "revoke_corrected": False,
}


def run_procedure(law: p.Law, case: Mapping[str, Any]) -> Answer:
    """Hand in the act, then what happens next; what the law comes to after the last choice."""
    facts = case_of(case["given"], case["irregularity"])
    choices = case["choices"]
    before = [one for one in choices if one.get("before_ruling")]
    if before != list(choices[: len(before)]):
        raise Fault("choices: what was done before the ruling comes first")
    answers: tuple[p.Answer, ...] = ()
    for choice in before:
        answers += answers_to(p.run_law(law.run, facts, answers), choice)
    waiting = p.run_law(law.run, facts, answers).waiting
    if isinstance(waiting, p.Turn) and waiting.attention:
        answers += (p.Noticed(),)
    for choice in choices[len(before) :]:
        for part in parts_of(choice):
            answers += answers_to(p.run_law(law.run, facts, answers), part)
    return _answer(p.run_law(law.run, facts, answers))


def _answer(progress: p.Progress) -> Answer:
    steps = progress.all_steps
    return Answer(
        ruling=progress.ruling,
        effects=[effect_words(step) for step in steps if isinstance(step, Effect)],
        director=frozenset(step.code for step in steps if isinstance(step, p.Judgement)),
        established=_ESTABLISHED.get(progress.ruling or ""),
    )


def parts_of(choice: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """To replace a card is to withdraw it and to play another."""
    if choice["action"] != "replace" or "card" not in choice:
        return (choice,)
    by = choice["by"]
    return (
        {"by": by, "action": "withdraw"},
        {"by": by, "action": "play", "card": choice["card"]},
    )


def answers_to(progress: p.Progress, choice: Mapping[str, Any]) -> tuple[p.Answer, ...]:
    """The choice as an answer to what the law waits for; none if that seat has no such right."""
    by, action, waiting = Seat(choice["by"]), choice["action"], progress.waiting
    if isinstance(waiting, p.Turn):
        if action in ("play", "lead") and by in waiting.hands:
            return (p.Played(by, parse_card(choice["card"])),)
        return ()
    if isinstance(waiting, p.Ask) and action in waiting.options:
        for player, hand in progress.missing():
            if by in (player, hand):
                return (p.Answered(player, action),)
    return ()


def case_of(given: Mapping[str, Any], irregularity: Mapping[str, Any]) -> Case:
    """The facts that a law is told, from those of the case; what no law here asks is left out."""
    facts = given.get("facts", {})
    offender = Seat(facts.get("offender", irregularity["by"]))
    declarer = _seat(given.get("declarer"))
    dummy = _seat(given.get("dummy")) or (declarer.partner if declarer else None)
    card = _card(irregularity.get("card"))
    return Case(
        offender=offender,
        card=card,
        leader=_seat(given.get("leader")),
        declarer=declarer,
        dummy=dummy,
        players={dummy: Player(declarer)} if dummy and declarer else {},
        trick_cards=_trick(given, irregularity, card),
        next_trick_cards=_plays(given["next_trick_cards"]) if "next_trick_cards" in given else None,
        play_over=given.get("phase") == "end_of_play",
        tricks_claimed=_claimed(given, irregularity),
        tricks_left=given.get("tricks_left"),
        established=facts.get("established"),
        revoke_trick_winner=_seat(facts.get("revoke_trick_winner")),
        os_tricks_before=facts.get("os_tricks_before"),
        os_tricks_after=facts.get("os_tricks_after"),
    )


def _claimed(given: Mapping[str, Any], irregularity: Mapping[str, Any]) -> int | None:
    """Tricks claimed: to concede some is to claim the others."""
    tricks: int | None = irregularity.get("tricks")
    if irregularity["type"] != "concession" or tricks is None:
        return tricks
    if "tricks_left" not in given:
        raise Fault("given: tricks_left is wanted")
    return int(given["tricks_left"]) - tricks


def _trick(given: Mapping[str, Any], irregularity: Mapping[str, Any], card: Card | None) -> Plays:
    if "trick_cards" in given:
        return _plays(given["trick_cards"])
    return ((Seat(irregularity["by"]), card),) if card else ()


def _plays(plays: Sequence[Sequence[str]]) -> Plays:
    return tuple((Seat(seat), parse_card(card)) for seat, card in plays)


def _seat(value: str | None) -> Seat | None:
    return Seat(value) if value else None


def _card(value: str | None) -> Card | None:
    return parse_card(value) if value else None
