# Refusals: what went wrong and what to do.

## The play

error-already-agreed = You have agreed already.
error-already-claimed = You have just claimed. Play a card first.
error-already-noted = That has been pointed out already.
error-already-ruled = That has been ruled on already.
error-card-not-held = That hand does not hold the { $card }. Choose another.
error-declarer-chooses = Declarer chooses the contract.
error-dummy-does-not-act = Dummy takes no part in the play.
error-must-follow-suit = Follow suit: play one of the { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[other] clubs
    }.
error-no-advice = This table gives no advice.
error-no-claims-here = There are no claims in this rulebook. Play the deal out.
error-no-such-option = There is no such choice. Choose again.
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
error-already-started = The game has begun.
error-bad-name = Please choose another name.
error-bad-setting = That setting is not possible. Please change it.
error-conflict = The table has just changed. Try again.
error-not-enough-players = Seats are still free. Wait, or fill them with bots.
error-not-seated = Sit down first.
error-not-the-host = Only the host may do that.
error-rounds-not-done = The rounds are not finished; leaving now abandons the game.
error-seat-taken = That seat is taken. Choose another.
error-stale = The table has just changed. Try again.
error-table-full = This table is full. Look for another.
error-too-fast = Too fast. Wait a moment and try again.
error-too-large = That is too large.
error-unknown = That did not work ({ $code }). Try again.
error-unknown-bot = There is no such bot. Choose another.
error-unknown-command = The table does not know that. Please reload the page.
error-unknown-game = That game is not here yet.
error-unknown-rulebook = There is no such rulebook. Choose another.
error-unknown-table = There is no such table. Go back to the lobby.
error-unreachable = The server cannot be reached. Check the network and try again.
error-who-are-you = Please reload the page to get a name.
