# Contract bridge (合约桥牌).

## What happens

bridge-told-alerted = { $seat }提醒。
bridge-told-answer = { $seat }：{ $option }。
bridge-told-answered = { $seat }已回答。
bridge-told-asked = { $seat }询问{ $caller }的 { $call }。
bridge-told-call = { $seat }：{ $call }。
bridge-told-card = { $seat }出{ $card }。
bridge-told-claim = { $seat }摊牌，要 { $tricks } 墩。
bridge-told-contract = 定约：{ $level } { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }{ $doubling ->
        [1] 加倍
        [2] 再加倍
       *[other] { "" }
    }，庄家{ $declarer }，需 { $tricks } 墩。
bridge-told-deal = 第 { $board } 副，{ $dealer }发牌，{ $vulnerability ->
        [none] 双方无局
        [NS] 南北有局
        [EW] 东西有局
       *[other] 双方有局
    }。
bridge-told-dummy = 明手{ $seat }摊牌。
bridge-told-end = 这副结束，庄家得 { $tricks } 墩，{ $outcome ->
        [made] 完成定约，{ $score } 分
       *[other] 宕了，{ $score } 分
    }。
bridge-told-explained = { $seat }已向对方解释。
bridge-told-passed-out = 四家都不叫，双方不输不赢。
bridge-told-trick = { $seat }赢墩，我方 { $ours }，对方 { $theirs }。

## Calls and contracts

bridge-bid = { $level } { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }
bridge-double = 加倍
bridge-kind = { $kind ->
        [partscore] 部分定约
        [game] 成局定约
        [small_slam] 小满贯定约
        [grand_slam] 大满贯定约
       *[other] { $kind }
    }
bridge-pass = 不叫
bridge-redouble = 再加倍
bridge-vulnerability = { $vulnerability ->
        [none] 双方无局
        [NS] 南北有局
        [EW] 东西有局
       *[other] 双方有局
    }

## Choices

bridge-agree = 同意庄家 { $tricks } 墩
bridge-agree-title = 墩数对吗？
bridge-alert = 提醒
bridge-alert-how = 提醒和说明只有对方看得到，同伴看不到。
bridge-alert-text = 说明
bridge-ask = 询问 { $call }
bridge-asked-title = 对方询问你的 { $call }
bridge-auction-title = 叫牌
bridge-call-title = 轮到你叫牌
bridge-explain = 向对方解释 { $call }
bridge-explain-send = 发送
bridge-option-accept = 同意
bridge-option-reject = 不同意，继续打
bridge-question-claim = 同意摊牌吗？

## Score

bridge-result = { $declarer }打 { $contract }，{ $tricks } 墩，{ $score } 分
bridge-result-passed-out = 四家不叫
bridge-term-first-odd-trick = 第一墩 { $count } × { $each }
bridge-term-first-undertrick = 宕的第一墩 { $count } × { $each }
bridge-term-further-odd-tricks = 第二墩之后 { $count } × { $each }
bridge-term-further-undertricks = 宕的第四墩以上 { $count } × { $each }
bridge-term-game-bonus = 成局奖分
bridge-term-grand-slam-bonus = 大满贯奖分
bridge-term-insult = 完成加倍定约奖分
bridge-term-next-undertricks = 宕的其次各墩 { $count } × { $each }
bridge-term-odd-tricks = 定约墩分 { $count } × { $each }
bridge-term-overtricks = 超墩 { $count } × { $each }
bridge-term-part-bonus = 部分定约奖分
bridge-term-small-slam-bonus = 小满贯奖分
bridge-term-undertricks = 宕 { $count } 墩 × { $each }

## The table on the screen

bridge-bids = 叫价
bridge-levels = 阶数
bridge-other-calls = 其他叫品
bridge-result-title = { $level } { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
       *[other] 无将
    }{ $doubling ->
        [1] 加倍
        [2] 再加倍
       *[other] { "" }
    }：{ $outcome ->
        [made] { $over ->
                [0] 刚好做成
               *[other] 做成，超 { $over } 墩
            }
       *[other] 宕 { $over } 墩
    }
bridge-strains = 花色
bridge-told-meaning = { $seat }解释 { $call }：{ $text }

## First-time hints

bridge-hint-call = 叫得比上一个叫品高，或不叫。叫品后连续三家不叫，叫牌就结束。
bridge-hint-double = 只能加倍对方最后的叫品；做成和打宕的分数都会变多。
bridge-hint-dummy = 你是明手，这一副由庄家出你的牌。看他怎么打。
bridge-hint-follow = 有同花色必须跟；没有才可以垫牌或将吃。变灰的牌不能出。
bridge-hint-lead = 你先出牌（领出），任何一张都可以。
bridge-hint-play-dummy = 你是庄家，明手的牌也由你出。现在点明手的一张牌。

## Rules

bridge-rules-auction-1 = 发牌人先叫，然后按顺时针方向：叫品、不叫、加倍或再加倍。
bridge-rules-auction-2 = 叫品说出阶数 1 到 7（六墩以上的墩数）和花色；由小到大是梅花、方块、红心、黑桃、无将。每个叫品要比前一个高：阶数较高，或阶数相同而花色较大。
bridge-rules-auction-3 = 只能加倍对方最后的叫品，只能再加倍对方对己方最后叫品的加倍。有新的叫品，两者都取消。
bridge-rules-auction-4 = 叫品后连续三家不叫，叫牌结束，最后的叫品就是定约。一开始四家都不叫，这副结束，双方不输不赢。
bridge-rules-auction-5 = 庄家是叫到定约的一方中，第一个叫出定约花色的人；他的同伴是明手。
bridge-rules-auction-6 = 可以提醒并说明自己的叫品，也可以询问对方的任何叫品。打完以前，同伴都不会知道说明的内容。
bridge-rules-auction-title = 叫牌
bridge-rules-books-online = 线上规则：房主先发牌，局况按自己的顺序，违例处理借用世界桥牌联合会的规则。
bridge-rules-books-ours = 线上规则的原文有误，我们改正：范例 a 合计是 1330，不是 1130；范例 c 是再加倍宕二，无局 600、有局 1000，不是 1600（得七墩才是 1600）；局况看庄家一方，不看防守方；完成加倍定约加 50，再加倍加 100。
bridge-rules-books-title = 规则书
bridge-rules-books-wbf2017 = 世界桥牌联合会 2017：发牌人和局况由牌号决定。
bridge-rules-play-1 = 庄家左手方首攻之后，明手才摊牌，由庄家出明手的牌。
bridge-rules-play-2 = 按顺时针方向各出一张。有同花色必须跟；没有可以出任何一张。
bridge-rules-play-3 = 有将时最大的将赢，否则领出花色最大的赢。赢墩的人领出下一墩。
bridge-rules-play-4 = 可以摊牌声明要几墩，只有对方看得到他的牌。对方有人不同意，或认输的防守人的同伴不同意，就继续打。
bridge-rules-play-title = 打牌
bridge-rules-score-1 = 定约墩分，每一阶：梅花、方块 20，红心、黑桃 30，无将第一墩 40、之后 30；加倍乘 2，再加倍乘 4。
bridge-rules-score-2 = 定约墩分达 100 分是成局：300，有局 500；未达是部分定约：50。所以 3 黑桃加倍是成局，三黑桃不是。
bridge-rules-score-3 = 小满贯（12 墩）500，有局 750；大满贯（13 墩）1000，有局 1500，另加成局。
bridge-rules-score-4 = 超墩每墩同定约墩分；加倍 100，有局 200；再加倍 200，有局 400。完成加倍定约另加 50，再加倍加 100。
bridge-rules-score-5 = 打宕时，每墩防守方得 50，有局 100。加倍：第一墩 100，第二、三墩 200，第四墩以上 300；有局第一墩 200，其余 300；再加倍再加一倍。
bridge-rules-score-6 = 局况看庄家一方。芝加哥制：第一副双方无局，第二、三副发牌人一方有局，第四副双方有局；四家不叫由同一人重发。
bridge-rules-score-title = 计分
bridge-rules-start-1 = 四个人，对坐的两人是同伴。52 张牌，每人 13 张；A 最大，2 最小。
bridge-rules-start-2 = 叫牌决定定约：要得几墩、哪一门是将或无将。叫到定约的一方要完成它。
bridge-rules-start-title = 开始

## 规则书的设置

bridge-setting-claims-shown-to-all = 摊牌给所有人看
bridge-setting-scoring = 采用哪一张计分表
bridge-setting-scoring-value = { $value ->
        [wbf] 规则第77条的计分表
        [online] 线上游戏的计分表：数字相同
       *[other] { $value }
    }
bridge-setting-cycle = 局况的顺序
bridge-setting-cycle-value = { $value ->
        [wbf] 世界桥牌联合会，16 副
        [online] 线上，16 副
        [chicago] 芝加哥，四副
       *[other] { $value }
    }
bridge-setting-dealing = 谁先发牌
bridge-setting-hall = 如赛场的牌桌

## 设置的值

bridge-setting-dealing-value = { $value ->
        [board] 按牌号
        [host_first] 开局者先，再顺时针
       *[other] { $value }
    }

## 设置的说明

bridge-setting-cycle-help = 芝加哥制打四副，四家都不叫就重发。
bridge-setting-hall-help = 供按违规规则裁定的牌桌使用。目前只有摊牌一条；其他仍如一般牌桌不容许。

## 设置的分组

bridge-group-hall = 规则

## 条文

bridge-law-wbf-68-claim = 第 68 条 声称与认输：对方不同意，或认输的防守人的同伴不同意，则继续打牌

## 由我们规定

bridge-note-online-borrows-laws = 原文没有违例处理，借用世界桥牌联合会 2017 年的规则。
bridge-note-online-slip-1330 = 原文范例 a（3 黑桃加倍，有局，12 墩）合计是 1330，印成 1130。
bridge-note-online-slip-600 = 原文范例 c（5 方块再加倍，9 墩）是宕二：按庄家一方的局况，无局 600、有局 1000。印成的 1600 是得七墩的分数。
bridge-note-online-slip-side = 庄家是叫到定约的一方中第一个叫出该花色的人；原文漏了“一方”。

## 电脑牌手的理由

bot-explains = 解释自己的叫品。

## Faults of files

fault-annotation-alone = { $text } 前面没有叫品或牌可注记。
fault-annotation-order = 注释编号应在 NAG 之前，NAG 由小到大。
fault-auction-not-from-dealer = 叫牌从 { $seat } 开始，而不是从发牌人开始。
fault-auction-open = 叫牌没有结束，也没有用 * 或 + 表明。
fault-bad-board = Board 应为正整数，不是“{ $value }”。
fault-bad-call = “{ $text }”不是叫品。
fault-bad-card = “{ $text }”不是牌。
fault-bad-cell = “{ $text }”应放在引号中。
fault-bad-character = 文本中不应有控制字符 { $character }。
fault-bad-charset = 声明的字符集不符，改以 { $charset } 读取。
fault-bad-columns = { $tag } 的值不是列清单。
fault-bad-contract = “{ $value }”不是定约。
fault-bad-date = { $tag } 应写成 YYYY.MM.DD，不是“{ $value }”。
fault-bad-deal = 这副牌无法读取。
fault-bad-dealer = “{ $value }”不是发牌人。
fault-bad-declarer = “{ $value }”不是庄家。
fault-bad-double-dummy = DoubleDummyTricks 应为二十个十六进制数字。
fault-bad-first-seat = { $tag } 应为座位，不是“{ $value }”。
fault-bad-hidden = Hidden 应为座位，不是“{ $value }”。
fault-bad-mark = { $mark } 在这里没有意义。
fault-bad-nag = “{ $text }”不是 NAG：范围是 $0 至 $255。
fault-bad-note = 注释应为编号、冒号和文字，不是“{ $text }”。
fault-bad-note-number = 注释编号为 1 至 32，不是 { $number }。
fault-bad-note-reference = 注释编号应写成 =1=，不是“{ $text }”。
fault-bad-result = “{ $value }”不是结果。
fault-bad-score = { $tag } 应为分数，不是“{ $value }”。
fault-bad-scoring = “{ $value }”不是标准所列的计分方式。
fault-bad-suffix = “{ $text }”不是 ! ? !! ?? !? ?! 之一。
fault-bad-tag = “{ $text }”不是标签：应写成 [Name "value"]。
fault-bad-tag-name = 标签名 { $name } 应以大写字母开头。
fault-bad-time = { $tag } 应写成 HH:MM:SS，不是“{ $value }”。
fault-bad-time-control = TimeControl 应为副数/分钟，不是“{ $value }”。
fault-bad-tricks = 墩数应为 0 到 13，不是“{ $text }”。
fault-bad-vulnerable = “{ $value }”不是局况。
fault-bad-word = { $tag } 应为 { $known } 之一，不是“{ $value }”。
fault-call-after-end = { $call } 之前叫牌已经结束。
fault-call-after-plus = + 代表下一个叫品，后面不能再有叫品。
fault-call-spelling = “{ $text }”应写成 { $call }。
fault-card-dealt-twice = { $card } 发了两次。
fault-card-not-held = { $seat } 没有 { $card }。
fault-card-played-twice = { $card } 已经打过。
fault-card-spelling = “{ $text }”应写成 { $card }。
fault-comment-in-table = 表格中不能有注释。
fault-comment-in-tag = 标签中不能有注释。
fault-contract-differs = 叫牌得出的定约是 { $contract }。
fault-contract-without-level = 只有 { $value } 不是定约：缺少阶数。
fault-contract-written = 定约应写成 { $value }。
fault-deal-written = 这副牌应写成 { $deal }。
fault-declarer-differs = 依叫牌，庄家是 { $seat }。
fault-double-dummy-differs = DoubleDummyTricks 与 OptimumResultTable 不一致。
fault-ending-contract = 残局的定约只写将牌花色，不是 { $value }。
fault-ending-sizes = 残局各家的牌数从 { $least } 到 { $most } 张不等。
fault-filler-after-dealer = - 只能用在发牌人之前。
fault-hand-size = { $seat } 有 { $cards } 张牌，而不是 13 张。
fault-head-missing = 导出格式的文件以 % PBN 2.1 与 % EXPORT 两行开头。
fault-illegal-double = 这里不能叫 { $call }。
fault-insufficient-bid = { $call } 不高于 { $bid }，也没有标 ^I。
fault-less-than-four = 导出格式每行四个叫品或四张牌，注释太多时才能少于四个。
fault-lin-bad-call = “{ $text }”不是叫品，或在出牌之后。
fault-lin-bad-card = “{ $text }”不是牌。
fault-lin-bad-hands = 无法读取“{ $text }”这些牌。
fault-lin-bad-result = “{ $text }”不是墩数。
fault-lin-bad-vulnerability = “{ $text }”不是局况。
fault-lin-card-nowhere = “{ $text }”不知由谁打出。
fault-lin-names = pn 应有四个名字（开头可有八个），不是 { $names } 个。
fault-lin-stray-text = 这段文字不属于任何标签；值里是否有竖线？
fault-line-too-long = 这一行有 { $characters } 个字符，上限是 255。
fault-mark-alone = { $mark } 后面什么都没有。
fault-mark-without-cause = { $mark } 之处并无违规。
fault-missing-blank-line = 新的一副牌之前缺少空行。
fault-more-than-four = 导出格式每行四个叫品或四张牌。
fault-nag-on-call = ${ $nag } 用于牌，不用于叫品。
fault-nag-on-card = ${ $nag } 用于叫品，不用于牌。
fault-not-crlf = 导出格式以 CR LF 换行。
fault-not-inherited = { $tag } 只属于一副牌，不能用 # 沿用。
fault-not-upper-case = { $tag } 应用大写字母。
fault-note-missing = 缺少注释 { $number }。
fault-note-place = 注释应在叫牌或打牌之后。
fault-optimum-rows = OptimumResultTable 有 { $rows } 行，而不是 20 行。
fault-passed-out = 四家都不叫：{ $tag } 应留空。
fault-play-gap = 第 { $trick } 墩有人在首引之前出牌。
fault-play-not-from-left = 打牌的第一列应为庄家左手的 { $seat }。
fault-play-open = 打牌没有结束，也没有用 * 或 + 表明。
fault-rbn-repeated-label = 同一条记录中标签 { $label } 出现两次。
fault-rbn-unknown-label = “{ $text }”不是以标签和空格开头。
fault-repeated-tag = { $name } 出现两次。
fault-result-differs = 依打牌，庄家赢了 { $tricks } 墩。
fault-result-written = 导出格式只写庄家的墩数。
fault-revoke = 打 { $card } 是藏牌，却没有标 ^R。
fault-row-not-whole = { $tag } 的最后一行不完整：共有 { $columns } 列。
fault-rows-not-in-order = { $tag } 注明 { $column } 按序排列，实际上没有。
fault-score-differs = 依定约与结果应为 { $score }。
fault-second-plus = 打牌过程只有一个 +，代表下一张牌。
fault-spelling = 导出格式不这样写。
fault-star-after-plus = + 之后不能有 *。
fault-stray-text = “{ $text }”不属于任何地方。
fault-tab = 导出格式不用制表符。
fault-tag-line = { $tag } 应在行首。
fault-tag-missing = 导出格式必须有 { $tag }。
fault-tag-missing-before = { $section } 在 { $tag } 之前，或没有 { $tag }。
fault-tag-order = { $tag } 的位置太靠后。
fault-tag-spacing = { $tag } 中的空格与导出格式不符。
fault-text-after-end = “{ $text }”在结尾之后。
fault-too-many-tricks = 双方合计 { $tricks } 墩。
fault-two-notes = 一个叫品或一张牌最多引用一个注释。
fault-two-suffixes = 一个叫品或一张牌最多一个评价符号。
fault-unclosed-comment = 注释没有结束。
fault-vulnerable-written = 局况应写成 { $value }。

## What a format cannot hold

loss-alerts = 没有说明的提醒。
loss-contract = 没有叫牌过程的定约。
loss-item = { $label } 项目。
loss-marks = 违规标记。
loss-nags = 数字注记（NAG）。
loss-notes = 编号超过 9 的注释。
loss-play = 打牌过程中的牌：此格式无法说明由谁打出。
loss-play-notes = 对牌的注释。
loss-repeated = 第二个 { $tag }。
loss-rulings = 依规则所作的裁定。
loss-table = { $tag } 表格。
loss-tag = { $tag } 标签。
loss-text = 文字“{ $text }”。

## 电脑牌手的叫牌体系

system-1nt-response = 应叫 1NT：没有配合，一阶也没有花色可叫。
system-aces = 回答黑木问叫：A 的张数。
system-advance = 回答技术性加倍：叫出花色，不表示牌力。
system-advance-game = 同伴技术性加倍后直接叫成局。
system-advance-jump = 同伴技术性加倍后跳叫：邀请。
system-advance-suit = 同伴争叫后叫出自己的花色；不逼叫。
system-blackwood = 黑木问叫：问 A 的张数。
system-compete = 有配合，竞争定约。
system-cue = 扣叫敌方花色：强牌，逼叫到局。
system-extras = 高于低限，逼叫。
system-forced = 必须叫牌，已没有别的可表示。
system-grand-slam = 大满贯。
system-inverted = 低花反加叫：强支持，逼叫一轮。
system-jacoby = 雅各比 2NT：四张将牌且有成局实力，逼叫到局。
system-jacoby-minimum = 雅各比 2NT 之后的低限。
system-jump-shift = 跳叫新花色：逼叫到局。
system-leave-in = 将技术性加倍转为惩罚，不叫。
system-natural = 自然叫。
system-negative-double = 负加倍：有未叫过的高花。
system-new-suit = 新花色，逼叫。
system-nt-choice = 请同伴在无将与高花之间选择成局定约。
system-nt-free = 自然叫无将，止住敌方花色。
system-nt-game = 无将成局。
system-nt-game-stayman = 斯台曼之后的无将成局：有另一高花。
system-nt-grand = 无将大满贯。
system-nt-invite = 邀请无将成局。
system-nt-quantitative = 邀请无将小满贯；不是问 A。
system-nt-slam = 无将小满贯。
system-open-1c = 开叫 1♣：三张以上。
system-open-1d = 开叫 1♦：三张以上，不短于梅花。
system-open-1h = 开叫 1♥：五张以上。
system-open-1nt = 开叫 1NT：均型。
system-open-1s = 开叫 1♠：五张以上。
system-open-2c = 强 2♣ 开叫：虚叫，逼叫到局。
system-open-2nt = 开叫 2NT：均型。
system-overcall = 花色争叫：好花色。
system-overcall-nt = 无将争叫：均型，有止张。
system-overcall-weak = 弱跳争叫：长花色。
system-pass = 没有别的可叫。
system-pass-game = 接受这个成局定约。
system-pass-minimum = 低限。
system-pass-nt = 对无将开叫太弱。
system-pass-opening = 不足开叫。
system-pass-quiet = 对敌方叫品没有合适的叫品。
system-pass-transfer = 弱牌，只有所表示的长花色。
system-pass-weak = 太弱，无法应叫。
system-pass-weak-two = 同伴弱开叫，没有成局。
system-penalty = 惩罚性加倍。
system-positive = 对 2♣ 的积极应叫：好花色。
system-preempt = 阻击开叫：长花色，弱牌。
system-preference = 选择配合较好的花色。
system-raise = 加叫同伴的花色。
system-raise-game = 加叫到局。
system-raise-invite = 以配合的花色邀请成局。
system-raise-jump = 跳加叫：较强。
system-raise-limit = 限制性加叫：邀请成局。
system-raise-preempt = 将牌多的弱加叫。
system-raise-single = 单加叫。
system-rebid-game = 以开叫花色成局。
system-rebid-jump = 跳叫原花色：六张，较强。
system-rebid-nt = 再叫无将：均型。
system-rebid-suit = 再叫原花色。
system-reverse = 逆叫：强牌，逼叫。
system-second-suit = 第二花色。
system-sign-off = 止叫。
system-small-slam = 小满贯。
system-stayman = 斯台曼：问四张高花。
system-stayman-both = 两门高花都有。
system-stayman-h = 回答斯台曼：四张红心。
system-stayman-none = 回答斯台曼：没有四张高花。
system-stayman-s = 回答斯台曼：四张黑桃。
system-stop = 缺两张 A。
system-strong-double = 先加倍再叫：比直接争叫更强。
system-strong-nt = 强 2♣ 之后：均型。
system-strong-raise = 强 2♣ 之后支持同伴花色。
system-strong-suit = 强 2♣ 之后的长花色。
system-takeout = 技术性加倍：请同伴叫花色。
system-transfer-done = 完成转移。
system-transfer-h = 转移叫：红心五张以上。
system-transfer-jump = 跳叫完成转移：四张支持，高限。
system-transfer-s = 转移叫：黑桃五张以上。
system-two-over-one = 二阶新花色，逼叫。
system-values = 加倍表示强牌。
system-waiting = 等待叫：不表示牌情。
system-weak-two = 弱二开叫：六张花色。
