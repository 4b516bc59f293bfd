counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
player = Player { $number }
role-human = human
role-easy = easy bot
role-medium = medium bot
role-hard = hard bot
role-master = master bot
role-random = random bot
role-greedy = greedy bot

## Help of the command line

help-tenshu = Shogun, The White Castle and Kunitori! at one table.
help-play = play a game at this keyboard, with people and bots
help-replay = step through a recorded game
help-game = the game: { $games }
help-seats = who sits at the table, separated by commas: human, { $bots }; default human,medium
help-names = the players’ names, separated by commas
help-seed = any text; equal seeds deal equal games (default: a secret one, published at the end)
help-setting = a setting of the game, e.g. generals=two; may be repeated
help-resume = go on with a saved game
help-lang = language: en, de or fr (default: the system’s)
help-file = a record, as the command “save” writes it
help-all = print the whole story at once
help-seat = only what the player in this seat saw

## Playing

play-seat = { $number }. { $seat } ({ $role })
play-setting = { $setting }: { $chosen }
play-seed-hash = Seed hash: { $hash }
play-how = Answer with a number or the notation beside it; “rules” tells the rules, “help” what else you can type.
play-prompt = { $seat } >
play-hand-over = Pass the keyboard to { $seat }. { $seat }, press Enter when you are alone with the screen.
play-help =
    A number     make that choice
    a notation   make that choice, e.g. the grey words beside it
    Enter        show the choices again
    table        show the whole table
    cards        explain the cards
    rules        list the chapters of the rules; “rules 3” reads one
    log          tell the story so far, as you may know it
    hint         name the choices worth considering
    undo         take back your last choice, if nothing was revealed since
    save FILE    save the game
    quit         leave; the game is kept
play-no-number = There is no choice { $number }; they run from 1 to { $last }.
play-hint = { $number }: { $choice } – { $share } % of the thinking, { $points ->
    [one] 1 point
   *[other] { $points } points
} expected, { $side ->
    [ahead] { $lead } ahead
    [behind] { $lead } behind
   *[level] level
}
play-undone = Taken back.
play-save-how = Name the file: save FILE
play-saved = Saved to { $path }.
play-kept = The game is kept in { $path }. Go on with:

## The rules in short

rules-how = Read a chapter by its number or name, as in “rules 3” or “rules { $chapter }”; “rules all” tells everything.
rules-unknown = The rules have no chapter “{ $asked }”.
rules-none = There is no summary of the rules of this game.

## The end

end-winner = { $count ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $count } points.
}
end-winners = { $seat } share the victory, with { $count } points each.
end-lost = { $count ->
    [one] { $seat } loses with 1 point.
   *[other] { $seat } loses with { $count } points.
}
end-place = Place
end-player = Player
end-points = Points
end-seed = Seed of this game: { $seed }
end-record = The record is in { $path }; watch it with “tenshu replay”.

## Replays

replay-title = { $game } with { $names }
replay-how = Enter: next, b: back, a number: go to that choice, t: the whole table, q: quit; also { $words }
replay-prompt = >
replay-start = Before the first of { $last } choices
replay-move = Choice { $number } of { $last }, by { $seat }
replay-unknown = Enter, b, t, q, { $words } or a number from 0 to { $last }, please.
replay-unfinished = The record ends here, after { $last } choices; the game is not over.

## Refusals

refusal-unknown-option = There is no such choice in this game.
refusal-unknown-notation = “{ $text }” is neither a choice nor a command; “help” lists the commands.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-now = “{ $choice }” is not among the choices now.
refusal-no-undo = Nothing to take back: something was revealed, drawn by lot or decided by another since.
refusal-bad-position = “{ $word }” can’t be read in this position: { $reason }
refusal-bad-players = { $game } is for { $few } to { $many } players, not { $players }
refusal-bad-setting = { $what ->
    [name] { $game } has no setting “{ $asked }”; it has: { $known }
   *[value] setting { $setting } can be { $known }, not “{ $asked }”
}
refusal-bad-setting-form = a setting is given as NAME=VALUE, not “{ $asked }”
refusal-bad-seed = a seed is one line of text, without blanks at its ends
refusal-bad-encoding = not a stored position: { $reason }
refusal-unknown-game = there is no game “{ $asked }”; installed: { $known }
refusal-unknown-bot = there is no bot “{ $asked }”; there are: { $known }
refusal-unknown-language = there is no language “{ $asked }”; there are: { $known }
refusal-bad-record = the record is damaged: { $reason }
refusal-other-version = the record is of { $game } version { $found }, this is version { $known }
refusal-no-seed = the record has no seed yet: it is published when the game is over
refusal-no-game = which game? Installed: { $known }
refusal-unknown-seat = a seat can be { $known }, not “{ $asked }”
refusal-seats-differ = the record has { $players } players, but --seats names { $seats }
refusal-bad-names = --names takes up to { $seats } names, separated by commas
refusal-fixed-by-record = { $flag } can’t be given with --resume: the record fixes it
refusal-other-game = the record is of { $found }, not { $asked }
refusal-no-such-seat = there is no seat { $number }; the game has { $players }
refusal-unreadable-file = can’t read { $path }: { $cause }
refusal-no-text-file = { $path } is no text file, so it is no record
refusal-unwritable-file = can’t write { $path }: { $cause }
refusal-foreign-file = { $path } exists and is no record; it stays as it is
refusal-bad-store = the store can’t be used: { $cause }
refusal-bad-arguments = { $reason }; see “tenshu --help”
refusal-no-layout = { $game } has no observations for learning programs
refusal-bad-actions = { $tables } tables need one action each, from 0 to { $last }
refusal-bad-bots = { $seats } seats need one bot for all of them or one for each, not { $bots }
refusal-bad-games = at least one game has to be played, not { $games }
refusal-other-rules = the plan is for { $game } version { $planned }, installed here is version { $installed }
refusal-other-results = { $file } is there already and holds something else; name another file or remove it
refusal-no-results = { $file } holds no results of “tenshu sim”
refusal-mixed-results = a report is about one game with one number of players; { $file } has another
refusal-no-folder = there is no folder { $folder }
refusal-unknown-engine = there is no engine “{ $asked }”; there are: { $known }
refusal-no-cluster = no Ray cluster answers: { $cause }
refusal-missing-extra = this needs more packages: pip install "tenshu[{ $extra }]"

## The server

help-serve = open tables for friends, who join by link
help-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0 for all)
help-port = the port (default: 8420; 0 takes a free one)
help-store = where games are kept: a file, or postgresql://… (default: a file in your data folder)
help-workers = how many processes think for the bots (default: 1)
help-rate = requests a second that a player may send (default: 20)
help-webhook-host = a host that tables may announce turns to by webhook; may be repeated
help-push-key = announce turns by web push, signed with the key in this file; made if missing
help-push-contact = whom push services may write to, such as mailto:you@example.org
help-proxy = the address of a proxy in front of the server, whose headers are trusted
help-public-url = the address players use, such as https://play.example.org; other names and other sites’ pages are refused
help-metrics = figures for Prometheus at /metrics: off, local (for this machine only) or token (the one in TENSHU_METRICS_TOKEN) (default: off)
help-log = log lines as text or as json (default: text)
help-access-log = write down every request, without links and table ids
serve-address = Tenshu is at { $address }
server-keep = A castle keep
server-about = This is a Tenshu server: it keeps tables for board games, at which people and bots play. Whoever founds a table gets a secret link for each seat.
server-games = Games on this server
server-no-client = The page is not built here: `scripts/page` builds it. Without it people play in the terminal, programs through the interface.
server-docs = The interface for programs
refusal-no-address = can’t listen on { $host }, port { $port }: { $cause }
refusal-bad-public-url = the public address is like https://play.example.org, not “{ $asked }”
refusal-no-metrics-token = --metrics token needs a token in the environment variable TENSHU_METRICS_TOKEN
refusal-no-pywebpush = web push needs the package pywebpush: pip install "tenshu[push]"
refusal-no-contact = web push needs --push-contact mailto:you@example.org

## The host’s commands

help-admin = look after the tables of a store, also while a server runs
help-admin-list = list tables, the youngest first
help-admin-close = close a table: it can be looked at, but nothing happens there any more
help-admin-delete = delete a table with all that happened at it
help-admin-mute = take the chat from a seat
help-admin-revoke = make a seat’s link worthless and print a new one; without a seat: those of all spectators
help-admin-purge = delete tables at which nothing has happened for days
help-admin-backup = copy all tables into a new file, as they stand now, and prove the copy
help-admin-restore = copy all tables of a backup into an empty store, and prove it
help-admin-status = only tables of this status
help-admin-limit = at most so many (default: 100)
help-admin-json = one JSON object a line
help-admin-table = the table’s id
help-admin-seat = the seat, from 1
help-admin-seat-or-watching = the seat, from 1; none: the spectators
help-admin-days = for how many days nothing has happened
help-admin-unfinished = also games that are not over
help-admin-dry-run = count them only
help-admin-file = the backup’s file
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-muted = Seat { $seat } of table { $table } chats no more.
admin-revoked = The link to seat { $seat } of table { $table } opens nothing any more. The new one, behind your server’s address: { $link }
admin-revoked-watching = No spectator’s link to table { $table } opens anything any more.
admin-purged = Deleted: { $count }, without a sign of life for { $days } days.
admin-would-purge = Would be deleted: { $count }, without a sign of life for { $days } days.
admin-copied = Copied to { $where }: { $tables } tables, { $entries } entries.
admin-elsewhere = Not proved, as their rules are not installed here: { $count }.
admin-proved = Proved: every game was played again and came out the same.
admin-unproved = Not sound: { $count } games.

## Refusals of tables on a server

refusal-empty-plan = A plan has at least one choice.
refusal-plan-too-long = The plan goes too far: choice { $number } comes after something that is only revealed by the one before.
refusal-no-request = Nobody asks to take anything back.
refusal-no-bot = No bot decides for this seat.
refusal-no-such-point = The game does not reach that far.
refusal-stale = The table has moved on since; nothing was done.
refusal-no-token = The link to the seat is missing.
refusal-bad-token = This link opens nothing here.
refusal-other-table = This link is for another table.
refusal-unknown-table = There is no such table.
refusal-only-watching = Spectators watch.
help-purge-finished = delete finished tables at which nothing has happened for so many days (default: never)
help-purge-forgotten = delete all other tables at which nothing has happened for so many days (default: never)
help-store-limit = take no new tables while the store has so many megabytes (default: no limit)
help-admin-origins = also show the digest of where each table was created from
help-admin-ban = let nobody in from an address, from a network, or from where a table was created
help-admin-unban = let them in again
help-admin-bans = list the bans: digests of addresses, networks, and until when
help-admin-ban-days = for so many days (default: until it is taken back)
help-admin-address = an address, a network such as 192.0.2.0/24, or a digest; of IPv6 a /64 is one address
help-admin-ban-table = the address that created this table
admin-banned = Nobody is let in from { $place } any more.
admin-unbanned = Whoever comes from { $place } is let in again.
refusal-banned = The host of this server doesn’t let you in.
refusal-store-full = This server has no room for new tables now; those that there are go on.
refusal-bad-address = “{ $asked }” is no address and no network
refusal-no-ban = there is no ban of { $place }
refusal-no-origin = it is not known where this table came from
refusal-not-mixed = Nobody has a share in the shuffle of this table.
refusal-not-dealt = The cards are dealt when everyone has brought a share of the shuffle.
refusal-share-brought = This seat has brought its share of the shuffle, or none.
refusal-shares-missing = Shares are shown when everyone has brought a hash.
refusal-wrong-share = This share doesn’t fit the hash that was brought.
refusal-too-early = Wait a little for the others’ shares.
refusal-dealt = The cards have been dealt.
refusal-not-started = Some seats are still open: the game begins when all are taken.
refusal-lent-seat = A bot decides for this seat; come back first.
refusal-name-taken = Somebody at this table has this name already.
refusal-not-invited = The open seats of this table are for those who were sent a link to join.
refusal-log-full = Too much has happened at this table.
refusal-hints-off = At this table there are no hints.
refusal-out-of-time = The time is up: the bot plays on.
refusal-not-your-seat = Only your own seat and open ones can be given to a bot.
refusal-no-free-seat = There is no such seat to take.
refusal-not-over = Only when the game is over.
refusal-nothing-planned = In this game nothing is planned ahead.
refusal-bad-seats = The number of seats does not fit the game.
refusal-id-used = This id was used for another table.
refusal-empty-text = There is nothing but blanks in it.
refusal-bad-input = The request is malformed: { $reason }
refusal-unknown-command = There is no such command.
refusal-too-large = That is too large.
refusal-too-many = Too fast; wait a little.
refusal-too-many-tables = Too many new tables; wait a little.
refusal-too-many-bot-tables = At most { $most } tables without people at a time; wait until one is over.
refusal-too-many-hints = Wait for the hints you have asked for.
refusal-too-many-replays = Wait for what you have asked for before.
refusal-record-too-long = A table goes on from at most { $most } choices; this record has { $found }.
refusal-too-many-links = There are enough links for spectators.
refusal-too-many-sockets = Too many are listening to this table already.
refusal-no-greeting = The connection did not say who it is.
refusal-bad-greeting = The connection did not say who it is.
refusal-bad-frame = The connection sent something that is not understood.
refusal-bad-webhook = This server may not call that address.
refusal-bad-push = Your browser’s push service is not known here.
refusal-no-push = This server sends no push messages.
refusal-store-down = The games can’t be reached at the moment; nothing was done.
refusal-wrong-host = This server has another name.
refusal-wrong-origin = A page of another site may not do this.
refusal-closed = The host of this server has closed the table.
refusal-muted = The host of this server lets this seat chat no more.
refusal-no-link = Nobody has a link to seat { $place }.
refusal-busy-table = The table moves on too fast; try again.
refusal-broken = The server has made a mistake.

## The arena

help-arena = let bots play each other and tell how strong they are
help-arena-bots = the bots, separated by commas; one may be named several times (default: all levels)
help-arena-games = how many games (default: 100)
help-arena-players = how many at a table (default: the fewest, but two)
help-arena-seed = any text; equal seeds play equal games (default: arena)
help-play-processes = how many processes think about one decision of a hard or master bot, 1 or 2 (default: 1)
help-arena-processes = how many games at the same time (default: 1)
help-arena-out = keep the results in this file; a later run goes on in it
help-arena-json = print the ratings as JSON
arena-progress = Games
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-fair = A fair share of the wins is { $percent } %. All ranges hold with 95 % confidence.
arena-points = Points
arena-rating = Rating
arena-ahead = Before the next
arena-time = A decision
arena-slowest = Slowest
refusal-other-arena = { $path } is no file of this arena; name another
