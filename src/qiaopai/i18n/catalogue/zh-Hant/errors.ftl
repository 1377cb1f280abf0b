# Refusals: what went wrong and what to do.

## The play

error-already-agreed = 你已經同意了。
error-already-claimed = 剛才攤過牌了，先打一張。
error-already-noted = 這件事已經提出了。
error-already-ruled = 這件事已經裁決了。
error-card-not-held = 這手牌沒有{ $card }，請選別張。
error-declarer-chooses = 合約由莊家選。
error-dummy-does-not-act = 夢家不參與打牌。
error-must-follow-suit = 必須跟{ $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
       *[other] 梅花
    }。
error-no-advice = 這一桌不提供建議。
error-no-claims-here = 這個規則書沒有攤牌，請把牌打完。
error-no-such-option = 沒有這個選項，請再選一次。
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
error-already-started = 已經開始了。
error-bad-name = 請換一個名字。
error-bad-setting = 這項設定不行，請改一改。
error-conflict = 牌桌剛剛變了，請再試一次。
error-not-enough-players = 人還不夠，請等人或用電腦補滿。
error-not-seated = 請先坐下。
error-not-the-host = 只有開局者可以這樣做。
error-rounds-not-done = 規定圈數還沒打完，現在離開算放棄。
error-seat-taken = 這個座位有人了，請選別的。
error-stale = 牌桌剛剛變了，請再試一次。
error-table-full = 這一桌坐滿了，請找別桌。
error-too-fast = 太快了，請等一下再試。
error-too-large = 內容太大了。
error-unknown = 沒有成功（{ $code }），請再試一次。
error-unknown-bot = 沒有這種電腦，請另選。
error-unknown-command = 這一桌不認得這個動作，請重新整理頁面。
error-unknown-game = 還不能打這種牌。
error-unknown-rulebook = 沒有這本規則書，請另選。
error-unknown-table = 沒有這一桌，請回大廳。
error-unreachable = 連不上伺服器。看看網路，再試一次。
error-who-are-you = 請重新整理頁面，再取一個名字。
