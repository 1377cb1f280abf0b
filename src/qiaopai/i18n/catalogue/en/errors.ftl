# Refusals: what went wrong and what to do.

## The play

error-already-agreed = You have agreed already.
error-already-asked = That call has been asked about. Wait for the answer.
error-already-claimed = You have just claimed. Play a card first.
error-already-noted = That has been pointed out already.
error-already-ruled = That has been ruled on already.
error-ask-opponents-only = You may ask about the opponents’ calls only.
error-auction-over = The auction is over.
error-cannot-double = Only an opponent’s last bid can be doubled, and only once.
error-cannot-redouble = Only an opponent’s double of your side’s last bid can be redoubled.
error-card-not-held = That hand does not hold the { $card }. Choose another.
error-declarer-chooses = Declarer chooses the contract.
error-dummy-does-not-act = Dummy takes no part in the play.
error-explain-own-calls = You explain your own calls only.
error-insufficient-bid = Bid higher than { $bid }.
error-must-follow-suit = Follow suit: play one of the { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[other] clubs
    }.
error-no-advice = This table gives no advice.
error-no-files = This game does not read or write files of boards.
error-no-programs = No programs of another protocol can sit at this game.
error-no-seat = None of the wanted seats is free. Name another with --seats.
error-no-studies = This game has no double-dummy analysis.
error-no-claims-here = There are no claims in this rulebook. Play the deal out.
error-no-such-call = There is no such call.
error-no-such-format = There is no format “{ $name }”. There are: { $known }.
error-no-such-option = There is no such choice. Choose again.
error-no-text = Please write what the call means.
error-not-asked = You are not asked now.
error-not-now = That is not possible now.
error-not-on-the-menu = That contract is not offered. Choose one from the menu.
error-not-so-many-tricks = Only { $left } tricks are left.
error-not-your-hand = That hand is not yours to play.
error-not-your-turn = It is not your turn yet.
error-nothing-irregular = Nothing irregular can be seen there.
error-restricted = A ruling limits your cards. Choose one that is not grey.
error-ruling-first = A ruling comes first.
error-too-long = Too long: at most { $most } characters.
error-trick-count-differs = The record says { $tricks } tricks. Please check.
error-wrong-count = { $points } is not right. Count again: ace 4, king 3, queen 2, jack 1.

## The room

error-already-seated = You already have a seat.
error-already-started = The game has begun. Settings can be changed before the next one.
error-bad-command = The table does not understand that. Please reload the page.
error-bad-board = “{ $text }” is no number of a board. Boards are counted from 1.
error-bad-call = “{ $text }” is no call. Write one such as 1NT, P, X or XX.
error-bad-card = “{ $text }” is no card. Write the suit first, for example SA or H10.
error-bad-contract = “{ $text }” is no contract. Write one such as 4S, 3NT or 2HX.
error-bad-hand = “{ $text }” is no hand. Write four suits with dots between them.
error-bad-tricks = “{ $text }” is no number of tricks. Write one from 0 to 13.
error-bad-deal = These hands are not right: { $reason ->
        [first_seat] say first whose hand it is, for example N:
        [four_hands] there must be four hands
        [bad_hand] “{ $text }” is no hand of four suits with dots between them
        [bad_card] “{ $text }” is no card
        [size] { $seat } has { $held } cards instead of { $wanted }
        [card_repeated] the { $card } is there { $times } times
        [pack] they are not two whole packs
       *[other] please look at each card
    }.
error-bad-locale = That language is not here. Choose one of { $locales }.
error-bad-message = The server did not understand that. Please reload the page.
error-bad-name = Please choose a name of 1 to { $longest } characters.
error-bad-setting = That setting is not possible. Please change it.
error-settings-clash = “{ $setting }” and “{ $other }” do not go together like this. Please change one of them.
error-bot-plays = The computer is playing your seat until the deal ends. Please wait.
error-bots-not-allowed = This table plays without bots. Invite people, or change the setting.
error-busy = The table is very busy. Try again.
error-deal-not-ended = The deal is not over. Wait until it ends.
error-fault = Something went wrong on the server. Nothing was changed; try again.
error-game-not-finished = The game is not over. Ask for a rematch when it has ended.
error-hand-was-revealed = Since then a hand has been shown. Only the director can go back.
error-irregular = That would be irregular. It can be done here, and the law rules on it.
error-message-too-large = That is too large. Send something shorter.
error-method-not-allowed = That address cannot be used so. Please reload the page.
error-no-bot-there = There is no bot in that seat. Choose another.
error-no-spectators = This table takes no spectators. Look for another in the lobby.
error-no-such-deal = No deal for board { $board } could be found. Change the settings.
error-no-such-point = The deal cannot go back to there. Choose another point.
error-no-such-seat = That seat is not played. Choose another.
error-no-undo = Nothing is taken back at this table. The host can change that before the game.
error-not-found = There is nothing at this address. Go back to the lobby.
error-not-host = Only the host may do that. Ask the host.
error-not-playing = No deal is being played now. Wait for the next one.
error-not-seated = Sit down first.
error-nothing-to-undo = There is nothing of yours to take back.
error-partner-has-called = Your partner has called since. It is too late to take that back.
error-procedure-open = A ruling is still open. Go back when it is closed.
error-rounds-not-finished = The { $rounds } required rounds are not finished. Leaving now abandons the game and costs { $cost } points; confirm to leave all the same.
error-seat-taken = That seat is taken. Choose another.
error-seats-empty = Seats are still free. Wait, or fill them with bots.
error-stale = The table has just changed. Try again.
error-too-fast = Too fast. Wait a moment and try again.
error-too-many-analyses = { $most } analyses are under way already. Wait for one, or stop it.
error-too-slow = The connection is too slow. It will be made again.
error-undo-not-asked = Your consent is not asked for.
error-undo-open = Somebody has asked to take something back. Wait for the answer.
error-undo-refused = Your opponents have refused. That cannot be asked for again.
error-unknown = That did not work ({ $code }). Try again.
error-unknown-analysis = That analysis is no longer here. Please start it again.
error-unknown-board = There is no such finished board at this table. Choose another.
error-unknown-bot = There is no such bot. Choose another.
error-unknown-command = The table does not know that. Please reload the page.
error-unknown-game = That game is not here yet.
error-unknown-rulebook = There is no such rulebook. Choose another.
error-unknown-table = There is no such table. Go back to the lobby.
error-unreachable = The server cannot be reached. Check the network and try again.
error-unreadable-file = That file cannot be read here. Please try another, or a part of it.
error-version-not-kept = This deal was played by { $name } in version { $version }, which this Qiaopai does not hold. Update Qiaopai.
error-who-are-you = Please reload the page to get a name.
error-wrong-host = This address is not one of the room's. Use the address the server shows.
error-wrong-origin = That request came from another page. Open the room's own page.
