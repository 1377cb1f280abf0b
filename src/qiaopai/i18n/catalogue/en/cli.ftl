# The command line.

cli-bad-data = The data cannot be opened: { $reason }.
cli-column-contract = Contract
cli-column-deal = Deal
cli-column-declarer = Declarer
cli-column-score = Score
cli-column-tricks = Tricks
cli-deals = Deals
cli-folder-in-use = Another Qiaopai has this data folder open. Stop it, or give another --data.
cli-laws = Laws:
cli-newer-file = A newer Qiaopai has written this data. Update, or give another --data.
cli-no = no
cli-ours = Ours, because the source is silent:
cli-port-busy = Port { $port } is taken: another program listens there. Try --port { $free }.
cli-rulebook = { $game } · { $rulebook }, version { $version }
cli-seed = Seed: { $seed }
cli-settings = Settings:
cli-source = Source: { $source }
cli-summary = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $made } made.
cli-too-many-bots = At most { $most } bots can sit down.
cli-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
cli-unknown-game = There is no game “{ $name }”. There are: { $known }.
cli-unknown-locale = There are no texts in “{ $name }”. There are: { $known }.
cli-unknown-rulebook = There is no rulebook “{ $name }”. There are: { $known }.
cli-yes = yes
cli-loss = { $board ->
        [0] The file
       *[other] Board { $board }
    } loses: { $what }
cli-unknown-format = “{ $name }” ends in no known format. There are: { $known }.
cli-unreadable-file = { $file } cannot be read: { $reason }.
cli-unwritable-file = { $file } cannot be written: { $reason }.
