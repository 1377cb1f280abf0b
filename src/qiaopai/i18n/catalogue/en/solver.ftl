# Double dummy, conditions on deals, and the verbs that use them.

## The solver

error-bad-position = That is no position ({ $reason }). Please correct it.
error-bad-table = That is no table of 20 results. Write 20 hexadecimal digits.
error-bad-trumps = “{ $text }” is no suit. Trumps are a suit, or nothing.
error-card-repeated = The { $card } is there { $times } times. Remove one.
error-no-cards-left = No card is left to be played. Nothing is to be solved.
error-no-solver = There is no double-dummy solver here ({ $reason }). Install the package endplay.
error-solver-died = The solver stopped in the middle of this. Try again.
error-solver-failed = The solver could not do this (its code: { $number }). Please check the cards.
error-solver-too-slow = This was not solved within { $seconds } seconds. Try with fewer cards.
error-trick-is-full = There are { $cards } cards in the trick in progress. At most three can be.
error-trick-out-of-turn = { $seat } cannot have played the { $card } then. Put the cards in the order of play.
error-unequal-hands = { $seat } has { $held } cards and should have { $wanted }.

## Conditions on deals

error-constraint-number-too-large = Column { $at }: that number is too large. Write at most { $most }.
error-constraint-range-reversed = Column { $at }: in “{ $text }” the smaller number comes first.
error-constraint-shape-bare = Column { $at }: write a shape in any order as ({ $text }), an exact one as { $exact }.
error-constraint-shape-not-13 = Column { $at }: “{ $text }” is no shape of 13 cards.
error-constraint-too-deep = Column { $at }: too many brackets. At most { $most } may be open.
error-constraint-too-long = That condition is too long. Write at most { $most } characters.
error-constraint-unexpected = Column { $at }: “{ $text }” does not belong here.
error-constraint-unfinished = Column { $at }: something is missing at the end.
error-constraint-unknown-word = Column { $at }: “{ $text }” is not known. Words are hcp, spades, balanced, controls, losers and so on.
error-constraint-which-hand = Column { $at }: say which hand, for example hcp(north) or north: at the beginning.

## The command line

cli-board = Board { $board }, dealer { $dealer }, vulnerable { $vulnerable }
cli-boards = Boards
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-faults = { $faults ->
        [one] One fault
       *[other] { $faults } faults
    } in { $file }: see qiaopai lint.
cli-file-too-large = That file is too large: at most { $most } bytes.
cli-leads = The side on lead takes, by who leads:
cli-no-boards = There is no board to analyse in { $file }.
cli-no-commitments = There is no commitment in { $file }.
cli-no-such-deal = Board { $board }: no deal obeys the conditions in { $tries } tries. Loosen them, or raise --tries.
cli-no-such-format = There is no format “{ $name }”. There are: { $known }.
cli-par = Par: { $score } ({ $contracts })
cli-par-passed = Par: passed out, 0
cli-play = Play: { $declarer } in { $trumps }, { $tricks } before the opening lead
cli-play-ending = Play: { $declarer } in { $trumps }, { $tricks } from here
cli-skipped = { $place }: left out. { $reason }
cli-verify-closed = Board { $board }: not opened yet, nothing to check.
cli-verify-differs = Board { $board }: WRONG. This is not the deal that was committed to.
cli-verify-ok = Board { $board }: right.
cli-verify-summary = { $total } checked, { $failed } not right.
cli-verify-unreadable = Board { $board }: the deal or the salt cannot be read.
