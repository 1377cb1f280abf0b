# Guandan (掼蛋).

## The table

guandan-a-failed = { $side }打 A 三次没过，回到 { $level }。
guandan-a-fails = A 不过 { $count } 次
guandan-actions = 出牌
guandan-and = 、
guandan-anti = 抗贡
guandan-arrange = 理牌
guandan-by-groups = 已按牌型理牌。
guandan-by-rank = 已按大小排列。
guandan-card-wild = { $card }，逢人配
guandan-cards-left = 剩 { $count } 张
guandan-choice-title = { $kind ->
        [take_return] 贡牌一样大：你要哪张还牌？
       *[other] 贡牌一样大：你要谁的？
    }
guandan-choose-pay-tribute = 选最大的一张进贡
guandan-choose-return-tribute = 选一张还给对方
guandan-chosen = { $cards }：{ $what }。
guandan-chosen-not = { $cards }。{ $why }
guandan-clear = 放下
guandan-do-pay-tribute = 进贡
guandan-do-return-tribute = 还牌
guandan-flush-of = { $count ->
        [0] { $suit }没有同花顺
       *[other] { $suit }同花顺，{ $count } 种
    }
guandan-flushes = 同花顺
guandan-hidden-card = 尚未亮出的牌
guandan-hint = 提示
guandan-ladder = 级数
guandan-left = { $seat }剩下：{ $cards }
guandan-match-won = { $side ->
        [NS] 南北
       *[other] 东西
    }打过 { $level }，赢了全场。
guandan-no-flush = 这门没有同花顺。
guandan-no-hint = 没有牌大过它，只能不要。
guandan-none-chosen = 没有选牌。
guandan-not-held = 没有可选的{ $card }了。
guandan-or = { " " }或{ " " }
guandan-partner-hand = 对家的牌
guandan-pass = 不要
guandan-passes = 不要
guandan-place = { $place ->
        [first] 头游
        [second] 二游
        [third] 三游
        [double] 双下
       *[other] 末游
    }
guandan-play = 出牌
guandan-playing = 打
guandan-report = 报
guandan-restore = 还原
guandan-result-match = { $side }打过 { $level }，赢了全场
guandan-result-title = { $side }赢，升 { $steps } 级
guandan-round = 本圈
guandan-sheet-level = 打
guandan-sheet-order = 名次
guandan-side = { $side ->
        [ours] 我方
       *[other] 对方
    }
guandan-suit = { $suit ->
        [S] 黑桃
        [H] 红桃
        [D] 方块
       *[other] 梅花
    }
guandan-take-from = { $seat }的{ $card }
guandan-take-group = { $count ->
        [1] 选{ $what }
       *[other] 选这 { $count } 张：{ $what }
    }
guandan-take-rank = 选 { $count } 张 { $rank }
guandan-to = 升到
guandan-tribute-kind = { $kind ->
        [tribute] 进贡
       *[other] 还牌
    }
guandan-tribute-line = { $from }{ $kind ->
        [tribute] 进贡
       *[other] 还牌
    }{ $to }：{ $card }
guandan-tribute-title = 进贡与还牌
guandan-what-is-it = 这手牌算什么？
guandan-wild = 逢人配
guandan-a-not-passed = { $side }打 A 没过，第 { $count } 次。

## Plays

guandan-meaning = { $kind ->
        [single] 单张 { $rank }
        [pair] 对 { $ranks }
        [triple] 三张 { $ranks }
        [full_house] 三带二 { $ranks }
        [straight] 顺子 { $low }–{ $rank }
        [tube] 连对 { $low }–{ $rank }
        [plate] 三顺 { $low }–{ $rank }
        [bomb] 炸弹，{ $size } 张 { $ranks }
        [straight_flush] 同花顺 { $low }–{ $rank }
        [four_jokers] 四王
       *[other] { $kind }
    }
guandan-play-named = { $kind ->
        [single] 单张 { $rank }
        [pair] 对 { $ranks }
        [triple] 三张 { $ranks }
        [full_house] 三带二 { $ranks }
        [straight] 顺子 { $low }–{ $rank }
        [tube] 连对 { $low }–{ $rank }
        [plate] 三顺 { $low }–{ $rank }
        [bomb] { $size } 张 { $ranks } 的炸弹
        [straight_flush] 同花顺 { $low }–{ $rank }
        [four_jokers] 四王
       *[other] { $kind }
    }
guandan-play-wanted = { $kind ->
        [single] 比 { $rank } 大的单张或炸弹
        [pair] 比对 { $ranks } 大的对牌或炸弹
        [triple] 比三张 { $ranks } 大的三张或炸弹
        [full_house] 比三带二 { $ranks } 大的三带二或炸弹
        [straight] 比顺子 { $low }–{ $rank } 大的顺子或炸弹
        [tube] 比连对 { $low }–{ $rank } 大的连对或炸弹
        [plate] 比三顺 { $low }–{ $rank } 大的三顺或炸弹
        [bomb] 比 { $size } 张 { $ranks } 大的炸弹
        [straight_flush] 比同花顺 { $low }–{ $rank } 大的炸弹
        [four_jokers] 比四王大的牌，而四王最大
       *[other] { $kind }
    }
guandan-rank = { $rank ->
        [T] 10
        [SB] 小王
        [HR] 大王
       *[other] { $rank }
    }
guandan-ranks = { $rank ->
        [T] 10
        [SB] 小王
        [HR] 大王
       *[other] { $rank }
    }

## What happens
guandan-told-anti = { $seats }亮出大王，抗贡。
guandan-told-deal = 第 { $number } 副，打 { $level }。
guandan-told-double = { $seats }双下。
guandan-told-lead = { $seat }先出。
guandan-told-level = { $side ->
        [NS] 南北
       *[other] 东西
    }打到 { $level }。
guandan-told-out = { $seat }{ $place ->
        [first] 头游
        [second] 二游
        [third] 三游
       *[other] 末游
    }。
guandan-told-passed = { $seat }不要。
guandan-told-place = { $seat }{ $place ->
        [first] 头游
        [second] 二游
        [third] 三游
       *[other] 末游
    }。
guandan-told-played = { $seat }：{ $what }。
guandan-told-report = { $seat }报牌，剩 { $count } 张。
guandan-told-won = { $side }赢，升 { $steps } 级。
guandan-told-wind = { $seat }接风，由他出牌。
guandan-told-turned = { $seat }抓到翻开的{ $card }，先出。
guandan-told-laid = { $seat }已放下一张牌。
guandan-told-gives = { $from }{ $kind ->
        [tribute] 进贡
       *[other] 还牌
    }给{ $to }：{ $card }。
guandan-told-gives-open = { $from }{ $kind ->
        [tribute] 进贡
       *[other] 还牌
    }：{ $card }。

## Spoken answers

guandan-say-count = { $seat } { $count } 张。
guandan-say-jokers = { $rank } { $count } 张。
guandan-say-levels = 打 { $level }。我方 { $ours }，对方 { $theirs }。
guandan-say-no-last = 只能看当圈的牌。
guandan-say-no-round = 这一圈还没有人出牌。
guandan-say-nothing-to-beat = 桌上没有牌，轮到的人任意出牌。
guandan-say-rank = { $rank }：{ $suits }。
guandan-say-to-beat = 要压的牌：{ $play }

## Keys

guandan-key-advice = 问顾问（牌桌允许时）
guandan-key-arrange = 按牌型理牌，再按还原
guandan-key-back = 放回最后一张，或全部放下
guandan-key-beat = 要压的牌
guandan-key-card = 花色加点数选一张：红桃 J、黑桃 5
guandan-key-choose = 选中或放回当前这张
guandan-key-counts = 各家剩几张
guandan-key-flush = 红桃同花顺，再按换下一种
guandan-key-hand = 我的牌，按大小念
guandan-key-hint = 提示，再按换大一些的
guandan-key-joker = 小王、大王
guandan-key-levels = 两方的级数
guandan-key-pass = 不要
guandan-key-play = 出选中的牌
guandan-key-rank = 选那个点数的牌：3 3 4 4 5 5 选出连对（10、0、T 都是 10）
guandan-key-round = 本圈的牌
guandan-key-wild = 逢人配

## First-time hints

guandan-hint-follow = 用同牌型更大的牌或炸弹压，也可以不要。按提示看能出什么。
guandan-hint-lead = 由你先出：单张、对子、顺子、炸弹都可以。点一列上面的数字选中整列。
guandan-hint-return = 还一张 10 及以下的牌。灰色的牌不能还。
guandan-hint-return-any = 还一张没有变灰的牌。
guandan-hint-tribute = 上一副你是末游：进贡最大的一张，逢人配除外。
guandan-hint-tribute-double = 上一副你们双下：两家各进贡最大的一张，逢人配除外。

## The rules page

guandan-rules-level-fails = { $a_fail_limit ->
        [0] 打 { $target } 没过就再打，次数不限。
       *[other] 打 { $target } { $a_fail_consecutive ->
            [true] 连续{ " " }
           *[false] {""}
        }{ $a_fail_limit } 次没过，退回{ $a_fail_to ->
            [opponents] 对方的级数
            [J] { " " }J
           *[other] { " " }2
        }。{ $a_fail_counts ->
            [only_1_4] 只有头游、末游才算没过。
           *[any_not_passed] {""}
        }
    }
guandan-rules-level-next = 下一副打赢家的级数。
guandan-rules-level-promotion = 头游、二游升{ $promotion_double ->
        [4] 四
       *[other] 三
    }级；头游、三游升两级；头游、末游升一级。
guandan-rules-level-target = { $overshoot_passes_a ->
        [true] 升级超过 { $target } 就赢了。
       *[false] { $target } 必打，不能跳过。
    }{ $a_pass_requires_declarer ->
        [true] 打自己的 { $target } 时
       *[false] 到 { $target } 后不论打谁的级数
    }，头游且对家不是末游，就赢了全场。
guandan-rules-level-title = 升级
guandan-rules-order-bombs = { $max_bomb ->
        [8] 四王大于八张、七张、六张炸弹，其次同花顺、五张、四张炸弹。
       *[other] 四王大于十张、九张、八张、七张、六张炸弹，其次同花顺、五张、四张炸弹。
    }
guandan-rules-order-cards = 大王、小王、级牌、A、K、Q 依次到 2。
guandan-rules-order-plays = 同牌型、同张数、点数更大的可以压；炸弹可以压任何其他牌型。
guandan-rules-order-title = 大小
guandan-rules-ours-title = 规则没有说的
guandan-rules-plays-bombs = 炸弹：四至{ $max_bomb ->
        [8] 八
       *[other] 十
    }张同点数的牌。同花顺：同花色的顺子。四王。
guandan-rules-plays-groups = 单牌；对牌；三张；三带二，所带的对子{ $full_house_joker_pair ->
        [true] 可以
       *[false] 不可以
    }是一对王。
guandan-rules-plays-level = 在顺子、连对、三顺里，级牌仍按原来的点数。
guandan-rules-plays-runs = 连对：三个连续的对子。三顺：两个连续的三张。
guandan-rules-plays-straight = 顺子：五张连续的牌，A 可作最小或最大。{ $suited_run_as_straight ->
        [always] 同花色的算顺子还是同花顺，由出牌人说明。
        [never_with_one_suit_naturals] 同花色的只算同花顺，用了逢人配也一样。
       *[never_when_physical] 五张同花色的只算同花顺。
    }
guandan-rules-plays-title = 牌型
guandan-rules-round-end = 其他人都不要，这一圈结束，最后出牌的人再出。
guandan-rules-round-history = { $history ->
        [full] 各圈的牌都可以再看。
       *[current] 只能看当圈的牌。
    }
guandan-rules-round-partner = 自己出完后可以看对家的牌。
guandan-rules-round-report = { $report_threshold ->
        [27] 各家剩几张，牌桌一直报出。
       *[other] 手里剩 { $report_threshold } 张及以下要报牌，由牌桌代报。
    }
guandan-rules-round-time = { $turn_seconds ->
        [0] 出牌不限时间。
       *[other] 每手 { $turn_seconds } 秒。超时由牌桌代为不要，轮到先出时出最小的单张。
    }
guandan-rules-round-title = 出牌
guandan-rules-round-turn = 依次压牌或说不要；不要之后，同一圈里还可以再出。
guandan-rules-round-wind = 他已经出完时，由对家接风出牌。
guandan-rules-start-aim = 先出完手里的牌。出完的名次决定这副牌的结果；一方两人先出完，这副就结束，另一方双下。
guandan-rules-start-cards = 两副牌 108 张，每人 27 张，对家为一方。
guandan-rules-start-direction = { $turn_direction ->
        [cw] 按顺时针方向，由左边下家接着出。
       *[ccw] 按逆时针方向，由右边下家接着出。
    }
guandan-rules-start-lead = { $first_lead ->
        [random] 第一副抽签决定谁先出。
        [fixed] 第一副由先抓牌的座位先出。
       *[turned_card] 第一副有一张牌翻面放在牌中，抓到的人先出。
    }
guandan-rules-start-title = 开始
guandan-rules-tribute-anti = { $anti_tribute ->
        [optional] 进贡的人可以亮出两张大王（两家进贡时各一张）抗贡，由头游先出。
       *[auto] 进贡的一方有两张大王则抗贡，由头游先出。
    }
guandan-rules-tribute-double = 双下时两家都进贡：大的给头游，小的给二游，收谁的还给谁。
guandan-rules-tribute-lead = 否则由进贡给头游的人先出。
guandan-rules-tribute-none = 不进贡。
guandan-rules-tribute-pay = 从第二副起，末游把最大的一张牌进贡给头游，逢人配除外。
guandan-rules-tribute-return = 还牌给对手可还{ $return_max_opponent ->
        [14] 任何牌
       *[other] { " " }{ $return_max_opponent } 及以下的牌
    }，还给对家可还{ $return_max_own ->
        [14] 任何牌
       *[other] { " " }{ $return_max_own } 及以下的牌
    }；逢人配不能还{ $return_tribute_card ->
        [true] {""}
       *[false] ，收到的那张贡牌也不能还
    }。
guandan-rules-tribute-return-low = 要还小牌时，级牌{ $return_level_card ->
        [true] 按牌面点数算
       *[false] 不算小牌
    }；没有小牌的还{ $return_none ->
        [any] 任何牌
       *[lowest] 最小的一张
    }。
guandan-rules-tribute-tie = 两张一样大时，{ $tribute_tie ->
        [clockwise] 头游的下家进贡给头游
        [random] 抽签决定谁贡给谁
       *[winners_choose] 头游任选贡牌
    }，{ $tie_return ->
        [paired] 收谁的还给谁
       *[losers_choose] 进贡给头游的人任选还牌
    }。
guandan-rules-tribute-time = 进贡{ $tribute_seconds ->
        [0] 不限时间
       *[other] { " " }{ $tribute_seconds } 秒
    }，还牌{ $return_seconds ->
        [0] 不限时间
       *[other] { " " }{ $return_seconds } 秒
    }。
guandan-rules-tribute-title = 进贡
guandan-rules-wild-alone = { $wild_as_lower_single_pair ->
        [true] 单独出时是级牌，也可以说明算较小的单张或对子。
       *[false] 单独出时就是级牌。
    }
guandan-rules-wild-any = 两张红桃级牌可以当作王以外的任何牌。
guandan-rules-wild-title = 逢人配
guandan-rules-wild-two = 一手牌有两种算法时，由出牌人说明。

## Why not

error-no-cards = 先选牌。
error-not-a-play = 这几张不成牌型。
error-too-low = 太小：{ $chosen }。要出{ $wanted }。
error-wrong-type = { $size ->
        [1] 这张是
        [2] 这两张是
        [3] 这三张是
        [5] 这五张是
       *[other] 这六张是
    }{ $chosen }，要出{ $wanted }。

## 顾问

guandan-advice-anti = 抗贡。
guandan-advice-give = { $kind ->
        [pay_tribute] 进贡
       *[other] 还
    }{ $card }。
guandan-advice-pass = 不出。
guandan-advice-play = 出{ $what }：{ $cards }。
guandan-advice-take = 拿{ $seat }的牌。

## 电脑牌手的说明

bot-bombs = 用炸弹抢回出牌权。
bot-bombs-danger = 对手快走完了，用炸弹拦住。
bot-cheapest = 最不拆牌的一手。
bot-gives = 手里最用不着的一张。
bot-gives-lowest = 能给的牌里最小的一张。
bot-goes-out = 一手走完。
bot-leads-danger = 对手快走完了，出他难管的牌。
bot-leads-part = 先出手里最难走的一组牌。
bot-lowest = 最小的一手。
bot-overtakes = 代价不大，接过对家的牌。
bot-passes = 不要：没有值得出的牌。
bot-passes-partner = 不要：对家的牌最大。
bot-saves = 不要：要付出的牌比出牌权更值。
bot-sheds = 先走小牌，一次多走几张。
bot-takes = 小代价拿到出牌权。
error-must-lead = 由你先出，不能不要。
error-not-that-meaning = 这几张牌在这里不能这样算。
error-not-that-card = 这张牌现在不能给，选没有变灰的。
error-no-big-jokers = 你没有两张大王。

## 规则书的设置

guandan-setting-a-fail-consecutive = 须连续失败
guandan-setting-a-fail-counts = 哪种算失败
guandan-setting-a-fail-limit = 打 A 可失败次数
guandan-setting-a-fail-to = 失败后退回
guandan-setting-a-pass-requires-declarer = 须打己方的 A 才能过
guandan-setting-anti-tribute = 抗贡
guandan-setting-first-lead = 首副先出
guandan-setting-full-house-joker-pair = 三带一对王
guandan-setting-hall = 如赛场的牌桌
guandan-setting-history = 可查阅的牌
guandan-setting-max-bomb = 炸弹最多张数
guandan-setting-oot-penalty = 越序出牌
guandan-setting-overshoot-passes-a = 升过 A 即胜
guandan-setting-penalty-can-pass-a = 判罚可过 A
guandan-setting-promotion-double = 双下升级数
guandan-setting-report-threshold = 几张以下报牌
guandan-setting-return-level-card = 可还级牌
guandan-setting-return-max-opponent = 还给对手最大
guandan-setting-return-max-own = 还给对家最大
guandan-setting-return-none = 没有小牌可还时
guandan-setting-return-seconds = 还牌秒数
guandan-setting-return-tribute-card = 可还原来的贡牌
guandan-setting-show-partner-when-out = 出完后看对家的牌
guandan-setting-suited-run-as-straight = 同花顺当顺子
guandan-setting-target = 过几获胜
guandan-setting-tie-return = 贡牌相同时的还牌
guandan-setting-time-tie = 时间到而级数相同
guandan-setting-tribute = 进贡
guandan-setting-tribute-seconds = 进贡秒数
guandan-setting-tribute-tie = 贡牌相同
guandan-setting-turn-direction = 出牌方向
guandan-setting-turn-seconds = 出牌秒数
guandan-setting-wild-as-lower-single-pair = 单出逢人配可报小牌
guandan-setting-advice = 顾问

## 设置的值

guandan-setting-turn-direction-value = { $value ->
        [ccw] 逆时针
        [cw] 顺时针
       *[other] { $value }
    }
guandan-setting-first-lead-value = { $value ->
        [turned_card] 抓到翻牌者
        [random] 抽签
        [fixed] 固定座位
       *[other] { $value }
    }
guandan-setting-max-bomb-value = { $value } 张
guandan-setting-suited-run-as-straight-value = { $value ->
        [never_when_physical] 五张同花时不可
        [always] 可以，由出牌者说明
        [never_with_one_suit_naturals] 一律不可，含逢人配也一样
       *[other] { $value }
    }
guandan-setting-report-threshold-value = { $value ->
        [27] 一直
       *[other] { $value } 张
    }
guandan-setting-promotion-double-value = { $value } 级
guandan-setting-target-value = { $value ->
        [A] A
        [T] 10
       *[other] { $value }
    }
guandan-setting-a-fail-limit-value = { $value ->
        [0] 不限
       *[other] { $value } 次
    }
guandan-setting-a-fail-counts-value = { $value ->
        [any_not_passed] 打 A 没过都算
        [only_1_4] 只算头游加末游
       *[other] { $value }
    }
guandan-setting-a-fail-to-value = { $value ->
        [J] J
        [opponents] 对方的级数
       *[other] { $value }
    }
guandan-setting-tribute-tie-value = { $value ->
        [winners_choose] 头游先挑
        [clockwise] 按座位
        [random] 抽签
       *[other] { $value }
    }
guandan-setting-tie-return-value = { $value ->
        [losers_choose] 进贡者挑
        [paired] 还给进贡者
       *[other] { $value }
    }
guandan-setting-anti-tribute-value = { $value ->
        [auto] 自动
        [optional] 进贡者决定
       *[other] { $value }
    }
guandan-setting-return-max-own-value = { $value ->
        [14] 任何牌
       *[other] { $value }
    }
guandan-setting-return-max-opponent-value = { $value ->
        [14] 任何牌
       *[other] { $value }
    }
guandan-setting-return-none-value = { $value ->
        [lowest] 最小的牌
        [any] 任何牌
       *[other] { $value }
    }
guandan-setting-turn-seconds-value = { $value ->
        [0] 不限
       *[other] { $value } 秒
    }
guandan-setting-tribute-seconds-value = { $value ->
        [0] 不限
       *[other] { $value } 秒
    }
guandan-setting-return-seconds-value = { $value ->
        [0] 不限
       *[other] { $value } 秒
    }
guandan-setting-time-tie-value = { $value ->
        [first_reached] 先打到者胜
        [draw] 平局
        [extra_deal] 加打一副
       *[other] { $value }
    }
guandan-setting-oot-penalty-value = { $value ->
        [opponents_up] 对方升一级
        [lose_turn] 失去该轮出牌
       *[other] { $value }
    }
guandan-setting-history-value = { $value ->
        [current] 本轮
        [full] 所有轮
       *[other] { $value }
    }

## 设置的说明

guandan-setting-turn-seconds-help = 时间到就由牌桌代为过牌，或先出最小的单张。
guandan-setting-advice-help = 玩家可以问电脑该怎么出牌。
guandan-setting-turn-direction-help = 往右手边，或往左手边。
guandan-setting-first-lead-help = 固定座位就是先抓牌的人。
guandan-setting-report-threshold-help = 剩这么少张起，牌桌会报出剩几张。
guandan-setting-history-help = 能不能再看先前各轮的牌。
guandan-setting-show-partner-when-out-help = 自己出完后可以看对家的手牌。
guandan-setting-max-bomb-help = 九张和十张要靠逢人配。
guandan-setting-full-house-joker-pair-help = 三带二可以带一对相同的王。
guandan-setting-suited-run-as-straight-help = 五张同花的连牌能不能当普通顺子出。
guandan-setting-wild-as-lower-single-pair-help = 逢人配单独出可以报成较小的单张，两张可报成较小的对子。
guandan-setting-tribute-help = 关掉后每副牌都直接开始出牌。
guandan-setting-anti-tribute-help = 大王都在进贡者手上时：自动免贡，或由他们决定。
guandan-setting-tribute-tie-help = 两张贡牌一样大时，谁拿哪一张。
guandan-setting-tie-return-help = 贡牌一样大时，还的牌谁拿哪一张。
guandan-setting-return-max-own-help = 还给对家的牌最大能到几。
guandan-setting-return-max-opponent-help = 还给对手的牌最大能到几。
guandan-setting-return-level-card-help = 还牌时级牌按牌面点数算。
guandan-setting-return-none-help = 手上没有够小的牌时还什么。
guandan-setting-return-tribute-card-help = 可以把收到的那张贡牌还回去。
guandan-setting-promotion-double-help = 同一方拿下头游和二游时升几级。
guandan-setting-target-help = 过了这一级就赢下整场。
guandan-setting-overshoot-passes-a-help = 升级超过最后一级就算赢，不必打那一级。
guandan-setting-a-pass-requires-declarer-help = 关掉后，打对方级数的那副赢了也能过 A。
guandan-setting-a-fail-limit-help = 打 A 失败这么多次就退级。
guandan-setting-a-fail-counts-help = 打己方的 A 时，哪几种结果算失败。
guandan-setting-a-fail-consecutive-help = 中间有一副不是己方失败，就重新计数。
guandan-setting-a-fail-to-help = 退级后从哪一级打起。
guandan-setting-tribute-seconds-help = 选贡牌的时间；0 为不限。
guandan-setting-return-seconds-help = 选还牌的时间；0 为不限。
guandan-setting-time-tie-help = 用于限时的比赛。
guandan-setting-oot-penalty-help = 由裁判登记时才用得到；这张牌桌不会让人越序出牌。
guandan-setting-penalty-can-pass-a-help = 由裁判登记犯规时才用得到。

## 设置的分组

guandan-group-course = 牌局与轮次
guandan-group-plays = 牌型
guandan-group-tribute = 进贡
guandan-group-levels = 升级与过 A
guandan-group-clocks = 进贡的时间
guandan-group-contest = 比赛

## 我们订定的

guandan-note-anti-tribute-automatic = 有两张大王就自动抗贡；一家时原文说“可”。
guandan-note-bombs-of-nine-and-ten = 配上逢人配，可以有九张、十张的炸弹。
guandan-note-clocks-of-tribute = 进贡 15 秒，还牌 30 秒；逢人配在出牌的 10 秒内说明。
guandan-note-ends-when-settled = 名次定了，这副就结束。
guandan-note-joker-pair-in-full-house = 三带二的对子可以是一对王。
guandan-note-level-card-not-returned-to-partner = 还给对家（10 及以下）时级牌不可还；还给对方可以是任何牌，逢人配除外。
guandan-note-level-card-not-returned = 级牌不可还：它比 10 大。原文只说小于或等于 10 点。
guandan-note-lowest-returned = 没有 10 以下的牌，就还最小的一张。
guandan-note-suited-run-is-straight-flush = 同花色的五张连牌只算同花顺；原文说顺子不分花色。
guandan-note-time-out-passes = 时间到，自动不要；轮到先出时，自动出最小的单张。

## 复盘

guandan-replay-back = 退一手
guandan-replay-deal = 第 { $number } 副 · 打 { $level }
guandan-replay-forward = 进一手
guandan-replay-ladder = 级数：○ 为开始时，数字是打完第几副后升到这一级
guandan-replay-plays = 出牌经过
guandan-replay-position = 第 { $at } / { $all } 步
guandan-replay-print = 打印记分表
guandan-replay-record = 掼蛋 · 比赛记分表
guandan-replay-referee = 裁判
guandan-replay-round = 第 { $number } 圈
guandan-replay-rounds = 圈
guandan-replay-sheet = 全场
guandan-replay-sign = { $who }签名
guandan-replay-stage = { $stage ->
        [anti] 抗贡
        [tribute] 进贡
        [return] 还牌
       *[other] 发牌
    }
guandan-replay-table = 牌桌
guandan-sheet-tribute = 进贡、还牌

## 牌局文件的错误

fault-guandan-bad-deal = 四家的牌不是两副牌、每家 27 张。
fault-guandan-bad-heading = 每副牌以 qiaopai-guandan/1 这一行开始。
fault-guandan-bad-line = 这一行无法读取，或重复说了同一件事。
fault-guandan-card-not-held = 进贡、还牌或出牌时，手上没有这张牌。
fault-guandan-deal-over = 在这之前这副牌已经打完。
fault-guandan-no-lead = 轮到先出，不能不要。
fault-guandan-no-level = 没有说打几。
fault-guandan-not-a-play = 这几张不成所说的牌型。
fault-guandan-not-so = { $part ->
        [acts] 这里不能这样出。
        [anti] 抗贡不是这样。
        [declarer] 打的不是这一方的级数。
        [fails] 打 A 失败的次数不可能是这样。
        [last] 上一副的名次不可能是这样。
        [leader] 先出的是另一家。
        [level] 打的是另一级。
        [levels] 级数不可能是这样。
        [order] 出完牌的名次不是这样。
        [returns] 还牌不是这样。
        [tributes] 进贡不是这样。
        [turned] 先出的人不可能抓到翻开的这张牌。
       *[other] 按规则不会这样。
    }
fault-guandan-not-that-card = 这张牌不能给。
fault-guandan-not-your-turn = 轮到的是另一家。
fault-guandan-too-low = 压不过前面的牌。
fault-guandan-unfinished = 这副牌没有打完。
fault-guandan-unknown-before = 不知道这副牌之前的情形：级数和上一副的名次。
fault-guandan-unknown-rulebook = 没有“{ $value }”这套规则。
fault-guandan-unknown-word = 没有以这个词开头的行。
fault-guandan-wrong-order = 出完牌的名次不是这样。
