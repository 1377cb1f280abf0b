# The browser client.

## The page

bar-label = Menu
brand = Qiaopai
cancel = Cancel
close = Close
connecting = Connecting…
connection-back = Connected again.
connection-lost = Connection lost. Trying again.
connection-retry = Try now
fewer = One less
more = One more
page-title = Qiaopai · bridge room
page-title-turn = ● Your turn · Qiaopai
save = Save
to-lobby = To the lobby

## Preferences

prefs-confirm = Confirm before playing
prefs-confirm-always = Always
prefs-confirm-auto = Two taps on touch
prefs-confirm-never = Never
prefs-contrast = High contrast
prefs-deck = Suits
prefs-deck-four = Four colours
prefs-deck-two = Two colours
prefs-hints-again = Show the hints again
prefs-keys = Keyboard keys
prefs-keys-note = The help page lists them.
prefs-language = Language
prefs-room = Room
prefs-room-auto = As the system
prefs-room-dark = Dark
prefs-room-light = Light
prefs-sound = Sound
prefs-title = Preferences

## Lobby

back-to-table = Back to my seat
change-name = Change name
colon = :{ " " }
coming = Coming
create-table = Open a table
create-title = { game-name }: open a table
game-line = { $game ->
        [minibridge] Announce points, see dummy, play. Learnt in five minutes.
        [bridge] The whole game, from the auction to the last trick.
        [guandan] Two packs, wild hearts, and the climb to ace.
       *[other] { $game }
    }
game-name = { $game ->
        [minibridge] Minibridge
        [bridge] Contract bridge
        [guandan] Guandan
       *[other] { $game }
    }
guest = Guest
join = Join
lobby-title = The lobby
lobby-welcome = Pick a table and sit down. No sign-up.
play-now = Play now
play-starting = Seating you…
rules-link = Rules
rules-no-game = There is no such game
rules-no-game-how = The address may be wrong. The lobby has all games and their rules.
rules-of-table = The rules of this table: those of { rulebook } with its own changes.
rules-title = { game-name }: the rules
somebody = Somebody
tables-none = Nobody has a table open. Open one and send your friends the link.
tables-title = Open tables
to-table = To the table
watch = Watch
your-name = Your name

## Settings of a table

bot = Bot
bot-level = { $level ->
        [easy] Easy
        [fast] Medium
        [strong] Strong
       *[other] { $level }
    }
bot-name = { bot-level } bot
players = { $players }
rounds = { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }
rulebook = { $rulebook ->
        [wbf2017] WBF 2017
        [online] Online rules
        [tw] Taiwan rules
        [ahcme] Anhui staff contest 2018
        [national2017] National rules 2017
        [jcbl] JCBL rules
        [ebu] EBU rules
        [nl] Dutch rules
        [fr] French rules
       *[other] { $rulebook }
    }
house-book = { $rulebook }: { $value }
house-changed = changed
house-count = { $count ->
        [0] as in the rulebook
        [1] 1 changed
       *[other] { $count } changed
    }
house-note = Every value is the rulebook’s until you change it. Whoever joins sees what is changed.
house-own = (as in the rulebook)
house-reset = Back to the rulebook
house-title = House rules
house-agreed = Agreed at this table
rules-values-title = What the rulebooks settle
setting-no = no
setting-yes = yes
seconds = { $seconds ->
        [0] No limit
       *[other] { $seconds } s
    }
set-bots = Bots
set-rounds = Rounds
set-rulebook = Rulebook
set-seconds = Time for a play
settings-line = { $rulebook } · { $rounds ->
        [0] played until ace is passed
        [1] 1 round
       *[other] { $rounds } rounds
    } · { $seconds ->
        [0] no time limit
       *[other] { $seconds } s a card
    }{ $advice ->
        [none] { "" }
        [yes] { " · " }advice allowed
       *[other] { " · " }no advice
    }

## Seats

add-bot = Add a bot
dealer = Dealer
dealer-mark = D
declarer = Declarer
dummy = Dummy
fill = Fill with bots
gather-title = { $free ->
        [0] All seats taken
       *[other] { $free ->
            [1] One seat is free
           *[other] { $free } seats are free
        }
    }
gather-wait = Waiting for the host to start.
leave = Leave the table
leave-anyway = Leave all the same
leave-ask = Leave this table?
leave-stay = Stay
plate-label = { $seat }: { $name }
plate-turn = to act
points-short = { $points } pts
presence-away = away
remove-bot = Remove
replaced-back = Play here instead
replaced-text = A seat is played from one window at a time.
replaced-title = This seat is open in another window
seat = { $seat ->
        [N] North
        [E] East
        [S] South
        [W] West
       *[other] { $seat }
    }
seat-free = Free seat
seat-short = { $seat ->
        [N] N
        [E] E
        [S] S
        [W] W
       *[other] { $seat }
    }
seat-vacant = Vacant hand
share-copied = Copied
share-copy = Copy
share-link = Send this link to friends
share-loopback = Only this computer can open this link. For friends, start the room as follows and give them this computer’s network address:
side = { $side ->
        [NS] N–S
        [EW] E–W
       *[other] { $side }
    }
sit-at = Sit { $seat }
sit-again = You are watching. A bot’s seat is yours for a click:
sit-here = Sit here
start = Start
table-not-there = This table cannot be reached
table-not-there-how = It may be over. Look for another in the lobby, or try again later.
taken-over = { $name } (bot playing)

## Table

advice-card = Play the { $card }.
advice-contract = Choose { $level ->
        [part] a partscore
        [game] game
       *[other] { $level } tricks
    } in { $denomination }.
advice-none = No advice now.
advice-own = I decide myself
advice-take = Do that
advice-thinking = Thinking…
all-hands = All four hands
card-name = { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] 10
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
       *[other] { $suit }
    }
card-joker = { $joker ->
        [HR] big joker
       *[other] small joker
    }
card-joker-short = { $joker ->
        [HR] Big
       *[other] Small
    }
claim-by = { $tricks ->
        [0] { $seat } concedes the rest
       *[other] { $seat } claims { $tricks }
    }
claim-concede = Concede the rest
claim-how = How many of the remaining tricks are yours? Your hand will be shown.
claim-refused = The claim is refused.
claim-send = Claim { $tricks }, concede { $rest }
claim-statement = How you will play (optional)
claim-statement-example = e.g. draw trumps, then diamonds
claim-title = Claim
claim-tricks = Tricks
contract-need = needs { $tricks }
contract-of = { $denomination ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [NT] notrump
       *[other] { $denomination }
    }, { $tricks } tricks needed
contract-plate = Contract and tricks
deal-number = Deal { $number }
declarer-is = by { $seat }
denomination = { $denomination ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [NT] notrump
       *[other] { $denomination }
    }
denomination-short-NT = NT
dummy-hand = Dummy ({ $seat })
finished-draw = A draw
finished-title = The game is over
finished-winner = { $who } won with { $points }
hand-empty = No cards left
hand-of = { $seat }’s hand
hint-done = Got it
hint-label = Hint
last-won-by = Trick { $number }, won by { $seat }.
lead-mark = Led
my-hand = My hand
next-deal = Next deal
next-in = starts by itself in { $seconds } s
next-waiting = Waiting for the others.
phase = { $phase ->
        [announcing] Announcing points
        [auction] Auction
        [contract] Choosing the contract
        [play] Play
        [agreeing] Agreeing the tricks
        [ended] Finished
       *[other] { $phase }
    }
question-any = Please choose
question-wait = Waiting for the others.
rematch = Rematch
result-by = { $seat } declared and took { $tricks } tricks
result-none = 20 points each: thrown in, dealt again
result-score = Score
result-title = { $denomination }, { $tricks } tricks: { $outcome ->
        [made] { $over ->
                [0] made
               *[other] made with { $over } over
            }
       *[other] down { $over }
    }
result-total = { $outcome ->
        [made] Declarer’s side scores
       *[other] Defenders score
    }
sheet-deal = Deal
sheet-empty = No results yet
sheet-total = Total
status = { $status ->
        [gathering] Waiting for players
        [playing] Playing
        [between] Between deals
       *[other] Finished
    }
table-title = { game-name } table
tap-again = Tap { $card } again to play it
tool-advice = Advice
tool-claim = Claim
tool-last = Last trick
tool-menu = Menu
tool-sheet = Score sheet
tools-label = Table tools
trick-card = { $seat }: { $card }{ $led ->
        [yes] , led
       *[other] { "" }
    }
trick-label = Current trick
tricks-ours = We { $tricks }
tricks-side = { $side ->
        [NS] N–S
       *[other] E–W
    } { $tricks }
tricks-theirs = They { $tricks }
won-row = { $won } tricks won, { $lost } lost

## Told

told-bot-seated = A bot sits { $seat }.
told-finished = The game is over.
told-returned = { $seat } is back.
told-seat-left = { $seat } has left.
told-seat-taken = { $name } sits { $seat }.
told-started = The game begins.
told-taken-over = A bot plays for { $seat }.
your-turn = { $question ->
        [call] Your turn to call.
        [announce] Your turn to announce.
        [choose_contract] Choose the contract.
        [play] Your turn.
        [tribute] Pay your tribute.
        [return] Return a card.
       *[other] You are asked.
    }
your-turn-dummy = Your turn, from dummy.

## Spoken answers

say-clock = { $seat } has { $seconds } seconds.
say-contract = Contract: { $denomination }, { $tricks } tricks, by { $declarer }.
say-dummy = Dummy. { $cards }
say-no-clock = There is no clock.
say-no-contract = There is no contract yet.
say-no-dummy = There is no dummy yet.
say-no-last = The last trick may not be seen now.
say-no-points = No points announced yet.
say-no-trick = No card on the table.
say-no-turn = Nobody is to act.
say-played = { $seat }: { $card }.
say-points = { $seat } { $points } points.
say-suit = { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[other] Clubs
    }: { $ranks }.
say-suit-none = No { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[other] clubs
    }.
say-total = Our total is { $points }.
say-tricks = We have { $ours } tricks, they have { $theirs }.
say-turn = { $seat } is to act.
say-winner = { $seat } won.

## Help

help-entry = S, H, D or C reads that suit; the rank then plays the card: S Q is the queen of spades, H T (or H 1) the ten of hearts. When it is dummy’s turn, dummy’s card is played. To choose a contract, press its number and suit: 4 H is game in hearts, 3 N game in notrump, 1 a partscore. In the auction 1 N is one notrump, P is pass, X double and X X redouble.
help-entry-title = Typed entry
help-game-keys = Here these keys mean the following; the others are as above.
help-group = { $group ->
        [listen] Listen
        [move] Move
       *[other] Play
    }
help-keys = A whole deal can be played with these keys alone.
help-keys-title = Keyboard
help-reader = Everything that happens at the table is spoken. With NVDA or JAWS, switch to focus mode so that letters reach the table.
help-reader-title = Screen readers
help-start = Press “Play now” in the lobby and you sit with three bots. To play with friends, open a table and send them its link.
help-start-title = Beginning
help-title = Help
help-touch = A mouse click plays a card; on touch, tap once to choose and again to play. Preferences change this. A grey card cannot be played now; tap it to learn why.
key-advice = Ask for advice
key-alert = Alert the next call
key-auction = The auction
key-cancel = Cancel
key-claim = Claim
key-clock = Clock
key-confirm = Play the card, press the button
key-contract = Contract
key-dummy = Dummy
key-dummy-suit = That suit in dummy
key-focus = Go to the cards I may play
key-gather = Gather the trick now
key-help = Help
key-last-trick = Last trick
key-menu = Menu
key-my-hand = My hand
key-my-suit = That suit in the hand that is to play
key-next = Next card
key-next-deal = Next deal
key-points = Announced points
key-previous = Previous card
key-repeat = Say that again
key-score = Tricks and score
key-sheet = Score sheet
key-trick = Current trick
key-turn = Whose turn
key-undo = Take back
key-vulnerability = Vulnerability and dealer

## Auction

auction-alerted = Alerted, without a text.
auction-answer = Answer
auction-asked = Asked about; no answer yet.
auction-call = { $seat } { $call }{ $alert ->
        [yes] , alerted
       *[other] { "" }
    }
auction-call-of = { $seat }: { $call }
auction-how = Choose a call to see its meaning, to ask about it, or to explain your own.
auction-how-explained = A dot marks calls that were alerted or explained; choose one to read it.
auction-no-text = Nothing has been said about this call.
auction-nothing-agreed = Nothing special is agreed about it.
auction-text-example = For example: 15–17 points, balanced
auction-told = { $call }: { $text }
board-line = Board { $board } · { bridge-vulnerability }
board-number = Board { $board }
say-vulnerability = Board { $board }, { $dealer } dealt. { bridge-vulnerability }.
tap-again-call = Tap again: { $call }
tool-auction = Auction
vulnerable = vulnerable
vulnerable-mark = V

## Taking back

set-undo = Taking back
told-rewound = Taken back.
told-undo-answered = { $seat } { $option ->
        [accept] allows it.
        [late] has not answered; play goes on.
       *[other] does not allow it.
    }
told-undo-asked = { $seat } asks to take back { $what ->
        [call] the call
        [card] the card
        [play] the play
       *[other] the contract
    }.
tool-undo = Take back
undo-accept = Allow it
undo-asked = { $seat } asks to take back { $what ->
        [call] the last call
        [card] the last card
        [play] the last play
       *[other] the contract
    }
undo-asked-own = You ask to take back { $what ->
        [call] your last call
        [card] your last card
        [play] your last play
       *[other] the contract
    }
undo-line = { set-undo }: { $policy }
undo-none = Nothing can be taken back now.
undo-policy = { $policy ->
        [auction] calls only
        [casual] if an opponent allows it
       *[other] never
    }
undo-reject = Play on
undo-wait = Waiting for the opponents’ answer.

## Replay

dealer-of = Dealer { $seat }
hcp-short = { $points } HCP
replay-all-done = { $boards } boards are analysed; the hand records carry tables and par.
replay-all-running = { $done } of { $total } boards
replay-analyse = Analyse
replay-analyse-all = Analyse all boards
replay-analysing = Analysing: { $done } of { $total }
replay-back = Back
replay-best = Costs nothing: { $cards }
replay-board-back = Previous board
replay-board-forward = Next board
replay-boards = Boards
replay-choose = Choose a file
replay-copied = The link is copied
replay-drop = Drop a file here, or choose one: PBN, LIN, RBN, or a match saved here. Nothing is kept.
replay-end = To the end
replay-fault = Line { $line }: { $text }
replay-faults = { $count ->
        [one] 1 fault in the file
       *[other] { $count } faults in the file
    }
replay-forward = Forward
replay-leads = Tricks of the side on lead, by who leads
replay-leads-short = on lead
replay-left-off = { $boards ->
        [0] { $faults } more faults are not shown.
       *[other] { $boards } more boards are not shown.
    }
replay-link = Replay
replay-link-field = Paste a link of a hand viewer
replay-link-not-read = This link carries no deal that can be read.
replay-link-open = Open
replay-makeable = Makeable
replay-mark = { $cost ->
        [0] costs nothing
       *[other] costs { $cost }
    }
replay-match = Match { $number }
replay-matches = Matches
replay-no-boards = No board here can be shown yet.
replay-no-solver = The solver for double-dummy results is not installed in this room; boards can be replayed without it.
replay-open = Open the replay of a file
replay-par = Par { $score }:
replay-par-pass = passed out
replay-position = { $played } of { $all } cards
replay-print = Print hand records
replay-record = Hand records
replay-save = Save as a file
replay-share = Copy a link
replay-share-note = The link carries the deal itself; nothing is stored.
replay-spoken = { $seat } { $card }, { $mark }
replay-start = To the beginning
replay-table = Tricks each declarer can take
replay-title = Replay
replay-trick = Trick { $number }
replay-won = North–south { $ns }, east–west { $ew }
