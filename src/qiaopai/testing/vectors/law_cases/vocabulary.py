"""The words of the law cases: every type with its fields, every field with what may stand in it.

A table is written as `type: field kind, field? kind`; `?` marks a field that may be left out. A
kind is a word of `values.KINDS`, or words in quotes separated by bars.
"""

from __future__ import annotations

from collections.abc import Mapping

from qiaopai.testing.vectors.shape import words_of

Fields = Mapping[str, tuple[str, bool]]
"""Kind of each field, and whether it must be there."""


def _table(text: str) -> Mapping[str, Fields]:
    table: dict[str, Fields] = {}
    for line in text.strip().splitlines():
        names, _, rest = line.partition(":")
        for name in names.split(","):
            table[name.strip()] = _fields(rest)
    return table


def _fields(text: str) -> Fields:
    return dict(_field(part) for part in text.split(",") if part.strip())


def _field(text: str) -> tuple[str, tuple[str, bool]]:
    name, kind = text.split()
    return name.rstrip("?"), (kind, not name.endswith("?"))


RULEBOOKS: Mapping[str, tuple[str, str]] = {
    "minibridge_tw_000": ("minibridge", "tw"),
    "minibridge_jcbl_ebu_001": ("minibridge", "jcbl"),
    "duplicate_wbf_2017": ("bridge", "wbf2017"),
    "duplicate_cn_1997_003": ("bridge", "cn1997"),
    "guandan_ahcme_002": ("guandan", "ahcme"),
    "guandan_common_opt": ("guandan", "ahcme"),
}

GIVEN: Fields = _fields(
    """
    phase? 'deal|contract_choice|auction|opening_lead|play|end_of_play', dealer? seat,
    auction_before? calls, hcp? ints, present? seats, vacant? seat, hand_counts? ints,
    contract? contract, declarer? seat, dummy? seat, tricks_won? int,
    tricks_transferred_to_declarer? int, trick? int, leader? seat, to_play? seat, led? play,
    trick_cards? plays, next_trick_cards? plays, hands? hands, penalty_cards? penalties,
    turned? bools, tricks_left? int, settings? any, facts? any, level? level, levels? levels,
    current_level_side? side, warnings? ints, warnings_previous_deals? ints, fouls? ints,
    a_fails? ints, finish? seats, payers? seats, receivers? seats, reached_first? side,
    round_open? bool
    """
)

SETTINGS: Fields = _fields(
    "revoke_established_by? reading, revoke_two_tricks_if? 'side_won|player_won', "
    "revoke_extra_clause_1997? bool, minor_penalty_cards? bool"
)

FACTS: Fields = _fields(
    """
    established? bool, offender? seat, offender_is_dummy? bool,
    revoke_trick_winner? seat, os_tricks_before? int, os_tricks_after? int,
    both_sides_revoked? bool, nos_called_on_next_board? bool, round_ended? bool,
    second_in_same_suit? bool, failed_penalty_card? bool, hands_returned? bool, claim_by? seat,
    claim_agreed? bool, offender_later_won_with_card_legal_on_revoke_trick? bool,
    tricks_declarer_at_table? int, tricks_declarer_without_revoke? int, unintended? bool,
    lho_called? bool, partner_called? bool, enforced_pass? any, final_auction? calls,
    final_side_role? 'defending|declaring', conveyed_damaging_information? bool, restriction? any,
    lead_lost_since? bool, declarer_saw_dummy_card? bool, partner_led_face_down? card,
    partner_void_in_suit_led? bool, partner_has_played? bool, card_legal? bool,
    declarer_played_from_both_hands? bool, declarer_played_next? bool, missing_trick? int,
    has_suit_led? bool, both_sides_played_next? bool, statement_mentions_trump? bool,
    likely_unaware? bool, opponent_shown_out? bool, conceded_by? side, agreed_by? side,
    trick_losable_by_any_normal_play? bool, trick_likely_won_if_played? bool,
    within_correction_period? bool, os_gained? bool, trick_count_agreed? bool
    """
)

IRREGULARITIES: Mapping[str, Fields] = _table(
    """
none, wrong_card_count:
card_exposed: by seat, cards cards, accidental? bool, led? bool
insufficient_bid: by seat, call call, artificial? bool, self_corrected_to? call
call_out_of_rotation: by seat, call call, turn_of seat, artificial? bool
change_of_call: by seat, call call, to call
inadmissible_call, call_while_barred, call_after_final_pass: by seat, call call
opening_lead_out_of_turn: by seat, card card, faced? bool, told_by? seat
lead_out_of_turn, lead_before_option, ignored_lead_restriction: by seat, card card
play_out_of_turn: by seat, card? card, on_table? bool, pattern? text
pass_out_of_turn, failed_to_play: by seat
two_cards_played: by seat, cards cards, visible? cards
failed_to_play_penalty_card: by seat, card card
revoke: by seat, card? card, suit_led? suit
inquiry: by seat, of seat
incomplete_designation: by seat, suit? suit, anything? bool
change_of_designation: by seat, card card, to card
claim, concession: by seat, tricks int, statement? text, cards_shown? cards
withdraw_agreement: by seat
remark: by seat, about 'current_trick', cards_shown? cards
inspect: by seat, trick 'current|earlier', own? bool
advice_on_contract, cards_mixed, dummy_draws_attention, consults_partner: by seat
announce_contract: by seat, contract contract
acted_before_director: side side
late: side side, minutes int
slow_play: by seat, seconds int
change_play: by seat, on_table? bool
no_announcement: by seat
wrong_tribute, wrong_return: by seat, card card
"""
)

CHOICES: Mapping[str, Fields] = _table(
    """
call: by seat, call call, before_ruling? bool
lead, play: by seat, card card, before_ruling? bool
accept, reject, spread_hand, no_restriction, request_play_on, object: by seat, before_ruling? bool
highest_of_suit_led, lowest_of_suit_led: by seat, before_ruling? bool
replace: by seat, call? call, card? card, comparable? bool, before_ruling? bool
require, prohibit: by seat, suit suit, before_ruling? bool
designate: by seat, card card, before_ruling? bool
"""
)

RULINGS = words_of(
    """
    legal no_rectification infraction caution refused procedural_penalty director_decides
    one_sided_adjustment redeal determine_declarer score passed_out call_stands call_cancelled
    must_repeat replacement_stands replacement_cancelled partner_barred partner_passes_once
    offender_must_pass pass_substituted change_of_call change_allowed change_refused left_face_up
    lead_stands roles_swapped lead_withdrawn lead_refused lead_restricted card_stands card_withdrawn
    card_determined card_replaced premature_play must_play_in_turn penalty_card revoke_corrected
    revoke_established revoke_adjustment deemed_revoke card_placed claim_agreed director_adjudicates
    play_on no_claim concession_cancelled agreement_withdrawn warning foul forfeit round_lost
    tribute anti_tribute level_result match_result
    """
)

JUDGEMENTS = words_of(
    """
    comparable unintended intent lead_restriction_applies equity could_have_known ui_used claim
    facts penalty_amount sanction reading penalty_card_class
    """
)

EXPECTED: Fields = _fields(
    "ruling ruling, effects? any, director? judgements, established? bool, "
    "tricks_transferred? int, declarer_score? int, defender_score? int, director_note? any, "
    "readings? any"
)

EFFECTS: Mapping[str, Fields] = _table(
    """
redeal: dealer? seat, shuffle? bool, cut? bool
hcp_deduced: seat seat, value int
declarer, dummy, opening_leader: seat seat
player_moves: from seat, to seat
contract_menu: items menu
score: ns int, ew int
call_stands, call_cancelled: seat seat, call call
auction_reverts_to, next_to_call: seat seat
last_bid: call call
must_repeat_call: seat seat, call? call
must_replace: seat seat, allowed? replacements, card? card
any_legal_call: seat seat, subject_to? text
enforced_pass: seat seat, scope? 'next_turn|rest_of_auction'
treat_as: law text
card_stands: seat seat, card? card
return_card: seat seat, card? card, when? 'end_of_auction'
return_hand: seat seat
may_withdraw: seat seat, cards? cards, call? call
card_face_up: seat seat, card card
penalty_card: seat seat, card? card, class? class, when? 'end_of_auction', stays? bool
must_play: seat seat, card? card, suit? suit, pick? 'highest|lowest', at? 'first_legal_turn'
legal_cards: seat seat, cards cards, suit? suit
any_legal_card, next_to_lead, next_to_play, dummy_spreads: seat seat
play_order: seats seats
place_card: seat seat, suit_first? bool
ownership_unchanged: trick int
options: chooser seat, options options, suit? suit
may_accept:
option_must_be_chosen_alone: seat seat
lead_restriction: seat seat, kind? lead_kind, suit? suit, until? 'this_lead|while_on_lead'
lead_restriction_possible: seat seat, law? text, kind? lead_choice, suits? suits
lead_option_repeats: seat seat
trick_transfer: from? side, to? side, n? int, when? 'end_of_play'
penalty_as_if_established:
may_inspect: seat? seat
ui: seat seat, call? call, cards? cards, from? seat
ui_possible: seat seat
ai: side? side, card? card, until? 'leaves_table'
play_suspended, play_continues, claim_void, hands_faced:
statement_missing: seat seat
award_tricks: side side, n? int, n_min? int
laws_off: laws texts
table_score_stands: side? side
adjusted_score_review: law? text
adjusted_score: law? text, basis? basis, side? side, contract? contract, tricks? int
procedural_penalty: side? side, law? text
score_penalty, caution: side? side
infraction:
rectification_forfeited: side? side
no_score_until_agreed:
foul: side? side
warning: side? side, count_this_deal? int
level_change: side? side, n? int
levels: A level, B level
a_fails: side side, n int
match_won: side? side, how? 'forfeit|reached_first'
record_on_match_sheet:
must_announce: seat seat
correct_tribute: seat seat, card card
no_tribute:
must_return: seat seat, max_rank? level
may_not_play: seat seat, until? 'end_of_round'
lead_pattern_forbidden: seat seat, pattern? text, until? 'next_lead'
"""
)
