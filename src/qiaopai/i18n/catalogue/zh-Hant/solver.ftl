# 雙明手、牌型條件，以及用到它們的命令。

## 解算

error-bad-position = 這不是可分析的牌局（{ $reason }），請改正。
error-bad-table = 這不是二十格的結果表，請寫二十個十六進位數字。
error-bad-trumps = 「{ $text }」不是花色。王牌是一門花色，或空白。
error-card-repeated = { $card } 出現了 { $times } 次，請刪去一張。
error-no-cards-left = 已經沒有牌可出，無須分析。
error-no-solver = 這裡沒有雙明手解算程式（{ $reason }），請安裝 endplay 套件。
error-solver-died = 解算程式中途停止了，請再試一次。
error-solver-failed = 解算程式無法處理（代碼 { $number }），請檢查牌張。
error-solver-too-slow = { $seconds } 秒內未能算完，請減少牌張再試。
error-trick-is-full = 進行中的一磴有 { $cards } 張牌，最多只能有三張。
error-trick-out-of-turn = { $seat } 不可能在那時打出 { $card }，請按出牌順序排列。
error-unequal-hands = { $seat } 有 { $held } 張牌，應有 { $wanted } 張。

## 牌型條件

error-constraint-number-too-large = 第 { $at } 字：數字太大，最多寫 { $most }。
error-constraint-range-reversed = 第 { $at } 字：「{ $text }」應先寫較小的數。
error-constraint-shape-bare = 第 { $at } 字：不分花色的牌型請寫成 ({ $text })，指定花色的請寫成 { $exact }。
error-constraint-shape-not-13 = 第 { $at } 字：「{ $text }」不是十三張的牌型。
error-constraint-too-deep = 第 { $at } 字：括號太多，最多 { $most } 層。
error-constraint-too-long = 條件太長，最多寫 { $most } 字。
error-constraint-unexpected = 第 { $at } 字：此處不應有「{ $text }」。
error-constraint-unfinished = 第 { $at } 字：句尾還缺東西。
error-constraint-unknown-word = 第 { $at } 字：不認得「{ $text }」。可用的詞有點、黑桃、平均、控制、輸張等。
error-constraint-which-hand = 第 { $at } 字：請說明是哪一家，例如 hcp(north)，或在句首寫 north:。

## 命令列

cli-board = 第 { $board } 副，發牌人 { $dealer }，有身價：{ $vulnerable }
cli-boards = 副數
cli-cannot-read = 無法讀取 { $file }：{ $reason }。
cli-faults = { $file } 中有 { $faults } 處錯誤，詳見 qiaopai lint。
cli-file-too-large = 檔案太大：最多 { $most } 位元組。
cli-leads = 先出牌一方可得磴數，按由誰先出：
cli-no-boards = { $file } 中沒有可分析的牌。
cli-no-commitments = { $file } 中沒有承諾值。
cli-no-such-deal = 第 { $board } 副：試了 { $tries } 次仍找不到合乎條件的牌。請放寬條件，或調高 --tries。
cli-no-such-format = 沒有「{ $name }」格式。可用：{ $known }。
cli-par = 標準分：{ $score }（{ $contracts }）
cli-par-passed = 標準分：全部派司，0
cli-play = 打牌：{ $declarer } 打 { $trumps }，首攻前可得 { $tricks } 磴
cli-play-ending = 打牌：{ $declarer } 打 { $trumps }，由此可得 { $tricks } 磴
cli-skipped = { $place }：略過。{ $reason }
cli-verify-closed = 第 { $board } 副：尚未公開，無從查核。
cli-verify-differs = 第 { $board } 副：不符！這不是當初承諾的牌。
cli-verify-ok = 第 { $board } 副：相符。
cli-verify-summary = 共查核 { $total } 副，{ $failed } 副不符。
cli-verify-unreadable = 第 { $board } 副：牌或鹽值無法讀取。
