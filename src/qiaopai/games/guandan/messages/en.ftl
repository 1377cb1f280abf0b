# Guandan (掼蛋).

## The table

guandan-a-failed = { $side } failed at ace too often and go to { $level }.
guandan-a-fails = A failed { $count }×
guandan-actions = Play
guandan-and = { " " }and{ " " }
guandan-anti = Tribute refused
guandan-arrange = Arrange
guandan-by-groups = By combinations.
guandan-by-rank = By rank.
guandan-card-wild = { $card }, wild
guandan-cards-left = { $count ->
        [1] 1 card left
       *[other] { $count } cards left
    }
guandan-choice-title = { $kind ->
        [take_return] Equal tributes: which return do you take?
       *[other] Equal tributes: whose do you take?
    }
guandan-choose-pay-tribute = Choose your highest card
guandan-choose-return-tribute = Choose the card to return
guandan-chosen = { $cards }: { $what }.
guandan-chosen-not = { $cards }. { $why }
guandan-clear = Put back
guandan-do-pay-tribute = Pay tribute
guandan-do-return-tribute = Return
guandan-flush-of = { $count ->
        [0] No straight flush in { $suit }
       *[other] Straight flush in { $suit }, { $count } possible
    }
guandan-flushes = Straight flushes
guandan-hidden-card = a card not shown yet
guandan-hint = Hint
guandan-ladder = Levels
guandan-left = { $seat } has left: { $cards }
guandan-match-won = { $side ->
        [NS] North–south have
       *[other] East–west have
    } passed { $level } and won the match.
guandan-no-flush = No straight flush in that suit.
guandan-no-hint = Nothing beats it. Pass.
guandan-none-chosen = Nothing chosen.
guandan-not-held = No { $card } left to choose.
guandan-or = { " " }or{ " " }
guandan-partner-hand = Partner’s hand
guandan-pass = Pass
guandan-passes = pass
guandan-place = { $place ->
        [first] 1st
        [second] 2nd
        [third] 3rd
        [double] Not out
       *[other] Last
    }
guandan-play = Play
guandan-playing = Level
guandan-report = Few
guandan-restore = By rank
guandan-result-match = { $side } passed { $level } and won the match
guandan-result-title = { $side } win and go up { $steps }
guandan-round = This round
guandan-sheet-level = Level
guandan-sheet-order = Order
guandan-side = { $side ->
        [ours] We
       *[other] They
    }
guandan-suit = { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[other] club
    }
guandan-take-from = { $card } from { $seat }
guandan-take-group = { $count ->
        [1] Choose the card: { $what }
       *[other] Choose these { $count } cards: { $what }
    }
guandan-take-rank = Choose all { $count } { $rank }
guandan-to = to
guandan-tribute-kind = { $kind ->
        [tribute] pays
       *[other] returns
    }
guandan-tribute-line = { $from } { $kind ->
        [tribute] pays tribute
       *[other] returns
    } { $to }: { $card }
guandan-tribute-title = Tribute
guandan-what-is-it = What is it?
guandan-wild = wild
guandan-a-not-passed = { $side } played ace without passing it, { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    } so far.

## Plays

guandan-meaning = { $kind ->
        [single] Single { $rank }
        [pair] Pair of { $ranks }
        [triple] Three { $ranks }
        [full_house] Full house on { $ranks }
        [straight] Straight { $low }–{ $rank }
        [tube] Tube { $low }–{ $rank }
        [plate] Plate { $low }–{ $rank }
        [bomb] Bomb of { $size ->
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
           *[other] ten
        } { $ranks }
        [straight_flush] Straight flush { $low }–{ $rank }
        [four_jokers] Four jokers
       *[other] { $kind }
    }
guandan-play-named = { $kind ->
        [single] a single { $rank }
        [pair] a pair of { $ranks }
        [triple] three { $ranks }
        [full_house] a full house on { $ranks }
        [straight] a straight { $low }–{ $rank }
        [tube] a tube { $low }–{ $rank }
        [plate] a plate { $low }–{ $rank }
        [bomb] a bomb of { $size ->
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
           *[other] ten
        } { $ranks }
        [straight_flush] a straight flush { $low }–{ $rank }
        [four_jokers] four jokers
       *[other] { $kind }
    }
guandan-play-wanted = { $kind ->
        [single] a single higher than { $rank }, or a bomb
        [pair] a pair higher than { $ranks }, or a bomb
        [triple] three of a rank higher than { $ranks }, or a bomb
        [full_house] a full house higher than { $ranks }, or a bomb
        [straight] a straight higher than { $low }–{ $rank }, or a bomb
        [tube] a tube higher than { $low }–{ $rank }, or a bomb
        [plate] a plate higher than { $low }–{ $rank }, or a bomb
        [bomb] a bomb higher than { $size ->
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
           *[other] ten
        } { $ranks }
        [straight_flush] a bomb higher than the straight flush { $low }–{ $rank }
        [four_jokers] more than four jokers, and nothing is
       *[other] { $kind }
    }
guandan-rank = { $rank ->
        [T] 10
        [SB] small joker
        [HR] big joker
       *[other] { $rank }
    }
guandan-ranks = { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
        [T] 10s
        [SB] small jokers
        [HR] big jokers
       *[other] { $rank }s
    }

## What happens
guandan-told-anti = Tribute is refused: { $seats } with the big jokers.
guandan-told-deal = Deal { $number }. The level is { $level }.
guandan-told-double = { $seats } are both last: a double.
guandan-told-lead = { $seat } leads.
guandan-told-level = { $side ->
        [NS] North–south
       *[other] East–west
    } at { $level }.
guandan-told-out = { $seat } is { $place ->
        [first] first out
        [second] second out
        [third] third out
       *[other] last
    }.
guandan-told-passed = { $seat } passes.
guandan-told-place = { $seat } { $place ->
        [first] first
        [second] second
        [third] third
       *[other] last
    }.
guandan-told-played = { $seat }: { $what }.
guandan-told-report = { $count ->
        [1] { $seat } has 1 card left.
       *[other] { $seat } has { $count } cards left.
    }
guandan-told-won = { $side } win and go up { $steps }.
guandan-told-wind = { $seat } takes the wind and leads.
guandan-told-turned = { $seat } drew the turned card, the { $card }, and leads.
guandan-told-laid = { $seat } has laid a card face down.
guandan-told-gives = { $from } { $kind ->
        [tribute] pays
       *[other] returns to
    } { $to }: { $card }.
guandan-told-gives-open = { $from } { $kind ->
        [tribute] pays
       *[other] returns
    } the { $card }.

## Spoken answers

guandan-say-count = { $count ->
        [1] { $seat } 1 card.
       *[other] { $seat } { $count } cards.
    }
guandan-say-jokers = { $count ->
        [1] { $rank }.
       *[other] { $count } times { $rank }.
    }
guandan-say-levels = The level is { $level }. We stand at { $ours }, they at { $theirs }.
guandan-say-no-last = Only the current round may be looked at.
guandan-say-no-round = Nothing played in this round yet.
guandan-say-nothing-to-beat = Nothing to beat: whoever is on turn leads.
guandan-say-rank = { $rank }: { $suits }.
guandan-say-to-beat = To beat: { $play }

## Keys

guandan-key-advice = Ask the adviser, where the table allows it
guandan-key-arrange = Arrange by combinations, or back by rank
guandan-key-back = Put back the last card, or all
guandan-key-beat = The play to beat
guandan-key-card = A card by suit and rank: the jack of hearts, the 5 of spades
guandan-key-choose = Choose or put back the card in focus
guandan-key-counts = How many cards each has left
guandan-key-flush = A straight flush in hearts; again for the next
guandan-key-hand = My hand by ranks
guandan-key-hint = Hint; again for the next higher
guandan-key-joker = Small joker, big joker
guandan-key-levels = Both sides’ levels
guandan-key-pass = Pass
guandan-key-play = Play what is chosen
guandan-key-rank = A card of that rank: 3 3 4 4 5 5 chooses a tube (10, 0 or T is the ten)
guandan-key-round = The current round
guandan-key-wild = A wild card

## First-time hints

guandan-hint-follow = Beat it with the same type, higher, or with a bomb. Or pass. Hint shows what you can play.
guandan-hint-lead = You lead: choose any single, pair, run or bomb. The number over a column takes all of it.
guandan-hint-return = Give back a card of 10 or below. Grey cards may not be returned.
guandan-hint-return-any = Give back one of the cards that are not grey.
guandan-hint-tribute = You were last: pay your highest card. Wild cards are exempt.
guandan-hint-tribute-double = Your side took both last places, so each of you pays his highest card. Wild cards are exempt.

## The rules page

guandan-rules-level-fails = { $a_fail_limit ->
        [0] Whoever plays { $target } and does not pass it plays it again, as often as it takes.
       *[other] After { $a_fail_limit } failures at { $target }{ $a_fail_consecutive ->
            [true] { " " }in a row
           *[false] {""}
        } a side goes back to { $a_fail_to ->
            [opponents] the opponents’ level
            [J] J
           *[other] 2
        }.{ $a_fail_counts ->
            [only_1_4] { " " }Only first and last is a failure.
           *[any_not_passed] {""}
        }
    }
guandan-rules-level-next = The winners’ level is played next.
guandan-rules-level-promotion = First and second: up { $promotion_double ->
        [4] four
       *[other] three
    }. First and third: up two. First and last: up one.
guandan-rules-level-target = { $overshoot_passes_a ->
        [true] A side that rises beyond { $target } has won.
       *[false] { $target } must be played: nobody goes past it.
    } The match is won at { $target } by going out first with the partner not last{ $a_pass_requires_declarer ->
        [true] , when it is one’s own level that is played
       *[false] , whosever level is played
    }.
guandan-rules-level-title = Going up
guandan-rules-order-bombs = { $max_bomb ->
        [8] Four jokers beat a bomb of eight, seven, six, a straight flush, five, four.
       *[other] Four jokers beat a bomb of ten, nine, eight, seven, six, a straight flush, five, four.
    }
guandan-rules-order-cards = Big joker, small joker, the level, A, K, Q and so on to 2.
guandan-rules-order-plays = A play is beaten by a higher one of the same type and number of cards, or by a bomb.
guandan-rules-order-title = What beats what
guandan-rules-ours-title = Where the rules are silent
guandan-rules-plays-bombs = Bomb: four to { $max_bomb ->
        [8] eight
       *[other] ten
    } of a rank. Straight flush: a straight of one suit. Four jokers.
guandan-rules-plays-groups = Single; pair; three of a rank; three with a pair, which { $full_house_joker_pair ->
        [true] may
       *[false] may not
    } be two equal jokers.
guandan-rules-plays-level = In a run the level cards keep their own place.
guandan-rules-plays-runs = Tube: three pairs in a row. Plate: two threes in a row.
guandan-rules-plays-straight = Straight: five ranks in a row, A low or high. { $suited_run_as_straight ->
        [always] Of one suit it is a straight or a straight flush, as you say.
        [never_with_one_suit_naturals] Of one suit it is a straight flush only, wild cards or not.
       *[never_when_physical] Of one suit it is a straight flush only.
    }
guandan-rules-plays-title = Plays
guandan-rules-round-end = When all others pass, the round is over and its winner leads.
guandan-rules-round-history = { $history ->
        [full] All rounds may be looked at again.
       *[current] Only the current round may be looked at.
    }
guandan-rules-round-partner = Whoever has gone out sees his partner’s cards.
guandan-rules-round-report = { $report_threshold ->
        [27] The table always says how many cards everybody has left.
       *[other] Whoever has { $report_threshold } cards or fewer reports. The table does it for you.
    }
guandan-rules-round-time = { $turn_seconds ->
        [0] There is no limit of time for a play.
       *[other] { $turn_seconds } seconds a play. When they are up the table passes, or leads the lowest single.
    }
guandan-rules-round-title = The round
guandan-rules-round-turn = In turn everybody beats the play or passes. Who has passed may play again later in the round.
guandan-rules-round-wind = If he has no cards left, his partner takes the wind and leads.
guandan-rules-start-aim = Get rid of all your cards. The order in which players go out decides the deal; when two partners are out first, it ends, and the others are both last.
guandan-rules-start-cards = Two packs, 108 cards, 27 each. Opposite players are partners.
guandan-rules-start-direction = { $turn_direction ->
        [cw] Play goes clockwise, to the left.
       *[ccw] Play goes counter-clockwise, to the right.
    }
guandan-rules-start-lead = { $first_lead ->
        [random] In the first deal the leader is drawn by lot.
        [fixed] In the first deal the seat that draws first leads.
       *[turned_card] In the first deal a card is turned face up in the pack; whoever draws it leads.
    }
guandan-rules-start-title = Beginning
guandan-rules-tribute-anti = { $anti_tribute ->
        [optional] Whoever pays may show both big jokers, two payers one each: then there is no tribute, and the first leads.
       *[auto] Both big jokers among those who pay: no tribute, and the first leads.
    }
guandan-rules-tribute-double = When both of a side were last, both pay: the higher card goes to the first, the lower to the second, and each returns one.
guandan-rules-tribute-lead = Otherwise whoever paid the first leads.
guandan-rules-tribute-none = No tribute is paid.
guandan-rules-tribute-pay = From the second deal on the last player pays the first his highest card; wild cards are exempt.
guandan-rules-tribute-return = To an opponent one returns { $return_max_opponent ->
        [14] any card
       *[other] a card of { $return_max_opponent } or below
    }, to one’s partner { $return_max_own ->
        [14] any card
       *[other] a card of { $return_max_own } or below
    }. A wild card is never returned{ $return_tribute_card ->
        [true] {""}
       *[false] , nor is the card that was paid
    }.
guandan-rules-tribute-return-low = Where a low card is asked for, a level card { $return_level_card ->
        [true] counts by its number
       *[false] is none
    }; who has none at all returns { $return_none ->
        [any] any card
       *[lowest] his lowest
    }.
guandan-rules-tribute-tie = If the two are equal, { $tribute_tie ->
        [clockwise] the player after the first in turn pays the first
        [random] the lot decides who pays whom
       *[winners_choose] the first chooses whose he takes
    }; { $tie_return ->
        [paired] each card goes back to who paid
       *[losers_choose] who paid the first chooses among the returns
    }.
guandan-rules-tribute-time = { $tribute_seconds ->
        [0] No limit of time
       *[other] { $tribute_seconds } seconds
    } for the tribute, { $return_seconds ->
        [0] none
       *[other] { $return_seconds } seconds
    } for the return.
guandan-rules-tribute-title = Tribute
guandan-rules-wild-alone = { $wild_as_lower_single_pair ->
        [true] Alone they are level cards, or a lower single or pair if you say so.
       *[false] Alone they are level cards.
    }
guandan-rules-wild-any = The two hearts of the level stand for any card but a joker.
guandan-rules-wild-title = Wild cards
guandan-rules-wild-two = If a play can mean two things, you say which.

## Why not

error-no-cards = Choose cards first.
error-not-a-play = These cards are no play.
error-too-low = Too low: { $chosen }. The table wants { $wanted }.
error-wrong-type = { $size ->
        [1] This card is
        [2] These two cards are
        [3] These three cards are
        [5] These five cards are
       *[other] These six cards are
    } { $chosen }. The table wants { $wanted }.

## The adviser

guandan-advice-anti = Refuse the tribute.
guandan-advice-give = { $kind ->
        [pay_tribute] Pay
       *[other] Give back
    } the { $card }.
guandan-advice-pass = Pass.
guandan-advice-play = Play { $what }: { $cards }.
guandan-advice-take = Take what { $seat } gives.

## What computer players say

bot-bombs = Bombs to win the lead.
bot-bombs-danger = Bombs: an opponent is about to go out.
bot-cheapest = The play that breaks up the hand least.
bot-gives = The card that the hand can best spare.
bot-gives-lowest = The lowest card that may be given.
bot-goes-out = Goes out.
bot-leads-danger = Leads what an opponent about to go out can hardly beat.
bot-leads-part = Leads the part of the hand that is hardest to get rid of.
bot-lowest = The lowest play.
bot-overtakes = Takes the trick from partner: it costs little.
bot-passes = Passes: nothing worth playing.
bot-passes-partner = Passes: partner holds the trick.
bot-saves = Passes: what would be spent is worth more than the lead.
bot-sheds = Leads many low cards.
bot-takes = Takes the lead cheaply.
error-must-lead = You lead: play something.
error-not-that-meaning = These cards cannot mean that here.
error-not-that-card = That card may not be given now. Choose one that is not grey.
error-no-big-jokers = You do not hold the big jokers.

## A rulebook's settings

guandan-setting-a-fail-consecutive = Only failures in a row
guandan-setting-a-fail-counts = What counts as a failure
guandan-setting-a-fail-limit = Failures at ace
guandan-setting-a-fail-to = Where a side falls back to
guandan-setting-a-pass-requires-declarer = Ace is passed in a deal of one’s own
guandan-setting-anti-tribute = Refusing tribute
guandan-setting-first-lead = Who leads the first deal
guandan-setting-full-house-joker-pair = Joker pair in a full house
guandan-setting-hall = Table as in a hall
guandan-setting-history = Rounds that may be looked at
guandan-setting-max-bomb = Largest bomb
guandan-setting-oot-penalty = Play out of turn
guandan-setting-overshoot-passes-a = Promotion past ace wins
guandan-setting-penalty-can-pass-a = A penalty may take the opponents past ace
guandan-setting-promotion-double = Levels for first and second
guandan-setting-report-threshold = Report at so many cards
guandan-setting-return-level-card = A level card may be returned
guandan-setting-return-max-opponent = Highest return to an opponent
guandan-setting-return-max-own = Highest return to partner
guandan-setting-return-none = Nothing low to return
guandan-setting-return-seconds = Seconds for the return
guandan-setting-return-tribute-card = The tribute itself may come back
guandan-setting-show-partner-when-out = Partner’s hand after going out
guandan-setting-suited-run-as-straight = A run of one suit as a straight
guandan-setting-target = Level to pass
guandan-setting-tie-return = Returns for equal tributes
guandan-setting-time-tie = Equal levels when time is up
guandan-setting-tribute = Tribute
guandan-setting-tribute-seconds = Seconds for tribute
guandan-setting-tribute-tie = Equal tributes
guandan-setting-turn-direction = Direction of play
guandan-setting-turn-seconds = Seconds for a play
guandan-setting-wild-as-lower-single-pair = Wild cards alone as lower cards
guandan-setting-advice = Adviser

## What a setting can be

guandan-setting-turn-direction-value = { $value ->
        [ccw] counter-clockwise
        [cw] clockwise
       *[other] { $value }
    }
guandan-setting-first-lead-value = { $value ->
        [turned_card] who draws the turned card
        [random] by lot
        [fixed] a fixed seat
       *[other] { $value }
    }
guandan-setting-max-bomb-value = { $value } cards
guandan-setting-suited-run-as-straight-value = { $value ->
        [never_when_physical] no, if all five cards are of one suit
        [always] yes, if you say so
        [never_with_one_suit_naturals] no, wild cards or not
       *[other] { $value }
    }
guandan-setting-report-threshold-value = { $value ->
        [27] always
       *[other] { $value } cards
    }
guandan-setting-promotion-double-value = { $value } levels
guandan-setting-target-value = { $value ->
        [A] ace
        [T] 10
       *[other] { $value }
    }
guandan-setting-a-fail-limit-value = { $value ->
        [0] no limit
       *[other] { $value } times
    }
guandan-setting-a-fail-counts-value = { $value ->
        [any_not_passed] every deal at ace not passed
        [only_1_4] only first and last
       *[other] { $value }
    }
guandan-setting-a-fail-to-value = { $value ->
        [J] jack
        [opponents] the opponents’ level
       *[other] { $value }
    }
guandan-setting-tribute-tie-value = { $value ->
        [winners_choose] the first chooses
        [clockwise] by the seats
        [random] by lot
       *[other] { $value }
    }
guandan-setting-tie-return-value = { $value ->
        [losers_choose] the losers choose
        [paired] to who paid
       *[other] { $value }
    }
guandan-setting-anti-tribute-value = { $value ->
        [auto] by itself
        [optional] the payer decides
       *[other] { $value }
    }
guandan-setting-return-max-own-value = { $value ->
        [14] any card
       *[other] { $value }
    }
guandan-setting-return-max-opponent-value = { $value ->
        [14] any card
       *[other] { $value }
    }
guandan-setting-return-none-value = { $value ->
        [lowest] the lowest card
        [any] any card
       *[other] { $value }
    }
guandan-setting-turn-seconds-value = { $value ->
        [0] no limit
       *[other] { $value } s
    }
guandan-setting-tribute-seconds-value = { $value ->
        [0] no limit
       *[other] { $value } s
    }
guandan-setting-return-seconds-value = { $value ->
        [0] no limit
       *[other] { $value } s
    }
guandan-setting-time-tie-value = { $value ->
        [first_reached] who got there first
        [draw] a draw
        [extra_deal] one more deal
       *[other] { $value }
    }
guandan-setting-oot-penalty-value = { $value ->
        [opponents_up] opponents up one
        [lose_turn] the turn is lost
       *[other] { $value }
    }
guandan-setting-history-value = { $value ->
        [current] the current round
        [full] all rounds
       *[other] { $value }
    }

## What a setting does

guandan-setting-turn-seconds-help = When it is up the table passes, or leads the lowest single.
guandan-setting-advice-help = Players may ask the computer what to do with their cards.
guandan-setting-turn-direction-help = To the right, or to the left.
guandan-setting-first-lead-help = A fixed seat is the one that draws first.
guandan-setting-report-threshold-help = From so few cards on, the table says how many a player has left.
guandan-setting-history-help = Whether earlier rounds may be looked at again.
guandan-setting-show-partner-when-out-help = Whoever has gone out sees his partner’s cards.
guandan-setting-max-bomb-help = Nine and ten need wild cards.
guandan-setting-full-house-joker-pair-help = Two equal jokers may be the pair beside three of a rank.
guandan-setting-suited-run-as-straight-help = Whether five cards in a row of one suit may be played as a plain straight.
guandan-setting-wild-as-lower-single-pair-help = A wild card alone may be called a lower single, two a lower pair.
guandan-setting-tribute-help = Without it every deal begins with the play.
guandan-setting-anti-tribute-help = With both big jokers among the payers: no tribute by itself, or as they wish.
guandan-setting-tribute-tie-help = When two tributes are equal, who gets which.
guandan-setting-tie-return-help = After equal tributes, who gets which card back.
guandan-setting-return-max-own-help = The highest card that may be given back to one’s partner.
guandan-setting-return-max-opponent-help = The highest card that may be given back to an opponent.
guandan-setting-return-level-card-help = A level card counts by its number when tribute is returned.
guandan-setting-return-none-help = What goes back from a hand without a card low enough.
guandan-setting-return-tribute-card-help = The very card that was paid may be given back.
guandan-setting-promotion-double-help = How far a side rises that goes out first and second.
guandan-setting-target-help = The match is won by passing this level.
guandan-setting-overshoot-passes-a-help = A side that rises beyond the last level has won without playing it.
guandan-setting-a-pass-requires-declarer-help = Without it, a win at the opponents’ level can pass ace too.
guandan-setting-a-fail-limit-help = After so many failures at ace a side falls back.
guandan-setting-a-fail-counts-help = Which deals at one’s own ace are failures.
guandan-setting-a-fail-consecutive-help = A deal at ace that is no failure of theirs sets the count to nothing.
guandan-setting-a-fail-to-help = The level at which it goes on.
guandan-setting-tribute-seconds-help = Time to choose a tribute; 0 is no limit.
guandan-setting-return-seconds-help = Time to choose what goes back; 0 is no limit.
guandan-setting-time-tie-help = Counts in timed matches.
guandan-setting-oot-penalty-help = Counts where a referee notes it; this table lets nobody play out of turn.
guandan-setting-penalty-can-pass-a-help = Counts where a referee notes fouls.

## Groups of settings

guandan-group-course = The deal and the round
guandan-group-plays = Plays
guandan-group-tribute = Tribute
guandan-group-levels = Going up and ace
guandan-group-clocks = Time for tribute
guandan-group-contest = Contests

## What is ours

guandan-note-anti-tribute-automatic = Tribute is refused by itself when both big jokers are held; for one player the rules say “may”.
guandan-note-bombs-of-nine-and-ten = Bombs of nine and ten, with wild cards, are allowed.
guandan-note-clocks-of-tribute = Fifteen seconds for tribute, thirty for the return; a wild card is declared within the ten seconds of the play.
guandan-note-ends-when-settled = The deal ends as soon as the order is settled.
guandan-note-joker-pair-in-full-house = Two equal jokers may be the pair of a full house.
guandan-note-level-card-not-returned-to-partner = To one’s partner (10 or below) a level card may not be returned; an opponent may be given any card but a wild one.
guandan-note-level-card-not-returned = A level card may not be returned: it outranks ten. The letter says 10 points or less.
guandan-note-lowest-returned = Who has no card of 10 or below returns his lowest.
guandan-note-suited-run-is-straight-flush = Five cards in a row of one suit are a straight flush only; the letter says that suits do not matter in straights.
guandan-note-time-out-passes = When time is up the table passes, or leads the lowest single.

## Looking back

guandan-replay-back = One play back
guandan-replay-deal = Deal { $number } · level { $level }
guandan-replay-forward = One play on
guandan-replay-ladder = Levels: ○ at the beginning; the numbers are the deals after which a side has come there
guandan-replay-plays = Plays
guandan-replay-position = Step { $at } of { $all }
guandan-replay-print = Print the match record
guandan-replay-record = Guandan · Match record
guandan-replay-referee = Referee
guandan-replay-round = Round { $number }
guandan-replay-rounds = Round
guandan-replay-sheet = The match
guandan-replay-sign = Signed, { $who }
guandan-replay-stage = { $stage ->
        [anti] Tribute refused
        [tribute] Tribute
        [return] Return
       *[other] As dealt
    }
guandan-replay-table = Table
guandan-sheet-tribute = Tribute

## What is wrong with a file of deals

fault-guandan-bad-deal = The four hands are not two packs, 27 cards each.
fault-guandan-bad-heading = A deal begins with the line qiaopai-guandan/1.
fault-guandan-bad-line = This line cannot be read, or says something a second time.
fault-guandan-card-not-held = A card is given or played that is not in the hand.
fault-guandan-deal-over = The deal was over before this.
fault-guandan-no-lead = Who leads cannot pass.
fault-guandan-no-level = The level that is played is not told.
fault-guandan-not-a-play = These cards are no such play.
fault-guandan-not-so = { $part ->
        [acts] This cannot be played here.
        [anti] The tribute was not refused so.
        [declarer] This side’s level is not played.
        [fails] The failures at ace cannot be these.
        [last] The order of the deal before cannot be this.
        [leader] Another player leads.
        [level] Another level is played.
        [levels] The levels cannot be these.
        [order] The players did not go out in this order.
        [returns] The cards were not returned so.
        [tributes] The tribute was not paid so.
        [turned] The leader cannot have drawn the card turned.
       *[other] The rules do not have it so.
    }
fault-guandan-not-that-card = This card may not be given.
fault-guandan-not-your-turn = It is another player’s turn.
fault-guandan-too-low = This does not beat the play before.
fault-guandan-unfinished = The deal is not played to its end.
fault-guandan-unknown-before = How the match stood before this deal is not told: levels, and the order of the deal before.
fault-guandan-unknown-rulebook = The rulebook “{ $value }” is not known.
fault-guandan-unknown-word = No line begins with this word.
fault-guandan-wrong-order = The players did not go out in this order.
