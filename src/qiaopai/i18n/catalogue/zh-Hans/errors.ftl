# Refusals: what went wrong and what to do.

## The play

error-already-agreed = 你已经同意了。
error-already-asked = 已经问过这个叫品，请等回答。
error-already-claimed = 刚才摊过牌了，先打一张。
error-already-noted = 这件事已经提出了。
error-already-ruled = 这件事已经裁决了。
error-ask-opponents-only = 只能询问对方的叫品。
error-auction-over = 叫牌已经结束。
error-cannot-double = 只能加倍对方最后的叫品，而且只能一次。
error-cannot-redouble = 只能再加倍对方对己方最后叫品的加倍。
error-card-not-held = 这手牌没有{ $card }，请选别张。
error-declarer-chooses = 定约由庄家选。
error-dummy-does-not-act = 明手不参与打牌。
error-explain-own-calls = 只能解释自己的叫品。
error-insufficient-bid = 要叫得比 { $bid } 高。
error-must-follow-suit = 必须跟{ $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
       *[other] 梅花
    }。
error-no-advice = 这一桌不提供建议。
error-no-files = 这个游戏没有牌例文件可读写。
error-no-programs = 这个游戏没有外来程序的协议。
error-no-seat = 想坐的座位都有人了，请用 --seats 另选。
error-no-studies = 这个游戏没有双明手分析。
error-no-claims-here = 这个规则书没有摊牌，请把牌打完。
error-no-such-call = 没有这个叫品。
error-no-such-format = 没有“{ $name }”格式。可用：{ $known }。
error-no-such-option = 没有这个选项，请再选一次。
error-no-text = 请写出这个叫品的意思。
error-not-asked = 现在不是问你。
error-not-now = 现在不能这样做。
error-not-on-the-menu = 不能选这个定约，请选表上的。
error-not-so-many-tricks = 只剩 { $left } 墩。
error-not-your-hand = 这手牌不由你出。
error-not-your-turn = 还没轮到你，请等一下。
error-nothing-irregular = 没有看到违规。
error-restricted = 裁决限制了你能出的牌，请选亮着的牌。
error-ruling-first = 先等裁决完成。
error-too-long = 太长了，最多 { $most } 个字。
error-trick-count-differs = 记录是 { $tricks } 墩，请再确认。
error-wrong-count = { $points } 点不对，再算一次：A 4、K 3、Q 2、J 1。

## The room

error-already-seated = 你已经有座位了。
error-already-started = 已经开始了，设置要等下一场才能改。
error-bad-command = 这一桌看不懂这个动作，请刷新页面。
error-bad-board = “{ $text }”不是牌号，牌号从 1 开始。
error-bad-call = “{ $text }”不是叫品，请写成 1NT、P、X 或 XX。
error-bad-card = 没有“{ $text }”这张牌，请先写花色，例如 SA 或 H10。
error-bad-contract = “{ $text }”不是定约，请写成 4S、3NT 或 2HX。
error-bad-hand = “{ $text }”不是一手牌，请写四门花色，用点分开。
error-bad-tricks = “{ $text }”不是墩数，请写 0 到 13。
error-bad-deal = 这副牌不对：{ $reason ->
        [first_seat] 请先写明从哪一家开始，例如 N:
        [four_hands] 应有四家的牌
        [bad_hand] “{ $text }”不是用点分成四门花色的一手牌
        [bad_card] 没有“{ $text }”这张牌
        [size] { $seat } 有 { $held } 张牌，应有 { $wanted } 张
        [card_repeated] { $card } 出现了 { $times } 次
        [pack] 四家合起来不是完整的两副牌
       *[other] 请逐张检查
    }。
error-bad-locale = 没有这种语言，请选 { $locales } 之一。
error-bad-message = 服务器看不懂这条消息，请刷新页面。
error-bad-name = 请取 1 到 { $longest } 个字的名字。
error-bad-setting = 这项设置不行，请改一改。
error-settings-clash = “{ $setting }”和“{ $other }”这样不能并用，请改其中一项。
error-bot-plays = 这一副由电脑代打到结束，请等一下。
error-bots-not-allowed = 这一桌不用电脑，请邀请别人，或更改设置。
error-busy = 这一桌正忙，请再试一次。
error-deal-not-ended = 这副牌还没打完，请等它结束。
error-fault = 服务器出了错，什么都没有变，请再试一次。
error-game-not-finished = 这一场还没结束，结束后才能再来一场。
error-hand-was-revealed = 之后已经亮出了一手牌，只有裁判可以退回。
error-irregular = 这是违规的动作。这一桌可以做，但会依规则裁决。
error-message-too-large = 内容太大了，请缩短再发。
error-method-not-allowed = 这个网址不能这样用，请刷新页面。
error-no-bot-there = 那个座位没有电脑，请选别的。
error-no-spectators = 这一桌不开放旁观，请到大厅找别桌。
error-no-such-deal = 找不到第 { $board } 副要的牌，请更改设置。
error-no-such-point = 不能退回到那里，请选别的地方。
error-no-such-seat = 这个座位不用，请选别的。
error-no-undo = 这一桌不能悔牌，房主可以在开始前更改设置。
error-not-found = 这个网址没有内容，请回大厅。
error-not-host = 只有房主可以这样做，请找房主。
error-not-playing = 现在没有在打牌，请等下一副。
error-not-seated = 请先坐下。
error-nothing-to-undo = 没有可以收回的叫品或牌。
error-partner-has-called = 同伴已经叫过牌了，不能再收回。
error-procedure-open = 裁决还没完成，完成后才能退回。
error-rounds-not-finished = 规定的 { $rounds } 圈还没打完，现在离开算放弃，扣 { $cost } 点。还是要离开，请确认。
error-seat-taken = 这个座位有人了，请选别的。
error-seats-empty = 还有空位，请等人或用电脑补满。
error-stale = 牌桌刚刚变了，请再试一次。
error-too-fast = 太快了，请等一下再试。
error-too-many-analyses = 已经有 { $most } 个分析在进行，请等一个完成，或停掉一个。
error-too-slow = 连接太慢了，会自动重连。
error-undo-not-asked = 现在不是问你同不同意悔牌。
error-undo-open = 有人要求悔牌，请等回答。
error-undo-refused = 敌方不同意，同一个动作不能再要求收回。
error-unknown = 没有成功（{ $code }），请再试一次。
error-unknown-analysis = 这个分析已经不在了，请再分析一次。
error-unknown-board = 这一桌没有这副打完的牌，请选别的。
error-unknown-bot = 没有这种电脑，请另选。
error-unknown-command = 这一桌不认得这个动作，请刷新页面。
error-unknown-game = 还不能打这种牌。
error-unknown-rulebook = 没有这本规则书，请另选。
error-unknown-table = 没有这一桌，请回大厅。
error-unreachable = 连不上服务器。看看网络，再试一次。
error-unreadable-file = 这个文件读不了，请换一个，或只发一部分。
error-version-not-kept = 这副牌依 { $name } 第 { $version } 版进行，这个 Qiaopai 没有此版。请更新。
error-who-are-you = 请刷新页面，再取一个名字。
error-wrong-host = 这个网址不是牌室的，请用服务器显示的网址。
error-wrong-origin = 这个请求来自别的网页，请打开牌室的网页。
