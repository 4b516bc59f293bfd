kunitori-name = Kunitori!
kunitori-page-about = Gather troops and treasures from the market, camp in your territory, and take your neighbours’ lands.

## Settings

kunitori-setting-generals = Generals on offer
kunitori-setting-generals-all = all of them
kunitori-setting-generals-two = only two at a time
kunitori-setting-ninja = Ninja clans act on
kunitori-setting-ninja-all = everyone
kunitori-setting-ninja-others = the other players
kunitori-setting-penniless = Without money the buy phase
kunitori-setting-penniless-stop = ends
kunitori-setting-penniless-buy = goes on, for what costs nothing
kunitori-setting-leaders = In an attack
kunitori-setting-leaders-all = all leaders join
kunitori-setting-leaders-chosen = leaders may stay at home
kunitori-setting-begins = Who begins
kunitori-setting-begins-lot = drawn by lot
kunitori-setting-begins-1 = seat 1
kunitori-setting-begins-2 = seat 2
kunitori-setting-begins-3 = seat 3
kunitori-setting-begins-4 = seat 4
kunitori-setting-begins-5 = seat 5
kunitori-setting-begins-6 = seat 6

## Cards; `short` for narrow tables, `a` as the object of a sentence

kunitori-card-oda-nobunaga = Oda Nobunaga
    .short = Oda Nobunaga
    .a = Oda Nobunaga
kunitori-card-toyotomi-hideyoshi = Toyotomi Hideyoshi
    .short = Toyotomi Hideyoshi
    .a = Toyotomi Hideyoshi
kunitori-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .short = Tokugawa Ieyasu
    .a = Tokugawa Ieyasu
kunitori-card-takeda-shingen = Takeda Shingen
    .short = Takeda Shingen
    .a = Takeda Shingen
kunitori-card-uesugi-kenshin = Uesugi Kenshin
    .short = Uesugi Kenshin
    .a = Uesugi Kenshin
kunitori-card-mouri-motonari = Mouri Motonari
    .short = Mouri Motonari
    .a = Mouri Motonari
kunitori-card-date-masamune = Date Masamune
    .short = Date Masamune
    .a = Date Masamune
kunitori-card-shimazu-yoshihisa = Shimazu Yoshihisa
    .short = Shimazu Yoshihisa
    .a = Shimazu Yoshihisa
kunitori-card-peasant-militia = Peasant militia
    .short = Peasant militia
    .a = a Peasant militia
kunitori-card-ninja-clan = Ninja clan
    .short = Ninja clan
    .a = a Ninja clan
kunitori-card-spearmen = Spearmen
    .short = Spearmen
    .a = Spearmen
kunitori-card-archers = Archers
    .short = Archers
    .a = Archers
kunitori-card-rising-general = Rising general
    .short = Rising general
    .a = a Rising general
kunitori-card-cavalry = Cavalry
    .short = Cavalry
    .a = Cavalry
kunitori-card-gunners = Gunners
    .short = Gunners
    .a = Gunners
kunitori-card-fort = Fort
    .short = Fort
    .a = a Fort
kunitori-card-new-technology = New technology
    .short = New technology
    .a = a New technology
kunitori-card-new-fields = New fields
    .short = New fields
    .a = New fields
kunitori-card-market-square = Market square
    .short = Market square
    .a = a Market square
kunitori-card-land-survey = Land survey
    .short = Land survey
    .a = a Land survey
kunitori-card-abolished-tolls = Abolished tolls
    .short = Abolished tolls
    .a = Abolished tolls
kunitori-card-high-taxes = High taxes
    .short = High taxes
    .a = High taxes
kunitori-card-river-works = River works
    .short = River works
    .a = River works
kunitori-card-famous-tea-set = Famous tea set
    .short = Famous tea set
    .a = a Famous tea set
kunitori-card-mountain-mine = Mountain mine
    .short = Mountain mine
    .a = a Mountain mine
kunitori-card-trading-port = Trading port
    .short = Trading port
    .a = a Trading port
kunitori-card-magnificent-castle = Magnificent castle
    .short = Magnificent castle
    .a = a Magnificent castle
kunitori-card-village = Village
    .short = Village
    .a = a Village
kunitori-card-prefecture = Prefecture
    .short = Prefecture
    .a = a Prefecture
kunitori-card-country = Country
    .short = Country
    .a = a Country
kunitori-card-copper = Copper
    .short = Copper
    .a = a Copper
kunitori-card-silver = Silver
    .short = Silver
    .a = a Silver
kunitori-card-gold = Gold
    .short = Gold
    .a = a Gold

kunitori-kind-general = Generals
kunitori-kind-troop = Troops
kunitori-kind-politics = Politics
kunitori-kind-victory = Victory
kunitori-kind-treasure = Treasure

## What cards give

kunitori-gives-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
kunitori-gives-action = { $count ->
    [one] +1 action
   *[other] +{ $count } actions
}
kunitori-gives-money = +{ $count } money
kunitori-gives-buy = { $count ->
    [one] +1 buy
   *[other] +{ $count } buys
}
kunitori-gives-scrap = trash this card for +{ $count } money
kunitori-gives-deployable = deployable
kunitori-gives-either = { $first } or { $second }
kunitori-effect-ninja-clan = everyone, you too, turns over two cards or shows a Ninja clan; you discard them or put them back
kunitori-effect-ninja-clan-others = the others turn over two cards unless they show a Ninja clan; you discard them or put them back
kunitori-effect-rising-general = leads troops; pay treasure worth 5 in the battle phase to replace it with a general
kunitori-effect-market-square = trash a card from your hand, gain one that costs up to 2 more
kunitori-effect-land-survey = gain a Silver into your hand
kunitori-effect-abolished-tolls = you may gain a Peasant militia; in this buy phase everything costs 1 less
kunitori-effect-high-taxes = can't be trashed
kunitori-effect-mountain-mine = gain a Gold

## The table

kunitori-screen-turn = Turn { $turn }, { $seat } to play
kunitori-screen-turn-over = Game over after { $turn } turns
kunitori-screen-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
kunitori-screen-buys = { $count ->
    [one] 1 buy
   *[other] { $count } buys
}
kunitori-screen-money = { $count } money
kunitori-screen-tolls = in the buy phase everything costs { $count } less
kunitori-screen-last-turns = Last turns: the game ends after { $seat }’s turn
kunitori-screen-left = ×{ $count }
kunitori-screen-legend = ▯ draw; ▸ action; ● money; ◇ buy; ⚔ attack; ▣ defence; ★ points; ⚑ deployable; ✗ trash it; ✦ see “cards”
kunitori-screen-legend-order = Each pile: cost, name, cards left, what it gives.
kunitori-screen-more-generals = { $count ->
    [one] 1 more face down
   *[other] { $count } more face down
}
kunitori-screen-hand = Your hand: { $card }
kunitori-screen-hand-empty = Your hand is empty
kunitori-screen-camp = Camp
kunitori-screen-camp-empty = empty
kunitori-screen-ambush = in ambush: { $card }
kunitori-screen-revealed = revealed: { $card }
kunitori-screen-deck-top = on top of the deck: { $card }
kunitori-screen-known-hand = known in hand: { $card }
kunitori-screen-player = Player
kunitori-screen-hand-size = Hand
kunitori-screen-deck-size = Deck
kunitori-screen-discard-size = Discard
kunitori-screen-trash = Trashed: { $card }
kunitori-screen-marching = { $seat } attacks { $target } with { $card }
kunitori-cards-card = Card
kunitori-cards-cost = Cost
kunitori-cards-left = Left
kunitori-cards-effect = Effect
kunitori-tiebreak = { $seat } and { $others } have the same points; { $seat } had the later first turn and is placed higher.

## Questions

kunitori-ask-deployed = Which deployed card do you use first?
kunitori-ask-action = { $actions ->
    [one] You have 1 action: which card do you play?
   *[other] You have { $actions } actions: which card do you play?
}
kunitori-ask-choose = What should { $card } do?
kunitori-ask-ninja-show = { $own ->
    [1] Your ninja visit you too: do you show another Ninja clan to be safe?
   *[other] { $other } sends a Ninja clan: do you show one of your own to be safe?
}
kunitori-ask-ninja-judge = { $own ->
    [1] You turned over { $card-a }: discard it, or back on the deck?
   *[other] { $other } turned over { $card-a }: discard it, or back on the deck?
}
kunitori-ask-order = { $own ->
    [1] Which card goes on top of your deck?
   *[other] Which card goes on top of { $other }’s deck?
}
kunitori-ask-market-trash = Market square: which card from your hand do you trash?
kunitori-ask-market-gain = Market square: which card do you gain? It may cost up to { $cost }.
kunitori-ask-tolls-militia = Abolished tolls: do you gain a Peasant militia?
kunitori-ask-promote = Do you pay treasure worth 5 to replace your Rising general with a general?
kunitori-ask-pay = Which treasure do you pay with? { $missing } still to pay.
kunitori-ask-take-general = Which general joins you?
kunitori-ask-lead = Whom does { $card } attack? { $join ->
    [all] All your leaders must join; with the troops they make { $attack }.
    [chosen] A leader may stay at home; all together you have { $attack }.
   *[alone] You attack with { $attack }.
} The others show: { $others }.{ $empty ->
    [0] {""}
   *[other] {" "}From an empty pile there is nothing left to win.
}
kunitori-ask-assign = Against whom do you send { $card-a }?
kunitori-ask-defend = { $other } attacks with { $attack } against your { $defence }: how do you defend?{ $left ->
    [0] {" "}As it stands, there is nothing left to win.
   *[other] {""}
}
kunitori-ask-ambush = { $other } attacks with { $attack } against your { $defence }: { $cards ->
    [0] no card of your hand could lie in ambush. Nobody learns that from your answer.
   *[other] which card waits in ambush?
}{ $left ->
    [0] {" "}As it stands, there is nothing left to win.
   *[other] {""}
}
kunitori-ask-reward = You held your ground: do you take { $card-a }?
kunitori-ask-buy = { $buys ->
    [one] You have { $money } money and 1 buy: what do you buy?
   *[other] You have { $money } money and { $buys } buys: what do you buy?
}
kunitori-ask-withdraw = Your deployable cards stay in camp: do you withdraw any to the discard pile?

## Choices

kunitori-choice-done = { $kind ->
    [action] End the action phase
    [ninja-show] Show nothing
    [tolls-militia] Gain nothing
    [promote] Keep the Rising general
    [lead] Attack nobody this turn
    [ambush] No more cards in ambush
    [buy] Buy nothing more
    [withdraw] Leave the rest in camp and end the turn
   *[other] Done
}
kunitori-choice-draw = Draw a card
kunitori-choice-action = Get an action
kunitori-choice-money = Get 1 money
kunitori-choice-scrap = { $card-id ->
    [new-technology] Trash it for 3 money
    [famous-tea-set] Trash it for 5 money
   *[other] Trash it for money
}
kunitori-choice-accept = Take { $card-a }
kunitori-choice-decline = Decline
kunitori-choice-promote = Pay for a general
kunitori-choice-ambush = { $cards ->
    [0] Ambush without a card: you hold none for it, and nobody learns that
   *[other] Ambush: cards from your hand, each one stronger by 1
}
kunitori-choice-reinforce = Reinforcement: the top two cards of your deck
kunitori-choice-attack = { $kind ->
    [lead] Attack { $target }
   *[other] Against { $target }
}
kunitori-choice-play = { $kind ->
    [deployed] Use { $card }
   *[other] Play { $card }
}
kunitori-choice-buy = Buy { $card-a }
kunitori-choice-gain = Gain { $card-a }
kunitori-choice-trash = Trash { $card-a }
kunitori-choice-show = Show { $card-a }
kunitori-choice-discard = Discard { $card }
kunitori-choice-keep = Put { $card } back
kunitori-choice-top = { $card } on top
kunitori-choice-pay = Pay { $card-a }
kunitori-choice-take = Take { $card }
kunitori-choice-withdraw = Withdraw { $card }
kunitori-choice-stay = { $card } stays at home

## What happens

kunitori-event-turn = Turn { $count }: { $seat } to play.
kunitori-event-drew = { $seat } draws { $card }.
kunitori-event-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
kunitori-event-reshuffles = { $seat } shuffles the discard pile into a new deck.
kunitori-event-reveals = { $seat } turns over { $card-a }.
kunitori-event-last-turns = The last { $card } is gone: the game ends after { $other }’s next turn.
kunitori-event-gains = { $seat } gains { $card-a }.
kunitori-event-gains-to-hand = { $seat } gains { $card-a } and takes it in hand.
kunitori-event-trashes = { $seat } trashes { $card-a }.
kunitori-event-plays = { $seat } plays { $card-a }.
kunitori-event-replays = { $seat } uses { $card-a } from the camp.
kunitori-event-chooses-draw = { $seat } chooses to draw a card.
kunitori-event-chooses-action = { $seat } chooses an action.
kunitori-event-chooses-money = { $seat } chooses 1 money.
kunitori-event-chooses-scrap = { $seat } turns { $card-a } into money.
kunitori-event-shows = { $seat } shows { $card-a }.
kunitori-event-ninja-discards = { $seat }’s ninja make { $other } discard { $card-a }.
kunitori-event-ninja-keeps = { $seat }’s ninja leave { $other } { $card-a }.
kunitori-event-ninja-discards-own = { $seat }’s ninja discard { $card-a } at home.
kunitori-event-ninja-keeps-own = { $seat }’s ninja leave { $card-a } on the deck at home.
kunitori-event-puts-on-top = { $card } lies on top of { $seat }’s deck.
kunitori-event-pays = { $seat } pays { $card-a }.
kunitori-event-promotes = { $card } joins { $seat } in place of a Rising general.
kunitori-event-sends = { $seat } sends { $card-a } against { $other }.
kunitori-event-stays = { $seat } leaves { $card-a } at home.
kunitori-event-ambushes = { $seat } lies in ambush.
kunitori-event-reinforces = { $seat } calls for reinforcements.
kunitori-event-battle-attack = { $seat } attacks { $other } with a strength of { $count }.
kunitori-event-battle-defence = { $seat } defends with a strength of { $count }.
kunitori-event-battle-won = { $left ->
    [0] { $seat } beats { $other } by { $count }, but there is nothing left to win.
   *[other] { $seat } beats { $other } by { $count } and wins { $card-a }.
}
kunitori-event-battle-held = { $left ->
    [0] { $seat } throws { $other } back by { $count }, but there is nothing left to win.
   *[other] { $seat } throws { $other } back by { $count } and may take { $card-a }.
}
kunitori-event-battle-drawn = { $seat } and { $other } part with nothing but wounds.
kunitori-event-declines = { $seat } declines { $card-a }.
kunitori-event-has-money = { $seat } has { $count } money to spend.
kunitori-event-buys = { $seat } buys { $card-a } for { $count }.
kunitori-event-withdraws = { $seat } withdraws { $card-a } from the camp.
kunitori-event-game-over = { $seat } ends the last turn: the game is over.

## Refusals

kunitori-refusal-not-in-hand = You have no { $card } in your hand.
kunitori-refusal-no-action-card = { $card } is no action card and can't be played.
kunitori-refusal-not-trashable = { $card } can't be trashed.
kunitori-refusal-no-strength = { $card } has neither attack nor defence.
kunitori-refusal-not-in-pool = { $card } can't be had from the pool now.
kunitori-refusal-too-expensive = { $card } costs { $price }, and you have { $money } money.
kunitori-refusal-too-expensive-gain = { $card } costs { $price }, but at most { $most } is allowed.
kunitori-refusal-deployed-first = Your deployed cards come first, and { $card } is not among them.

## Where points come from

kunitori-source-village = Villages
kunitori-source-prefecture = Prefectures
kunitori-source-country = Countries
kunitori-source-general = { kunitori-kind-general }
kunitori-source-troop = { kunitori-kind-troop }
kunitori-source-politics = { kunitori-kind-politics }
kunitori-source-burdens = Burdens
## What the options mean, on the page

kunitori-page-setting-generals = All generals at once, or two at a time, drawn by lot: fewer to read, and more of a race.
kunitori-page-setting-ninja = The card says all players, whoever sends it included; many let it strike the others only.
kunitori-page-setting-penniless = By the book the buy phase is over when no money is left: with nothing, not even a card for 0 can be had.
kunitori-page-setting-leaders = Whether a general or Rising general may stay out of a battle that another one leads. Troops always join.
kunitori-page-setting-begins = Turns go clockwise from there. In a tie, whoever had the later first turn wins.
## The page

kunitori-page-sign-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
kunitori-page-sign-action = { $count ->
    [one] 1 action: plays one action card
   *[other] { $count } actions: each plays one action card
}
kunitori-page-sign-money = { $count } money to spend in the buy phase
kunitori-page-sign-buy = { $count ->
    [one] 1 buy: takes one card from the market
   *[other] { $count } buys: each takes one card from the market
}
kunitori-page-sign-attack = Attack { $count }: counts when you attack and when you defend
kunitori-page-sign-defence = Defence { $count }: counts when you are attacked
kunitori-page-sign-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
kunitori-page-sign-deployable = Deployable: may stay in camp after your turn
kunitori-page-sign-scrap = Trash this card for it
kunitori-page-sign-odd = Does something of its own: read the card
kunitori-page-sign-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kunitori-page-sign-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
kunitori-page-sign-discard = { $count ->
    [one] 1 card in the discard pile
   *[other] { $count } cards in the discard pile
}
kunitori-page-sign-tolls = Tolls abolished: in this buy phase every card costs { $count } less
kunitori-page-price = costs { $count }
kunitori-page-left = { $count ->
    [0] none left
   *[other] { $count } left
}
kunitori-page-kind-general = General
kunitori-page-kind-troop = Troop
kunitori-page-kind-politics = Politics
kunitori-page-kind-victory = Victory card
kunitori-page-kind-treasure = Treasure
kunitori-page-still-victory = Does nothing during the game and counts at the end.
kunitori-page-still-other = No effect when played.
kunitori-page-deployable = Deployable cards may stay in camp when your turn ends. They defend you there, and on your next turn they are played again before anything from your hand, for one action each.
kunitori-page-leads = Once played, a general can lead your troops into battle.
kunitori-page-card = Card
kunitori-page-all-cards = All cards
kunitori-page-close = Close
kunitori-page-phases = Phases of the turn
kunitori-page-phase-action = Act
kunitori-page-phase-battle = Fight
kunitori-page-phase-buy = Buy
kunitori-page-phase-end = Tidy up
kunitori-page-territory = { $seat }’s territory
kunitori-page-camp-empty = The camp is empty
kunitori-page-ambush = In ambush
kunitori-page-discard-of = { $seat }’s discard pile
kunitori-page-hand = Your hand
kunitori-page-owned = All your cards
kunitori-page-owned-count = { $count ->
    [one] 1 card in all
   *[other] { $count } cards in all
}
kunitori-page-battle = Battle
kunitori-page-attacks = { $seat } attacks
kunitori-page-defends = { $seat } defends
kunitori-page-go-on = Back to the market
kunitori-page-outlook = As it stands, { $seat } wins and takes { $card-a }.
kunitori-page-outlook-nothing = As it stands, { $seat } wins, but there is nothing left to win.
kunitori-page-shows = shows a strength of { $count }
kunitori-page-outlook-drawn = As it stands, nobody wins.
kunitori-page-prizes-attacker = Attacker ahead by 1 to 3: a Village; by 4 to 6: a Prefecture; by 7 or more: a Country.
kunitori-page-prizes-defender = Defender ahead by 1: a Village; by 2: a Prefecture; by 3 or more: a Country.

## The story after the game

kunitori-moment-battle-won = { $left ->
    [0] { $seat } beats { $other }, { $attack } against { $defence }, but there is nothing left to win.
   *[other] { $seat } beats { $other }, { $attack } against { $defence }, and wins { $card-a }.
}
kunitori-moment-battle-held = { $seat } throws { $other } back, { $defence } against { $attack }.
kunitori-moment-battle-drawn = { $seat } and { $other } fight without a winner, { $attack } against { $defence }.
kunitori-moment-best-turn = { $points ->
    [one] The best turn of the game, number { $turn }, brings { $seat } 1 point.
   *[other] The best turn of the game, number { $turn }, brings { $seat } { $points } points.
}
kunitori-moment-richest = { $seat } has { $money } money to spend, more than anyone else in this game.
kunitori-moment-promotes = { $card } joins { $seat }.
kunitori-moment-last-turns = { $seat } empties the pile “{ $card }”: the last turns begin.
kunitori-moment-takes-lead = { $points ->
    [one] { $seat } takes the lead with 1 point.
   *[other] { $seat } takes the lead with { $points } points.
}
kunitori-chapter-turn = Turn { $turn }
kunitori-series-points = Points
kunitori-series-cards = Cards owned
kunitori-tally-play = Cards and battles
kunitori-tally-column-turns = Turns
kunitori-tally-column-drawn = Cards drawn
kunitori-tally-column-shuffles = Deck shuffled
kunitori-tally-column-bought = Cards bought
kunitori-tally-column-trashed = Cards trashed
kunitori-tally-column-generals = Generals won over
kunitori-tally-column-won = Battles won
kunitori-tally-column-lost = Battles lost
kunitori-tally-column-spent = Money spent

## The terminal

kunitori-help =
    mine         list all your cards and where they are
    piles        show the discard piles and what was trashed
kunitori-screen-end = Last turns once a pile is empty: { $piles }
kunitori-screen-owned = Your points so far: { $points } (cards in all: { $cards }; “mine” lists them)
kunitori-screen-battle = { $seat } against { $target }: attack { $attack }, defence { $defence }.
kunitori-screen-prizes-who = An attacker must take the card, a defender may decline it.
kunitori-mine-hidden = Only their owner knows all of a player’s cards: watch with “--seat N”.
kunitori-cards-two = { $count ->
    [0] Only generals that lie face up can be had; no more lie face down.
    [one] Only generals that lie face up can be had; 1 more lies face down.
   *[other] Only generals that lie face up can be had; { $count } more lie face down.
}
