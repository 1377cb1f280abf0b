# Contract bridge.

## What happens

bridge-told-alerted = { $seat } alerts.
bridge-told-answer = { $seat }: { $option }.
bridge-told-answered = { $seat } has answered.
bridge-told-asked = { $seat } asks what { $caller }’s { $call } means.
bridge-told-call = { $seat }: { $call }.
bridge-told-card = { $seat }: { $card }.
bridge-told-claim = { $seat } claims { $tricks } tricks.
bridge-told-contract = Contract: { $level } { $level ->
        [1] { $denomination ->
            [S] spade
            [H] heart
            [D] diamond
            [C] club
            [NT] notrump
           *[other] { $denomination }
        }
       *[other] { $denomination ->
            [S] spades
            [H] hearts
            [D] diamonds
            [C] clubs
            [NT] notrump
           *[other] { $denomination }
        }
    }{ $doubling ->
        [1] { " " }doubled
        [2] { " " }redoubled
       *[other] { "" }
    } by { $declarer }, { $tricks } tricks.
bridge-told-deal = Board { $board }, { $dealer } dealt. { $vulnerability ->
        [none] Nobody vulnerable
        [NS] North–south vulnerable
        [EW] East–west vulnerable
       *[other] Both vulnerable
    }.
bridge-told-dummy = { $seat } is dummy and faces the hand.
bridge-told-end = The deal is over. Declarer took { $tricks } tricks, { $outcome ->
        [made] made, { $score }
       *[other] down, { $score }
    }.
bridge-told-explained = { $seat } has explained the call to the opponents.
bridge-told-passed-out = Four passes: nobody scores.
bridge-told-trick = { $seat } wins. We { $ours }, they { $theirs }.

## Calls and contracts

bridge-bid = { $level } { $level ->
        [1] { $denomination ->
            [S] spade
            [H] heart
            [D] diamond
            [C] club
            [NT] notrump
           *[other] { $denomination }
        }
       *[other] { $denomination ->
            [S] spades
            [H] hearts
            [D] diamonds
            [C] clubs
            [NT] notrump
           *[other] { $denomination }
        }
    }
bridge-double = Double
bridge-kind = { $kind ->
        [partscore] Partscore
        [game] Game
        [small_slam] Small slam
        [grand_slam] Grand slam
       *[other] { $kind }
    }
bridge-pass = Pass
bridge-redouble = Redouble
bridge-vulnerability = { $vulnerability ->
        [none] Nobody vulnerable
        [NS] North–south vulnerable
        [EW] East–west vulnerable
       *[other] Both vulnerable
    }

## Choices

bridge-agree = Agree: declarer { $tricks }
bridge-agree-title = Are the tricks right?
bridge-alert = Alert
bridge-alert-how = Only the opponents see the alert and the text; your partner does not.
bridge-alert-text = What it means
bridge-ask = Ask about { $call }
bridge-asked-title = The opponents ask about your { $call }
bridge-auction-title = The auction
bridge-call-title = Your call
bridge-explain = Explain { $call } to the opponents
bridge-explain-send = Send
bridge-option-accept = Accept
bridge-option-reject = Object, play on
bridge-question-claim = Do you accept the claim?

## Score

bridge-result = { $contract } by { $declarer }, { $tricks } tricks, { $score }
bridge-result-passed-out = Passed out
bridge-term-first-odd-trick = First odd trick { $count } × { $each }
bridge-term-first-undertrick = First undertrick { $count } × { $each }
bridge-term-further-odd-tricks = Further odd tricks { $count } × { $each }
bridge-term-further-undertricks = Fourth undertrick and more { $count } × { $each }
bridge-term-game-bonus = Game bonus
bridge-term-grand-slam-bonus = Grand slam bonus
bridge-term-insult = For making a doubled contract
bridge-term-next-undertricks = Next undertricks { $count } × { $each }
bridge-term-odd-tricks = Odd tricks { $count } × { $each }
bridge-term-overtricks = Overtricks { $count } × { $each }
bridge-term-part-bonus = Partscore bonus
bridge-term-small-slam-bonus = Small slam bonus
bridge-term-undertricks = Undertricks { $count } × { $each }

## The table on the screen

bridge-bids = Bids
bridge-levels = Level
bridge-other-calls = Other calls
bridge-result-title = { $level } { $denomination ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
       *[other] notrump
    }{ $doubling ->
        [1] { " " }doubled
        [2] { " " }redoubled
       *[other] { "" }
    }: { $outcome ->
        [made] { $over ->
                [0] just made
               *[other] made with { $over } more
            }
       *[other] { $over } down
    }
bridge-strains = Denomination
bridge-told-meaning = { $seat } explains { $call }: { $text }

## First-time hints

bridge-hint-call = Bid higher than the last bid, or pass. Three passes after a bid end the auction.
bridge-hint-double = Double only what the opponents bid last. It makes the contract dearer for both.
bridge-hint-dummy = You are dummy: declarer plays your cards. Watch how.
bridge-hint-follow = Follow suit if you can. If not, discard or ruff. Grey cards cannot be played.
bridge-hint-lead = You lead: any card may be played.
bridge-hint-play-dummy = You play dummy’s cards too. Choose one of them now.

## Rules

bridge-rules-auction-1 = The dealer calls first, then clockwise: a bid, pass, double or redouble.
bridge-rules-auction-2 = A bid names a level from 1 to 7 (tricks over six) and a denomination; clubs, diamonds, hearts, spades, notrump, lowest first. Each bid must be higher than the last: a higher level, or the same level in a higher denomination.
bridge-rules-auction-3 = Double only the opponents’ last bid; redouble only their double of your side’s last bid. A new bid cancels both.
bridge-rules-auction-4 = Three passes after a bid end the auction: the last bid is the contract. Four passes at the start end the deal, and nobody scores.
bridge-rules-auction-5 = Declarer is the player of the side that made the last bid who first named its denomination; his partner is dummy.
bridge-rules-auction-6 = You may alert a call and say what it means, and ask about any call of the opponents. Your partner learns nothing of it before the play is over.
bridge-rules-auction-title = The auction
bridge-rules-books-online = Online rules: the host deals first, boards have their own vulnerability, irregularities follow the world federation’s laws.
bridge-rules-books-ours = The online source slips, and we correct it: its example a adds to 1330, not 1130; example c is two down redoubled, 600 not vulnerable or 1000 vulnerable, not 1600 (which is right for seven tricks); declarer’s vulnerability counts, not the defenders’; making a doubled contract scores 50, a redoubled one 100.
bridge-rules-books-title = Rulebooks
bridge-rules-books-wbf2017 = World federation, 2017: boards fix dealer and vulnerability.
bridge-rules-play-1 = The player on declarer’s left leads. Only then dummy faces his hand, and declarer plays its cards.
bridge-rules-play-2 = Clockwise each plays a card. Follow suit if you can; if not, play any card.
bridge-rules-play-3 = The highest trump wins, or else the highest of the suit led. The winner leads to the next trick.
bridge-rules-play-4 = A player may claim or concede tricks; the opponents alone see his hand. If one of them objects, or the partner of a defender who concedes, play goes on.
bridge-rules-play-title = The play
bridge-rules-score-1 = For each trick bid and made: clubs and diamonds 20, hearts and spades 30, notrump 40 for the first and 30 for each more; doubled twice, redoubled four times as much.
bridge-rules-score-2 = 100 or more of these is a game: 300, vulnerable 500; less a partscore: 50. So three spades doubled is a game and three spades is not.
bridge-rules-score-3 = Small slam (12 tricks) 500, vulnerable 750; grand slam (13) 1000, vulnerable 1500, besides the game.
bridge-rules-score-4 = Overtricks count as tricks; doubled 100, vulnerable 200; redoubled 200, vulnerable 400. A made contract scores 50 more if doubled, 100 if redoubled.
bridge-rules-score-5 = Down, the defenders score 50 a trick, vulnerable 100. Doubled: the first 100, the second and third 200, each more 300; vulnerable the first 200, each more 300; redoubled twice that.
bridge-rules-score-6 = Declarer’s vulnerability counts. In Chicago nobody is vulnerable on the first deal, the dealer’s side on the second and third, both on the fourth; a passed-out deal is dealt again by the same dealer.
bridge-rules-score-title = Scoring
bridge-rules-start-1 = Four players, partners opposite. Thirteen cards each, ace high.
bridge-rules-start-2 = The auction finds the contract: how many tricks, and which suit is trumps, or none. The side that bids it must take them.
bridge-rules-start-title = Beginning

## A rulebook's settings

bridge-setting-claims-shown-to-all = Claims are shown to everyone
bridge-setting-scoring = Whose scoring table counts
bridge-setting-scoring-value = { $value ->
        [wbf] that of the laws (Law 77)
        [online] that of the online game: the same numbers
       *[other] { $value }
    }
bridge-setting-cycle = How vulnerability goes round
bridge-setting-cycle-value = { $value ->
        [wbf] World federation, 16 boards
        [online] Online, 16 boards
        [chicago] Chicago, four deals
       *[other] { $value }
    }
bridge-setting-dealing = Who deals first
bridge-setting-hall = Table as in a hall

## What a setting can be

bridge-setting-dealing-value = { $value ->
        [board] by the board’s number
        [host_first] the host, then clockwise
       *[other] { $value }
    }

## What a setting does

bridge-setting-cycle-help = Chicago: four deals, and a passed-out deal is dealt again.
bridge-setting-hall-help = Meant for play by the laws on irregularities. Of these only the law on claims is in yet; all else is refused as at any table.

## Groups of settings

bridge-group-hall = Laws

## Laws

bridge-law-wbf-68-claim = Law 68, claims and concessions: if an opponent objects, or the partner of a defender who concedes, play goes on

## What is ours

bridge-note-online-borrows-laws = The source has no irregularities; those of the world federation’s laws of 2017 apply.
bridge-note-online-slip-1330 = The source’s example a (three spades doubled, vulnerable, 12 tricks) adds to 1330; it prints 1130.
bridge-note-online-slip-600 = The source’s example c (five diamonds redoubled, 9 tricks) is two down: 600 not vulnerable, 1000 vulnerable, by declarer’s vulnerability. It prints 1600, which is right for seven tricks.
bridge-note-online-slip-side = Declarer is who first named the denomination on the side that made the last bid; the source leaves the side out.

## Why a bot chose it

bot-explains = Explains its call.

## Faults of files

fault-annotation-alone = { $text } annotates nothing: no call or card stands before it.
fault-annotation-order = A note comes before NAGs, and NAGs ascend.
fault-auction-not-from-dealer = The auction begins with { $seat }, not with the dealer.
fault-auction-open = The auction does not end, and no * or + says so.
fault-bad-board = Board wants a number from 1 up, not “{ $value }”.
fault-bad-call = “{ $text }” is no call.
fault-bad-card = “{ $text }” is no card.
fault-bad-cell = “{ $text }” must stand in quotes.
fault-bad-character = The control character { $character } has no place in a text.
fault-bad-charset = The charset declared does not fit; the file was read as { $charset }.
fault-bad-columns = The value of { $tag } does not list columns.
fault-bad-contract = “{ $value }” is no contract.
fault-bad-date = { $tag } wants YYYY.MM.DD, not “{ $value }”.
fault-bad-deal = The deal cannot be read.
fault-bad-dealer = “{ $value }” is no dealer.
fault-bad-declarer = “{ $value }” is no declarer.
fault-bad-double-dummy = DoubleDummyTricks wants twenty hexadecimal digits.
fault-bad-first-seat = { $tag } wants a seat, not “{ $value }”.
fault-bad-hidden = Hidden wants seats, not “{ $value }”.
fault-bad-mark = { $mark } marks nothing here.
fault-bad-nag = “{ $text }” is no NAG: they go from $0 to $255.
fault-bad-note = A note is a number, a colon and a text, not “{ $text }”.
fault-bad-note-number = Notes are numbered from 1 to 32, not { $number }.
fault-bad-note-reference = A reference to a note is =1=, not “{ $text }”.
fault-bad-result = “{ $value }” is no result.
fault-bad-score = { $tag } wants a score, not “{ $value }”.
fault-bad-scoring = “{ $value }” is no way of scoring that the standard knows.
fault-bad-suffix = “{ $text }” is none of ! ? !! ?? !? ?!.
fault-bad-tag = “{ $text }” is no tag: [Name "value"] is wanted.
fault-bad-tag-name = The name { $name } does not begin with a capital letter.
fault-bad-time = { $tag } wants HH:MM:SS, not “{ $value }”.
fault-bad-time-control = TimeControl wants boards/minutes, not “{ $value }”.
fault-bad-tricks = Nobody takes “{ $text }” tricks: they go from 0 to 13.
fault-bad-vulnerable = “{ $value }” says nothing about vulnerability.
fault-bad-word = { $tag } is one of { $known }, not “{ $value }”.
fault-call-after-end = The auction is over before { $call }.
fault-call-after-plus = The plus stands for the next call: nothing follows it.
fault-call-spelling = “{ $text }” is written { $call }.
fault-card-dealt-twice = { $card } has been dealt twice.
fault-card-not-held = { $seat } does not hold { $card }.
fault-card-played-twice = { $card } has been played before.
fault-card-spelling = “{ $text }” is written { $card }.
fault-comment-in-table = No comment may stand in a table.
fault-comment-in-tag = No comment may stand inside a tag.
fault-contract-differs = The auction came to { $contract }.
fault-contract-without-level = { $value } alone is no contract: the level is missing.
fault-contract-written = The contract is written { $value }.
fault-deal-written = The deal is written { $deal }.
fault-declarer-differs = By the auction { $seat } is declarer.
fault-double-dummy-differs = DoubleDummyTricks and OptimumResultTable differ.
fault-ending-contract = In an end position the contract is only its strain, not { $value }.
fault-ending-sizes = The hands of an end position hold from { $least } to { $most } cards.
fault-filler-after-dealer = - only fills places before the dealer.
fault-hand-size = { $seat } has { $cards } cards instead of 13.
fault-head-missing = An export file begins with the lines % PBN 2.1 and % EXPORT.
fault-illegal-double = { $call } is not possible here.
fault-insufficient-bid = { $call } is not higher than { $bid }, and no ^I says so.
fault-less-than-four = The export format has four calls or cards in a line; only much annotation shortens it.
fault-lin-bad-call = “{ $text }” is no call, or comes after a card.
fault-lin-bad-card = “{ $text }” is no card.
fault-lin-bad-hands = The hands “{ $text }” cannot be read.
fault-lin-bad-result = “{ $text }” is no number of tricks.
fault-lin-bad-vulnerability = “{ $text }” says nothing about vulnerability.
fault-lin-card-nowhere = Nobody can have played “{ $text }”.
fault-lin-names = pn wants four names, or eight at the start, not { $names }.
fault-lin-stray-text = Text that belongs to no label; does a value hold a bar?
fault-line-too-long = The line has { $characters } characters; 255 are allowed.
fault-mark-alone = { $mark } is followed by nothing.
fault-mark-without-cause = { $mark } stands where nothing irregular happened.
fault-missing-blank-line = A new board begins without a blank line before it.
fault-more-than-four = The export format has four calls or cards in a line.
fault-nag-on-call = ${ $nag } is about cards, not calls.
fault-nag-on-card = ${ $nag } is about calls, not cards.
fault-not-crlf = The export format ends lines with CR LF.
fault-not-inherited = { $tag } belongs to one board and cannot be taken over with #.
fault-not-upper-case = { $tag } is written in capital letters.
fault-note-missing = Note { $number } is missing.
fault-note-place = A note follows an auction or a play.
fault-optimum-rows = OptimumResultTable has { $rows } rows instead of 20.
fault-passed-out = Nobody bid: { $tag } stays empty.
fault-play-gap = In trick { $trick } somebody played before the leader.
fault-play-not-from-left = The first column of the play is { $seat }'s, left of declarer.
fault-play-open = The play does not end, and no * or + says so.
fault-rbn-repeated-label = The label { $label } stands twice in a record.
fault-rbn-unknown-label = “{ $text }” does not begin with a label and a blank.
fault-repeated-tag = { $name } is given twice.
fault-result-differs = By the play declarer won { $tricks } tricks.
fault-result-written = The export format gives declarer's tricks alone.
fault-revoke = { $card } is a revoke, and no ^R says so.
fault-row-not-whole = The last row of { $tag } is not whole: it has { $columns } columns.
fault-rows-not-in-order = { $tag } says that { $column } is in order, but it is not.
fault-score-differs = Contract and result make { $score }.
fault-second-plus = A play has one plus, for the next card.
fault-spelling = The export format writes this otherwise.
fault-star-after-plus = * cannot follow +.
fault-stray-text = “{ $text }” belongs nowhere.
fault-tab = The export format has no tabs.
fault-tag-line = { $tag } must stand at the beginning of a line.
fault-tag-missing = The export format wants { $tag }.
fault-tag-missing-before = { $section } comes before { $tag }, or there is no { $tag }.
fault-tag-order = { $tag } stands too late.
fault-tag-spacing = { $tag } has blanks where the export format has one or none.
fault-text-after-end = “{ $text }” stands after the end.
fault-too-many-tricks = The two sides have { $tricks } tricks together.
fault-two-notes = A call or card refers to one note at most.
fault-two-suffixes = A call or card has one suffix at most.
fault-unclosed-comment = The comment does not end.
fault-vulnerable-written = Vulnerability is written { $value }.

## What a format cannot hold

loss-alerts = Alerts without an explanation.
loss-contract = A contract without an auction.
loss-item = The item { $label }.
loss-marks = Marks of irregularities.
loss-nags = Numeric annotation glyphs.
loss-notes = Notes numbered above 9.
loss-play = Cards of the play: the format does not tell who played them.
loss-play-notes = Notes to cards.
loss-repeated = A second { $tag }.
loss-rulings = Rulings of laws.
loss-table = The table { $tag }.
loss-tag = The tag { $tag }.
loss-text = The text “{ $text }”.

## The bots' bidding system

system-1nt-response = A 1NT response: no fit and no suit to show at the one level.
system-aces = Answers Blackwood: the number of aces.
system-advance = Answers a takeout double with a suit; says nothing about strength.
system-advance-game = Game opposite a takeout double.
system-advance-jump = A jump opposite a takeout double: invites.
system-advance-suit = Own suit opposite an overcall; not forcing.
system-blackwood = Blackwood: asks for aces.
system-compete = Competes with a fit.
system-cue = Their suit: strong, forces to game.
system-extras = More than a minimum, forcing.
system-forced = Must bid, and has nothing more to tell.
system-grand-slam = Grand slam.
system-inverted = Inverted raise: a strong raise of the minor, forcing one round.
system-jacoby = Jacoby 2NT: four trumps and game values, forces to game.
system-jacoby-minimum = A minimum after Jacoby 2NT.
system-jump-shift = Jumps in a new suit: forces to game.
system-leave-in = Leaves the takeout double in, for penalties.
system-natural = Natural.
system-negative-double = Negative double: shows an unbid major.
system-new-suit = A new suit, forcing.
system-nt-choice = Offers notrump or the major shown as game.
system-nt-free = Natural notrump with their suit stopped.
system-nt-game = Game in notrump.
system-nt-game-stayman = Game in notrump after Stayman: has the other major.
system-nt-grand = Grand slam in notrump.
system-nt-invite = Invites a game in notrump.
system-nt-quantitative = Invites a small slam in notrump; does not ask for aces.
system-nt-slam = Small slam in notrump.
system-open-1c = Opens 1♣: three cards or more.
system-open-1d = Opens 1♦: three cards or more, no fewer than clubs.
system-open-1h = Opens 1♥: five cards or more.
system-open-1nt = Opens 1NT: balanced.
system-open-1s = Opens 1♠: five cards or more.
system-open-2c = Opens a strong 2♣: artificial, forces to game.
system-open-2nt = Opens 2NT: balanced.
system-overcall = Overcall: a good suit.
system-overcall-nt = Overcall in notrump: balanced with a stopper.
system-overcall-weak = Weak jump overcall: a long suit.
system-pass = Nothing more to bid.
system-pass-game = Content with the game.
system-pass-minimum = A minimum.
system-pass-nt = Too weak to go on over notrump.
system-pass-opening = Not enough for an opening.
system-pass-quiet = Nothing to bid over theirs.
system-pass-transfer = Weak with the long suit shown.
system-pass-weak = Too weak to answer.
system-pass-weak-two = No game opposite a weak opening.
system-penalty = Doubles for penalties.
system-positive = Positive response to 2♣: a good suit.
system-preempt = Preempt: a long suit, weak.
system-preference = Chooses the suit with the better fit.
system-raise = Raises partner's suit.
system-raise-game = Raises to game.
system-raise-invite = Invites game in the agreed suit.
system-raise-jump = Jump raise: extra strength.
system-raise-limit = Limit raise: invites game.
system-raise-preempt = Weak raise with many trumps.
system-raise-single = Single raise.
system-rebid-game = Game in the suit opened.
system-rebid-jump = Jumps in the suit opened: six cards, extra strength.
system-rebid-nt = Notrump rebid: balanced.
system-rebid-suit = Repeats the suit.
system-reverse = Reverse: strong, forcing.
system-second-suit = A second suit.
system-sign-off = To play.
system-small-slam = Small slam.
system-stayman = Stayman: asks for a four-card major.
system-stayman-both = Has both majors.
system-stayman-h = Answers Stayman: four hearts.
system-stayman-none = Answers Stayman: no four-card major.
system-stayman-s = Answers Stayman: four spades.
system-stop = Two aces are missing.
system-strong-double = Doubled first: too strong for an overcall.
system-strong-nt = Balanced after a strong 2♣.
system-strong-raise = Agrees partner's suit after a strong 2♣.
system-strong-suit = The long suit after a strong 2♣.
system-takeout = Takeout double: asks partner for a suit.
system-transfer-done = Completes the transfer.
system-transfer-h = Transfer: five hearts or more.
system-transfer-jump = Completes the transfer with a jump: four cards, maximum.
system-transfer-s = Transfer: five spades or more.
system-two-over-one = A new suit at the two level, forcing.
system-values = Doubles to show a strong hand.
system-waiting = Waiting: says nothing about the hand.
system-weak-two = Weak two: a six-card suit.
