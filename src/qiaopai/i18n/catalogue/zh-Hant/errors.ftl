# Refusals: what went wrong and what to do.

## The play

error-already-agreed = 你已經同意了。
error-already-asked = 已經問過這個叫品，請等回答。
error-already-claimed = 剛才攤過牌了，先打一張。
error-already-noted = 這件事已經提出了。
error-already-ruled = 這件事已經裁決了。
error-ask-opponents-only = 只能詢問敵方的叫品。
error-auction-over = 叫牌已經結束。
error-cannot-double = 只能賭倍敵方最後的叫價，而且只能一次。
error-cannot-redouble = 只能再賭倍敵方對己方最後叫價的賭倍。
error-card-not-held = 這手牌沒有{ $card }，請選別張。
error-declarer-chooses = 合約由莊家選。
error-dummy-does-not-act = 夢家不參與打牌。
error-explain-own-calls = 只能解釋自己的叫品。
error-insufficient-bid = 要叫得比 { $bid } 高。
error-must-follow-suit = 必須跟{ $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
       *[other] 梅花
    }。
error-no-advice = 這一桌不提供建議。
error-no-files = 這個遊戲沒有牌例檔案可讀寫。
error-no-programs = 這個遊戲沒有外來程式的協定。
error-no-seat = 想坐的座位都有人了，請用 --seats 另選。
error-no-studies = 這個遊戲沒有雙明手分析。
error-no-claims-here = 這個規則書沒有攤牌，請把牌打完。
error-no-such-call = 沒有這個叫品。
error-no-such-format = 沒有「{ $name }」格式。可用：{ $known }。
error-no-such-option = 沒有這個選項，請再選一次。
error-no-text = 請寫出這個叫品的意思。
error-not-asked = 現在不是問你。
error-not-now = 現在不能這樣做。
error-not-on-the-menu = 不能選這個合約，請選表上的。
error-not-so-many-tricks = 只剩 { $left } 磴。
error-not-your-hand = 這手牌不是你出的。
error-not-your-turn = 還沒輪到你，請等一下。
error-nothing-irregular = 沒有看到違規。
error-restricted = 裁決限制了你能出的牌，請選亮著的牌。
error-ruling-first = 先等裁決完成。
error-too-long = 太長了，最多 { $most } 個字。
error-trick-count-differs = 紀錄是 { $tricks } 磴，請再確認。
error-wrong-count = { $points } 點不對，再算一次：A 4、K 3、Q 2、J 1。

## The room

error-already-seated = 你已經有座位了。
error-already-started = 已經開始了，設定要等下一場才能改。
error-bad-command = 這一桌看不懂這個動作，請重新整理頁面。
error-bad-board = 「{ $text }」不是牌號，牌號從 1 起算。
error-bad-call = 「{ $text }」不是叫品，請寫成 1NT、P、X 或 XX。
error-bad-card = 沒有「{ $text }」這張牌，請先寫花色，例如 SA 或 H10。
error-bad-contract = 「{ $text }」不是合約，請寫成 4S、3NT 或 2HX。
error-bad-hand = 「{ $text }」不是一手牌，請寫四門花色，以點分開。
error-bad-tricks = 「{ $text }」不是磴數，請寫 0 到 13。
error-bad-deal = 這副牌不對：{ $reason ->
        [first_seat] 請先寫明從哪一家開始，例如 N:
        [four_hands] 應有四家的牌
        [bad_hand] 「{ $text }」不是以點分成四門花色的一手牌
        [bad_card] 沒有「{ $text }」這張牌
        [size] { $seat } 有 { $held } 張牌，應有 { $wanted } 張
        [card_repeated] { $card } 出現了 { $times } 次
        [pack] 四家合起來不是完整的兩副牌
       *[other] 請逐張檢查
    }。
error-bad-locale = 沒有這個語言，請選 { $locales } 之一。
error-bad-message = 伺服器看不懂這個訊息，請重新整理頁面。
error-bad-name = 請取 1 到 { $longest } 個字的名字。
error-bad-setting = 這項設定不行，請改一改。
error-settings-clash = 「{ $setting }」和「{ $other }」這樣不能並用，請改其中一項。
error-bot-plays = 這一副由電腦代打到結束，請等一下。
error-bots-not-allowed = 這一桌不用電腦，請邀人，或改設定。
error-busy = 這一桌正忙，請再試一次。
error-deal-not-ended = 這副牌還沒打完，請等它結束。
error-fault = 伺服器出了錯，什麼都沒有變，請再試一次。
error-game-not-finished = 這一場還沒結束，結束後才能再來一場。
error-hand-was-revealed = 之後已經攤開了一手牌，只有裁判可以退回。
error-irregular = 這是違規的動作。這一桌可以做，但會依規則裁決。
error-message-too-large = 內容太大了，請縮短再送。
error-method-not-allowed = 這個網址不能這樣用，請重新整理頁面。
error-no-bot-there = 那個座位沒有電腦，請選別的。
error-no-spectators = 這一桌不開放旁觀，請到大廳找別桌。
error-no-such-deal = 找不到第 { $board } 副要的牌，請改設定。
error-no-such-point = 不能退回到那裡，請選別的地方。
error-no-such-seat = 這個座位不用，請選別的。
error-no-undo = 這一桌不能悔牌，開局者可以在開始前改設定。
error-not-found = 這個網址沒有東西，請回大廳。
error-not-host = 只有開局者可以這樣做，請找開局者。
error-not-playing = 現在沒有在打牌，請等下一副。
error-not-seated = 請先坐下。
error-nothing-to-undo = 沒有可以收回的叫品或牌。
error-partner-has-called = 同伴已經叫過牌了，不能再收回。
error-procedure-open = 裁決還沒完成，完成後才能退回。
error-rounds-not-finished = 規定的 { $rounds } 圈還沒打完，現在離開算放棄，扣 { $cost } 點。還是要離開，請確認。
error-seat-taken = 這個座位有人了，請選別的。
error-seats-empty = 還有空位，請等人或用電腦補滿。
error-stale = 牌桌剛剛變了，請再試一次。
error-too-fast = 太快了，請等一下再試。
error-too-many-analyses = 已經有 { $most } 個分析在進行，請等一個完成，或停掉一個。
error-too-slow = 連線太慢了，會自動重連。
error-undo-not-asked = 現在不是問你同不同意悔牌。
error-undo-open = 有人要求悔牌，請等回答。
error-undo-refused = 敵方不同意，同一個動作不能再要求收回。
error-unknown = 沒有成功（{ $code }），請再試一次。
error-unknown-analysis = 這個分析已經不在了，請再分析一次。
error-unknown-board = 這一桌沒有這副打完的牌，請選別副。
error-unknown-bot = 沒有這種電腦，請另選。
error-unknown-command = 這一桌不認得這個動作，請重新整理頁面。
error-unknown-game = 還不能打這種牌。
error-unknown-rulebook = 沒有這本規則書，請另選。
error-unknown-table = 沒有這一桌，請回大廳。
error-unreachable = 連不上伺服器。看看網路，再試一次。
error-unreadable-file = 這個檔案讀不了，請換一個，或只送一部分。
error-version-not-kept = 這副牌依 { $name } 第 { $version } 版進行，這個 Qiaopai 沒有此版。請更新。
error-who-are-you = 請重新整理頁面，再取一個名字。
error-wrong-host = 這個網址不是牌室的，請用伺服器顯示的網址。
error-wrong-origin = 這個要求來自別的網頁，請打開牌室的網頁。
