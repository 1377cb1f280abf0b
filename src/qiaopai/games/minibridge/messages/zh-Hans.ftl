# Minibridge (迷你橋牌).

## What happens

minibridge-told-answer = { $seat }：{ $option }。
minibridge-told-answered = { $seat }已回答。
minibridge-told-card = { $seat }出{ $card }。
minibridge-told-claim = { $seat }摊牌，要 { $tricks } 墩。
minibridge-told-contract = 定约：{ $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { "" }
    }，需 { $tricks } 墩。
minibridge-told-deal = 第 { $number } 副，{ $dealer }发牌。
minibridge-told-declarer = 庄家{ $declarer }，明手{ $dummy }。
minibridge-told-end = 这副结束，庄家得 { $tricks } 墩，{ $outcome ->
        [made] 做成，{ $score } 分
       *[other] 宕了，{ $score } 分
    }。
minibridge-told-moved = { $from }移到{ $to }。
minibridge-told-points = { $seat } { $points } 点。
minibridge-told-trick = { $seat }赢墩，我方 { $ours }，对方 { $theirs }。

## Choices

minibridge-agree = 同意庄家 { $tricks } 墩
minibridge-agree-title = 墩数对吗？
minibridge-announce-how = A 4 点、K 3 点、Q 2 点、J 1 点，加起来。
minibridge-announce-points = 报 { $points } 点
minibridge-announce-title = 报牌点
minibridge-chances = 成功率
minibridge-chances-done = 成功率已列在选单上。平均得分最高：{ $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
       *[other] 无将
    } { $tricks } 墩，一百副约成 { $percent } 副。
minibridge-chances-how = 以 { $deals } 副符合你所知的牌计算，四家都打得最好。
minibridge-chances-mean = 平均 { $mean }
minibridge-chances-none = 这个牌室没有解算程序，请依点数与将牌决定。
minibridge-chances-of = { $deals } 副中做成 { $made } 副，平均得 { $mean } 分
minibridge-chances-running = 已算 { $done }／{ $deals } 副
minibridge-level = { $level ->
        [part] 未成局
        [game] 成局
       *[other] { $level } 墩
    }
minibridge-menu-entry = { $denomination ->
        [S] 黑桃
        [H] 红心
        [D] 方块
        [C] 梅花
        [NT] 无将
       *[other] { $denomination }
    }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { "" }
    }，需 { $tricks } 墩，做成得 { $made } 分，宕一墩失 { $down } 分
minibridge-menu-title = 选定约
minibridge-menu-tricks = { $tricks } 墩
minibridge-option-accept = 同意
minibridge-option-keep = 不收回
minibridge-option-none = 不用
minibridge-option-object = 不同意，继续打
minibridge-option-reject = 不同意，继续打
minibridge-option-withdraw = 收回
minibridge-question-accept = 接受这张不按次序的牌吗？
minibridge-question-claim = 同意摊牌吗？
minibridge-question-withdraw = 要收回你的牌吗？

## Score

minibridge-term-first-odd-trick = 第一个得分墩 { $count } × { $each }
minibridge-term-further-odd-tricks = 其余得分墩 { $count } × { $each }
minibridge-term-game-bonus = 成局奖分
minibridge-term-notrump-bonus = 无将奖分
minibridge-term-odd-tricks = 牌墩分 { $count } × { $each }
minibridge-term-part-bonus = 未成局奖分
minibridge-term-undertricks = 宕 { $count } 墩 × { $each }

## First-time hints

minibridge-hint-announce = 先算自己的牌点，如实报出。点多的一方主打。
minibridge-hint-contract = 你是庄家。看自己和明手合起来：同一门有 8 张就选它做将；合计 25 点以上可选成局。
minibridge-hint-dummy = 你是明手，这一副由庄家出你的牌。看他怎么打。
minibridge-hint-follow = 有同花色必须跟；没有才可以垫牌或将吃。变灰的牌不能出。
minibridge-hint-lead = 你先出牌（领出），任何一张都可以。
minibridge-hint-play-dummy = 你是庄家，明手的牌也由你出。现在点明手的一张牌。
minibridge-hint-wait-contract = 庄家正在选定约。他的同伴是明手，牌已经摊开。

## Rules

minibridge-rules-books-jcbl = JCBL 规则：计分相同；违规处理按英国桥牌协会（EBU）。
minibridge-rules-books-ours = 规则书没说的，我们这样定：JCBL 的摊牌按台湾第十四条；20 对 20 由同一人重发；时间到没有回答，摊牌算不同意。
minibridge-rules-books-title = 规则书
minibridge-rules-books-tw = 台湾规则：摊牌第十四条，有牌不跟罚一墩。
minibridge-rules-contract-1 = 庄家看过明手，选一门花色做将或无将，并选未成局或成局。别人不可以给意见。
minibridge-rules-contract-2 = 未成局要 7 墩。成局：无将 9 墩，黑桃、红心 10 墩，方块、梅花 11 墩。
minibridge-rules-contract-3 = 刚开始的标准：将牌两手合起来 8 张以上（至少 7 张含三张大牌）；25 点以上可选无将、黑桃或红心成局，28 点以上可选方块或梅花成局。
minibridge-rules-contract-title = 定约
minibridge-rules-manners-1 = 不评论打法，尤其不对同伴评论。
minibridge-rules-manners-2 = 打过的牌按顺序排好，墩数说定之前不要混在一起。
minibridge-rules-manners-3 = 不碰别人的牌，比赛结束前不谈成绩。
minibridge-rules-manners-title = 礼仪
minibridge-rules-play-1 = 庄家左手方首攻，顺时针各出一张，四张是一墩。
minibridge-rules-play-2 = 有同花色必须跟；没有可以出任何一张。
minibridge-rules-play-3 = 有将时最大的将赢，否则领出花色最大的赢。赢墩的人领出下一墩。
minibridge-rules-play-4 = 明手的牌由庄家出。可以摊牌说要几墩；有人不同意就打完。
minibridge-rules-play-title = 打牌
minibridge-rules-score-1 = 做成：六墩以上每墩，黑桃、红心 30 分，方块、梅花 20 分，无将第一墩 40 分、之后 30 分。
minibridge-rules-score-2 = 奖分：未成局 50，成局 300。
minibridge-rules-score-3 = 没做成：每差一墩，防守方得 50 分。
minibridge-rules-score-title = 计分
minibridge-rules-start-1 = 四个人，对坐的两人是同伴。52 张牌，每人 13 张；A 最大，2 最小。
minibridge-rules-start-2 = 从发牌者起顺时针报牌点：A 4、K 3、Q 2、J 1。
minibridge-rules-start-3 = 两方都是 20 点就重发。点多的一方主打，其中点多的人是庄家（相同时先报的人），同伴是明手，把牌摊开。
minibridge-rules-start-title = 开始

## 规则书的设置

minibridge-setting-advice = 顾问
minibridge-setting-any-level = 庄家可宣布任何墩数
minibridge-setting-claims-shown-to-all = 摊牌给所有人看
minibridge-setting-count-points = 由谁计点
minibridge-setting-french-targets = 所需墩数按法国表
minibridge-setting-game-bonus = 成局奖分
minibridge-setting-game-points = 成局所需点力
minibridge-setting-hall = 如赛场的牌桌
minibridge-setting-notrump-bonus = 无将做成加分
minibridge-setting-notrump-first = 无将第一个得分墩
minibridge-setting-part-bonus = 未成局奖分
minibridge-setting-players = 人数
minibridge-setting-redeal-20-20 = 20 比 20 重发
minibridge-setting-trump-length = 成局所需将牌张数
minibridge-setting-undertrick = 每宕一墩的罚分

## 设置的值

minibridge-setting-players-value = { $value } 人
minibridge-setting-count-points-value = { $value ->
        [auto] 牌桌
        [player] 各人自己
       *[other] { $value }
    }
minibridge-setting-trump-length-value = { $value ->
        [0] 不限
       *[other] { $value } 张
    }
minibridge-setting-game-points-value = { $value ->
        [0] 不限
       *[other] { $value } 点
    }

## 设置的说明

minibridge-setting-players-help = 三人打时有一手空位。
minibridge-setting-count-points-help = 自己计点的人，报错了会告诉他。
minibridge-setting-advice-help = 庄家可以请电脑建议定约。
minibridge-setting-any-level-help = 可报七到十三墩，不分未成局与成局。
minibridge-setting-french-targets-help = 由庄家方的点力决定要做成几墩。
minibridge-setting-trump-length-help = 成局时庄家与明手的将牌要有几张；0 为不限。
minibridge-setting-game-points-help = 成局时庄家方要有多少点力；0 为不限。
minibridge-setting-hall-help = 错误可以发生。按台湾规则裁定违序引牌、应跟未跟与摊牌（第十四、十七、十九、二十条）；其他仍如一般牌桌不容许。

## 设置的分组

minibridge-group-contract = 定约
minibridge-group-hall = 规则

## 条文

minibridge-law-tw-14-claim = 第十四条 摊牌与认输：明手以外有人不同意，则继续打牌
minibridge-law-tw-17-lead-out-of-turn = 第十七条 越序攻牌：下一家已跟牌即认可，否则收回
minibridge-law-tw-19-20-revoke = 第十九、二十条 藏牌：下一墩开始前可改正，之后罚一墩

## 由我们规定

minibridge-note-claim-objected-by-default = 摊牌后无人及时回答，视为不同意。
minibridge-note-claims-as-tw-14 = 摊牌按台湾规则第十四条处理。
minibridge-note-game-table-added = 原文缺少成局所需墩数表，采用通行的 9、10、11 墩。
minibridge-note-same-dealer-after-20-20 = 双方各 20 点时，由同一发牌人重发。
minibridge-note-ties-by-suit = 抽牌定座时，牌点相同以花色大小决定。

## 电脑牌手或顾问的理由

advice-notrump = 没有够长的将牌花色，或无将成局所需墩数较少。
advice-trumps = 两手牌在这门花色有足够的将牌。
bot-beginner = 初学者的出牌。
bot-cashes = 这张牌没有人能赢过。
bot-claim-open = 无法证明所声明的墩数。
bot-claim-proved = 不论怎样打，所声明的墩数都能赢得。
bot-counts = 已计算点力。
bot-covers = 大牌盖大牌。
bot-develops = 打两手合计最长的花色。
bot-discards = 垫掉最不需要的牌。
bot-draws-trumps = 清敌方的将牌。
bot-keeps = 不改牌。
bot-leads-ace = 对有将定约首攻 A。
bot-leads-fourth = 攻出最长花色的第四大牌。
bot-leads-low = 出小牌领攻。
bot-leads-sequence = 攻出连张的最大牌。
bot-low = 无法赢墩或同伴已赢，出小牌。
bot-no-solver = 这里没有双明手解算器，按打牌习惯选出。
bot-ruffs = 将吃。
bot-samples = 在符合所知一切的牌局中，平均结果最好。
bot-second-low = 第二家出小牌。
bot-third-high = 第三家出大牌。
bot-wins = 以必赢的牌赢墩。
bot-wins-cheaply = 第四家以最小的牌赢墩。
