# Minibridge (迷你橋牌).

## What happens

minibridge-told-answer = { $seat }：{ $option }。
minibridge-told-answered = { $seat }已回答。
minibridge-told-card = { $seat }出{ $card }。
minibridge-told-claim = { $seat }攤牌，要 { $tricks } 磴。
minibridge-told-contract = 合約：{ $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { "" }
    }，需 { $tricks } 磴。
minibridge-told-deal = 第 { $number } 副，{ $dealer }發牌。
minibridge-told-declarer = 莊家{ $declarer }，夢家{ $dummy }。
minibridge-told-end = 這副結束，莊家得 { $tricks } 磴，{ $outcome ->
        [made] 做成，{ $score } 分
       *[other] 沒做成，{ $score } 分
    }。
minibridge-told-moved = { $from }移到{ $to }。
minibridge-told-points = { $seat } { $points } 點。
minibridge-told-trick = { $seat }贏磴，我方 { $ours }，對方 { $theirs }。

## Choices

minibridge-agree = 同意莊家 { $tricks } 磴
minibridge-agree-title = 磴數對嗎？
minibridge-announce-how = A 4 點、K 3 點、Q 2 點、J 1 點，加起來。
minibridge-announce-points = 報 { $points } 點
minibridge-announce-title = 報大牌點
minibridge-chances = 成功率
minibridge-chances-done = 成功率已列在選單上。平均得分最高：{ $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
       *[other] 無王
    } { $tricks } 磴，一百副約成 { $percent } 副。
minibridge-chances-how = 以 { $deals } 副符合你所知的牌計算，四家都打得最好。
minibridge-chances-mean = 平均 { $mean }
minibridge-chances-none = 這個牌室沒有解算程式，請依點數與王牌決定。
minibridge-chances-of = { $deals } 副中做成 { $made } 副，平均得 { $mean } 分
minibridge-chances-running = 已算 { $done }／{ $deals } 副
minibridge-level = { $level ->
        [part] 未成局
        [game] 成局
       *[other] { $level } 磴
    }
minibridge-menu-entry = { $denomination ->
        [S] 黑桃
        [H] 紅心
        [D] 方塊
        [C] 梅花
        [NT] 無王
       *[other] { $denomination }
    }{ $level ->
        [part] 未成局
        [game] 成局
       *[other] { "" }
    }，需 { $tricks } 磴，做成得 { $made } 分，倒一磴失 { $down } 分
minibridge-menu-title = 選合約
minibridge-menu-tricks = { $tricks } 磴
minibridge-option-accept = 同意
minibridge-option-keep = 不收回
minibridge-option-none = 不用
minibridge-option-object = 不同意，打下去
minibridge-option-reject = 不同意，打下去
minibridge-option-withdraw = 收回
minibridge-question-accept = 接受這張違序的牌嗎？
minibridge-question-claim = 同意攤牌嗎？
minibridge-question-withdraw = 要收回你的牌嗎？

## Score

minibridge-term-first-odd-trick = 第一個得分磴 { $count } × { $each }
minibridge-term-further-odd-tricks = 其餘得分磴 { $count } × { $each }
minibridge-term-game-bonus = 成局獎分
minibridge-term-notrump-bonus = 無王獎分
minibridge-term-odd-tricks = 牌磴分 { $count } × { $each }
minibridge-term-part-bonus = 未成局獎分
minibridge-term-undertricks = 倒 { $count } 磴 × { $each }

## First-time hints

minibridge-hint-announce = 先算自己的大牌點，照實報出來。點多的一方主打。
minibridge-hint-contract = 你是莊家。看自己和夢家合起來：同一門有 8 張就選它當王；合計 25 點以上可選成局。
minibridge-hint-dummy = 你是夢家，這一副由莊家出你的牌。看他怎麼打。
minibridge-hint-follow = 有同花色必須跟；沒有才可以墊牌或用王吃。變灰的牌不能出。
minibridge-hint-lead = 你先出牌（引牌），任何一張都可以。
minibridge-hint-play-dummy = 你是莊家，夢家的牌也由你出。現在點夢家的一張牌。
minibridge-hint-wait-contract = 莊家正在選合約。他的同伴是夢家，牌已經攤開。

## Rules

minibridge-rules-books-jcbl = JCBL 規則：計分相同；違規處理照英國橋牌協會（EBU）。
minibridge-rules-books-ours = 規則書沒說的，我們這樣定：JCBL 的攤牌照台灣第十四條；20 對 20 由同一人重發；時間到沒有回答，攤牌算不同意。
minibridge-rules-books-title = 規則書
minibridge-rules-books-tw = 台灣規則：攤牌第十四條，應跟未跟罰一磴。
minibridge-rules-contract-1 = 莊家看過夢家，選一門花色當王或無王，並選未成局或成局。別人不可以給意見。
minibridge-rules-contract-2 = 未成局要 7 磴。成局：無王 9 磴，黑桃、紅心 10 磴，方塊、梅花 11 磴。
minibridge-rules-contract-3 = 剛開始的標準：王牌兩手合起來 8 張以上（至少 7 張含三張大牌）；25 點以上可選無王、黑桃或紅心成局，28 點以上可選方塊或梅花成局。
minibridge-rules-contract-title = 合約
minibridge-rules-manners-1 = 不評論打法，尤其不對同伴評論。
minibridge-rules-manners-2 = 打過的牌照順序排好，磴數說定之前不要混在一起。
minibridge-rules-manners-3 = 不碰別人的牌，比賽結束前不談成績。
minibridge-rules-manners-title = 禮儀
minibridge-rules-play-1 = 莊家左手方首引，順時針各出一張，四張是一磴。
minibridge-rules-play-2 = 有同花色必須跟；沒有可以出任何一張。
minibridge-rules-play-3 = 有王時最大的王贏，否則引牌花色最大的贏。贏磴的人引下一磴。
minibridge-rules-play-4 = 夢家的牌由莊家出。可以攤牌說要幾磴；有人不同意就打完。
minibridge-rules-play-title = 打牌
minibridge-rules-score-1 = 做成：六磴以上每磴，黑桃、紅心 30 分，方塊、梅花 20 分，無王第一磴 40 分、之後 30 分。
minibridge-rules-score-2 = 獎分：未成局 50，成局 300。
minibridge-rules-score-3 = 沒做成：每差一磴，防守方得 50 分。
minibridge-rules-score-title = 計分
minibridge-rules-start-1 = 四個人，對坐的兩人是同伴。52 張牌，每人 13 張；A 最大，2 最小。
minibridge-rules-start-2 = 從發牌者起順時針報大牌點：A 4、K 3、Q 2、J 1。
minibridge-rules-start-3 = 兩方都是 20 點就重發。點多的一方主打，其中點多的人是莊家（相同時先報的人），同伴是夢家，把牌攤開。
minibridge-rules-start-title = 開始

## 規則書的設定

minibridge-setting-advice = 顧問
minibridge-setting-any-level = 莊家可宣佈任何磴數
minibridge-setting-claims-shown-to-all = 攤牌給所有人看
minibridge-setting-count-points = 由誰計點
minibridge-setting-french-targets = 所需磴數依法國表
minibridge-setting-game-bonus = 成局獎分
minibridge-setting-game-points = 成局所需點力
minibridge-setting-hall = 如賽場的牌桌
minibridge-setting-notrump-bonus = 無王做成加分
minibridge-setting-notrump-first = 無王第一個得分磴
minibridge-setting-part-bonus = 未成局獎分
minibridge-setting-players = 人數
minibridge-setting-redeal-20-20 = 20 比 20 重發
minibridge-setting-trump-length = 成局所需王牌張數
minibridge-setting-undertrick = 每不足一磴的罰分

## 設定的值

minibridge-setting-players-value = { $value } 人
minibridge-setting-count-points-value = { $value ->
        [auto] 牌桌
        [player] 各人自己
       *[other] { $value }
    }
minibridge-setting-trump-length-value = { $value ->
        [0] 不限
       *[other] { $value } 張
    }
minibridge-setting-game-points-value = { $value ->
        [0] 不限
       *[other] { $value } 點
    }

## 設定的說明

minibridge-setting-players-help = 三人打時有一手空位。
minibridge-setting-count-points-help = 自己計點的人，報錯了會告訴他。
minibridge-setting-advice-help = 莊家可以請電腦建議合約。
minibridge-setting-any-level-help = 可喊七到十三磴，不分未成局與成局。
minibridge-setting-french-targets-help = 由莊家方的點力決定要吃幾磴。
minibridge-setting-trump-length-help = 成局時莊家與夢家的王牌要有幾張；0 為不限。
minibridge-setting-game-points-help = 成局時莊家方要有多少點力；0 為不限。
minibridge-setting-hall-help = 錯誤可以發生。依台灣規則裁定違序引牌、應跟未跟與攤牌（第十四、十七、十九、二十條）；其他仍如一般牌桌不容許。

## 設定的分組

minibridge-group-contract = 合約
minibridge-group-hall = 規則

## 條文

minibridge-law-tw-14-claim = 第十四條 攤牌的訴求及捐牌聲明：夢家以外有人不同意，則繼續打牌
minibridge-law-tw-17-lead-out-of-turn = 第十七條 違序引牌：下一家已跟牌即承認，否則收回
minibridge-law-tw-19-20-revoke = 第十九、二十條 錯跟與應跟未跟：下一磴開始前可改正，之後罰一磴

## 由我們訂定

minibridge-note-claim-objected-by-default = 攤牌後無人及時回答，視為不同意。
minibridge-note-claims-as-tw-14 = 攤牌依台灣規則第十四條處理。
minibridge-note-game-table-added = 原文缺少成局所需磴數表，採用通行的 9、10、11 磴。
minibridge-note-same-dealer-after-20-20 = 雙方各 20 點時，由同一發牌者重發。
minibridge-note-ties-by-suit = 抽牌定位時，牌階相同以花色大小決定。

## 電腦牌手或顧問的理由

advice-notrump = 沒有夠長的王牌花色，或無王成局所需磴數較少。
advice-trumps = 兩手牌在這門花色有足夠的王牌。
bot-beginner = 初學者的出牌。
bot-cashes = 這張牌沒有人能贏過。
bot-claim-open = 無法證明所訴求的磴數。
bot-claim-proved = 不論如何打，所訴求的磴數都能贏得。
bot-counts = 已計算點力。
bot-covers = 大牌蓋大牌。
bot-develops = 打兩手合計最長的花色。
bot-discards = 墊掉最不需要的牌。
bot-draws-trumps = 清敵方的王牌。
bot-keeps = 不改牌。
bot-leads-ace = 對有王合約首引 A。
bot-leads-fourth = 引最長花色的第四大牌。
bot-leads-low = 引小牌。
bot-leads-sequence = 引連張的最大牌。
bot-low = 無法贏磴或同伴已贏，出小牌。
bot-no-solver = 這裡沒有雙明手解算器，依打牌習慣選出。
bot-ruffs = 王吃。
bot-samples = 在符合所知一切的牌局中，平均結果最好。
bot-second-low = 第二家出小牌。
bot-third-high = 第三家出大牌。
bot-wins = 以必贏的牌贏磴。
bot-wins-cheaply = 第四家以最小的牌贏磴。
