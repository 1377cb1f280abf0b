# Refusals: what went wrong and what to do.

## The play

error-already-agreed = 你已经同意了。
error-already-claimed = 刚才摊过牌了，先打一张。
error-already-noted = 这件事已经提出了。
error-already-ruled = 这件事已经裁决了。
error-card-not-held = 这手牌没有{ $card }，请选别张。
error-declarer-chooses = 定约由庄家选。
error-dummy-does-not-act = 明手不参与打牌。
error-must-follow-suit = 必须跟{ $suit ->
        [S] 黑桃
        [H] 红心
        [D] 方块
       *[other] 梅花
    }。
error-no-advice = 这一桌不提供建议。
error-no-claims-here = 这个规则书没有摊牌，请把牌打完。
error-no-such-option = 没有这个选项，请再选一次。
error-not-asked = 现在不是问你。
error-not-now = 现在不能这样做。
error-not-on-the-menu = 不能选这个定约，请选表上的。
error-not-so-many-tricks = 只剩 { $left } 墩。
error-not-your-hand = 这手牌不由你出。
error-not-your-turn = 还没轮到你，请等一下。
error-nothing-irregular = 没有看到违规。
error-restricted = 裁决限制了你能出的牌，请选亮着的牌。
error-ruling-first = 先等裁决完成。
error-too-long = 太长了，最多 { $most } 个字。
error-trick-count-differs = 记录是 { $tricks } 墩，请再确认。
error-wrong-count = { $points } 点不对，再算一次：A 4、K 3、Q 2、J 1。

## The room

error-already-seated = 你已经有座位了。
error-already-started = 已经开始了。
error-bad-name = 请换一个名字。
error-bad-setting = 这项设置不行，请改一改。
error-conflict = 牌桌刚刚变了，请再试一次。
error-not-enough-players = 人还不够，请等人或用电脑补满。
error-not-seated = 请先坐下。
error-not-the-host = 只有房主可以这样做。
error-rounds-not-done = 规定圈数还没打完，现在离开算放弃。
error-seat-taken = 这个座位有人了，请选别的。
error-stale = 牌桌刚刚变了，请再试一次。
error-table-full = 这一桌坐满了，请找别桌。
error-too-fast = 太快了，请等一下再试。
error-too-large = 内容太大了。
error-unknown = 没有成功（{ $code }），请再试一次。
error-unknown-bot = 没有这种电脑，请另选。
error-unknown-command = 这一桌不认得这个动作，请刷新页面。
error-unknown-game = 还不能打这种牌。
error-unknown-rulebook = 没有这本规则书，请另选。
error-unknown-table = 没有这一桌，请回大厅。
error-unreachable = 连不上服务器。看看网络，再试一次。
error-who-are-you = 请刷新页面，再取一个名字。
