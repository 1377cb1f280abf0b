# Contract bridge (合約橋牌).

## What happens

bridge-told-alerted = { $seat }提醒。
bridge-told-answer = { $seat }：{ $option }。
bridge-told-answered = { $seat }已回答。
bridge-told-asked = { $seat }詢問{ $caller }的 { $call }。
bridge-told-call = { $seat }：{ $call }。
bridge-told-card = { $seat }出{ $card }。
bridge-told-claim = { $seat }攤牌，要 { $tricks } 磴。
bridge-told-contract = 合約：{ $level } { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }{ $doubling ->
        [1] 賭倍
        [2] 再賭倍
       *[other] { "" }
    }，莊家{ $declarer }，需 { $tricks } 磴。
bridge-told-deal = 第 { $board } 副，{ $dealer }發牌，{ $vulnerability ->
        [none] 雙無身價
        [NS] 南北身價
        [EW] 東西身價
       *[other] 雙有身價
    }。
bridge-told-dummy = 夢家{ $seat }攤牌。
bridge-told-end = 這副結束，莊家得 { $tricks } 磴，{ $outcome ->
        [made] 完成合約，{ $score } 分
       *[other] 倒約，{ $score } 分
    }。
bridge-told-explained = { $seat }已向敵方解釋。
bridge-told-passed-out = 四家都不叫，雙方不輸不贏。
bridge-told-trick = { $seat }贏磴，我方 { $ours }，對方 { $theirs }。

## Calls and contracts

bridge-bid = { $level } { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }
bridge-double = 賭倍
bridge-kind = { $kind ->
        [partscore] 部分合約
        [game] 成局合約
        [small_slam] 小滿貫合約
        [grand_slam] 大滿貫合約
       *[other] { $kind }
    }
bridge-pass = 不叫
bridge-redouble = 再賭倍
bridge-vulnerability = { $vulnerability ->
        [none] 雙無身價
        [NS] 南北身價
        [EW] 東西身價
       *[other] 雙有身價
    }

## Choices

bridge-agree = 同意莊家 { $tricks } 磴
bridge-agree-title = 磴數對嗎？
bridge-alert = 提醒
bridge-alert-how = 提醒和說明只有敵方看得到，同伴看不到。
bridge-alert-text = 說明
bridge-ask = 詢問 { $call }
bridge-asked-title = 敵方詢問你的 { $call }
bridge-auction-title = 叫牌
bridge-call-title = 輪到你叫牌
bridge-explain = 向敵方解釋 { $call }
bridge-explain-send = 送出
bridge-option-accept = 同意
bridge-option-reject = 不同意，打下去
bridge-question-claim = 同意攤牌嗎？

## Score

bridge-result = { $declarer }打 { $contract }，{ $tricks } 磴，{ $score } 分
bridge-result-passed-out = 四家不叫
bridge-term-first-odd-trick = 第一磴 { $count } × { $each }
bridge-term-first-undertrick = 倒的第一磴 { $count } × { $each }
bridge-term-further-odd-tricks = 第二磴之後 { $count } × { $each }
bridge-term-further-undertricks = 倒的第四磴以上 { $count } × { $each }
bridge-term-game-bonus = 成局加分
bridge-term-grand-slam-bonus = 大滿貫獎分
bridge-term-insult = 達成賭倍合約加分
bridge-term-next-undertricks = 倒的其次各磴 { $count } × { $each }
bridge-term-odd-tricks = 合約分數 { $count } × { $each }
bridge-term-overtricks = 超磴 { $count } × { $each }
bridge-term-part-bonus = 達成部分合約
bridge-term-small-slam-bonus = 小滿貫獎分
bridge-term-undertricks = 倒 { $count } 磴 × { $each }

## The table on the screen

bridge-bids = 叫價
bridge-levels = 線位
bridge-other-calls = 其他叫品
bridge-result-title = { $level } { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
       *[other] 無王
    }{ $doubling ->
        [1] 賭倍
        [2] 再賭倍
       *[other] { "" }
    }：{ $outcome ->
        [made] { $over ->
                [0] 剛好做成
               *[other] 做成，超 { $over } 磴
            }
       *[other] 倒 { $over } 磴
    }
bridge-strains = 花色
bridge-told-meaning = { $seat }解釋 { $call }：{ $text }

## First-time hints

bridge-hint-call = 叫得比上一個叫價高，或不叫。叫價後連續三家不叫，叫牌就結束。
bridge-hint-double = 只能賭倍敵方最後的叫價；做成和倒約的分數都會變多。
bridge-hint-dummy = 你是夢家，這一副由莊家出你的牌。看他怎麼打。
bridge-hint-follow = 有同花色必須跟；沒有才可以墊牌或用王吃。變灰的牌不能出。
bridge-hint-lead = 你先出牌（引牌），任何一張都可以。
bridge-hint-play-dummy = 你是莊家，夢家的牌也由你出。現在點夢家的一張牌。

## Rules

bridge-rules-auction-1 = 發牌者先叫，然後依順時鐘方向：叫價、不叫、賭倍或再賭倍。
bridge-rules-auction-2 = 叫價說出線位 1 到 7（六磴以上的磴數）和花色；由小到大是梅花、方塊、紅心、黑桃、無王。每個叫價要比前一個高：線位較高，或線位相同而花色較大。
bridge-rules-auction-3 = 只能賭倍敵方最後的叫價，只能再賭倍敵方對己方最後叫價的賭倍。有新的叫價，兩者都取消。
bridge-rules-auction-4 = 叫價後連續三家不叫，叫牌結束，最後的叫價就是合約。一開始四家都不叫，這副結束，雙方不輸不贏。
bridge-rules-auction-5 = 莊家是叫到合約的一方中，第一個叫出合約花色的人；他的同伴是夢家。
bridge-rules-auction-6 = 可以提醒並說明自己的叫品，也可以詢問敵方的任何叫品。打完以前，同伴都不會知道說明的內容。
bridge-rules-auction-title = 叫牌
bridge-rules-books-online = 線上規則：開局者先發牌，身價照自己的順序，違規處理借用世界橋牌聯合會的規則。
bridge-rules-books-ours = 線上規則的原文有誤，我們改正：範例 a 合計是 1330，不是 1130；範例 c 是再賭倍倒二，無身價 600、有身價 1000，不是 1600（吃七磴才是 1600）；身價看莊家組，不看防守方；完成賭倍合約加 50，再賭倍加 100。
bridge-rules-books-title = 規則書
bridge-rules-books-wbf2017 = 世界橋牌聯合會 2017：發牌者和身價由牌號決定。
bridge-rules-play-1 = 莊家左手方打出第一張牌之後，夢家才攤牌，由莊家決定夢家出牌。
bridge-rules-play-2 = 依順時鐘方向各出一張。有同花色必須跟；沒有可以出任何一張。
bridge-rules-play-3 = 有王時最大的王贏，否則引牌花色最大的贏。贏磴的人引下一磴。
bridge-rules-play-4 = 可以攤牌說要幾磴，只有敵方看得到他的牌。敵方有人不同意，或認輸的防守者的同伴不同意，就打下去。
bridge-rules-play-title = 打牌
bridge-rules-score-1 = 合約分數，每一線：梅花、方塊 20，紅心、黑桃 30，無王第一磴 40、之後 30；賭倍乘 2，再賭倍乘 4。
bridge-rules-score-2 = 合約分數達 100 分是成局：300，有身價 500；未達是部分合約：50。所以 三黑桃賭倍是成局，三黑桃不是。
bridge-rules-score-3 = 小滿貫（12 磴）500，有身價 750；大滿貫（13 磴）1000，有身價 1500，另加成局。
bridge-rules-score-4 = 超磴每磴同合約分數；賭倍 100，有身價 200；再賭倍 200，有身價 400。完成賭倍合約另加 50，再賭倍加 100。
bridge-rules-score-5 = 倒約時，每磴防守方得 50，有身價 100。賭倍：第一磴 100，第二、三磴 200，第四磴以上 300；有身價第一磴 200，其餘 300；再賭倍再加一倍。
bridge-rules-score-6 = 身價看莊家一方。芝加哥制：第一副雙無身價，第二、三副發牌者一方有身價，第四副雙有身價；四家不叫由同一人重發。
bridge-rules-score-title = 計分
bridge-rules-start-1 = 四個人，對坐的兩人是同伴。52 張牌，每人 13 張；A 最大，2 最小。
bridge-rules-start-2 = 叫牌決定合約：要吃幾磴、哪一門是王或無王。叫到合約的一方要達成它。
bridge-rules-start-title = 開始

## 規則書的設定

bridge-setting-claims-shown-to-all = 攤牌給所有人看
bridge-setting-scoring = 採用哪一張計分表
bridge-setting-scoring-value = { $value ->
        [wbf] 規則第77條的計分表
        [online] 線上遊戲的計分表：數字相同
       *[other] { $value }
    }
bridge-setting-cycle = 身價的順序
bridge-setting-cycle-value = { $value ->
        [wbf] 世界橋牌聯合會，16 副
        [online] 線上，16 副
        [chicago] 芝加哥，四副
       *[other] { $value }
    }
bridge-setting-dealing = 誰先發牌
bridge-setting-hall = 如賽場的牌桌

## 設定的值

bridge-setting-dealing-value = { $value ->
        [board] 依牌號
        [host_first] 開局者先，再順時針
       *[other] { $value }
    }

## 設定的說明

bridge-setting-cycle-help = 芝加哥制打四副，四家都不叫就重發。
bridge-setting-hall-help = 供依違規規則裁定的牌桌使用。目前只有攤牌一條；其他仍如一般牌桌不容許。

## 設定的分組

bridge-group-hall = 規則

## 條文

bridge-law-wbf-68-claim = 第 68 條 攤牌與認輸：敵方不同意，或認輸的防守者的同伴不同意，則繼續打牌

## 由我們訂定

bridge-note-online-borrows-laws = 原文沒有違規處理，借用世界橋牌聯合會 2017 年的規則。
bridge-note-online-slip-1330 = 原文範例 a（三黑桃賭倍，有身價，12 磴）合計是 1330，印成 1130。
bridge-note-online-slip-600 = 原文範例 c（五方塊再賭倍，9 磴）是倒二：依莊家組的身價，無身價 600、有身價 1000。印成的 1600 是吃七磴的分數。
bridge-note-online-slip-side = 莊家是叫到合約的一方中第一個叫出該花色的人；原文漏了「一方」。

## 電腦牌手的理由

bot-explains = 解釋自己的叫品。

## Faults of files

fault-annotation-alone = { $text } 前面沒有叫品或牌可註記。
fault-annotation-order = 註解編號應在 NAG 之前，NAG 由小到大。
fault-auction-not-from-dealer = 叫牌從 { $seat } 開始，而不是從發牌人開始。
fault-auction-open = 叫牌沒有結束，也沒有用 * 或 + 表明。
fault-bad-board = Board 應為正整數，不是「{ $value }」。
fault-bad-call = 「{ $text }」不是叫品。
fault-bad-card = 「{ $text }」不是牌。
fault-bad-cell = 「{ $text }」應放在引號中。
fault-bad-character = 文字中不應有控制字元 { $character }。
fault-bad-charset = 宣告的字元集不符，改以 { $charset } 讀取。
fault-bad-columns = { $tag } 的值不是欄位清單。
fault-bad-contract = 「{ $value }」不是合約。
fault-bad-date = { $tag } 應寫成 YYYY.MM.DD，不是「{ $value }」。
fault-bad-deal = 這副牌無法讀取。
fault-bad-dealer = 「{ $value }」不是發牌人。
fault-bad-declarer = 「{ $value }」不是莊家。
fault-bad-double-dummy = DoubleDummyTricks 應為二十個十六進位數字。
fault-bad-first-seat = { $tag } 應為座位，不是「{ $value }」。
fault-bad-hidden = Hidden 應為座位，不是「{ $value }」。
fault-bad-mark = { $mark } 在這裡沒有意義。
fault-bad-nag = 「{ $text }」不是 NAG：範圍是 $0 至 $255。
fault-bad-note = 註解應為編號、冒號和文字，不是「{ $text }」。
fault-bad-note-number = 註解編號為 1 至 32，不是 { $number }。
fault-bad-note-reference = 註解編號應寫成 =1=，不是「{ $text }」。
fault-bad-result = 「{ $value }」不是結果。
fault-bad-score = { $tag } 應為分數，不是「{ $value }」。
fault-bad-scoring = 「{ $value }」不是標準所列的計分方式。
fault-bad-suffix = 「{ $text }」不是 ! ? !! ?? !? ?! 之一。
fault-bad-tag = 「{ $text }」不是標籤：應寫成 [Name "value"]。
fault-bad-tag-name = 標籤名 { $name } 應以大寫字母開頭。
fault-bad-time = { $tag } 應寫成 HH:MM:SS，不是「{ $value }」。
fault-bad-time-control = TimeControl 應為副數/分鐘，不是「{ $value }」。
fault-bad-tricks = 磴數應為 0 到 13，不是「{ $text }」。
fault-bad-vulnerable = 「{ $value }」不是身價。
fault-bad-word = { $tag } 應為 { $known } 之一，不是「{ $value }」。
fault-call-after-end = { $call } 之前叫牌已經結束。
fault-call-after-plus = + 代表下一個叫品，後面不能再有叫品。
fault-call-spelling = 「{ $text }」應寫成 { $call }。
fault-card-dealt-twice = { $card } 發了兩次。
fault-card-not-held = { $seat } 沒有 { $card }。
fault-card-played-twice = { $card } 已經打過。
fault-card-spelling = 「{ $text }」應寫成 { $card }。
fault-comment-in-table = 表格中不能有註解。
fault-comment-in-tag = 標籤中不能有註解。
fault-contract-differs = 叫牌得出的合約是 { $contract }。
fault-contract-without-level = 只有 { $value } 不是合約：缺少線位。
fault-contract-written = 合約應寫成 { $value }。
fault-deal-written = 這副牌應寫成 { $deal }。
fault-declarer-differs = 依叫牌，莊家是 { $seat }。
fault-double-dummy-differs = DoubleDummyTricks 與 OptimumResultTable 不一致。
fault-ending-contract = 殘局的合約只寫王牌花色，不是 { $value }。
fault-ending-sizes = 殘局各家的牌數從 { $least } 到 { $most } 張不等。
fault-filler-after-dealer = - 只能用在發牌人之前。
fault-hand-size = { $seat } 有 { $cards } 張牌，而不是 13 張。
fault-head-missing = 匯出格式的檔案以 % PBN 2.1 與 % EXPORT 兩行開頭。
fault-illegal-double = 這裡不能叫 { $call }。
fault-insufficient-bid = { $call } 不高於 { $bid }，也沒有標 ^I。
fault-less-than-four = 匯出格式每行四個叫品或四張牌，註記太多時才能少於四個。
fault-lin-bad-call = 「{ $text }」不是叫品，或在出牌之後。
fault-lin-bad-card = 「{ $text }」不是牌。
fault-lin-bad-hands = 無法讀取「{ $text }」這些牌。
fault-lin-bad-result = 「{ $text }」不是磴數。
fault-lin-bad-vulnerability = 「{ $text }」不是身價。
fault-lin-card-nowhere = 「{ $text }」不知由誰打出。
fault-lin-names = pn 應有四個名字（開頭可有八個），不是 { $names } 個。
fault-lin-stray-text = 這段文字不屬於任何標籤；值裡是否有豎線？
fault-line-too-long = 這一行有 { $characters } 個字元，上限是 255。
fault-mark-alone = { $mark } 後面什麼都沒有。
fault-mark-without-cause = { $mark } 之處並無違規。
fault-missing-blank-line = 新的一副牌之前缺少空行。
fault-more-than-four = 匯出格式每行四個叫品或四張牌。
fault-nag-on-call = ${ $nag } 用於牌，不用於叫品。
fault-nag-on-card = ${ $nag } 用於叫品，不用於牌。
fault-not-crlf = 匯出格式以 CR LF 換行。
fault-not-inherited = { $tag } 只屬於一副牌，不能用 # 沿用。
fault-not-upper-case = { $tag } 應用大寫字母。
fault-note-missing = 缺少註解 { $number }。
fault-note-place = 註解應在叫牌或打牌之後。
fault-optimum-rows = OptimumResultTable 有 { $rows } 列，而不是 20 列。
fault-passed-out = 四家都不叫：{ $tag } 應留空。
fault-play-gap = 第 { $trick } 磴有人在首引之前出牌。
fault-play-not-from-left = 打牌的第一欄應為莊家左手的 { $seat }。
fault-play-open = 打牌沒有結束，也沒有用 * 或 + 表明。
fault-rbn-repeated-label = 同一筆記錄中標籤 { $label } 出現兩次。
fault-rbn-unknown-label = 「{ $text }」不是以標籤和空格開頭。
fault-repeated-tag = { $name } 出現兩次。
fault-result-differs = 依打牌，莊家贏了 { $tricks } 磴。
fault-result-written = 匯出格式只寫莊家的磴數。
fault-revoke = 打 { $card } 是藏牌，卻沒有標 ^R。
fault-row-not-whole = { $tag } 的最後一列不完整：共有 { $columns } 欄。
fault-rows-not-in-order = { $tag } 註明 { $column } 依序排列，實際上沒有。
fault-score-differs = 依合約與結果應為 { $score }。
fault-second-plus = 打牌過程只有一個 +，代表下一張牌。
fault-spelling = 匯出格式不這樣寫。
fault-star-after-plus = + 之後不能有 *。
fault-stray-text = 「{ $text }」不屬於任何地方。
fault-tab = 匯出格式不用定位字元。
fault-tag-line = { $tag } 應在行首。
fault-tag-missing = 匯出格式必須有 { $tag }。
fault-tag-missing-before = { $section } 在 { $tag } 之前，或沒有 { $tag }。
fault-tag-order = { $tag } 的位置太後面。
fault-tag-spacing = { $tag } 中的空格與匯出格式不符。
fault-text-after-end = 「{ $text }」在結尾之後。
fault-too-many-tricks = 雙方合計 { $tricks } 磴。
fault-two-notes = 一個叫品或一張牌最多引用一個註解。
fault-two-suffixes = 一個叫品或一張牌最多一個評價符號。
fault-unclosed-comment = 註解沒有結束。
fault-vulnerable-written = 身價應寫成 { $value }。

## What a format cannot hold

loss-alerts = 沒有說明的提醒。
loss-contract = 沒有叫牌過程的合約。
loss-item = { $label } 項目。
loss-marks = 違規標記。
loss-nags = 數字註記（NAG）。
loss-notes = 編號超過 9 的註解。
loss-play = 打牌過程中的牌：此格式無法說明由誰打出。
loss-play-notes = 對牌的註解。
loss-repeated = 第二個 { $tag }。
loss-rulings = 依規則所作的裁定。
loss-table = { $tag } 表格。
loss-tag = { $tag } 標籤。
loss-text = 文字「{ $text }」。

## 電腦牌手的叫牌制度

system-1nt-response = 應叫 1NT：沒有配合，一線也沒有花色可叫。
system-aces = 回答布萊克伍德問叫：A 的張數。
system-advance = 回答技術性賭倍：叫出花色，不表示牌力。
system-advance-game = 同伴技術性賭倍後直接叫成局。
system-advance-jump = 同伴技術性賭倍後跳叫：邀請。
system-advance-suit = 同伴干擾後叫出自己的花色；不逼叫。
system-blackwood = 布萊克伍德問叫：問 A 的張數。
system-compete = 有配合，爭取合約。
system-cue = 叫敵方花色：強牌，逼叫到局。
system-extras = 高於低限，逼叫。
system-forced = 必須叫牌，已沒有別的可表示。
system-grand-slam = 大滿貫。
system-inverted = 反加叫：對低花的強支持，逼叫一輪。
system-jacoby = 雅各比 2NT：四張王牌且有成局實力，逼叫到局。
system-jacoby-minimum = 雅各比 2NT 之後的低限。
system-jump-shift = 跳叫新花色：逼叫到局。
system-leave-in = 技術性賭倍改作懲罰，不叫。
system-natural = 自然叫。
system-negative-double = 負性賭倍：有未叫過的高花。
system-new-suit = 新花色，逼叫。
system-nt-choice = 請同伴在無王與高花之間選擇成局合約。
system-nt-free = 自然叫無王，止住敵方花色。
system-nt-game = 無王成局。
system-nt-game-stayman = 史泰曼之後的無王成局：有另一高花。
system-nt-grand = 無王大滿貫。
system-nt-invite = 邀請無王成局。
system-nt-quantitative = 邀請無王小滿貫；不是問 A。
system-nt-slam = 無王小滿貫。
system-open-1c = 開叫 1♣：三張以上。
system-open-1d = 開叫 1♦：三張以上，不短於梅花。
system-open-1h = 開叫 1♥：五張以上。
system-open-1nt = 開叫 1NT：平均牌型。
system-open-1s = 開叫 1♠：五張以上。
system-open-2c = 強 2♣ 開叫：虛叫，逼叫到局。
system-open-2nt = 開叫 2NT：平均牌型。
system-overcall = 花色干擾：好花色。
system-overcall-nt = 無王干擾：平均牌型，有止張。
system-overcall-weak = 弱跳叫干擾：長花色。
system-pass = 沒有別的可叫。
system-pass-game = 接受這個成局合約。
system-pass-minimum = 低限。
system-pass-nt = 對無王開叫太弱。
system-pass-opening = 不足開叫。
system-pass-quiet = 對敵方叫品沒有適當的叫牌。
system-pass-transfer = 弱牌，只有所表示的長花色。
system-pass-weak = 太弱，無法應叫。
system-pass-weak-two = 同伴弱開叫，沒有成局。
system-penalty = 懲罰性賭倍。
system-positive = 對 2♣ 的積極應叫：好花色。
system-preempt = 阻擊開叫：長花色，弱牌。
system-preference = 選擇配合較好的花色。
system-raise = 加叫同伴的花色。
system-raise-game = 加叫到局。
system-raise-invite = 以配合的花色邀請成局。
system-raise-jump = 跳加叫：較強。
system-raise-limit = 限制性加叫：邀請成局。
system-raise-preempt = 王牌多的弱加叫。
system-raise-single = 單加叫。
system-rebid-game = 以開叫花色成局。
system-rebid-jump = 跳叫原花色：六張，較強。
system-rebid-nt = 再叫無王：平均牌型。
system-rebid-suit = 再叫原花色。
system-reverse = 逆叫：強牌，逼叫。
system-second-suit = 第二花色。
system-sign-off = 止叫。
system-small-slam = 小滿貫。
system-stayman = 史泰曼：問四張高花。
system-stayman-both = 兩門高花都有。
system-stayman-h = 回答史泰曼：四張紅心。
system-stayman-none = 回答史泰曼：沒有四張高花。
system-stayman-s = 回答史泰曼：四張黑桃。
system-stop = 缺兩張 A。
system-strong-double = 先賭倍再叫：比直接干擾更強。
system-strong-nt = 強 2♣ 之後：平均牌型。
system-strong-raise = 強 2♣ 之後支持同伴花色。
system-strong-suit = 強 2♣ 之後的長花色。
system-takeout = 技術性賭倍：請同伴叫花色。
system-transfer-done = 完成轉換。
system-transfer-h = 轉換叫：紅心五張以上。
system-transfer-jump = 跳叫完成轉換：四張支持，高限。
system-transfer-s = 轉換叫：黑桃五張以上。
system-two-over-one = 二線新花色，逼叫。
system-values = 賭倍表示強牌。
system-waiting = 等待叫：不表示牌情。
system-weak-two = 弱二開叫：六張花色。
