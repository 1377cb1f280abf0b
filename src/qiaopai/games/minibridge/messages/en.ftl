# Minibridge (迷你橋牌).

## What happens

minibridge-told-answer = { $seat }: { $option }.
minibridge-told-answered = { $seat } has answered.
minibridge-told-card = { $seat }: { $card }.
minibridge-told-claim = { $seat } claims { $tricks } tricks.
minibridge-told-contract = Contract: { $denomination ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [NT] notrump
       *[other] { $denomination }
    }{ $level ->
        [part] { " " }partscore
        [game] { " " }game
       *[other] { "" }
    }, { $tricks } tricks.
minibridge-told-deal = Deal { $number }, { $dealer } dealt.
minibridge-told-declarer = { $declarer } is declarer, { $dummy } dummy.
minibridge-told-end = The deal is over. Declarer took { $tricks } tricks, { $outcome ->
        [made] made, { $score }
       *[other] down, { $score }
    }.
minibridge-told-moved = { $from } moves to { $to }.
minibridge-told-points = { $seat }: { $points } points.
minibridge-told-trick = { $seat } wins. We { $ours }, they { $theirs }.

## Choices

minibridge-agree = Agree: declarer { $tricks }
minibridge-agree-title = Are the tricks right?
minibridge-announce-how = Ace 4, king 3, queen 2, jack 1. Add them up.
minibridge-announce-points = Say { $points }
minibridge-announce-title = Announce your points
minibridge-chances = Chances of success
minibridge-chances-done = The chances are in the menu. Best on average: { $denomination ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
       *[other] notrump
    }, { $tricks } tricks, made in { $percent } of 100.
minibridge-chances-how = In { $deals } deals that fit what you know, with the best play by all.
minibridge-chances-mean = average { $mean }
minibridge-chances-none = This room has no solver. Choose by points and trumps.
minibridge-chances-of = Made in { $made } of { $deals } deals, on average { $mean } points
minibridge-chances-running = { $done } of { $deals } deals
minibridge-level = { $level ->
        [part] Partscore
        [game] Game
       *[other] { $level } tricks
    }
minibridge-menu-entry = { $denomination ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
        [C] Clubs
        [NT] Notrump
       *[other] { $denomination }
    }{ $level ->
        [part] { " " }partscore
        [game] { " " }game
       *[other] { "" }
    }, { $tricks } tricks, { $made } if just made, { $down } lost for each trick down
minibridge-menu-title = Choose the contract
minibridge-menu-tricks = { $tricks } tricks
minibridge-option-accept = Accept
minibridge-option-keep = Leave it
minibridge-option-none = None
minibridge-option-object = Object, play on
minibridge-option-reject = Object, play on
minibridge-option-withdraw = Take it back
minibridge-question-accept = Do you accept the card out of turn?
minibridge-question-claim = Do you accept the claim?
minibridge-question-withdraw = Do you take your card back?

## Score

minibridge-term-first-odd-trick = First odd trick { $count } × { $each }
minibridge-term-further-odd-tricks = Further odd tricks { $count } × { $each }
minibridge-term-game-bonus = Game bonus
minibridge-term-notrump-bonus = Notrump bonus
minibridge-term-odd-tricks = Odd tricks { $count } × { $each }
minibridge-term-part-bonus = Partscore bonus
minibridge-term-undertricks = Down { $count } × { $each }

## First-time hints

minibridge-hint-announce = Count your points and say them. The stronger side plays the contract.
minibridge-hint-contract = You are declarer. With eight cards of a suit between you and dummy, make it trumps; with 25 points try game.
minibridge-hint-dummy = You are dummy: declarer plays your cards. Watch how.
minibridge-hint-follow = Follow suit if you can. If not, discard or ruff. Grey cards cannot be played.
minibridge-hint-lead = You lead: any card may be played.
minibridge-hint-play-dummy = You play dummy’s cards too. Choose one of them now.
minibridge-hint-wait-contract = Declarer is choosing. His partner is dummy, whose cards lie open.

## Rules

minibridge-rules-books-jcbl = JCBL rules: the same scores; irregularities as the EBU has them.
minibridge-rules-books-ours = Where the books are silent we decide: claims under JCBL follow Taiwan’s article 14; at 20 each the same dealer deals again; a claim nobody answers in time is objected to.
minibridge-rules-books-title = Rulebooks
minibridge-rules-books-tw = Taiwan rules: claims by article 14; a revoke costs one trick.
minibridge-rules-contract-1 = Having seen dummy, declarer chooses a trump suit or notrump, and partscore or game. Nobody may advise him.
minibridge-rules-contract-2 = A partscore needs 7 tricks. Game: notrump 9, spades and hearts 10, diamonds and clubs 11.
minibridge-rules-contract-3 = To begin with: eight trumps between the hands (or seven with three honours); game from 25 points in notrump or a major, 28 in a minor.
minibridge-rules-contract-title = The contract
minibridge-rules-manners-1 = Do not comment on the play, least of all your partner’s.
minibridge-rules-manners-2 = Keep your played cards in order until the tricks are agreed.
minibridge-rules-manners-3 = Touch nobody’s cards, and discuss no scores before the end.
minibridge-rules-manners-title = Manners
minibridge-rules-play-1 = The player on declarer’s left leads; clockwise each plays a card; four cards are a trick.
minibridge-rules-play-2 = Follow suit if you can; if not, play any card.
minibridge-rules-play-3 = The highest trump wins, or else the highest of the suit led. The winner leads to the next trick.
minibridge-rules-play-4 = Declarer plays dummy’s cards. A player may claim; if anyone objects, the deal is played out.
minibridge-rules-play-title = The play
minibridge-rules-score-1 = If made, each trick over six: spades and hearts 30, diamonds and clubs 20, notrump 40 for the first and 30 for each more.
minibridge-rules-score-2 = Bonus: partscore 50, game 300.
minibridge-rules-score-3 = If not made, the defenders score 50 for each trick short.
minibridge-rules-score-title = Scoring
minibridge-rules-start-1 = Four players, partners opposite. Thirteen cards each, ace high.
minibridge-rules-start-2 = From the dealer clockwise everyone announces his points: ace 4, king 3, queen 2, jack 1.
minibridge-rules-start-3 = At 20 each the deal is dealt again. The stronger side declares; its stronger hand (the first to announce, if equal) is declarer, the other is dummy and lays his cards open.
minibridge-rules-start-title = Beginning

## A rulebook's settings

minibridge-setting-advice = Adviser
minibridge-setting-any-level = Declarer names any number of tricks
minibridge-setting-claims-shown-to-all = Claims are shown to everyone
minibridge-setting-count-points = Who counts the points
minibridge-setting-french-targets = Tricks needed by the French table
minibridge-setting-game-bonus = Bonus for a game
minibridge-setting-game-points = Points a game asks for
minibridge-setting-hall = Table as in a hall
minibridge-setting-notrump-bonus = Bonus for a made notrump
minibridge-setting-notrump-first = First odd trick at notrump
minibridge-setting-part-bonus = Bonus for a partscore
minibridge-setting-players = Players
minibridge-setting-redeal-20-20 = Deal again at 20–20
minibridge-setting-trump-length = Trumps a game asks for
minibridge-setting-undertrick = Penalty for each trick down

## What a setting can be

minibridge-setting-players-value = { $value }
minibridge-setting-count-points-value = { $value ->
        [auto] the table
        [player] each player himself
       *[other] { $value }
    }
minibridge-setting-trump-length-value = { $value ->
        [0] any number
       *[other] { $value } cards
    }
minibridge-setting-game-points-value = { $value ->
        [0] none
       *[other] { $value } points
    }

## What a setting does

minibridge-setting-players-help = Three play with one vacant hand.
minibridge-setting-count-points-help = Who counts himself is told when he is wrong.
minibridge-setting-advice-help = Declarer may ask which contract to choose.
minibridge-setting-any-level-help = Seven to thirteen instead of partscore or game.
minibridge-setting-french-targets-help = Declarer’s points decide how many tricks must be made.
minibridge-setting-trump-length-help = Cards of the trump suit that declarer and dummy must hold for a game; 0 asks for none.
minibridge-setting-game-points-help = Points that the declaring side must hold for a game; 0 asks for none.
minibridge-setting-hall-help = Mistakes can happen. By the rules of Taiwan, leads out of turn, revokes and claims are ruled on (articles 14, 17, 19, 20); all else is refused as at any table.

## Groups of settings

minibridge-group-contract = The contract
minibridge-group-hall = Laws

## Laws

minibridge-law-tw-14-claim = Article 14, claims and concessions: if anyone but dummy objects, play goes on
minibridge-law-tw-17-lead-out-of-turn = Article 17, lead out of turn: accepted if the next hand follows, otherwise taken back
minibridge-law-tw-19-20-revoke = Articles 19 and 20, revoke: corrected before the next trick begins; after that it costs one trick

## What is ours

minibridge-note-claim-objected-by-default = A claim that nobody answers in time is objected to.
minibridge-note-claims-as-tw-14 = Claims follow article 14 of Taiwan's rules.
minibridge-note-game-table-added = The table of tricks for game (9, 10, 11) is missing in the source; we use the usual one.
minibridge-note-same-dealer-after-20-20 = At 20–20 the same dealer deals again.
minibridge-note-ties-by-suit = When seats are drawn, equal ranks are decided by suit.

## Why a bot or the adviser chose it

advice-notrump = No suit is long enough for trumps, or notrump is the cheaper game.
advice-trumps = The two hands have enough trumps in this suit.
bot-beginner = A beginner's card.
bot-cashes = This card cannot be beaten.
bot-claim-open = The claimed tricks cannot be proved.
bot-claim-proved = The claimed tricks are there against any play.
bot-counts = The points were counted.
bot-covers = An honour covers an honour.
bot-develops = Plays the longest suit of both hands.
bot-discards = Discards what is needed least.
bot-draws-trumps = Draws the opponents' trumps.
bot-keeps = Leaves the card as it is.
bot-leads-ace = Leads an ace against a trump contract.
bot-leads-fourth = Leads the fourth highest of the longest suit.
bot-leads-low = Leads low.
bot-leads-sequence = Leads the top of a sequence.
bot-low = Cannot win, or partner wins already: plays low.
bot-no-solver = Chosen by rules of thumb: there is no double-dummy solver here.
bot-ruffs = Ruffs.
bot-samples = Does best on average over deals that agree with all that is known.
bot-second-low = Second hand low.
bot-third-high = Third hand high.
bot-wins = Wins with a card that cannot be beaten.
bot-wins-cheaply = Fourth hand wins as cheaply as possible.
