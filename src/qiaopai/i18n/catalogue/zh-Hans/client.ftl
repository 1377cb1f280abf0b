# The browser client.

## The page

bar-label = 菜单
brand = 桥牌
cancel = 取消
close = 关闭
connecting = 连接中…
connection-back = 已重新连接。
connection-lost = 连接断开，正在重新连接。
connection-retry = 立即重试
fewer = 减一
more = 加一
page-title = 桥牌 Qiaopai
page-title-turn = ● 轮到你 · 桥牌
save = 保存
to-lobby = 回大厅

## Preferences

prefs-confirm = 出牌前确认
prefs-confirm-always = 总是确认
prefs-confirm-auto = 触屏时点两次
prefs-confirm-never = 不用确认
prefs-contrast = 高对比度
prefs-deck = 花色
prefs-deck-four = 四色
prefs-deck-two = 两色
prefs-hints-again = 重新显示提示
prefs-keys = 键盘快捷键
prefs-keys-note = 按键列在帮助页。
prefs-language = 语言
prefs-room = 牌室
prefs-room-auto = 跟随系统
prefs-room-dark = 昏暗
prefs-room-light = 明亮
prefs-sound = 声音
prefs-title = 偏好设置

## Lobby

back-to-table = 回座
change-name = 改名字
colon = ：
coming = 即将开放
create-table = 开一桌
create-title = { game-name }：开一桌
game-line = { $game ->
        [minibridge] 报点定庄，摊开明手，直接打牌。五分钟学会。
        [bridge] 从叫牌到打牌的完整桥牌。
        [guandan] 两副牌、逢人配，升级过 A。
       *[other] { $game }
    }
game-name = { $game ->
        [minibridge] 迷你桥牌
        [bridge] 定约桥牌
        [guandan] 掼蛋
       *[other] { $game }
    }
guest = 访客
join = 入座
lobby-title = 牌室大厅
lobby-welcome = 选一张桌子坐下。不用注册。
play-now = 立即开打
play-starting = 开桌中…
rules-link = 规则
rules-no-game = 没有这个游戏
rules-no-game-how = 网址可能写错了。大厅有全部的游戏和规则。
rules-of-table = 这张牌桌的规则：{ rulebook }，加上这张桌自己的改动。
rules-title = { game-name }规则
somebody = 某位牌手
tables-none = 现在没有人开桌。你可以先开一桌，再把链接发给朋友。
tables-title = 开放的牌桌
to-table = 到牌桌
watch = 观看
your-name = 你的名字

## Settings of a table

bot = 电脑
bot-level = { $level ->
        [easy] 初级
        [fast] 中级
        [strong] 高级
       *[other] { $level }
    }
bot-name = 电脑 { bot-level }
players = { $players } 人
rounds = { $rounds } 圈
rulebook = { $rulebook ->
        [wbf2017] 世界桥联 2017
        [online] 线上规则
        [tw] 台湾规则
        [ahcme] 安徽机电职院规则 2018
        [national2017] 全国竞赛规则 2017
        [jcbl] JCBL 规则
        [ebu] EBU 规则
        [nl] 荷兰规则
        [fr] 法国规则
       *[other] { $rulebook }
    }
house-book = { $rulebook }：{ $value }
house-changed = 已改
house-count = { $count ->
        [0] 按规则书
       *[other] 改了 { $count } 项
    }
house-note = 没改的都按规则书。加入的人看得到改了什么。
house-own = （按规则书）
house-reset = 全部按规则书
house-title = 本桌约定
house-agreed = 这一桌的约定
rules-values-title = 各规则书的规定
setting-no = 否
setting-yes = 是
seconds = { $seconds ->
        [0] 不限
       *[other] { $seconds } 秒
    }
set-bots = 电脑水平
set-rounds = 规定圈数
set-rulebook = 规则书
set-seconds = 每张牌时间
settings-line = { $rulebook } · { $rounds ->
        [0] 打完整场
       *[other] { $rounds } 圈
    } · { $seconds ->
        [0] 不限时间
       *[other] 每张 { $seconds } 秒
    }{ $advice ->
        [none] { "" }
        [yes] { " · " }可问建议
       *[other] { " · " }不给建议
    }

## Seats

add-bot = 加电脑
dealer = 发牌
dealer-mark = 发
declarer = 庄家
dummy = 明手
fill = 电脑补满
gather-title = { $free ->
        [0] 坐满了，可以开始
       *[other] 还有 { $free } 个空位
    }
gather-wait = 等房主开始。
leave = 离开牌桌
leave-anyway = 还是离开
leave-ask = 要离开这一桌吗？
leave-stay = 留下
plate-label = { $seat }：{ $name }
plate-turn = 轮到此家
points-short = { $points } 点
presence-away = 离线
remove-bot = 请电脑离开
replaced-back = 改在这里打
replaced-text = 一个座位同时只能在一个窗口打牌。
replaced-title = 这个座位已在另一个窗口打开
seat = { $seat ->
        [N] 北家
        [E] 东家
        [S] 南家
        [W] 西家
       *[other] { $seat }
    }
seat-free = 空位
seat-short = { $seat ->
        [N] 北
        [E] 东
        [S] 南
        [W] 西
       *[other] { $seat }
    }
seat-vacant = 空家
share-copied = 已复制
share-copy = 复制
share-link = 把链接发给朋友
share-loopback = 只有这台电脑能打开这个链接。要请朋友来，请用后面的命令启动，再把这台电脑的网络地址发给他们：
side = { $side ->
        [NS] 南北
        [EW] 东西
       *[other] { $side }
    }
sit-at = 坐到{ $seat }
sit-again = 你在旁观，可以坐到机器人的位置上：
sit-here = 坐这里
start = 开始打牌
table-not-there = 连不上这一桌
table-not-there-how = 牌桌可能已经散了。回大厅看看其他桌，或稍后再试。
taken-over = { $name }（电脑代打）

## Table

advice-card = 建议出 { $card }。
advice-contract = 建议选“{ $denomination }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { " " }{ $level } 墩
    }”。
advice-none = 现在没有建议。
advice-own = 我自己决定
advice-take = 按建议做
advice-thinking = 想一想…
all-hands = 四家的牌
card-name = { $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
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
        [0] { $seat }认输余下各墩
       *[other] { $seat }摊牌：要 { $tricks } 墩
    }
claim-concede = 全部认输
claim-how = 剩下的墩，你这一方拿几墩？你的牌会摊给大家看。
claim-refused = 摊牌不成立。
claim-send = 要 { $tricks } 墩，让 { $rest } 墩
claim-statement = 怎么打（可不填）
claim-statement-example = 例如：先肃清将牌，再打方块
claim-title = 摊牌
claim-tricks = 墩数
contract-need = 需 { $tricks } 墩
contract-of = { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }，需 { $tricks } 墩
contract-plate = 定约与墩数
deal-number = 第 { $number } 副
declarer-is = 庄家 { $seat }
denomination = { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }
denomination-short-NT = NT
dummy-hand = 明手的牌（{ $seat }）
finished-draw = 平局
finished-title = 比赛结束
finished-winner = { $who }胜，{ $points } 分
hand-empty = 没有牌了
hand-of = { $seat }的牌
hint-done = 知道了
hint-label = 提示
last-won-by = 第 { $number } 墩，{ $seat }赢。
lead-mark = 领
my-hand = 我的手牌
next-deal = 下一副
next-in = { $seconds } 秒后自动开始
next-waiting = 等其他牌手。
phase = { $phase ->
        [announcing] 报点
        [auction] 叫牌
        [contract] 庄家选定约
        [play] 打牌
        [agreeing] 确认墩数
        [ended] 打完了
       *[other] { $phase }
    }
question-any = 请选一个
question-wait = 等其他牌手回答。
rematch = 再来一局
result-by = 庄家{ $seat }，得 { $tricks } 墩
result-none = 双方都是 20 点，重新发牌
result-score = 计分
result-title = { $denomination } { $tricks } 墩：{ $outcome ->
        [made] { $over ->
                [0] 做成
               *[other] 做成，超 { $over } 墩
            }
       *[other] 宕 { $over } 墩
    }
result-total = { $outcome ->
        [made] 庄家方得分
       *[other] 防守方得分
    }
sheet-deal = 副
sheet-empty = 还没有成绩
sheet-total = 合计
status = { $status ->
        [gathering] 等人入座
        [playing] 进行中
        [between] 两副之间
       *[other] 结束
    }
table-title = { game-name }牌桌
tap-again = 再点一次就出 { $card }
tool-advice = 问建议
tool-claim = 摊牌
tool-last = 上一墩
tool-menu = 菜单
tool-sheet = 计分表
tools-label = 牌桌工具
trick-card = { $seat } { $card }{ $led ->
        [yes] ，领出
       *[other] { "" }
    }
trick-label = 这一墩
tricks-ours = 我方 { $tricks }
tricks-side = { $side ->
        [NS] 南北
       *[other] 东西
    } { $tricks }
tricks-theirs = 对方 { $tricks }
won-row = 赢 { $won } 墩，输 { $lost } 墩

## Told

told-bot-seated = 电脑坐{ $seat }。
told-finished = 比赛结束。
told-returned = { $seat }回来了。
told-seat-left = { $seat }离座。
told-seat-taken = { $name }坐{ $seat }。
told-started = 开始了。
told-taken-over = { $seat }由电脑代打。
your-turn = { $question ->
        [call] 轮到你叫牌。
        [announce] 轮到你报点。
        [choose_contract] 请选定约。
        [play] 轮到你。
        [tribute] 请进贡。
        [return] 请还牌。
       *[other] 请你回答。
    }
your-turn-dummy = 轮到你出明手的牌。

## Spoken answers

say-clock = { $seat }还有 { $seconds } 秒。
say-contract = 定约{ $denomination }，需 { $tricks } 墩，庄家{ $declarer }。
say-dummy = 明手：{ $cards }
say-no-clock = 没有计时。
say-no-contract = 还没有定约。
say-no-dummy = 还没有明手。
say-no-last = 现在不能看上一墩。
say-no-points = 还没有人报点。
say-no-trick = 桌上没有牌。
say-no-turn = 现在不等任何人。
say-played = { $seat } { $card }。
say-points = { $seat } { $points } 点。
say-suit = { $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
       *[other] 梅花
    }：{ $ranks }。
say-suit-none = 没有{ $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
       *[other] 梅花
    }。
say-total = 合计 { $points } 分。
say-tricks = 我方 { $ours } 墩，对方 { $theirs } 墩。
say-turn = 轮到{ $seat }。
say-winner = { $seat }赢。

## Help

help-entry = S、H、D、C 先念出那门花色，再按点数就出牌：S 再 Q 是黑桃 Q，H 再 T（或 1）是红心 10。轮到明手时出的是明手的牌。选定约时按数字再按花色：4 再 H 是四红心，3 再 N 是三无将，1 是未成局。叫牌时 1 再 N 是一无将，P 不叫，X 加倍，X X 再加倍。
help-entry-title = 打字出牌
help-game-keys = 在这里，下列按键的意思如下，其余同上。
help-group = { $group ->
        [listen] 听
        [move] 移动
       *[other] 打牌
    }
help-keys = 整副牌都可以只用键盘打。
help-keys-title = 键盘
help-reader = 牌桌上发生的事都会念出来。用 NVDA 或 JAWS 时，请先切到焦点模式，字母键才会传到牌桌。
help-reader-title = 屏幕朗读
help-start = 在大厅按“立即开打”，就会和三位电脑坐一桌。想和朋友打，按“开一桌”，把链接发给他们。
help-start-title = 开始
help-title = 帮助
help-touch = 用鼠标点一下就出牌；触屏时先点一下选牌，再点一下出牌。偏好设置里可以改。变灰的牌现在不能出，点它会说明原因。
key-advice = 问建议
key-alert = 提醒下一个叫品
key-auction = 叫牌经过
key-cancel = 取消
key-claim = 摊牌
key-clock = 剩余时间
key-confirm = 出选到的牌、按下按钮
key-contract = 定约
key-dummy = 明手的牌
key-dummy-suit = 明手的这门花色
key-focus = 移到可以出的牌
key-gather = 立即收墩
key-help = 帮助
key-last-trick = 上一墩
key-menu = 菜单
key-my-hand = 我的手牌
key-my-suit = 要出牌的那一手的这门花色
key-next = 后一张牌
key-next-deal = 下一副
key-points = 各家报的点
key-previous = 前一张牌
key-repeat = 再说一次
key-score = 墩数与总分
key-sheet = 计分表
key-trick = 这一墩
key-turn = 轮到谁
key-undo = 悔牌
key-vulnerability = 局况与发牌者

## Auction

auction-alerted = 提醒了，没有说明。
auction-answer = 回答
auction-asked = 已询问，还没有回答。
auction-call = { $seat } { $call }{ $alert ->
        [yes] ，提醒
       *[other] { "" }
    }
auction-call-of = { $seat }：{ $call }
auction-how = 点一个叫品，可以看说明、询问，或解释自己的叫品。
auction-how-explained = 有点的叫品有提醒或说明，点了就能看。
auction-no-text = 这个叫品没有说明。
auction-nothing-agreed = 没有特别的约定。
auction-text-example = 例如：15–17 点，均型
auction-told = { $call }：{ $text }
board-line = 第 { $board } 副 · { bridge-vulnerability }
board-number = 第 { $board } 副
say-vulnerability = 第 { $board } 副，{ $dealer }发牌，{ bridge-vulnerability }。
tap-again-call = 再点一次：{ $call }
tool-auction = 叫牌记录
vulnerable = 有局
vulnerable-mark = 局

## Taking back

set-undo = 悔牌
told-rewound = 已经收回。
told-undo-answered = { $seat }{ $option ->
        [accept] 同意悔牌。
        [late] 没有回答，继续打。
       *[other] 不同意悔牌。
    }
told-undo-asked = { $seat }想收回{ $what ->
        [call] 叫品
        [card] 打出的牌
        [play] 刚出的一手
       *[other] 定约
    }。
tool-undo = 悔牌
undo-accept = 同意
undo-asked = { $seat }想收回{ $what ->
        [play] 刚出的一手
        [call] 刚才的叫品
        [card] 刚才的牌
       *[other] 定约
    }
undo-asked-own = 你想收回{ $what ->
        [play] 刚出的一手
        [call] 刚才的叫品
        [card] 刚才的牌
       *[other] 定约
    }
undo-line = { set-undo }：{ $policy }
undo-none = 现在没有可以收回的。
undo-policy = { $policy ->
        [auction] 只限叫牌
        [casual] 对方同意就可以
       *[other] 不可以
    }
undo-reject = 不同意，继续打
undo-wait = 等对方回答。

## Replay

dealer-of = { $seat }发牌
hcp-short = { $points } 点
replay-all-done = { $boards } 副牌已分析完，牌谱附上墩数与双明手最佳。
replay-all-running = 已分析 { $done }／{ $total } 副
replay-analyse = 双明手分析
replay-analyse-all = 分析全部牌局
replay-analysing = 分析中：{ $done } / { $total }
replay-back = 退一张
replay-best = 不损失的牌：{ $cards }
replay-board-back = 上一副
replay-board-forward = 下一副
replay-boards = 牌列表
replay-choose = 选文件
replay-copied = 链接已复制
replay-drop = 把 PBN、LIN、RBN 文件或这里存的比赛拖到这里，或选一个文件。不会留存。
replay-end = 到最后
replay-fault = 第 { $line } 行：{ $text }
replay-faults = 文件中有 { $count } 处错误
replay-forward = 进一张
replay-leads = 先出牌一方可得的墩数，按由谁先出
replay-leads-short = 先出
replay-left-off = { $boards ->
        [0] 还有 { $faults } 处错误没有列出。
       *[other] 还有 { $boards } 副没有列出。
    }
replay-link = 重播
replay-link-field = 粘贴牌局查看器的链接
replay-link-not-read = 这个链接里没有能读的牌。
replay-link-open = 打开
replay-makeable = 可完成
replay-mark = { $cost ->
        [0] 没有损失
       *[other] 损失 { $cost } 墩
    }
replay-match = 第 { $number } 场
replay-matches = 各场
replay-no-boards = 还没有可以看的牌。
replay-no-solver = 这个牌室没有安装双明手分析，牌仍然可以重播。
replay-open = 看文件里的牌
replay-par = 双明手最佳 { $score }：
replay-par-pass = 四家不叫
replay-position = { $played } / { $all } 张
replay-print = 打印牌谱
replay-record = 牌谱
replay-save = 存成文件
replay-share = 复制链接
replay-share-note = 链接里就是这副牌，不会存在别处。
replay-spoken = { $seat } { $card }，{ $mark }
replay-start = 回开头
replay-table = 各家坐庄能拿的墩数
replay-title = 重播
replay-trick = 第 { $number } 墩
replay-won = 南北 { $ns }，东西 { $ew }
