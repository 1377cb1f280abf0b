# The browser client.

## The page

bar-label = 選單
brand = 橋牌
cancel = 取消
close = 關閉
connecting = 連線中…
connection-back = 已重新連線。
connection-lost = 連線中斷，正在重新連線。
connection-retry = 立刻重試
fewer = 少一
more = 多一
page-title = 橋牌 Qiaopai
page-title-turn = ● 輪到你 · 橋牌
save = 儲存
to-lobby = 回大廳

## Preferences

prefs-confirm = 出牌前確認
prefs-confirm-always = 一律確認
prefs-confirm-auto = 觸控時點兩次
prefs-confirm-never = 不用確認
prefs-contrast = 高對比
prefs-deck = 花色
prefs-deck-four = 四色
prefs-deck-two = 兩色
prefs-hints-again = 重新顯示提示
prefs-keys = 鍵盤快速鍵
prefs-keys-note = 按鍵列在說明頁。
prefs-language = 語言
prefs-room = 牌室
prefs-room-auto = 跟隨系統
prefs-room-dark = 昏暗
prefs-room-light = 明亮
prefs-sound = 聲音
prefs-title = 偏好設定

## Lobby

back-to-table = 回座
change-name = 改名字
colon = ：
coming = 即將開放
create-table = 開一桌
create-title = { game-name }：開一桌
game-line = { $game ->
        [minibridge] 報點定莊，攤開夢家，直接打牌。五分鐘學會。
        [bridge] 從叫牌到打牌的完整橋牌。
        [guandan] 兩副牌、逢人配，升級到 A。
       *[other] { $game }
    }
game-name = { $game ->
        [minibridge] 簡易橋牌
        [bridge] 合約橋牌
        [guandan] 掼蛋
       *[other] { $game }
    }
guest = 訪客
join = 入座
lobby-title = 牌室大廳
lobby-welcome = 選一張桌子坐下來。不用註冊。
play-now = 立刻開打
play-starting = 開桌中…
rules-link = 規則
rules-no-game = 沒有這個遊戲
rules-no-game-how = 網址可能打錯了。大廳有全部的遊戲和規則。
rules-of-table = 這張牌桌的規則：{ rulebook }，加上這張桌自己的更改。
rules-title = { game-name }規則
somebody = 某位牌手
tables-none = 現在沒有人開桌。你可以先開一桌，再把連結傳給朋友。
tables-title = 開放中的牌桌
to-table = 到牌桌
watch = 觀看
your-name = 你的名字

## Settings of a table

bot = 電腦
bot-level = { $level ->
        [easy] 初級
        [fast] 中級
        [strong] 高級
       *[other] { $level }
    }
bot-name = 電腦 { bot-level }
players = { $players } 人
rounds = { $rounds } 圈
rulebook = { $rulebook ->
        [wbf2017] 世界橋聯 2017
        [online] 線上規則
        [tw] 台灣規則
        [ahcme] 安徽機電職院規則 2018
        [national2017] 全國競賽規則 2017
        [jcbl] JCBL 規則
        [ebu] EBU 規則
        [nl] 荷蘭規則
        [fr] 法國規則
       *[other] { $rulebook }
    }
house-book = { $rulebook }：{ $value }
house-changed = 已改
house-count = { $count ->
        [0] 照規則書
       *[other] 改了 { $count } 項
    }
house-note = 沒改的都照規則書。加入的人看得到改了什麼。
house-own = （照規則書）
house-reset = 全部照規則書
house-title = 本桌約定
house-agreed = 這一桌的約定
rules-values-title = 各規則書的規定
setting-no = 否
setting-yes = 是
seconds = { $seconds ->
        [0] 不限
       *[other] { $seconds } 秒
    }
set-bots = 電腦程度
set-rounds = 規定圈數
set-rulebook = 規則書
set-seconds = 每張牌時間
settings-line = { $rulebook } · { $rounds ->
        [0] 打完整場
       *[other] { $rounds } 圈
    } · { $seconds ->
        [0] 不限時間
       *[other] 每張 { $seconds } 秒
    }{ $advice ->
        [none] { "" }
        [yes] { " · " }可問建議
       *[other] { " · " }不給建議
    }

## Seats

add-bot = 加電腦
dealer = 發牌
dealer-mark = 發
declarer = 莊家
dummy = 夢家
fill = 電腦補滿
gather-title = { $free ->
        [0] 坐滿了，可以開始
       *[other] 還有 { $free } 個空位
    }
gather-wait = 等開局者開始。
leave = 離開牌桌
leave-anyway = 還是離開
leave-ask = 要離開這一桌嗎？
leave-stay = 留下來
plate-label = { $seat }：{ $name }
plate-turn = 輪到此家
points-short = { $points } 點
presence-away = 離線
remove-bot = 請電腦離開
replaced-back = 改在這裡打
replaced-text = 一個座位同時只能在一個視窗打牌。
replaced-title = 這個座位已在另一個視窗打開
seat = { $seat ->
        [N] 北家
        [E] 東家
        [S] 南家
        [W] 西家
       *[other] { $seat }
    }
seat-free = 空位
seat-short = { $seat ->
        [N] 北
        [E] 東
        [S] 南
        [W] 西
       *[other] { $seat }
    }
seat-vacant = 空家
share-copied = 已複製
share-copy = 複製
share-link = 把連結傳給朋友
share-loopback = 只有這部電腦能開這個連結。要請朋友來，請用後面的指令啟動，再把這部電腦的網路位址給他們：
side = { $side ->
        [NS] 南北
        [EW] 東西
       *[other] { $side }
    }
sit-at = 坐到{ $seat }
sit-again = 你在旁觀，可以坐到機器人的位置上：
sit-here = 坐這裡
start = 開始打牌
table-not-there = 連不上這一桌
table-not-there-how = 牌桌可能已經散了。回大廳看看其他桌，或稍後再試。
taken-over = { $name }（電腦代打）

## Table

advice-card = 建議出 { $card }。
advice-contract = 建議選「{ $denomination }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { " " }{ $level } 磴
    }」。
advice-none = 現在沒有建議。
advice-own = 我自己決定
advice-take = 照建議做
advice-thinking = 想一想…
all-hands = 四家的牌
card-name = { $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
       *[other] { $suit }
    } { $rank ->
        [T] 10
       *[other] { $rank }
    }
card-joker = { $joker ->
        [HR] 大王
       *[other] 小王
    }
card-joker-short = { $joker ->
        [HR] 大王
       *[other] 小王
    }
claim-by = { $tricks ->
        [0] { $seat }認輸餘下各磴
       *[other] { $seat }攤牌：要 { $tricks } 磴
    }
claim-concede = 全部認輸
claim-how = 剩下的磴，你這一方拿幾磴？你的牌會攤給大家看。
claim-refused = 攤牌不成立。
claim-send = 要 { $tricks } 磴，讓 { $rest } 磴
claim-statement = 怎麼打（可不填）
claim-statement-example = 例如：先吊王，再打方塊
claim-title = 攤牌
claim-tricks = 磴數
contract-need = 需 { $tricks } 磴
contract-of = { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }，需 { $tricks } 磴
contract-plate = 合約與磴數
deal-number = 第 { $number } 副
declarer-is = 莊家 { $seat }
denomination = { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }
denomination-short-NT = NT
dummy-hand = 夢家的牌（{ $seat }）
finished-draw = 平手
finished-title = 比賽結束
finished-winner = { $who }勝，{ $points } 分
hand-empty = 沒有牌了
hand-of = { $seat }的牌
hint-done = 知道了
hint-label = 提示
last-won-by = 第 { $number } 磴，{ $seat }贏。
lead-mark = 引
my-hand = 我的手牌
next-deal = 下一副
next-in = { $seconds } 秒後自動開始
next-waiting = 等其他牌手。
phase = { $phase ->
        [announcing] 報點
        [auction] 叫牌
        [contract] 莊家選合約
        [play] 打牌
        [agreeing] 認同磴數
        [ended] 打完了
       *[other] { $phase }
    }
question-any = 請選一個
question-wait = 等其他牌手回答。
rematch = 再來一局
result-by = 莊家{ $seat }，得 { $tricks } 磴
result-none = 雙方都是 20 點，重新發牌
result-score = 計分
result-title = { $denomination } { $tricks } 磴：{ $outcome ->
        [made] { $over ->
                [0] 做成
               *[other] 做成，多 { $over } 磴
            }
       *[other] 倒 { $over } 磴
    }
result-total = { $outcome ->
        [made] 莊家方得分
       *[other] 防守方得分
    }
sheet-deal = 副
sheet-empty = 還沒有成績
sheet-total = 合計
status = { $status ->
        [gathering] 等人入座
        [playing] 進行中
        [between] 兩副之間
       *[other] 結束
    }
table-title = { game-name }牌桌
tap-again = 再點一次就出 { $card }
tool-advice = 問建議
tool-claim = 攤牌
tool-last = 上一磴
tool-menu = 選單
tool-sheet = 計分表
tools-label = 牌桌工具
trick-card = { $seat } { $card }{ $led ->
        [yes] ，首引
       *[other] { "" }
    }
trick-label = 這一磴
tricks-ours = 我方 { $tricks }
tricks-side = { $side ->
        [NS] 南北
       *[other] 東西
    } { $tricks }
tricks-theirs = 對方 { $tricks }
won-row = 贏 { $won } 磴，輸 { $lost } 磴

## Told

told-bot-seated = 電腦坐{ $seat }。
told-finished = 比賽結束。
told-returned = { $seat }回來了。
told-seat-left = { $seat }離座。
told-seat-taken = { $name }坐{ $seat }。
told-started = 開始了。
told-taken-over = { $seat }由電腦代打。
your-turn = { $question ->
        [call] 輪到你叫牌。
        [announce] 輪到你報點。
        [choose_contract] 請選合約。
        [play] 輪到你。
        [tribute] 請進貢。
        [return] 請還牌。
       *[other] 請你回答。
    }
your-turn-dummy = 輪到你出夢家的牌。

## Spoken answers

say-clock = { $seat }還有 { $seconds } 秒。
say-contract = 合約{ $denomination }，需 { $tricks } 磴，莊家{ $declarer }。
say-dummy = 夢家：{ $cards }
say-no-clock = 沒有計時。
say-no-contract = 還沒有合約。
say-no-dummy = 還沒有夢家。
say-no-last = 現在不能看上一磴。
say-no-points = 還沒有人報點。
say-no-trick = 桌上沒有牌。
say-no-turn = 現在不等任何人。
say-played = { $seat } { $card }。
say-points = { $seat } { $points } 點。
say-suit = { $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
       *[other] 梅花
    }：{ $ranks }。
say-suit-none = 沒有{ $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
       *[other] 梅花
    }。
say-total = 合計 { $points } 分。
say-tricks = 我方 { $ours } 磴，對方 { $theirs } 磴。
say-turn = 輪到{ $seat }。
say-winner = { $seat }贏。

## Help

help-entry = S、H、D、C 先唸出那門花色，再按點數就出牌：S 再 Q 是黑桃 Q，H 再 T（或 1）是紅心 10。輪到夢家時出的是夢家的牌。選合約時按數字再按花色：4 再 H 是四紅心，3 再 N 是三無王，1 是未成局。叫牌時 1 再 N 是一無王，P 不叫，X 賭倍，X X 再賭倍。
help-entry-title = 打字出牌
help-game-keys = 在這裡，下列按鍵的意思如下，其餘同上。
help-group = { $group ->
        [listen] 聽
        [move] 移動
       *[other] 打牌
    }
help-keys = 整副牌都可以只用鍵盤打。
help-keys-title = 鍵盤
help-reader = 牌桌上發生的事都會唸出來。用 NVDA 或 JAWS 時，請先切到焦點模式，字母鍵才會傳到牌桌。
help-reader-title = 螢幕報讀
help-start = 在大廳按「立刻開打」，就會和三位電腦坐一桌。想和朋友打，按「開一桌」，把連結傳給他們。
help-start-title = 開始
help-title = 說明
help-touch = 用滑鼠點一下就出牌；觸控時先點一下選牌，再點一下出牌。偏好設定裡可以改。變灰的牌現在不能出，點它會說明原因。
key-advice = 問建議
key-alert = 提醒下一個叫品
key-auction = 叫牌經過
key-cancel = 取消
key-claim = 攤牌
key-clock = 剩餘時間
key-confirm = 出選到的牌、按下按鈕
key-contract = 合約
key-dummy = 夢家的牌
key-dummy-suit = 夢家的這門花色
key-focus = 移到可以出的牌
key-gather = 立刻收磴
key-help = 說明
key-last-trick = 上一磴
key-menu = 選單
key-my-hand = 我的手牌
key-my-suit = 要出牌的那一手的這門花色
key-next = 後一張牌
key-next-deal = 下一副
key-points = 各家報的點
key-previous = 前一張牌
key-repeat = 再說一次
key-score = 磴數與總分
key-sheet = 計分表
key-trick = 這一磴
key-turn = 輪到誰
key-undo = 悔牌
key-vulnerability = 身價與發牌者

## Auction

auction-alerted = 提醒了，沒有說明。
auction-answer = 回答
auction-asked = 已詢問，還沒有回答。
auction-call = { $seat } { $call }{ $alert ->
        [yes] ，提醒
       *[other] { "" }
    }
auction-call-of = { $seat }：{ $call }
auction-how = 點一個叫品，可以看說明、詢問，或解釋自己的叫品。
auction-how-explained = 有點的叫品有提醒或說明，點了就能看。
auction-no-text = 這個叫品沒有說明。
auction-nothing-agreed = 沒有特別的約定。
auction-text-example = 例如：15–17 點，平均牌型
auction-told = { $call }：{ $text }
board-line = 第 { $board } 副 · { bridge-vulnerability }
board-number = 第 { $board } 副
say-vulnerability = 第 { $board } 副，{ $dealer }發牌，{ bridge-vulnerability }。
tap-again-call = 再點一次：{ $call }
tool-auction = 叫牌紀錄
vulnerable = 有身價
vulnerable-mark = 身

## Taking back

set-undo = 悔牌
told-rewound = 已經收回。
told-undo-answered = { $seat }{ $option ->
        [accept] 同意悔牌。
        [late] 沒有回答，繼續打。
       *[other] 不同意悔牌。
    }
told-undo-asked = { $seat }想收回{ $what ->
        [call] 叫品
        [card] 打出的牌
        [play] 剛出的一手
       *[other] 合約
    }。
tool-undo = 悔牌
undo-accept = 同意
undo-asked = { $seat }想收回{ $what ->
        [play] 剛出的一手
        [call] 剛才的叫品
        [card] 剛才的牌
       *[other] 合約
    }
undo-asked-own = 你想收回{ $what ->
        [play] 剛出的一手
        [call] 剛才的叫品
        [card] 剛才的牌
       *[other] 合約
    }
undo-line = { set-undo }：{ $policy }
undo-none = 現在沒有可以收回的。
undo-policy = { $policy ->
        [auction] 只限叫牌
        [casual] 敵方同意就可以
       *[other] 不可以
    }
undo-reject = 不同意，打下去
undo-wait = 等敵方回答。

## Replay

dealer-of = { $seat }發牌
hcp-short = { $points } 點
replay-all-done = { $boards } 副牌已分析完，牌譜附上磴數與雙明手最佳。
replay-all-running = 已分析 { $done }／{ $total } 副
replay-analyse = 雙明手分析
replay-analyse-all = 分析全部牌局
replay-analysing = 分析中：{ $done } / { $total }
replay-back = 退一張
replay-best = 不損失的牌：{ $cards }
replay-board-back = 上一副
replay-board-forward = 下一副
replay-boards = 牌列表
replay-choose = 選檔案
replay-copied = 連結已複製
replay-drop = 把 PBN、LIN、RBN 檔案或這裡存的比賽拖到這裡，或選一個檔案。不會留存。
replay-end = 到最後
replay-fault = 第 { $line } 行：{ $text }
replay-faults = 檔案中有 { $count } 處錯誤
replay-forward = 進一張
replay-leads = 先出牌一方可得的磴數，按由誰先出
replay-leads-short = 先出
replay-left-off = { $boards ->
        [0] 還有 { $faults } 處錯誤沒有列出。
       *[other] 還有 { $boards } 副沒有列出。
    }
replay-link = 重播
replay-link-field = 貼上看牌網頁的連結
replay-link-not-read = 這個連結裡沒有能讀的牌。
replay-link-open = 開啟
replay-makeable = 可完成
replay-mark = { $cost ->
        [0] 沒有損失
       *[other] 損失 { $cost } 磴
    }
replay-match = 第 { $number } 場
replay-matches = 各場
replay-no-boards = 還沒有可以看的牌。
replay-no-solver = 這個牌室沒有安裝雙明手分析，牌仍然可以重播。
replay-open = 看檔案裡的牌
replay-par = 雙明手最佳 { $score }：
replay-par-pass = 四家不叫
replay-position = { $played } / { $all } 張
replay-print = 列印牌譜
replay-record = 牌譜
replay-save = 存成檔案
replay-share = 複製連結
replay-share-note = 連結裡就是這副牌，不會存在別處。
replay-spoken = { $seat } { $card }，{ $mark }
replay-start = 回開頭
replay-table = 各家作莊能拿的磴數
replay-title = 重播
replay-trick = 第 { $number } 磴
replay-won = 南北 { $ns }，東西 { $ew }
