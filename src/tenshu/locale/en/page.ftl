# The page in the browser.

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
page-home-games = The games
page-home-about-shogun = Plan in secret, then watch the round unfold: build, raise rice, march, and let the cube tower decide the battles.
page-home-about-white-castle = Nine dice a player, three bridges, one castle: place courtiers, gardeners and warriors so that each move sets off the next.
page-home-about-kunitori = Gather troops and treasures from the market, camp in your territory, and take your neighbours’ lands.
page-home-length-shogun = about 2 hours
page-home-length-white-castle = about an hour
page-home-length-kunitori = about 45 minutes
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
page-home-clock-about = When somebody’s time is up, a bot plays on until they return.
page-home-options = Options
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
