# 双明手、牌型条件，以及用到它们的命令。

## 解算

error-bad-position = 这不是可分析的牌局（{ $reason }），请改正。
error-bad-table = 这不是二十格的结果表，请写二十个十六进制数字。
error-bad-trumps = “{ $text }”不是花色。将牌是一门花色，或为空。
error-card-repeated = { $card } 出现了 { $times } 次，请删去一张。
error-no-cards-left = 已经没有牌可出，无须分析。
error-no-solver = 这里没有双明手解算程序（{ $reason }），请安装 endplay 软件包。
error-solver-died = 解算程序中途停止了，请再试一次。
error-solver-failed = 解算程序无法处理（代码 { $number }），请检查牌张。
error-solver-too-slow = { $seconds } 秒内未能算完，请减少牌张再试。
error-trick-is-full = 进行中的一墩有 { $cards } 张牌，最多只能有三张。
error-trick-out-of-turn = { $seat } 不可能在那时打出 { $card }，请按出牌顺序排列。
error-unequal-hands = { $seat } 有 { $held } 张牌，应有 { $wanted } 张。

## 牌型条件

error-constraint-number-too-large = 第 { $at } 字：数字太大，最多写 { $most }。
error-constraint-range-reversed = 第 { $at } 字：“{ $text }”应先写较小的数。
error-constraint-shape-bare = 第 { $at } 字：不分花色的牌型请写成 ({ $text })，指定花色的请写成 { $exact }。
error-constraint-shape-not-13 = 第 { $at } 字：“{ $text }”不是十三张的牌型。
error-constraint-too-deep = 第 { $at } 字：括号太多，最多 { $most } 层。
error-constraint-too-long = 条件太长，最多写 { $most } 字。
error-constraint-unexpected = 第 { $at } 字：此处不应有“{ $text }”。
error-constraint-unfinished = 第 { $at } 字：句尾还缺东西。
error-constraint-unknown-word = 第 { $at } 字：不认得“{ $text }”。可用的词有点、黑桃、平均、控制、输张等。
error-constraint-which-hand = 第 { $at } 字：请说明是哪一家，例如 hcp(north)，或在句首写 north:。

## 命令行

cli-board = 第 { $board } 副，发牌人 { $dealer }，有局：{ $vulnerable }
cli-boards = 副数
cli-cannot-read = 无法读取 { $file }：{ $reason }。
cli-faults = { $file } 中有 { $faults } 处错误，详见 qiaopai lint。
cli-file-too-large = 文件太大：最多 { $most } 字节。
cli-leads = 先出牌一方可得墩数，按由谁先出：
cli-no-boards = { $file } 中没有可分析的牌。
cli-no-commitments = { $file } 中没有承诺值。
cli-no-such-deal = 第 { $board } 副：试了 { $tries } 次仍找不到符合条件的牌。请放宽条件，或调高 --tries。
cli-no-such-format = 没有“{ $name }”格式。可用：{ $known }。
cli-par = 标准分：{ $score }（{ $contracts }）
cli-par-passed = 标准分：全部不叫，0
cli-play = 打牌：{ $declarer } 打 { $trumps }，首攻前可得 { $tricks } 墩
cli-play-ending = 打牌：{ $declarer } 打 { $trumps }，由此可得 { $tricks } 墩
cli-skipped = { $place }：略过。{ $reason }
cli-verify-closed = 第 { $board } 副：尚未公开，无从查核。
cli-verify-differs = 第 { $board } 副：不符！这不是当初承诺的牌。
cli-verify-ok = 第 { $board } 副：相符。
cli-verify-summary = 共查核 { $total } 副，{ $failed } 副不符。
cli-verify-unreadable = 第 { $board } 副：牌或盐值无法读取。
