white-castle-name = The White Castle
white-castle-page-about = Nine dice a player, three bridges, one castle: place courtiers, gardeners and warriors so that each move sets off the next.

## Settings

white-castle-setting-rival = Rival when playing alone
white-castle-setting-rival-easy = easy
white-castle-setting-rival-medium = medium
white-castle-setting-rival-hard = hard

## Goods; `a` is one of them, `short` stands in narrow tables

white-castle-good-food = food
    .a = 1 food
    .counted = { $count } food
    .short = food
white-castle-good-iron = iron
    .a = 1 iron
    .counted = { $count } iron
    .short = iron
white-castle-good-pearl = mother-of-pearl
    .a = 1 mother-of-pearl
    .counted = { $count } mother-of-pearl
    .short = pearl
white-castle-good-coin = coins
    .a = 1 coin
    .counted = { $count ->
        [1] 1 coin
       *[other] { $count } coins
    }
    .short = coins
white-castle-good-seal = seals
    .a = 1 seal
    .counted = { $count ->
        [1] 1 seal
       *[other] { $count } seals
    }
    .short = seals
white-castle-good-point = points
    .a = 1 point
    .counted = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
    .short = points
white-castle-good-influence = influence
    .a = 1 influence
    .counted = { $count } influence
    .short = influence

## What cards, tiles and mats give; `a` as the object of a sentence, `short` on the table

white-castle-effect-food-1 = 1 food
    .a = 1 food
    .short = 1 food
white-castle-effect-food-2 = 2 food
    .a = 2 food
    .short = 2 food
white-castle-effect-food-3 = 3 food
    .a = 3 food
    .short = 3 food
white-castle-effect-iron-1 = 1 iron
    .a = 1 iron
    .short = 1 iron
white-castle-effect-iron-2 = 2 iron
    .a = 2 iron
    .short = 2 iron
white-castle-effect-pearl-1 = 1 mother-of-pearl
    .a = 1 mother-of-pearl
    .short = 1 pearl
white-castle-effect-pearl-2 = 2 mother-of-pearl
    .a = 2 mother-of-pearl
    .short = 2 pearl
white-castle-effect-pearl-3 = 3 mother-of-pearl
    .a = 3 mother-of-pearl
    .short = 3 pearl
white-castle-effect-coin-1 = 1 coin
    .a = 1 coin
    .short = 1 coin
white-castle-effect-coin-2 = 2 coins
    .a = 2 coins
    .short = 2 coins
white-castle-effect-coin-3 = 3 coins
    .a = 3 coins
    .short = 3 coins
white-castle-effect-coin-5 = 5 coins
    .a = 5 coins
    .short = 5 coins
white-castle-effect-seal-1 = 1 seal
    .a = 1 seal
    .short = 1 seal
white-castle-effect-seal-2 = 2 seals
    .a = 2 seals
    .short = 2 seals
white-castle-effect-point-1 = 1 point
    .a = 1 point
    .short = 1 point
white-castle-effect-point-2 = 2 points
    .a = 2 points
    .short = 2 points
white-castle-effect-any-1 = 1 resource of choice
    .a = 1 resource of choice
    .short = 1 any
white-castle-effect-any-2 = 2 resources of choice
    .a = 2 resources of choice
    .short = 2 any
white-castle-effect-any-3 = 3 resources of choice
    .a = 3 resources of choice
    .short = 3 any
white-castle-effect-influence-1 = 1 influence
    .a = 1 influence
    .short = 1 influence
white-castle-effect-influence-2 = 2 influence
    .a = 2 influence
    .short = 2 influence
white-castle-effect-lantern = lantern bonus
    .a = the lantern bonus
    .short = lantern
white-castle-effect-well = the well
    .a = the well
    .short = well
white-castle-effect-castle = castle action
    .a = the castle action
    .short = castle
white-castle-effect-garden = garden action
    .a = the garden action
    .short = garden
white-castle-effect-yard = yard action
    .a = the yard action
    .short = yard
white-castle-effect-light = a light action of the castle
    .a = a light action of the castle
    .short = light action
white-castle-effect-tile = an action at any dice tile
    .a = an action at any dice tile
    .short = any tile
white-castle-effect-red-tile = an action at a red dice tile
    .a = an action at a red dice tile
    .short = red tile
white-castle-effect-black-tile = an action at a black dice tile
    .a = an action at a black dice tile
    .short = black tile
white-castle-effect-white-tile = an action at a white dice tile
    .a = an action at a white dice tile
    .short = white tile
white-castle-effect-mat = a row of the mat
    .a = a row of the mat
    .short = mat row
white-castle-effect-castle-for-seal = castle action for 1 seal
    .a = the castle action for 1 seal
    .short = 1 seal → castle
white-castle-effect-garden-for-seal = garden action for 1 seal
    .a = the garden action for 1 seal
    .short = 1 seal → garden
white-castle-effect-yard-for-seal = yard action for 1 seal
    .a = the yard action for 1 seal
    .short = 1 seal → yard
white-castle-effect-castle-for-coins = castle action for 3 coins
    .a = the castle action for 3 coins
    .short = 3 coins → castle
white-castle-effect-garden-for-coins = garden action for 3 coins
    .a = the garden action for 3 coins
    .short = 3 coins → garden
white-castle-effect-yard-for-coins = yard action for 3 coins
    .a = the yard action for 3 coins
    .short = 3 coins → yard
white-castle-effect-mat-for-coins = a row of the mat for 4 coins
    .a = a row of the mat for 4 coins
    .short = 4 coins → mat row
white-castle-effect-tile-for-coins = an action at any dice tile for 4 coins
    .a = an action at any dice tile for 4 coins
    .short = 4 coins → any tile
white-castle-effect-seal-and-point = 1 seal and 1 point
    .a = 1 seal and 1 point
    .short = 1 seal + 1 point
white-castle-effect-food-and-lantern = 1 food and lantern bonus
    .a = 1 food and the lantern bonus
    .short = 1 food + lantern
white-castle-effect-iron-and-lantern = 1 iron and lantern bonus
    .a = 1 iron and the lantern bonus
    .short = 1 iron + lantern
white-castle-effect-pearl-and-lantern = 1 mother-of-pearl and lantern bonus
    .a = 1 mother-of-pearl and the lantern bonus
    .short = 1 pearl + lantern
white-castle-effect-coin-and-well = 1 coin and the well
    .a = 1 coin and the well
    .short = 1 coin + well
white-castle-effect-food-and-pearl = 1 food and 1 mother-of-pearl
    .a = 1 food and 1 mother-of-pearl
    .short = 1 food + 1 pearl
white-castle-effect-iron-and-food = 1 iron and 1 food
    .a = 1 iron and 1 food
    .short = 1 iron + 1 food
white-castle-effect-seal-and-any = 1 seal and 1 resource of choice
    .a = 1 seal and 1 resource of choice
    .short = 1 seal + 1 any
white-castle-effect-points-and-well = 2 points and the well
    .a = 2 points and the well
    .short = 2 points + well
white-castle-effect-seal-and-lantern = 1 seal and lantern bonus
    .a = 1 seal and the lantern bonus
    .short = 1 seal + lantern
white-castle-effect-coins-and-lantern = 2 coins and lantern bonus
    .a = 2 coins and the lantern bonus
    .short = 2 coins + lantern
white-castle-effect-influence-and-lantern = 1 influence and lantern bonus
    .a = 1 influence and the lantern bonus
    .short = 1 influence + lantern
white-castle-effect-start-1 = 2 food, 1 iron, 2 coins and 1 seal
    .a = 2 food, 1 iron, 2 coins and 1 seal
    .short = 2 food, 1 iron, 2 coins, 1 seal
white-castle-effect-start-2 = 2 resources of choice, 4 coins and 2 seals
    .a = 2 resources of choice, 4 coins and 2 seals
    .short = 2 any, 4 coins, 2 seals
white-castle-effect-start-3 = 2 iron, 1 mother-of-pearl, 5 coins and 1 seal
    .a = 2 iron, 1 mother-of-pearl, 5 coins and 1 seal
    .short = 2 iron, 1 pearl, 5 coins, 1 seal
white-castle-effect-start-4 = 2 mother-of-pearl, 1 iron and 4 coins
    .a = 2 mother-of-pearl, 1 iron and 4 coins
    .short = 2 pearl, 1 iron, 4 coins
white-castle-effect-start-5 = 3 resources of choice, 4 coins and 1 seal
    .a = 3 resources of choice, 4 coins and 1 seal
    .short = 3 any, 4 coins, 1 seal
white-castle-effect-start-6 = 1 food, 2 iron, 1 mother-of-pearl, 3 coins and 1 seal
    .a = 1 food, 2 iron, 1 mother-of-pearl, 3 coins and 1 seal
    .short = 1 food, 2 iron, 1 pearl, 3 coins, 1 seal
white-castle-effect-start-7 = 1 resource of choice, 2 coins and 2 seals
    .a = 1 resource of choice, 2 coins and 2 seals
    .short = 1 any, 2 coins, 2 seals
white-castle-effect-start-8 = 2 food, 2 iron, 1 mother-of-pearl, 4 coins and 1 seal
    .a = 2 food, 2 iron, 1 mother-of-pearl, 4 coins and 1 seal
    .short = 2 food, 2 iron, 1 pearl, 4 coins, 1 seal
white-castle-effect-start-9 = 4 food, 2 iron, 3 coins and 2 seals
    .a = 4 food, 2 iron, 3 coins and 2 seals
    .short = 4 food, 2 iron, 3 coins, 2 seals

## Places; `a` says where something goes, or what it is taken from

white-castle-colour-red = red
    .short = r
white-castle-colour-black = black
    .short = b
white-castle-colour-white = white
    .short = w

white-castle-bridge-red = red bridge
    .a = the red bridge
white-castle-bridge-black = black bridge
    .a = the black bridge
white-castle-bridge-white = white bridge
    .a = the white bridge

white-castle-space-room-1 = Left room
    .a = in the left room on level 1
white-castle-space-room-2 = Middle room
    .a = in the middle room on level 1
white-castle-space-room-3 = Right room
    .a = in the right room on level 1
white-castle-space-room-4 = Left room
    .a = in the left room on level 2
white-castle-space-room-5 = Right room
    .a = in the right room on level 2
white-castle-space-outside-left = Outside, left
    .a = outside the walls, on the left
white-castle-space-outside-right = Outside, right
    .a = outside the walls, on the right
white-castle-space-well = Well
    .a = at the well
white-castle-space-mat = Mat
    .a = on the family’s mat

white-castle-room-room-1 = left room on level 1
    .a = into the left room on level 1
white-castle-room-room-2 = middle room on level 1
    .a = into the middle room on level 1
white-castle-room-room-3 = right room on level 1
    .a = into the right room on level 1
white-castle-room-room-4 = left room on level 2
    .a = into the left room on level 2
white-castle-room-room-5 = right room on level 2
    .a = into the right room on level 2
white-castle-room-hall = hall of the daimyo
    .a = into the hall of the daimyo

white-castle-floor-gate = Gate
    .a = the gate
white-castle-floor-level-1 = Level 1
    .a = level 1
white-castle-floor-level-2 = Level 2
    .a = level 2
white-castle-floor-hall = Hall of the daimyo
    .a = the hall

white-castle-place-red-plant = plant garden beneath the red bridge
    .a = to the plant garden beneath the red bridge
white-castle-place-red-stone = stone garden beneath the red bridge
    .a = to the stone garden beneath the red bridge
white-castle-place-black-plant = plant garden beneath the black bridge
    .a = to the plant garden beneath the black bridge
white-castle-place-black-stone = stone garden beneath the black bridge
    .a = to the stone garden beneath the black bridge
white-castle-place-white-plant = plant garden beneath the white bridge
    .a = to the plant garden beneath the white bridge
white-castle-place-white-stone = stone garden beneath the white bridge
    .a = to the stone garden beneath the white bridge

white-castle-garden-plant = Plant garden
white-castle-garden-stone = Stone garden

white-castle-yard-yard-5 = Yard for 5 iron
    .a = to the yard for 5 iron
white-castle-yard-yard-3 = Yard for 3 iron
    .a = to the yard for 3 iron
white-castle-yard-yard-1 = Yard for 1 iron
    .a = to the yard for 1 iron

white-castle-field-left = Left field
    .a = on the left field
white-castle-field-middle = Middle field
    .a = on the middle field
white-castle-field-right = Right field
    .a = on the right field

white-castle-row-courtiers = Courtiers
    .a = the courtiers’ row
white-castle-row-gardeners = Gardeners
    .a = the gardeners’ row
white-castle-row-warriors = Warriors
    .a = the warriors’ row

## Questions

white-castle-ask-pair = Which pair of cards do you start with?
white-castle-ask-take = Which die do you take from the bridges?
white-castle-ask-place = { $colour-id ->
    [red] Where do you place the red { $value }?
    [black] Where do you place the black { $value }?
   *[white] Where do you place the white { $value }?
}
white-castle-ask-outside = { $space-id ->
    [outside-left] Outside the walls, on the left: which action?
   *[outside-right] Outside the walls, on the right: which action?
}
white-castle-ask-order = Several things are to be done: which comes next?
white-castle-ask-any = { $count ->
    [1] Which resource do you choose?
   *[other] Which resource do you choose? You have { $count } to choose.
}
white-castle-ask-overflow = { $count ->
    [1] You can’t keep more than five seals: what do you exchange the surplus one for?
   *[other] You can’t keep more than five seals: what do you exchange the { $count } surplus ones for?
}
white-castle-ask-tree = { $seals ->
    [1] A tree bars the way into the next season: do you pay a seal to pass it?
   *[other] A tree bars the way into the next season: do you pay { $seals } seals to pass it?
}
white-castle-ask-castle = { $effect-id ->
    [castle] Castle action: who is sent where?
   *[other] Castle action: who is sent where? First pay { $seals ->
        [0] { $coins } coins.
        [1] 1 seal.
       *[other] { $seals } seals.
    }
}
white-castle-ask-garden = { $effect-id ->
    [garden] Garden action: where does your gardener go?
   *[other] Garden action: where does your gardener go? First pay { $seals ->
        [0] { $coins } coins.
        [1] 1 seal.
       *[other] { $seals } seals.
    }
}
white-castle-ask-yard = { $effect-id ->
    [yard] Yard action: where does your warrior go?
   *[other] Yard action: where does your warrior go? First pay { $seals ->
        [0] { $coins } coins.
        [1] 1 seal.
       *[other] { $seals } seals.
    }
}
white-castle-ask-light = Which light action of the castle do you use?
white-castle-ask-tile = { $coins ->
    [0] Which action at a dice tile of the castle do you use?
   *[other] Which action at a dice tile of the castle do you use? First pay { $coins } coins.
}
white-castle-ask-mat = { $coins ->
    [0] Which row of your mat do you use?
   *[other] Which row of your mat do you use? First pay { $coins } coins.
}
white-castle-ask-hall = Your courtier is before the daimyo: on which field?
white-castle-ask-climbed = Which light action of the new card do you use?
white-castle-ask-rival-room = { $floor-id ->
    [level-1] A courtier of the Tokugawa climbs to level 1: into which room?
   *[level-2] A courtier of the Tokugawa climbs to level 2: into which room?
}
white-castle-ask-rival-garden = A gardener of the Tokugawa can go to several gardens: to which one?

## Choices

white-castle-choice-done = { $kind ->
    [castle] Leave it at that
   *[other] Do without
}
white-castle-choice-stay = Stay before the tree
white-castle-choice-pass-tree = { $seals ->
    [1] Pay 1 seal and pass the tree
   *[other] Pay { $seals } seals and pass the tree
}
white-castle-choice-gate = A courtier to the gate
white-castle-choice-pair = Pair { $pair }
white-castle-choice-take = { $end-id ->
    [left] The left die from { $bridge-a }
   *[right] The right die from { $bridge-a }
}
white-castle-choice-place = { $space-a }
white-castle-choice-row = Use { $row-a }
white-castle-choice-climb = { $floor-id ->
    [gate] A courtier from the gate { $room-a }
    [level-1] A courtier from level 1 { $room-a }
   *[level-2] A courtier from level 2 { $room-a }
}
white-castle-choice-garden = { $garden-id ->
    [plant] To the plant garden beneath { $bridge-a }
   *[stone] To the stone garden beneath { $bridge-a }
}
white-castle-choice-yard = { $yard-a }
white-castle-choice-field = { $field-a }
white-castle-choice-gain = { $good-a }
white-castle-choice-rival-room = { $room-a }
white-castle-choice-rival-garden = { $garden-id ->
    [plant] To the plant garden beneath { $bridge-a }
   *[stone] To the stone garden beneath { $bridge-a }
}
white-castle-choice-do = { $effect }
white-castle-choice-exchange = { $good-id ->
    [coin] Exchange 1 seal for { $good-a }
   *[other] Exchange 2 seals for { $good-a }
}

## What happens

white-castle-event-round = { $count ->
    [1] Round 1 begins.
   *[other] Round { $count } begins: all dice are thrown.
}
white-castle-event-turn = { $seat } has turn { $count } of the round.
white-castle-event-order = { $count ->
    [1] { $seat } plays first in the new order.
    [2] { $seat } plays second.
    [3] { $seat } plays third.
   *[other] { $seat } plays last.
}
white-castle-event-scores = { $count ->
    [one] { $seat } ends with 1 point.
   *[other] { $seat } ends with { $count } points.
}
white-castle-event-game-over = The year is over.
white-castle-event-chooses-cards = { $seat } chooses a pair of cards; beside the mat: { $effect }.
white-castle-event-takes = { $seat } takes a { $value } from the right end of { $bridge-a }.
white-castle-event-takes-left = { $seat } takes a { $value } from the left end of { $bridge-a }.
white-castle-event-places = { $seat } places the { $value } { $space-a }.
white-castle-event-gains = { $seat } gains { $good }.
white-castle-event-loses = { $seat } has no room for { $good }.
white-castle-event-pays = { $seat } pays { $good }.
white-castle-event-exchanges = { $count ->
    [one] { $seat } exchanges 1 seal for { $good-a }.
   *[other] { $seat } exchanges { $count } seals for { $good-a }.
}
white-castle-event-does = { $seat } chooses { $effect-a }.
white-castle-event-uses-row = { $seat } uses { $row-a } of the mat.
white-castle-event-lights-lanterns = { $seat } lights the lanterns.
white-castle-event-draws-water = { $seat } draws from the well.
white-castle-event-enters-gate = { $seat } sends a courtier to the gate.
white-castle-event-climbs = { $seat } sends a courtier up { $room-a }.
white-castle-event-takes-card = { $seat } takes the card of the room: { $effect }.
white-castle-event-keeps-card = The stack is empty, so the card of the room stays: { $effect }.
white-castle-event-new-card = A new card comes into the castle: { $effect }.
white-castle-event-rests-in-hall = { $seat }’s courtier kneels { $field-a } before the daimyo.
white-castle-event-plants = { $seat } sends a gardener { $place-a }.
white-castle-event-trains = { $seat } sends a warrior { $yard-a }.
white-castle-event-gardener-works = { $seat } has a gardener at work: { $place }.
white-castle-event-advances = { $count ->
    [one] { $seat } advances one step, to field { $value } of the season track.
   *[other] { $seat } advances { $count } steps, to field { $value } of the season track.
}
white-castle-event-passes-tree = { $seat } passes the tree to field { $count } of the season track.
white-castle-event-stops-at-tree = { $count ->
    [one] { $seat } can’t pay the seal for the tree and stays before it.
   *[other] { $seat } can’t pay { $count } seals for the tree and stays before it.
}
white-castle-event-stays = { $seat } stays before the tree.
white-castle-event-rival-turn = The Tokugawa clan has turn { $count } of the round.
white-castle-event-rival-order = { $count ->
    [1] The Tokugawa clan plays first in the new order.
   *[other] The Tokugawa clan plays second.
}
white-castle-event-rival-scores = { $count ->
    [one] The Tokugawa clan ends with 1 point.
   *[other] The Tokugawa clan ends with { $count } points.
}
white-castle-event-rival-takes = The Tokugawa clan takes a { $value } from { $bridge-a }.
white-castle-event-rival-places = It places the { $value } { $space-a }.
white-castle-event-rival-gains = The Tokugawa clan gains { $good }.
white-castle-event-rival-pays = The Tokugawa clan hands in { $good }.
white-castle-event-rival-advances = { $count ->
    [one] The Tokugawa clan advances one step, to field { $value } of the season track.
   *[other] The Tokugawa clan advances { $count } steps, to field { $value } of the season track.
}
white-castle-event-rival-plants = The Tokugawa clan sends a gardener { $place-a }.
white-castle-event-rival-trains = The Tokugawa clan sends a warrior { $yard-a }.
white-castle-event-rival-enters-gate = The Tokugawa clan sends a courtier to the gate.
white-castle-event-rival-climbs = The Tokugawa clan sends a courtier up { $room-a }.
white-castle-event-rival-gardener-works = The Tokugawa clan has a gardener at work: { $place }.
white-castle-event-rival-fails = { $count ->
    [one] One action of the Tokugawa clan comes to nothing and is worth 1 point.
   *[other] One action of the Tokugawa clan comes to nothing and is worth { $count } points.
}
white-castle-tiebreak = { $seat } is placed before { $others }: equal in points, but earlier in the order of play.

## The table

white-castle-screen-setting-up = Before the first round
white-castle-screen-round = Round { $round } of 3, turn { $turn } of 3: { $seat } to play
white-castle-screen-rival-round = Round { $round } of 3, turn { $turn } of 3: the Tokugawa clan
white-castle-screen-over = After three rounds
white-castle-screen-order = Order of play: { $names }
white-castle-screen-rival = Tokugawa clan
white-castle-screen-season = Season track
white-castle-screen-season-points = ♣ costs seals to pass; points at the end: 3, 6, then 10 to 15 after the trees
white-castle-screen-bridge = Bridge
white-castle-screen-dice = Dice
white-castle-screen-plant = Plant garden
white-castle-screen-stone = Stone garden
white-castle-screen-garden = { $food } food: { $effect } ★{ $points }
white-castle-screen-outside = Outside the walls
white-castle-screen-or = { $first } or { $second }
white-castle-screen-well-gives = 1 seal + { $tiles }
white-castle-screen-yards = Yards
white-castle-screen-yard = { $iron } iron: { $effects } ★{ $points }
white-castle-screen-legend = ⁂ lanterns · ● dice tile · ☾ dark action · [3] value of a free dice space · ★ points at the end
white-castle-screen-family = Family
white-castle-screen-points = Points
white-castle-screen-total = Score
white-castle-screen-at-home = At home
white-castle-screen-lanterns = Lanterns
white-castle-screen-mat = Mat of { $seat }
white-castle-screen-to-come = Still to come: { $effects }
white-castle-screen-have = You have: { $goods }; lanterns: { $lanterns }
white-castle-screen-rival-cards = The rival’s stack from the top: the first card acts, the second shows its die
white-castle-screen-rival-house = House deck: of the real nine cards one front and one action side are known; the rest is Tenshu’s own.
white-castle-source-fans = Won in play
white-castle-source-goods = Stores
white-castle-source-season = Season
white-castle-source-courtiers = Courtiers
white-castle-source-warriors = Warriors
white-castle-source-gardeners = Gardeners
white-castle-screen-sheet-total = Total
white-castle-screen-position-left = left
white-castle-screen-position-middle = middle
white-castle-screen-position-right = right
white-castle-screen-coins-gained = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
white-castle-screen-coins-paid = { $count ->
    [one] −1 coin
   *[other] −{ $count } coins
}

## What the rival’s cards do

white-castle-act-plant-garden = gardener to a plant garden
white-castle-act-stone-garden = gardener to a stone garden
white-castle-act-any-garden = gardener to a garden
white-castle-act-yard = warrior to the yard for { $count } iron
white-castle-act-gate = courtier to the gate
white-castle-act-climb = { $count ->
    [one] courtier up 1 level
   *[other] courtier up { $count } levels
}
white-castle-act-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
white-castle-act-influence = { $count } influence
white-castle-act-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## What short words on the table stand for

white-castle-explains-any-1 = food, iron or mother-of-pearl, as you like
white-castle-explains-influence-1 = a step on the season track; a tree costs seals to pass
white-castle-explains-lantern = everything your lantern area shows
white-castle-explains-well = 1 seal and what the two tiles at the well show
white-castle-explains-castle = a courtier to the gate for 2 coins, and/or one courtier up 1 level for 2 mother-of-pearl or 2 levels for 5
white-castle-explains-garden = a gardener to a garden for its food; do what the garden shows
white-castle-explains-yard = a warrior to a yard for its iron; do what its tiles show
white-castle-explains-light = one action without ☾ from any card in the castle
white-castle-explains-tile = one action beside a dice tile in the castle
white-castle-explains-mat = a row of your mat as if you had placed a die there

## Refusals

white-castle-refusal-pair-taken = Pair { $pair } is not on offer.
white-castle-refusal-no-die = { $end-id ->
    [left] No die lies at the left end of { $bridge-a }.
   *[right] No die lies at the right end of { $bridge-a }.
}
white-castle-refusal-no-tile = { $colour-id ->
    [red] This room has no red dice tile.
    [black] This room has no black dice tile.
   *[white] This room has no white dice tile.
}
white-castle-refusal-row-occupied = A die lies in this row of your mat already.
white-castle-refusal-space-full = No more dice fit on this space.
white-castle-refusal-too-few = Not enough { $good }: it takes { $price }, and you have { $have }.
white-castle-refusal-no-courtier = You have no courtier there to send.
white-castle-refusal-done-already = You have done that in this castle action already.
white-castle-refusal-no-way = A courtier climbs one or two levels at a time.
white-castle-refusal-gardener-there = You have a gardener in this garden already.
white-castle-refusal-field-taken = A courtier rests on this field already.
white-castle-refusal-store-full = You can’t store more of it: { $good }.
white-castle-refusal-not-offered = That can’t be done here now: { $effect }.
white-castle-refusal-exchange-later = You don’t need it here: { $good }. Seals can be exchanged as soon as something is missing.

## The page

white-castle-page-round = Round { $round } of 3, turn { $turn } of 3
white-castle-page-order = Order of play
white-castle-page-bridges = Bridges and gardens
white-castle-page-castle = The castle
white-castle-page-mat = The mat of { $seat }
white-castle-page-die = { $colour ->
    [red] red { $value }
    [black] black { $value }
   *[white] white { $value }
}
white-castle-page-take-left = Choose the { $die } at the left end, which lights your lanterns
white-castle-page-take-right = Choose the { $die } at the right end
white-castle-page-left-end = A die from the left end also gives everything your lanterns show.
white-castle-page-space = { $count ->
    [0] Dice space with the value { $value }, empty
   *[other] Dice space with the value { $value }, on it: { $dice }
}
white-castle-page-pick = Choose a die at an end of a bridge; the board then shows where it can go and what it earns or costs.
white-castle-page-where = Where does it go?
white-castle-page-put-back = Put it back
white-castle-page-coming = Still to come
white-castle-page-exchanges = { $seals ->
    [1] first exchange 1 seal
   *[other] first exchange { $seals } seals
}
white-castle-page-pays = pay { $goods }
white-castle-page-gains = gain { $goods }
white-castle-page-lights-lanterns = light the lanterns
white-castle-page-brings = then: { $effects }
white-castle-page-one-of = then one of: { $effects }
white-castle-page-or = or
white-castle-page-field = { $points ->
    [0] Field { $field } of the season track: no points at the end
   *[other] Field { $field } of the season track: { $points } points at the end
}
white-castle-page-tree = { $seals ->
    [1] It costs 1 seal to pass the tree before it.
   *[other] It costs { $seals } seals to pass the tree before it.
}
white-castle-page-yard-points = { $count ->
    [1] At the end each warrior here is worth 1 point for every courtier of the family inside the castle.
   *[other] At the end each warrior here is worth { $count } points for every courtier of the family inside the castle.
}
white-castle-page-courtier-points = { $count ->
    [1] A courtier here is worth 1 point at the end.
   *[other] A courtier here is worth { $count } points at the end.
}
white-castle-page-stack = { $count ->
    [0] The stack of cards for this level is empty.
    [1] 1 card is left in the stack for this level.
   *[other] { $count } cards are left in the stack for this level.
}
white-castle-page-covered = Beneath this figure: { $effect }
white-castle-page-at-home = { $count ->
    [0] none left on the mat
   *[other] { $count } left on the mat
}
white-castle-page-lanterns = The lantern bonus gives everything shown here.
white-castle-page-pairs = The pairs of cards on offer
white-castle-page-mat-action = Action on the mat
white-castle-page-rival-hidden = A card not seen yet
white-castle-page-points-now = { $count ->
    [1] 1 point if the game ended now
   *[other] { $count } points if the game ended now
}
white-castle-page-good-food = Sends gardeners to gardens. You can keep 7.
white-castle-page-good-iron = Sends warriors to yards. You can keep 7.
white-castle-page-good-pearl = Takes courtiers up the castle. You can keep 7.
white-castle-page-good-coin = Pays for dice of low value, for the gate and for some actions.
white-castle-page-good-seal = Pays for trees and some actions; 1 seal is exchanged for a coin, 2 for a resource. You can keep 5.
white-castle-page-good-point = Points won so far; more come at the end.
white-castle-page-sign-any = A resource of your choice: food, iron or mother-of-pearl.
white-castle-page-sign-influence = A step on the season track. The first on the track plays first in the next round.
white-castle-page-sign-lantern = Everything that your lanterns show.
white-castle-page-sign-well = A seal and what the two tiles at the well show.
white-castle-page-sign-castle = Send a courtier to the gate for 2 coins; and take one courtier up, 1 level for 2 mother-of-pearl or 2 levels for 5.
white-castle-page-sign-garden = Send a gardener to a garden for its price in food, and do what the garden shows.
white-castle-page-sign-yard = Send a warrior to a yard for its price in iron, and do what its tiles show.
white-castle-page-sign-light = Do one action on light ground of any card in the castle.
white-castle-page-sign-tile = Do one action beside any dice tile in the castle.
white-castle-page-sign-red-tile = Do one action beside a red dice tile in the castle.
white-castle-page-sign-black-tile = Do one action beside a black dice tile in the castle.
white-castle-page-sign-white-tile = Do one action beside a white dice tile in the castle.
white-castle-page-sign-mat = Use a row of your mat as if you had placed a die there.
## What the options mean, on the page

white-castle-page-setting-rival = How strongly the automatic rival of a game alone plays.

## The story after the game

white-castle-moment-best-turn = { $points ->
    [one] Turn { $turn } of round { $round } brings { $seat } 1 point.
   *[other] Turn { $turn } of round { $round } brings { $seat } { $points } points.
}
white-castle-moment-longest-chain = { $seat } sets off the longest chain: { $count } things happen in turn { $turn } of round { $round }.
white-castle-moment-rests-in-hall = A courtier of { $seat } reaches the daimyo’s hall.
white-castle-moment-takes-lead = { $points ->
    [one] { $seat } takes the lead: 1 point if the game ended here.
   *[other] { $seat } takes the lead: { $points } points if the game ended here.
}
white-castle-chapter-turn = Round { $round }, turn { $turn }
white-castle-chapter-rival-turn = Round { $round }, turn { $turn } of the rival
white-castle-chapter-round-end = End of round { $round }
white-castle-series-points = Points if the game ended here
white-castle-series-influence = Place on the season track
white-castle-series-coins = Coins
white-castle-tally-dice = Dice taken
white-castle-tally-row-rival = Tokugawa clan
white-castle-tally-row-rolled = All dice rolled
white-castle-tally-column-1 = 1
white-castle-tally-column-2 = 2
white-castle-tally-column-3 = 3
white-castle-tally-column-4 = 4
white-castle-tally-column-5 = 5
white-castle-tally-column-6 = 6
white-castle-tally-column-mean = On average
white-castle-tally-deeds = Deeds
white-castle-tally-column-gardeners = Gardeners sent
white-castle-tally-column-warriors = Warriors sent
white-castle-tally-column-courtiers = Courtiers to the gate
white-castle-tally-column-climbs = Courtiers climbed
white-castle-tally-column-lanterns = Lanterns lit
white-castle-tally-column-wells = Drawn from the well
white-castle-tally-column-trees = Trees passed
