# The command line.

cli-bad-data = The data cannot be opened: { $reason }.
cli-bad-table-link = This is no link to a table, or no list of seats such as N,W.
cli-column-contract = Contract
cli-column-deal = Deal
cli-column-declarer = Declarer
cli-column-level = Level
cli-column-levels = Levels
cli-column-order = Order
cli-column-score = Score
cli-column-tricks = Tricks
cli-damaged-file = The database in this data folder is damaged. Put back a copy of it, or give another --data.
cli-deals = Deals
cli-folder-in-use = Another Qiaopai has this data folder open. Stop it, or give another --data.
cli-laws = Laws:
cli-newer-file = A newer Qiaopai has written this data. Update, or give another --data.
cli-no = no
cli-no-data-folder = The data folder { $folder } cannot be made or written. Give another --data.
cli-ours = Ours, because the source is silent:
cli-played = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } played.
cli-port-busy = Port { $port } cannot be used: another program listens there, or it needs more rights. Try --port { $next }.
cli-programs = Programs can connect to { $url }, each with a name of its own. Ctrl+C ends it.
cli-rebuilt = The lobby has { $tables } tables, and { $due } things are due. The log is unchanged.
cli-rulebook = { $game } · { $rulebook }, version { $version }
cli-seed = Seed: { $seed }
cli-named = { $name }: { $what }
cli-settings = Settings:
cli-source = Source: { $source }
cli-summary = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $made } made.
cli-too-many-bots = At most { $most } bots can sit down.
cli-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
cli-unknown-game = There is no game “{ $name }”. There are: { $known }.
cli-unknown-host = This machine has no address “{ $host }”.
cli-unknown-locale = There are no texts in “{ $name }”. There are: { $known }.
cli-unknown-rulebook = There is no rulebook “{ $name }”. There are: { $known }.
cli-yes = yes
cli-loss = { $board ->
        [0] The file
       *[other] Board { $board }
    } loses: { $what }
cli-nothing-to-convert = There is no board in { $file }; nothing was written.
cli-unknown-format = “{ $name }” ends in no known format. There are: { $known }.
cli-unwritable-file = { $file } cannot be written: { $reason }.
cli-unwritable-output = The output cannot be written: { $reason }.
cli-why = { $name ->
        [ENOENT] there is no such file or folder
        [EACCES] permission is refused
        [EPERM] permission is refused
        [EISDIR] it is a folder
        [ENOTDIR] a part of its path is no folder
        [ENOSPC] there is no space left
        [EROFS] it can only be read
        [ENAMETOOLONG] its name is too long
        [EBADF] it is closed
        [EIO] the device failed
       *[other] error { $number } of the system
    }
cli-which-format = Say with --to which format standard output shall have: { $known }.
