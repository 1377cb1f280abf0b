# 命令行。

cli-bad-data = 无法打开数据：{ $reason }。
cli-bad-table-link = 这不是牌桌的链接，或座位写错了（例如 N,W）。
cli-column-contract = 定约
cli-column-deal = 牌
cli-column-declarer = 庄家
cli-column-level = 级牌
cli-column-levels = 级数
cli-column-order = 名次
cli-column-score = 得分
cli-column-tricks = 墩数
cli-damaged-file = 这个数据文件夹里的数据库已损坏。请放回备份，或用 --data 指定别的文件夹。
cli-deals = 副数
cli-folder-in-use = 另一个 Qiaopai 正在使用这个数据文件夹。请先关掉它，或用 --data 指定别的文件夹。
cli-laws = 条文：
cli-newer-file = 这些数据由较新的 Qiaopai 写入。请更新，或用 --data 指定别的文件夹。
cli-no = 否
cli-no-data-folder = 无法建立或写入文件夹 { $folder }。请用 --data 指定别的文件夹。
cli-ours = 原文未定、由我们规定的：
cli-played = 共 { $deals } 副。
cli-port-busy = 无法使用端口 { $port }：已有其他程序在用，或需要更高的权限。可试 --port { $next }。
cli-programs = 程序可连到 { $url }，各用自己的名字。按 Ctrl+C 结束。
cli-rebuilt = 大厅有 { $tables } 桌，待办 { $due } 项。记录未改动。
cli-rulebook = { $game } · { $rulebook }，第 { $version } 版
cli-seed = 种子：{ $seed }
cli-named = { $name }：{ $what }
cli-settings = 设置：
cli-source = 出处：{ $source }
cli-summary = 共 { $deals } 副，做成 { $made } 副。
cli-too-many-bots = 最多可有 { $most } 个电脑牌手。
cli-unknown-bot = 没有名为“{ $name }”的电脑牌手。可用：{ $known }。
cli-unknown-game = 没有名为“{ $name }”的游戏。可用：{ $known }。
cli-unknown-host = 这台电脑没有“{ $host }”这个地址。
cli-unknown-locale = 没有“{ $name }”的文字。可用：{ $known }。
cli-unknown-rulebook = 没有名为“{ $name }”的规则书。可用：{ $known }。
cli-yes = 是
cli-loss = { $board ->
        [0] 文件
       *[other] 第 { $board } 副
    }失去：{ $what }
cli-nothing-to-convert = { $file } 中没有牌，未写入任何文件。
cli-unknown-format = “{ $name }”的扩展名不是已知格式。可用：{ $known }。
cli-unwritable-file = 无法写入 { $file }：{ $reason }。
cli-unwritable-output = 无法写出结果：{ $reason }。
cli-why = { $name ->
        [ENOENT] 没有这个文件或文件夹
        [EACCES] 权限不足
        [EPERM] 权限不足
        [EISDIR] 这是文件夹
        [ENOTDIR] 路径中有一段不是文件夹
        [ENOSPC] 空间不足
        [EROFS] 只能读取
        [ENAMETOOLONG] 名称太长
        [EBADF] 已关闭
        [EIO] 设备故障
       *[other] 系统错误 { $number }
    }
cli-which-format = 请用 --to 指定标准输出的格式：{ $known }。
