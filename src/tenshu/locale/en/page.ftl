# The page in the browser.

## The table’s frame

page-frame-home = Home
page-frame-opening = Opening the table …
page-frame-menu = Table and settings
page-frame-close = Close
page-frame-tabs = Parts of the table
page-frame-tab-board = Board
page-frame-tab-players = Players
page-frame-tab-story = Story
page-frame-tab-chat = Chat
page-frame-tab-choices = Choices
page-frame-help = Rules and keys
page-frame-rules = The rules of this game
page-frame-signs = The signs
page-frame-sheet-up = Show more
page-frame-sheet-down = Show less
page-frame-tab-called = ● Your turn – { $game }

## Whose turn

page-frame-your-turn = Your turn
page-frame-past = Looking back: step { $place } of { $last }
page-frame-past-how = You are looking at an earlier position. The game goes on meanwhile; nothing is lost.
page-frame-now = Back to now
page-frame-stuck = No connection. Your choice is kept and sent as soon as the server answers.
page-frame-waiting = { $count ->
    [one] One seat is still open. The game begins when it is taken.
   *[other] { $count } seats are still open. The game begins when all are taken.
}
page-frame-lent = A bot is playing for you.
page-frame-bots-think = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
page-frame-others-decide = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
page-frame-over = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
page-frame-over-lost = The game is over: nobody wins.
page-frame-over-what = After the game
page-frame-show-board = Show the board
page-frame-show-result = Show the result
page-frame-rematch = Rematch
page-frame-rematch-join = Join the rematch
page-frame-line-connecting = Connecting …
page-frame-line-open = Connected
page-frame-line-lost = Connection lost. Trying again …
page-frame-line-closed = Disconnected

## Deciding

page-frame-guide = Your lesson
page-frame-decision = Your decision
page-frame-choices = What you can choose
page-frame-spontaneous = You may also
page-frame-seek = Search the choices
page-frame-seek-count = Search { $count } choices
page-frame-seek-none = No choice matches.
page-frame-forced = Only one choice: { $choice }
page-frame-confirm = Confirm
page-frame-unstage = Not yet
page-frame-not-possible = Not possible now, and why
page-frame-all-possible = Nothing else is within reach here.
page-frame-unreachable = The server can’t be reached. Try again in a moment.
page-frame-list = All choices as a list
page-frame-undo = Undo
page-frame-restart = Restart turn
page-frame-ask-undo = Ask to undo
page-frame-hint = Hint
page-frame-musing = Thinking …
page-frame-hints = Worth considering
page-frame-no-hints = No hints at this table
page-frame-hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
page-from-record = This table goes on from a saved game: whoever has that knows its seed, and so every draw to come.
page-frame-hint-expected = about { $points } points at the end, { $side ->
    [ahead] { $lead } ahead
    [behind] { $lead } behind
   *[level] level
}
page-frame-hint-share = The bot prefers this in { $percent } % of its lines
page-frame-watching = You are watching.
page-frame-undo-asked = You asked to take back your last choice. Still to agree: { $names }
page-frame-undo-request = { $name } asks to take back a choice. Do you agree?
page-frame-undo-agree = Agree
page-frame-undo-decline = Decline
page-frame-undo-withdraw = Withdraw the request
page-frame-return = Play on myself
page-frame-seat-open = The seat of { $name } is open.
page-frame-seat-bot = Let a bot play it

## Sharing a device

page-frame-next = { $name } decides next.
page-frame-pass = Pass the device to { $name }
page-frame-curtain = { $name }’s turn
page-frame-curtain-how = Hand the device to { $name }. Nobody else should see the screen.
page-frame-curtain-lift = I am { $name }, show my side

## Players

page-frame-players = Players
page-frame-players-narrow = Fold the players
page-frame-players-wide = Unfold the players
page-frame-you = you
page-frame-here = here now
page-frame-open = open seat
page-frame-decides = decides
page-frame-clock = Time left
page-frame-days = { $days } d { $hours } h
page-frame-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Story, past and chat

page-frame-story = The story so far
page-frame-whole-story = Show the whole story
page-frame-since = { $count ->
    [one] One event since your last turn
   *[other] { $count } events since your last turn
}
page-frame-since-mark = Since your last turn
page-frame-history = Look back
page-frame-history-first = To the beginning
page-frame-history-back = One step back
page-frame-history-on = One step on
page-frame-play-on = Play on from here
page-frame-chat-empty = Nobody has said anything yet.
page-frame-chat-say = Say something
page-frame-chat-send = Send

## Menu

page-frame-copy-watch = Copy the link for watching
page-frame-copy-own = Copy the link to my seat
page-frame-copy-moment = Copy the link to this moment
page-frame-copy-join = Copy the link to join
page-frame-copied = Copied.
page-frame-record = Save the game as a file
page-frame-hand-over = Let a bot play for me
page-frame-push = Tell me when it is my turn
page-frame-push-turn = It is your turn.
page-frame-push-on = You will be told.
page-frame-push-denied = Your browser does not allow it.
page-frame-leave = Leave the table; the game is kept
page-frame-seed = Seed of this game: { $seed }
page-frame-seed-hash = Hash of the secret seed: { $seed }
page-frame-language = Language
page-frame-light = Light
page-frame-light-system = as the system has it
page-frame-light-day = day
page-frame-light-night = night
page-frame-wish-forced = Make choices for me where there is only one
page-frame-wish-list = Keep the list of all choices open
page-frame-wish-confirm = Ask before a choice that can’t be taken back
page-frame-wish-sound = A knock when it is my turn
page-frame-wish-motion = Moving pieces
page-frame-keys = Keyboard
page-frame-keys-choose = choose from the list
page-frame-keys-walk = walk through board and list
page-frame-keys-take = take what is in focus
page-frame-keys-list = open or close the list of choices
page-frame-keys-undo = undo
page-frame-keys-hint = ask for a hint
page-frame-keys-history = look back and forth
page-frame-keys-escape = back to now, or take back what waits for confirmation
page-frame-keys-help = this list

## When a table can’t be shown

page-frame-trouble-link = This link opens nothing
page-frame-trouble-link-how = Perhaps it was not copied whole. Ask whoever sent it to you for the link once more.
page-frame-trouble-gone = There is no such table
page-frame-trouble-gone-how = The table is not kept on this server, or no longer. Found a new one, or ask for a new link.
page-frame-trouble-full = Too many are watching
page-frame-trouble-full-how = This table has as many onlookers as it can take. Try again when some have left.
page-frame-trouble-version = Other rules
page-frame-trouble-version-how = This game was begun with another version of the rules than the server now has. Ask the host to update the server, then try again.
page-frame-trouble-stopped = The server does not answer
page-frame-trouble-stopped-how = It may have been stopped, or your network is down. Your game is safe: as soon as the server runs again, it goes on here.
page-frame-trouble-broken = The table can’t be shown
page-frame-trouble-broken-how = Something went wrong. Try again; if it stays so, tell the host.
page-frame-trouble-again = Try again
## Home

page-home-skip = To the content
page-home-nav = Rooms
page-home-language = Language
page-home-light-system = Light: as the system
page-home-light-day = Light: day
page-home-light-night = Light: night
page-home-sound = Sound
page-home-title = Castles, clans and a quiet table
page-home-about = Three board games of old Japan: against bots, with friends at one device, or across the world.
page-home-length = about { $minutes } minutes
page-home-length-hours =
    { $hours ->
        [one] about an hour
       *[other] about { $hours } hours
    }
page-home-games = The games
page-home-players = { $few } to { $many } players
page-home-play-now = Play now
page-home-friends = With friends
page-home-learn = Learn
page-home-unofficial = Tenshu is unofficial fan work and belongs to none of the games’ publishers. All words and pictures are its own. Players should own the games they play here.
page-home-release = Tenshu { $release }
page-home-nowhere = There is nothing here
page-home-nowhere-next = The address leads to no room of this house. Perhaps a part of the link is missing: copy it whole and try again.
page-home-back = To the start
page-home-stopped = The server doesn’t answer
page-home-stopped-next = Check the connection, or whether the server is still running. Nothing is lost: games go on where they were.
page-home-again = Try again
page-home-silent = The server doesn’t answer at the moment; trying again.

page-home-mine = Your tables
page-home-replays = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
page-home-gone = No longer on this server
page-home-your-turn = Your turn
page-home-over = Finished
page-home-waiting-for-players = Waiting for players
page-home-waits-for = Waiting for { $names }
page-home-continue = Continue
page-home-watch = Watch
page-home-look-back = Look back
page-home-links = Links
page-home-remove = Remove
page-home-remove-about = Takes the table off this list; the game itself stays.

page-home-lobby = Open tables
page-home-free = { $count ->
    [one] one of { $players } seats is free
   *[other] { $count } of { $players } seats are free
}
page-home-join = Sit down
page-home-all = { $count ->
    [one] The one table
   *[other] All { $count } tables
}
page-home-no-tables = Nobody is looking for players at the moment. Choose a game and “With friends”, and leave a seat open to anyone.
page-home-have-link = Do you have a link?
page-home-paste = Paste the link to a seat, or one for watching.
page-home-open = Open
page-home-no-link = This is no link to a table. It ends in # and a long row of letters; copy all of it.
page-home-record = Open a record
page-home-record-about = look at a saved game again, or play on from it.
page-home-record-how = A record is a text file with a whole game in it, as a finished table saves it. Open one to see the game again, or to play on where it stops.
page-home-record-seats = Who plays on? In a finished game, whoever sits here looks back.
page-home-choose-file = Choose a file
page-home-no-record = { $file } is no record of a game that is played here.

page-home-join-title = Join a table
page-home-join-with = At the table: { $names }
page-home-your-name = Your name
page-home-other-tables = Other tables
page-home-join-full = Somebody was faster: no seat is free any more. Look for another table, or ask for a link to watch.
page-home-join-gone = This table is gone, or the link is not whole. Ask for a new one, or look for another table.
page-home-name-empty = Please enter a name.
page-home-name-long = A name has at most { $most } letters.
page-home-names-wrong = Some names are missing or too long.

page-home-new = Who plays, and how?
page-home-seats = Seats
page-home-how-many = How many players
page-home-count = { $count ->
    [one] alone
   *[other] { $count } players
}
page-home-who = Who sits in seat { $number }
page-home-name-of = Name in seat { $number }
page-home-sitter-here = At this device
page-home-sitter-link = By link
page-home-sitter-open = Anyone
page-home-sitter-open-about = Takes the seat from the list of open tables, or by the table’s link.
page-home-listed = Show in the list of open tables.
page-home-listed-about = Otherwise only those who get the link can sit down.
page-home-clock = Clock
page-home-clock-none = none
page-home-clock-brisk = 15 minutes each, and 15 seconds a move
page-home-clock-evening = 45 minutes each, and 30 seconds a move
page-home-clock-day = a day for each move
page-home-clock-days = three days for each move
page-home-clock-about = When somebody’s time is up, a bot plays on for them.
page-home-hints = Allow hints.
page-home-hints-about = The result tells who took how many.
page-home-game-settings = Settings
page-home-house = The rulebook leaves this open.
page-home-start = Set the table
page-home-nobody = At least one person has to sit at the table.

page-home-ready = The table is set: { $game }
page-home-ready-next = Send everyone their link. Whoever has the link has the seat, so give each to one person only. This page stays among your tables.
page-home-link-open = { $count ->
    [one] For whoever takes the open seat
   *[other] For whoever takes one of the { $count } open seats
}
page-home-link-open-about = One link for all of them: it asks for a name.
page-home-link-for = For { $name }
page-home-link-watch = For those who watch
page-home-link-watch-about = Shows what everyone may see, and no hidden hand.
page-home-copy = Copy
page-home-copied = Copied
page-home-share = Share
page-home-qr = QR code
page-home-qr-of = QR code: { $title }
page-home-take-seat = Take your seat

## After the game

page-after-title = The story of this game
page-after-share = Copy a link to this game
page-after-copied = The link is copied. Whoever opens it can only watch.
page-after-busy = The story is being written …
page-after-lost = The story can’t be had right now.
page-after-again = Try again
page-after-points = Where the points come from
page-after-total = Total
page-after-course = How it went
page-after-course-how = Moment of the game
page-after-course-at = { $chapter }: { $values }
page-after-see = See the board then
page-after-link = Copy a link to this moment
page-after-moments = Key moments
page-after-check = See for yourself
page-after-check-how = All lots of this game follow from one seed. Its hash was shown to everyone from the first move on; the seed itself only now. The saved game can be checked with “tenshu replay”: the same seed and choices lead to the same position.
page-after-seed = Seed
page-after-seed-hash = Hash of the seed
page-after-fingerprint = Fingerprint of the last position
page-after-seed-fits = The seed fits its hash.
page-after-seed-wrong = The seed does not fit its hash!
