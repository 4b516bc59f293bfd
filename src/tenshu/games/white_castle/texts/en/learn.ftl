# The White Castle: the first game and the rules.

## The first game

learn-white-castle-step-welcome =
    Welcome to the castle of the White Heron! Your family seeks standing at the court of the daimyo, and so does Momiji’s.

    You have three rounds of three turns. In each turn you take one die and place it: nine dice in all. Whoever has the most points at the end wins. Rest the pointer on any symbol to learn what it means; on a phone, press it for a moment.
learn-white-castle-step-bridges =
    Before anything else the dice are thrown. Each colour lies on its bridge, the lowest die on the left, the highest on the right. Only the dice at the ends can be taken.

    A high die brings coins. A low one costs coins, but the left end has a lantern: whoever takes the left die also gets what their lanterns show.
learn-white-castle-step-pair =
    Everyone begins with a pair of cards, chosen with the dice in view. Momiji has chosen hers; now you.

    The upper card gives goods at once and becomes your first lantern. The lower one is an action for your mat. Take the pair with 4 food, 2 iron, 3 coins and 2 seals; its action is that of the castle.
learn-white-castle-step-high-die =
    Begin with a strong die: the red 6 at the right end. As soon as you choose it, the board shows where it can go and what it earns or costs.

    Place it in the left room on level 2. The room has the value 4, so your 6 earns 2 coins. And the red tile there points to an action: 2 points and the well.
learn-white-castle-step-first-gain =
    2 coins for the difference, 2 points, and from the well 1 seal, 1 coin and 1 mother-of-pearl. Not bad for a first die!

    Now Momiji places a white die on her mat.
learn-white-castle-step-left-die =
    Take the black 3 at the left end and place it outside the walls, on the left. The space has the value 5, so you pay 2 coins.

    In return your lantern is lit. It shows 1 food.
learn-white-castle-step-either =
    Outside the walls you choose one of two actions: the castle or the garden. You have plenty of food, and food is what gardeners need. Choose the garden.
learn-white-castle-step-gardener =
    Six gardens lie beneath the bridges. Each shows its price in food, what it gives, and its points at the end.

    The stone garden beneath the white bridge costs only 1 food and gives 3 coins. And it may give them again: after the round a gardener works once more if a die is left on the bridge above.
learn-white-castle-step-rival-trains =
    Momiji takes a die from the left end too. Her lanterns give her iron and a seal, and she sends a warrior to the yard for 1 iron, which brings her 3 mother-of-pearl.
learn-white-castle-step-chain =
    Now for a chain of actions. Take the white 3 at the left end: the lantern gives you food once more.

    Place it in the left room on level 1. It has the value 3 too, so nothing is paid. Two of its tiles are white, so your die gives you both actions beside them.
learn-white-castle-step-order =
    Where a space offers several actions, you choose their order: here a step on the season track, and on dark ground a garden action for 1 seal. Begin with the step: whoever is ahead on the track begins the next round.
learn-white-castle-step-plant-garden =
    With 5 food you can afford a great plant garden: the one beneath the red bridge, worth 7 points at the end. It costs 4 food, and 1 seal for the action.

    Look at what it shows: for 3 coins, a yard action. So one die sets off two placements.
learn-white-castle-step-warrior =
    Pay the 3 coins and send a warrior to the yard for 1 iron. You get 3 mother-of-pearl, which courtiers need to climb.

    A warrior counts at the end for every courtier you have inside the castle. There are none yet. We shall see to that.
learn-white-castle-step-round-ends =
    Momiji draws from the well, and the first round is over. You have moved on the season track, so you stay first.

    A die is left on every bridge, so both of your gardeners work once more. One has brought 3 coins. The other offers a yard action for 3 coins. You may do without: keep the money for your courtiers this time. Then all dice are thrown anew.
learn-white-castle-step-outside =
    Time for your courtiers. Take the black 4 at the right end and place it outside the walls, on the right, for 1 coin.
learn-white-castle-step-castle =
    Here you can choose the castle or the yard. Choose the castle.
learn-white-castle-step-gate =
    The castle action has two parts, and you may do both: send a courtier to the gate for 2 coins, and take a courtier up.

    First someone must stand at the gate.
learn-white-castle-step-climb =
    Now up! One level costs 2 mother-of-pearl, two levels 5. You have 4.

    Go into the middle room on level 1. Its card will be yours.
learn-white-castle-step-new-card =
    The card of the room now lies beside your mat, and the old one has become a lantern: from now on your lanterns show food and influence.

    On arriving you may do one of the light actions of the card. Take 1 iron and 1 food.
learn-white-castle-step-rival-draws =
    Your courtier is worth 3 points, and your warrior counts now. Momiji visits the well; her store of mother-of-pearl is full, so she loses what is beyond 7.
learn-white-castle-step-mat =
    Your own mat has dice spaces too, with the value 6. A black die goes into the row of the gardeners. Two of them have left, so three bonuses are to be seen: 3 iron.

    Take the black 3 at the left end and place it on your mat. You pay 3 coins; the lanterns give 1 food and a step on the season track; then come the 3 iron and the action of the card: the castle for 1 seal.
learn-white-castle-step-higher =
    For the seal and 2 mother-of-pearl your courtier climbs on, into the left room on level 2. There he is worth 6 points.

    The card there has one light action, so it is done at once: 2 points and the well.
learn-white-castle-step-enough =
    You could send another courtier to the gate for your last 2 coins. Better keep them, for your gardeners will want coins: leave it at that.
learn-white-castle-step-rival-waits =
    Momiji sends her first courtier to the gate. He is worth 1 point there.
learn-white-castle-step-well =
    When there is little money, the well helps: it always has the value 1, and it is never full. Take the red 2 at the right end and place it at the well.
learn-white-castle-step-gardeners-work =
    The second round is over. You stand ahead on the season track, so you begin the next round too.

    Dice are left on the red and the white bridge, so both of your gardeners work again. One has brought 3 coins. The other offers its yard action for 3 coins once more. This time take it: send a second warrior to the yard for 1 iron.
learn-white-castle-step-end =
    You now have 24 points, Momiji is far behind. In the third round it is worth thinking of the end: gardeners and courtiers count their points, warriors count for every courtier inside the castle, your heron on the season track counts once it has passed the first tree, and a few points come from what is left in your stores.

    You know everything that you need. Good luck!

## The rules

learn-white-castle-aim = What it is about
learn-white-castle-aim-text =
    In the year 1761 the families around the castle of the White Heron strive for standing at the court of the daimyo. Each family has five courtiers, five gardeners and five warriors.

    The game lasts three rounds, and in each round you have three turns: nine turns in all. In every turn you choose one die and place it. That is little, so every die should bring as much as possible. Whoever has the most points after the third round wins.
learn-white-castle-setup = Before the first round
learn-white-castle-setup-text =
    All dice are thrown and lie on the three bridges, each colour on its own, the lowest on the left, the highest on the right. Every room of the castle has a card; beside each of its actions lies a dice tile in red, black or white.

    In reverse order of play everyone chooses a pair of cards: one gives goods at once and then lies in the lantern area, the other lies beside the mat and is the action of all its rows. The dice are known by then.
learn-white-castle-turn = A turn
learn-white-castle-turn-text =
    Take a die from the left or the right end of a bridge. The dice between the ends can’t be taken; the nearest one moves up.

    Place the die on a dice space. It always covers a value: the printed one, or that of a die that lies there.

    - If your die is higher, you gain the difference in coins.
    - If it is lower, you pay the difference in coins.
    - If it is equal, nothing is paid.

    With three or four players a second die may lie on a die of the board; with one or two players dice are never stacked. On a mat there is only ever one die in a row.

    A die from the left end also lights your lanterns. Then you do everything that the space offers; where there are several actions you choose their order.
learn-white-castle-room = The rooms of the castle
learn-white-castle-room-text =
    A room takes dice of the colours that its tiles show. You may do all actions of its card that lie beside tiles of your die’s colour: one, or two if there are two such tiles.

    The rooms of level 1 have the value 3, those of level 2 the value 4. Actions on dark ground send out figures; they are never meant when a light action is to be chosen.
learn-white-castle-walls = Outside the walls, and the well
learn-white-castle-walls-text =
    The two spaces outside the walls have the value 5 and take dice of every colour. On the left you may choose the castle action or the garden action, on the right the castle action or the yard action.

    The well always has the value 1, however many dice lie there, and it is never full. It gives 1 seal and what its two tiles show.
learn-white-castle-mat = The mat
learn-white-castle-mat-text =
    Your mat has three dice spaces with the value 6: red for the courtiers, black for the gardeners, white for the warriors.

    First you get all bonuses of the row that are not covered by a figure, then you do the action of the card beside it. Whenever a figure leaves the mat, a bonus more is to be seen. Where actions lead to a row again in the same turn, you may use it again.
learn-white-castle-garden = The garden action
learn-white-castle-garden-text =
    Send a gardener from your mat to a garden for the food it costs, and do at once what the garden shows. Each family can have one gardener in a garden; any number of families may be there.

    The gardener works again after the first and the second round, if a die is left on the bridge above. At the end he is worth the points of the garden.
learn-white-castle-yard = The yard action
learn-white-castle-yard-text =
    Send a warrior from your mat to a training yard for 1, 3 or 5 iron, and do at once what the tiles of the yard show; the yard for 5 iron has two. There is room for any number of warriors.

    At the end a warrior is worth 1 point, in the yard for 5 iron 2 points, for every courtier of yours inside the castle. Without courtiers warriors are worth nothing.
learn-white-castle-castle = The castle action
learn-white-castle-castle-text =
    You may do both of these once, in any order:

    - For 2 coins, send a courtier from your mat to the gate.
    - Take one courtier up: 1 level for 2 mother-of-pearl, 2 levels for 5.

    Who comes into a room of level 1 or 2 takes its card: the card beside your mat goes to your lanterns, the new one takes its place, and you may do one of its light actions. Then a new card comes into the room.

    Who comes into the hall on the third level lights the lanterns and, while a field is free, kneels there and gets what it shows.
learn-white-castle-lanterns = Lanterns and seals
learn-white-castle-lanterns-text =
    Your lantern area shows more and more symbols in the course of the game. The lantern bonus gives all of them at once: when you take a die from the left end, and wherever a lantern is shown.

    You can keep 7 of each resource and 5 seals. At any time 1 seal can be exchanged for a coin, or 2 seals for a resource; what is beyond the fifth seal has to be exchanged at once.
learn-white-castle-season = Influence and the seasons
learn-white-castle-season-text =
    Influence takes your heron along the season track. At each tree a new season begins, and you pay 1, then 2, then 3 seals to pass. Who doesn’t pay stays before the tree, and the steps left are lost.

    The track counts points at the end, and its order is the order of play of the next round: whoever is ahead begins; of two on the same field, the one who arrived later.
learn-white-castle-round = The end of a round
learn-white-castle-round-text =
    When everyone has had three turns, the new order of play is set by the season track.

    After the first and the second round the gardeners work: in the new order, everyone does the actions of their gardeners beneath bridges on which a die is left. Then all dice are thrown again.
learn-white-castle-scoring = The final count
learn-white-castle-scoring-text =
    To the points won in play are added:

    - 1 point for every 5 coins; seals are exchanged to your advantage
    - 1 point for 3 to 6 of a resource, 2 points for 7 of it
    - the points of your heron on the season track: 3 in summer, 6 in autumn, 10 to 15 in winter
    - courtiers: 1 point at the gate, 3 on level 1, 6 on level 2, 10 in the hall
    - warriors: the points of their yards times your courtiers inside the castle (the gate doesn’t count)
    - gardeners: the points of their gardens

    In a tie the order of play decides.
learn-white-castle-solo = Playing alone
learn-white-castle-solo-text =
    Alone you play against the Tokugawa clan. Nine cards say which die it takes, where it places it and what it does; it never does the actions of the space. Actions that come to nothing are worth 1, 2 or 3 points to it, depending on the round, and at the end of a round it turns its coins into points.

    Being ahead on the season track is worth twice as much here: while the clan plays after you, it needs 5 coins for each exchange, before you only 3.
learn-white-castle-symbols = The symbols
learn-white-castle-symbols-text = All symbols on the board, and what they mean. On the page each explains itself when the pointer rests on it.
learn-white-castle-example-higher = The red 5 covers a 3: 2 coins are gained.
learn-white-castle-example-lower = The black 1 covers a 5: 4 coins are paid.
