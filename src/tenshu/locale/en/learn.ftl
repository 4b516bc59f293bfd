# Learning: the frame of the lessons and of the rules.

learn-title = Learn
learn-about = A first game takes you by the hand for about ten minutes, on a real table. The rules are there to be read and looked up.
learn-first-game = Play a first game
learn-read-rules = Read the rules
learn-rules-of = The rules of { $game }
learn-set-table = Set a table
learn-contents = Contents
learn-progress = Step { $step } of { $all }
learn-leave = Leave the lesson
learn-next = Go on
learn-do-so = Do so for me
learn-others-move = The others are moving …
learn-nudge = That would be possible, but let us stay with the lesson: look for what is lit up, or press the button below.
learn-play-first = Play your first game
learn-lost = The lesson’s table could not be set. Is the server running?
learn-again = Start the lesson again

## Where values come from

learn-sources = Where the values come from
learn-sources-of = { $game }: where the values come from
learn-sources-about = This list is made from the game’s own data files. Whoever owns the box can check it, and correct a value in one line.
learn-origin-printed = Printed
learn-origin-printed-means = Read off the component itself.
learn-origin-rules = Rulebook
learn-origin-rules-means = Stated by the rules.
learn-origin-reported = Reported
learn-origin-reported-means = Taken from other people’s records.
learn-origin-house = House
learn-origin-house-means = Our own: the real value is not known to us.
learn-source-part = File and part
learn-source-thing = Thing
learn-source-field = Value of
learn-source-value = Value
learn-source-none = There are none.
