# 命令列。

cli-bad-data = 無法開啟資料：{ $reason }。
cli-bad-table-link = 這不是牌桌的連結，或座位寫錯了（例如 N,W）。
cli-column-contract = 合約
cli-column-deal = 牌
cli-column-declarer = 莊家
cli-column-level = 級牌
cli-column-levels = 級數
cli-column-order = 名次
cli-column-score = 得分
cli-column-tricks = 磴數
cli-damaged-file = 這個資料夾裡的資料庫已損壞。請放回備份，或用 --data 指定別的資料夾。
cli-deals = 副數
cli-folder-in-use = 另一個 Qiaopai 正在使用這個資料夾。請先關掉它，或用 --data 指定別的資料夾。
cli-laws = 條文：
cli-newer-file = 這些資料由較新的 Qiaopai 寫入。請更新，或用 --data 指定別的資料夾。
cli-no = 否
cli-no-data-folder = 無法建立或寫入資料夾 { $folder }。請用 --data 指定別的資料夾。
cli-ours = 原文未定、由我們訂定者：
cli-played = 共 { $deals } 副。
cli-port-busy = 無法使用連接埠 { $port }：已有其他程式在用，或需要更高的權限。可試 --port { $next }。
cli-programs = 程式可連到 { $url }，各用自己的名字。按 Ctrl+C 結束。
cli-rebuilt = 大廳有 { $tables } 桌，待辦 { $due } 項。記錄未改動。
cli-rulebook = { $game } · { $rulebook }，第 { $version } 版
cli-seed = 種子：{ $seed }
cli-named = { $name }：{ $what }
cli-settings = 設定：
cli-source = 出處：{ $source }
cli-summary = 共 { $deals } 副，做成 { $made } 副。
cli-too-many-bots = 最多可有 { $most } 個電腦牌手。
cli-unknown-bot = 沒有名為「{ $name }」的電腦牌手。可用：{ $known }。
cli-unknown-game = 沒有名為「{ $name }」的遊戲。可用：{ $known }。
cli-unknown-host = 這台電腦沒有「{ $host }」這個位址。
cli-unknown-locale = 沒有「{ $name }」的文字。可用：{ $known }。
cli-unknown-rulebook = 沒有名為「{ $name }」的規則書。可用：{ $known }。
cli-yes = 是
cli-loss = { $board ->
        [0] 檔案
       *[other] 第 { $board } 副
    }失去：{ $what }
cli-nothing-to-convert = { $file } 中沒有牌，未寫入任何檔案。
cli-unknown-format = 「{ $name }」的副檔名不是已知格式。可用：{ $known }。
cli-unwritable-file = 無法寫入 { $file }：{ $reason }。
cli-unwritable-output = 無法寫出結果：{ $reason }。
cli-why = { $name ->
        [ENOENT] 沒有這個檔案或資料夾
        [EACCES] 權限不足
        [EPERM] 權限不足
        [EISDIR] 這是資料夾
        [ENOTDIR] 路徑中有一段不是資料夾
        [ENOSPC] 空間不足
        [EROFS] 只能讀取
        [ENAMETOOLONG] 名稱太長
        [EBADF] 已關閉
        [EIO] 裝置故障
       *[other] 系統錯誤 { $number }
    }
cli-which-format = 請用 --to 指定標準輸出的格式：{ $known }。
