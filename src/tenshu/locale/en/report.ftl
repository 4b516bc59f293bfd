# Texts of `tenshu report`.

report-help = turn simulated games into a page of answers and charts
report-help-files = results of “tenshu sim”, of one game with one number of players
report-help-out = the page to write (default: report.html)
report-done = The report is in { $file }

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-between = { $low } to { $high }
report-percentile = { $percent } % have no more than

report-title = { $game }: what { $games ->
    [one] one game says
   *[other] { NUMBER($games) } games say
  }
report-lead = { $players ->
    [one] One player
   *[other] { $players } players
  }, played by: { $bots }. Rules version { $version }. Options: { $settings }.
report-usual = the usual ones
report-short = In short
report-figures = The figures
report-foot = All intervals hold 95 % of the time. The games can be played again one by one from their seeds, and the whole from the plan in each file.

report-column-who = who
report-column-wins = wins
report-column-interval = interval
report-column-points = points
report-column-pair = pair
report-column-ahead = ahead
report-column-percentile = share of seats or games
report-column-decisions = decisions
report-column-source = from
report-column-winners = winners
report-column-others = others
report-column-thing = what
report-column-had = had by
report-column-mean = on average
report-column-change = percentage points for each one more
report-column-battle = outcome
report-column-share = share
report-winners = winners
report-others = others

report-seats = { $by ->
    [turn] Does it matter who begins?
   *[seat] Does it matter where one sits?
  }
report-place = { $by ->
    [turn] Turn { $number }
   *[seat] Seat { $number }
  }
report-seats-answer = { $uneven ->
    [yes] { $by ->
        [turn] The order of the first turns matters
       *[seat] The seat matters
      }: { $best } wins { $best_share } of the games ({ $best_between }), { $worst } only { $worst_share } ({ $worst_between }). With equal chances it would be { $even }.
   *[no] { $by ->
        [turn] The order of the first turns makes no difference that chance could not make
       *[seat] The seat makes no difference that chance could not make
      }: { $best } wins { $best_share } of the games ({ $best_between }), { $worst } wins { $worst_share } ({ $worst_between }). Equal chances would be { $even }.
  }
report-alone = The rival is beaten in { $share } of the games ({ $between }).

report-bots = Who beats whom?
report-pair = { $one } before { $other }
report-bots-answer = { $best } does best: it finishes ahead of { $second } in { $share } of their meetings ({ $between }).

report-scores = How many points?
report-scores-answer = { $alone ->
    [yes] A game ends with { $everyone } points on average.
   *[no] Winners have { $won } points on average; the average of all seats is { $everyone }. The best is { $margin } points ahead of the second.
  }
report-sources = Where do the points come from?
report-sources-answer = Most points come from “{ $most }”: { $share } of all. Winners are furthest ahead of the others in “{ $lead }”, by { $by } points.
report-length = How long is a game?
report-length-answer = A game has { $mean } decisions on average; nine games in ten have { $low } to { $high }.

report-values-answer = { $count ->
    [0] Nothing here goes along with winning for certain.
    [one] One thing goes along with winning for certain: { $best } (up to { $by } percentage points for each one more).
   *[other] { $count } things go along with winning for certain, first of all: { $best } (up to { $by } percentage points for each one more).
  }
report-values-note = For each one more, the chance to win is higher or lower by so many percentage points, with its interval. That is company, not cause: who is winning anyway can also afford more.
