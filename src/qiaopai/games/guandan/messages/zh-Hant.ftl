# Guandan (掼蛋).

## The table

guandan-a-failed = { $side }打 A 三次沒過，回到 { $level }。
guandan-a-fails = A 不過 { $count } 次
guandan-actions = 出牌
guandan-and = 、
guandan-anti = 抗貢
guandan-arrange = 理牌
guandan-by-groups = 已按牌型理牌。
guandan-by-rank = 已按大小排列。
guandan-card-wild = { $card }，逢人配
guandan-cards-left = 剩 { $count } 張
guandan-choice-title = { $kind ->
        [take_return] 貢牌一樣大：你要哪張還牌？
       *[other] 貢牌一樣大：你要誰的？
    }
guandan-choose-pay-tribute = 選最大的一張進貢
guandan-choose-return-tribute = 選一張還給對方
guandan-chosen = { $cards }：{ $what }。
guandan-chosen-not = { $cards }。{ $why }
guandan-clear = 放下
guandan-do-pay-tribute = 進貢
guandan-do-return-tribute = 還牌
guandan-flush-of = { $count ->
        [0] { $suit }沒有同花順
       *[other] { $suit }同花順，{ $count } 種
    }
guandan-flushes = 同花順
guandan-hidden-card = 尚未亮出的牌
guandan-hint = 提示
guandan-ladder = 級數
guandan-left = { $seat }剩下：{ $cards }
guandan-match-won = { $side ->
        [NS] 南北
       *[other] 東西
    }打過 { $level }，贏了全場。
guandan-no-flush = 這門沒有同花順。
guandan-no-hint = 沒有牌大過它，只能不要。
guandan-none-chosen = 沒有選牌。
guandan-not-held = 沒有可選的{ $card }了。
guandan-or = { " " }或{ " " }
guandan-partner-hand = 對家的牌
guandan-pass = 不要
guandan-passes = 不要
guandan-place = { $place ->
        [first] 頭游
        [second] 二游
        [third] 三游
        [double] 雙下
       *[other] 末游
    }
guandan-play = 出牌
guandan-playing = 打
guandan-report = 報
guandan-restore = 還原
guandan-result-match = { $side }打過 { $level }，贏了全場
guandan-result-title = { $side }贏，升 { $steps } 級
guandan-round = 本圈
guandan-sheet-level = 打
guandan-sheet-order = 名次
guandan-side = { $side ->
        [ours] 我方
       *[other] 對方
    }
guandan-suit = { $suit ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
       *[other] 梅花
    }
guandan-take-from = { $seat }的{ $card }
guandan-take-group = { $count ->
        [1] 選{ $what }
       *[other] 選這 { $count } 張：{ $what }
    }
guandan-take-rank = 選 { $count } 張 { $rank }
guandan-to = 升到
guandan-tribute-kind = { $kind ->
        [tribute] 進貢
       *[other] 還牌
    }
guandan-tribute-line = { $from }{ $kind ->
        [tribute] 進貢
       *[other] 還牌
    }{ $to }：{ $card }
guandan-tribute-title = 進貢與還牌
guandan-what-is-it = 這手牌算什麼？
guandan-wild = 逢人配
guandan-a-not-passed = { $side }打 A 沒過，第 { $count } 次。

## Plays

guandan-meaning = { $kind ->
        [single] 單張 { $rank }
        [pair] 對 { $ranks }
        [triple] 三張 { $ranks }
        [full_house] 三帶二 { $ranks }
        [straight] 順子 { $low }–{ $rank }
        [tube] 連對 { $low }–{ $rank }
        [plate] 三順 { $low }–{ $rank }
        [bomb] 炸彈，{ $size } 張 { $ranks }
        [straight_flush] 同花順 { $low }–{ $rank }
        [four_jokers] 四王
       *[other] { $kind }
    }
guandan-play-named = { $kind ->
        [single] 單張 { $rank }
        [pair] 對 { $ranks }
        [triple] 三張 { $ranks }
        [full_house] 三帶二 { $ranks }
        [straight] 順子 { $low }–{ $rank }
        [tube] 連對 { $low }–{ $rank }
        [plate] 三順 { $low }–{ $rank }
        [bomb] { $size } 張 { $ranks } 的炸彈
        [straight_flush] 同花順 { $low }–{ $rank }
        [four_jokers] 四王
       *[other] { $kind }
    }
guandan-play-wanted = { $kind ->
        [single] 比 { $rank } 大的單張或炸彈
        [pair] 比對 { $ranks } 大的對牌或炸彈
        [triple] 比三張 { $ranks } 大的三張或炸彈
        [full_house] 比三帶二 { $ranks } 大的三帶二或炸彈
        [straight] 比順子 { $low }–{ $rank } 大的順子或炸彈
        [tube] 比連對 { $low }–{ $rank } 大的連對或炸彈
        [plate] 比三順 { $low }–{ $rank } 大的三順或炸彈
        [bomb] 比 { $size } 張 { $ranks } 大的炸彈
        [straight_flush] 比同花順 { $low }–{ $rank } 大的炸彈
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
guandan-told-anti = { $seats }亮出大王，抗貢。
guandan-told-deal = 第 { $number } 副，打 { $level }。
guandan-told-double = { $seats }雙下。
guandan-told-lead = { $seat }先出。
guandan-told-level = { $side ->
        [NS] 南北
       *[other] 東西
    }打到 { $level }。
guandan-told-out = { $seat }{ $place ->
        [first] 頭游
        [second] 二游
        [third] 三游
       *[other] 末游
    }。
guandan-told-passed = { $seat }不要。
guandan-told-place = { $seat }{ $place ->
        [first] 頭游
        [second] 二游
        [third] 三游
       *[other] 末游
    }。
guandan-told-played = { $seat }：{ $what }。
guandan-told-report = { $seat }報牌，剩 { $count } 張。
guandan-told-won = { $side }贏，升 { $steps } 級。
guandan-told-wind = { $seat }接風，由他出牌。
guandan-told-turned = { $seat }抓到翻開的{ $card }，先出。
guandan-told-laid = { $seat }已放下一張牌。
guandan-told-gives = { $from }{ $kind ->
        [tribute] 進貢
       *[other] 還牌
    }給{ $to }：{ $card }。
guandan-told-gives-open = { $from }{ $kind ->
        [tribute] 進貢
       *[other] 還牌
    }：{ $card }。

## Spoken answers

guandan-say-count = { $seat } { $count } 張。
guandan-say-jokers = { $rank } { $count } 張。
guandan-say-levels = 打 { $level }。我方 { $ours }，對方 { $theirs }。
guandan-say-no-last = 只能看當圈的牌。
guandan-say-no-round = 這一圈還沒有人出牌。
guandan-say-nothing-to-beat = 桌上沒有牌，輪到的人任意出牌。
guandan-say-rank = { $rank }：{ $suits }。
guandan-say-to-beat = 要壓的牌：{ $play }

## Keys

guandan-key-advice = 問顧問（牌桌允許時）
guandan-key-arrange = 按牌型理牌，再按還原
guandan-key-back = 放回最後一張，或全部放下
guandan-key-beat = 要壓的牌
guandan-key-card = 花色加點數選一張：紅心 J、黑桃 5
guandan-key-choose = 選中或放回目前這張
guandan-key-counts = 各家剩幾張
guandan-key-flush = 紅心同花順，再按換下一種
guandan-key-hand = 我的牌，按大小唸
guandan-key-hint = 提示，再按換大一些的
guandan-key-joker = 小王、大王
guandan-key-levels = 兩方的級數
guandan-key-pass = 不要
guandan-key-play = 出選中的牌
guandan-key-rank = 選那個點數的牌：3 3 4 4 5 5 選出連對（10、0、T 都是 10）
guandan-key-round = 本圈的牌
guandan-key-wild = 逢人配

## First-time hints

guandan-hint-follow = 用同牌型更大的牌或炸彈壓，也可以不要。按提示看能出什麼。
guandan-hint-lead = 由你先出：單張、對子、順子、炸彈都可以。點一列上面的數字選中整列。
guandan-hint-return = 還一張 10 及以下的牌。灰色的牌不能還。
guandan-hint-return-any = 還一張沒有變灰的牌。
guandan-hint-tribute = 上一副你是末游：進貢最大的一張，逢人配除外。
guandan-hint-tribute-double = 上一副你們雙下：兩家各進貢最大的一張，逢人配除外。

## The rules page

guandan-rules-level-fails = { $a_fail_limit ->
        [0] 打 { $target } 沒過就再打，次數不限。
       *[other] 打 { $target } { $a_fail_consecutive ->
            [true] 連續{ " " }
           *[false] {""}
        }{ $a_fail_limit } 次沒過，退回{ $a_fail_to ->
            [opponents] 對方的級數
            [J] { " " }J
           *[other] { " " }2
        }。{ $a_fail_counts ->
            [only_1_4] 只有頭游、末游才算沒過。
           *[any_not_passed] {""}
        }
    }
guandan-rules-level-next = 下一副打贏家的級數。
guandan-rules-level-promotion = 頭游、二游升{ $promotion_double ->
        [4] 四
       *[other] 三
    }級；頭游、三游升兩級；頭游、末游升一級。
guandan-rules-level-target = { $overshoot_passes_a ->
        [true] 升級超過 { $target } 就贏了。
       *[false] { $target } 必打，不能跳過。
    }{ $a_pass_requires_declarer ->
        [true] 打自己的 { $target } 時
       *[false] 到 { $target } 後不論打誰的級數
    }，頭游且對家不是末游，就贏了全場。
guandan-rules-level-title = 升級
guandan-rules-order-bombs = { $max_bomb ->
        [8] 四王大於八張、七張、六張炸彈，其次同花順、五張、四張炸彈。
       *[other] 四王大於十張、九張、八張、七張、六張炸彈，其次同花順、五張、四張炸彈。
    }
guandan-rules-order-cards = 大王、小王、級牌、A、K、Q 依次到 2。
guandan-rules-order-plays = 同牌型、同張數、點數更大的可以壓；炸彈可以壓任何其他牌型。
guandan-rules-order-title = 大小
guandan-rules-ours-title = 規則沒有說的
guandan-rules-plays-bombs = 炸彈：四至{ $max_bomb ->
        [8] 八
       *[other] 十
    }張同點數的牌。同花順：同花色的順子。四王。
guandan-rules-plays-groups = 單牌；對牌；三張；三帶二，所帶的對子{ $full_house_joker_pair ->
        [true] 可以
       *[false] 不可以
    }是一對王。
guandan-rules-plays-level = 在順子、連對、三順裡，級牌仍按原來的點數。
guandan-rules-plays-runs = 連對：三個連續的對子。三順：兩個連續的三張。
guandan-rules-plays-straight = 順子：五張連續的牌，A 可作最小或最大。{ $suited_run_as_straight ->
        [always] 同花色的算順子還是同花順，由出牌人說明。
        [never_with_one_suit_naturals] 同花色的只算同花順，用了逢人配也一樣。
       *[never_when_physical] 五張同花色的只算同花順。
    }
guandan-rules-plays-title = 牌型
guandan-rules-round-end = 其他人都不要，這一圈結束，最後出牌的人再出。
guandan-rules-round-history = { $history ->
        [full] 各圈的牌都可以再看。
       *[current] 只能看當圈的牌。
    }
guandan-rules-round-partner = 自己出完後可以看對家的牌。
guandan-rules-round-report = { $report_threshold ->
        [27] 各家剩幾張，牌桌一直報出。
       *[other] 手裡剩 { $report_threshold } 張及以下要報牌，由牌桌代報。
    }
guandan-rules-round-time = { $turn_seconds ->
        [0] 出牌不限時間。
       *[other] 每手 { $turn_seconds } 秒。逾時由牌桌代為不要，輪到先出時出最小的單張。
    }
guandan-rules-round-title = 出牌
guandan-rules-round-turn = 依次壓牌或說不要；不要之後，同一圈裡還可以再出。
guandan-rules-round-wind = 他已經出完時，由對家接風出牌。
guandan-rules-start-aim = 先出完手裡的牌。出完的名次決定這副牌的結果；一方兩人先出完，這副就結束，另一方雙下。
guandan-rules-start-cards = 兩副牌 108 張，每人 27 張，對家為一方。
guandan-rules-start-direction = { $turn_direction ->
        [cw] 按順時針方向，由左邊下家接著出。
       *[ccw] 按逆時針方向，由右邊下家接著出。
    }
guandan-rules-start-lead = { $first_lead ->
        [random] 第一副抽籤決定誰先出。
        [fixed] 第一副由先摸牌的座位先出。
       *[turned_card] 第一副有一張牌翻面放在牌中，抓到的人先出。
    }
guandan-rules-start-title = 開始
guandan-rules-tribute-anti = { $anti_tribute ->
        [optional] 進貢的人可以亮出兩張大王（兩家進貢時各一張）抗貢，由頭游先出。
       *[auto] 進貢的一方有兩張大王則抗貢，由頭游先出。
    }
guandan-rules-tribute-double = 雙下時兩家都進貢：大的給頭游，小的給二游，收誰的還給誰。
guandan-rules-tribute-lead = 否則由進貢給頭游的人先出。
guandan-rules-tribute-none = 不進貢。
guandan-rules-tribute-pay = 從第二副起，末游把最大的一張牌進貢給頭游，逢人配除外。
guandan-rules-tribute-return = 還牌給對手可還{ $return_max_opponent ->
        [14] 任何牌
       *[other] { " " }{ $return_max_opponent } 及以下的牌
    }，還給對家可還{ $return_max_own ->
        [14] 任何牌
       *[other] { " " }{ $return_max_own } 及以下的牌
    }；逢人配不能還{ $return_tribute_card ->
        [true] {""}
       *[false] ，收到的那張貢牌也不能還
    }。
guandan-rules-tribute-return-low = 要還小牌時，級牌{ $return_level_card ->
        [true] 按牌面點數算
       *[false] 不算小牌
    }；沒有小牌的還{ $return_none ->
        [any] 任何牌
       *[lowest] 最小的一張
    }。
guandan-rules-tribute-tie = 兩張一樣大時，{ $tribute_tie ->
        [clockwise] 頭游的下家進貢給頭游
        [random] 抽籤決定誰貢給誰
       *[winners_choose] 頭游任選貢牌
    }，{ $tie_return ->
        [paired] 收誰的還給誰
       *[losers_choose] 進貢給頭游的人任選還牌
    }。
guandan-rules-tribute-time = 進貢{ $tribute_seconds ->
        [0] 不限時間
       *[other] { " " }{ $tribute_seconds } 秒
    }，還牌{ $return_seconds ->
        [0] 不限時間
       *[other] { " " }{ $return_seconds } 秒
    }。
guandan-rules-tribute-title = 進貢
guandan-rules-wild-alone = { $wild_as_lower_single_pair ->
        [true] 單獨出時是級牌，也可以說明算較小的單張或對子。
       *[false] 單獨出時就是級牌。
    }
guandan-rules-wild-any = 兩張紅心級牌可以當作王以外的任何牌。
guandan-rules-wild-title = 逢人配
guandan-rules-wild-two = 一手牌有兩種算法時，由出牌人說明。

## Why not

error-no-cards = 先選牌。
error-not-a-play = 這幾張不成牌型。
error-too-low = 太小：{ $chosen }。要出{ $wanted }。
error-wrong-type = { $size ->
        [1] 這張是
        [2] 這兩張是
        [3] 這三張是
        [5] 這五張是
       *[other] 這六張是
    }{ $chosen }，要出{ $wanted }。

## 顧問

guandan-advice-anti = 抗貢。
guandan-advice-give = { $kind ->
        [pay_tribute] 進貢
       *[other] 還
    }{ $card }。
guandan-advice-pass = 不出。
guandan-advice-play = 出{ $what }：{ $cards }。
guandan-advice-take = 拿{ $seat }的牌。

## 電腦牌手的說明

bot-bombs = 以炸彈奪取出牌權。
bot-bombs-danger = 對手快出完了，用炸彈攔住。
bot-cheapest = 最不拆散手牌的一手。
bot-gives = 手裡最用不著的一張。
bot-gives-lowest = 可以給的牌裡最小的一張。
bot-goes-out = 一手出完。
bot-leads-danger = 對手快出完了，出他難壓的牌。
bot-leads-part = 先出手裡最難脫手的一組。
bot-lowest = 最小的一手。
bot-overtakes = 花費不多，接過同伴的牌。
bot-passes = 過：沒有值得出的牌。
bot-passes-partner = 過：同伴的牌最大。
bot-saves = 過：要付出的比出牌權更值錢。
bot-sheds = 領出小牌，一次多張。
bot-takes = 以小代價奪得出牌權。
error-must-lead = 由你先出，不能不要。
error-not-that-meaning = 這幾張牌在這裡不能這樣算。
error-not-that-card = 這張牌現在不能給，選沒有變灰的。
error-no-big-jokers = 你沒有兩張大王。

## 規則書的設定

guandan-setting-a-fail-consecutive = 須連續失敗
guandan-setting-a-fail-counts = 哪種算失敗
guandan-setting-a-fail-limit = 打 A 可失敗次數
guandan-setting-a-fail-to = 失敗後退回
guandan-setting-a-pass-requires-declarer = 須打己方的 A 才能過
guandan-setting-anti-tribute = 抗貢
guandan-setting-first-lead = 首副先出
guandan-setting-full-house-joker-pair = 三帶一對王
guandan-setting-hall = 如會場的牌桌
guandan-setting-history = 可查閱的牌
guandan-setting-max-bomb = 炸彈最多張數
guandan-setting-oot-penalty = 越序出牌
guandan-setting-overshoot-passes-a = 升過 A 即勝
guandan-setting-penalty-can-pass-a = 判罰可過 A
guandan-setting-promotion-double = 雙下升級數
guandan-setting-report-threshold = 幾張以下報牌
guandan-setting-return-level-card = 可還級牌
guandan-setting-return-max-opponent = 還給對手最大
guandan-setting-return-max-own = 還給對家最大
guandan-setting-return-none = 沒有小牌可還時
guandan-setting-return-seconds = 還牌秒數
guandan-setting-return-tribute-card = 可還原來的貢牌
guandan-setting-show-partner-when-out = 出完後看對家的牌
guandan-setting-suited-run-as-straight = 同花順當順子
guandan-setting-target = 過幾獲勝
guandan-setting-tie-return = 貢牌相同時的還牌
guandan-setting-time-tie = 時間到而級數相同
guandan-setting-tribute = 進貢
guandan-setting-tribute-seconds = 進貢秒數
guandan-setting-tribute-tie = 貢牌相同
guandan-setting-turn-direction = 出牌方向
guandan-setting-turn-seconds = 出牌秒數
guandan-setting-wild-as-lower-single-pair = 單出逢人配可報小牌
guandan-setting-advice = 顧問

## 設定的值

guandan-setting-turn-direction-value = { $value ->
        [ccw] 逆時針
        [cw] 順時針
       *[other] { $value }
    }
guandan-setting-first-lead-value = { $value ->
        [turned_card] 摸到翻開的牌者
        [random] 抽籤
        [fixed] 固定座位
       *[other] { $value }
    }
guandan-setting-max-bomb-value = { $value } 張
guandan-setting-suited-run-as-straight-value = { $value ->
        [never_when_physical] 五張同花時不可
        [always] 可，由出牌者說明
        [never_with_one_suit_naturals] 一律不可，含逢人配也一樣
       *[other] { $value }
    }
guandan-setting-report-threshold-value = { $value ->
        [27] 一直
       *[other] { $value } 張
    }
guandan-setting-promotion-double-value = { $value } 級
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
        [any_not_passed] 打 A 沒過都算
        [only_1_4] 只算頭游加末游
       *[other] { $value }
    }
guandan-setting-a-fail-to-value = { $value ->
        [J] J
        [opponents] 對方的級數
       *[other] { $value }
    }
guandan-setting-tribute-tie-value = { $value ->
        [winners_choose] 頭游先選
        [clockwise] 依座位
        [random] 抽籤
       *[other] { $value }
    }
guandan-setting-tie-return-value = { $value ->
        [losers_choose] 進貢者選
        [paired] 還給進貢者
       *[other] { $value }
    }
guandan-setting-anti-tribute-value = { $value ->
        [auto] 自動
        [optional] 進貢者決定
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
        [first_reached] 先到者勝
        [draw] 平手
        [extra_deal] 加打一副
       *[other] { $value }
    }
guandan-setting-oot-penalty-value = { $value ->
        [opponents_up] 對方升一級
        [lose_turn] 失去該輪出牌
       *[other] { $value }
    }
guandan-setting-history-value = { $value ->
        [current] 本輪
        [full] 所有輪
       *[other] { $value }
    }

## 設定的說明

guandan-setting-turn-seconds-help = 時間到就由牌桌代為不出，或先出最小的單張。
guandan-setting-advice-help = 牌手可以問電腦該怎麼出牌。
guandan-setting-turn-direction-help = 往右手邊，或往左手邊。
guandan-setting-first-lead-help = 固定座位就是先摸牌的人。
guandan-setting-report-threshold-help = 剩這麼少張起，牌桌會報出剩幾張。
guandan-setting-history-help = 能不能再看先前各輪的牌。
guandan-setting-show-partner-when-out-help = 自己出完後可以看對家的手牌。
guandan-setting-max-bomb-help = 九張和十張要靠逢人配。
guandan-setting-full-house-joker-pair-help = 三帶二可以帶一對相同的王。
guandan-setting-suited-run-as-straight-help = 五張同花的連牌能不能當普通順子出。
guandan-setting-wild-as-lower-single-pair-help = 逢人配單獨出可以報成較小的單張，兩張可報成較小的對子。
guandan-setting-tribute-help = 關掉後每副牌都直接開始出牌。
guandan-setting-anti-tribute-help = 大王都在進貢者手上時：自動免貢，或由他們決定。
guandan-setting-tribute-tie-help = 兩張貢牌一樣大時，誰拿哪一張。
guandan-setting-tie-return-help = 貢牌一樣大時，還的牌誰拿哪一張。
guandan-setting-return-max-own-help = 還給對家的牌最大能到幾。
guandan-setting-return-max-opponent-help = 還給對手的牌最大能到幾。
guandan-setting-return-level-card-help = 還牌時級牌照牌面點數算。
guandan-setting-return-none-help = 手上沒有夠小的牌時還什麼。
guandan-setting-return-tribute-card-help = 可以把收到的那張貢牌還回去。
guandan-setting-promotion-double-help = 同一方拿下頭游和二游時升幾級。
guandan-setting-target-help = 過了這一級就贏得整場。
guandan-setting-overshoot-passes-a-help = 升級超過最後一級就算贏，不必打那一級。
guandan-setting-a-pass-requires-declarer-help = 關掉後，打對方級數的那副贏了也能過 A。
guandan-setting-a-fail-limit-help = 打 A 失敗這麼多次就退級。
guandan-setting-a-fail-counts-help = 打己方的 A 時，哪幾種結果算失敗。
guandan-setting-a-fail-consecutive-help = 中間有一副不是己方失敗，就重新計算。
guandan-setting-a-fail-to-help = 退級後從哪一級打起。
guandan-setting-tribute-seconds-help = 選貢牌的時間；0 為不限。
guandan-setting-return-seconds-help = 選還牌的時間；0 為不限。
guandan-setting-time-tie-help = 用於限時的比賽。
guandan-setting-oot-penalty-help = 由裁判登記時才用得到；這張牌桌不會讓人越序出牌。
guandan-setting-penalty-can-pass-a-help = 由裁判登記犯規時才用得到。

## 設定的分組

guandan-group-course = 牌局與輪次
guandan-group-plays = 牌型
guandan-group-tribute = 進貢
guandan-group-levels = 升級與過 A
guandan-group-clocks = 進貢的時間
guandan-group-contest = 比賽

## 我們訂定的

guandan-note-anti-tribute-automatic = 有兩張大王就自動抗貢；一家時原文說「可」。
guandan-note-bombs-of-nine-and-ten = 配上逢人配，可以有九張、十張的炸彈。
guandan-note-clocks-of-tribute = 進貢 15 秒，還牌 30 秒；逢人配在出牌的 10 秒內說明。
guandan-note-ends-when-settled = 名次定了，這副就結束。
guandan-note-joker-pair-in-full-house = 三帶二的對子可以是一對王。
guandan-note-level-card-not-returned-to-partner = 還給對家（10 及以下）時級牌不可還；還給對方可以是任何牌，逢人配除外。
guandan-note-level-card-not-returned = 級牌不可還：它比 10 大。原文只說小於或等於 10 點。
guandan-note-lowest-returned = 沒有 10 以下的牌，就還最小的一張。
guandan-note-suited-run-is-straight-flush = 同花色的五張連牌只算同花順；原文說順子不分花色。
guandan-note-time-out-passes = 時間到，自動不要；輪到先出時，自動出最小的單張。

## 回顧

guandan-replay-back = 退一手
guandan-replay-deal = 第 { $number } 副 · 打 { $level }
guandan-replay-forward = 進一手
guandan-replay-ladder = 級數：○ 為開始時，數字是打完第幾副後升到這一級
guandan-replay-plays = 出牌經過
guandan-replay-position = 第 { $at } / { $all } 步
guandan-replay-print = 列印計分表
guandan-replay-record = 掼蛋 · 比賽計分表
guandan-replay-referee = 裁判
guandan-replay-round = 第 { $number } 圈
guandan-replay-rounds = 圈
guandan-replay-sheet = 全場
guandan-replay-sign = { $who }簽名
guandan-replay-stage = { $stage ->
        [anti] 抗貢
        [tribute] 進貢
        [return] 還牌
       *[other] 發牌
    }
guandan-replay-table = 牌桌
guandan-sheet-tribute = 進貢、還牌

## 牌局檔案的錯誤

fault-guandan-bad-deal = 四家的牌不是兩副牌、每家 27 張。
fault-guandan-bad-heading = 每副牌以 qiaopai-guandan/1 這一行開始。
fault-guandan-bad-line = 這一行無法讀取，或重複說了同一件事。
fault-guandan-card-not-held = 進貢、還牌或出牌時，手上沒有這張牌。
fault-guandan-deal-over = 在這之前這副牌已經打完。
fault-guandan-no-lead = 輪到先出，不能不要。
fault-guandan-no-level = 沒有說打幾。
fault-guandan-not-a-play = 這幾張不成所說的牌型。
fault-guandan-not-so = { $part ->
        [acts] 這裡不能這樣出。
        [anti] 抗貢不是這樣。
        [declarer] 打的不是這一方的級數。
        [fails] 打 A 失敗的次數不可能是這樣。
        [last] 上一副的名次不可能是這樣。
        [leader] 先出的是另一家。
        [level] 打的是另一級。
        [levels] 級數不可能是這樣。
        [order] 出完牌的名次不是這樣。
        [returns] 還牌不是這樣。
        [tributes] 進貢不是這樣。
        [turned] 先出的人不可能抓到翻開的這張牌。
       *[other] 依規則不會這樣。
    }
fault-guandan-not-that-card = 這張牌不能給。
fault-guandan-not-your-turn = 輪到的是另一家。
fault-guandan-too-low = 壓不過前面的牌。
fault-guandan-unfinished = 這副牌沒有打完。
fault-guandan-unknown-before = 不知道這副牌之前的情形：級數和上一副的名次。
fault-guandan-unknown-rulebook = 沒有「{ $value }」這套規則。
fault-guandan-unknown-word = 沒有以這個字開頭的行。
fault-guandan-wrong-order = 出完牌的名次不是這樣。
