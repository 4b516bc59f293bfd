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
page-frame-tab-called = ● Your turn – { $game }
page-frame-no-board = This game has no board yet. Everything can be decided from the list below.

## Whose turn

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
page-frame-line-connecting = Connecting …
page-frame-line-open = Connected
page-frame-line-lost = Connection lost. Trying again …
page-frame-line-closed = Disconnected

## Deciding

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
page-frame-larger = More room for the list
page-frame-undo = Undo
page-frame-restart = Restart turn
page-frame-ask-undo = Ask to undo
page-frame-hint = Hint
page-frame-musing = Thinking …
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
page-frame-you = you
page-frame-bot = bot
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
page-frame-wish-confirm = Ask before each choice is made
page-frame-wish-sound = A knock when it is my turn
page-frame-wish-motion = Moving pieces
page-frame-keys = Keyboard
page-frame-keys-choose = choose from the list
page-frame-keys-walk = walk through board and list
page-frame-keys-take = take what is in focus
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
