# Shogun: the first game and the rules.

## The first game

learn-shogun-step-welcome =
    Welcome, daimyo! Old Japan has no ruler, and you mean to become one. You have two years; whoever then has the most victory points is the new shogun.

    In this lesson you play a first year against Sakura and Momiji. It takes about ten minutes.
learn-shogun-step-map =
    These nine provinces are yours. The cube in each says how many armies stand there, and the round crest says whose they are.

    A province without armies belongs to nobody. The coloured areas are the five regions; they will matter when points are counted.
learn-shogun-step-province =
    Rest the pointer on Suruga, or tap it: its card says how much rice and how many chests it yields, and how many buildings have room there.

    Chests are your money. Rice feeds your provinces in winter.
learn-shogun-step-actions =
    The row above the map shows the ten actions of a round. They come in a new order every time: five are open, the other five are turned over during the round.

    All players carry out the first action, then all the second, and so on. But before that, everyone plans in secret.
learn-shogun-step-cards =
    You have a card for each of your provinces. Below the map is your mat with a field for every action: the card you lay there says where the action will happen.

    So each province acts once in a round at most. A field that you leave empty is covered with a chest card: nothing happens there.
learn-shogun-step-plan =
    Let us plan. Choose a field, then the card, or drag it:

    - Bid for the turn order: 2 chests
    - Build a castle: Sagami
    - Build a Nô theatre: Izu
    - Collect rice: Mino
    - Collect tax: Tamba
    - Raise 5 armies: Owari
    - Battle or movement A: Suruga

    Leave the other fields empty, and press “Ready”.
learn-shogun-step-bids =
    Now everyone has planned. One of the open events is drawn: “Few recruits”, so raising five armies brings only three this round.

    Then the bids are shown and paid. You offered 2 chests, the others only 1 each, so you choose first.
learn-shogun-step-order =
    Each place in the turn order has a special card that helps its owner in this round. You mean to attack: take “+1 army attacking”.
learn-shogun-step-collect =
    The actions begin. You have collected 7 chests in Tamba and 5 rice in Mino.

    That makes farmers angry: a torch burns in both provinces. Whoever collects again where a torch burns faces a revolt.
learn-shogun-step-build =
    A castle costs 3 chests, a temple 2, a theatre 1. Yours stands in Sagami now. In Owari stand three new armies for 3 chests; without the event they would be five.

    Castles don’t fight. They bring points: one each, and more to whoever has the most of a kind in a region.
learn-shogun-step-tower =
    Battle! Momiji marches into Noto, which belongs to nobody; one farmer defends it. All fighters are thrown into the cube tower, and only what falls out counts.

    Two armies and a farmer went in, one army came out. The farmer is stuck inside: Noto is taken.
learn-shogun-step-kept =
    Sakura attacks Momiji in Settsu with a single army, and it never comes out. What sticks in the tower is not lost: it may fall out in any later battle and help then.

    Everyone may see through the paper what is inside. Count before you attack!
learn-shogun-step-march =
    Now it is your turn. Suruga has five armies. Totomi, to the west, belongs to nobody. March there!
learn-shogun-step-send =
    One army always stays behind, so you can send up to four. Your special card adds a fifth. Send all four.
learn-shogun-step-conquered =
    Five went in, four fell out, against one farmer. Each farmer takes an army with him, so three remain and settle in Totomi. Its card is yours from the next round on.

    Between players it is the same: equal numbers fall on both sides, and the rest of the winner holds the province. If nobody is left, it lies waste.
learn-shogun-step-summer =
    Sakura conquers Kozuke, and spring is over. Summer comes: new order of actions, new special cards, new plans.

    From here your steward does your planning, so that we get to winter. You can stop the story at any time by pointing at it, or step through it yourself.
learn-shogun-step-seasons =
    Summer passes. Look how everyone’s chests, rice and buildings grow in the panels, and how torches appear where rice and tax were collected.

    Your steward collected in Mino again, where a torch burned: a farmer rose, and it cost an army to put the revolt down. But you have held Harima and won Wakasa.
learn-shogun-step-autumn =
    Autumn is harder: the others want your land, and you want theirs. You have won Mikawa, but the farmers of Shima were too many for a single army.
learn-shogun-step-winter =
    Winter has no actions. First everyone loses rice, as much as the last open event says: this year 7. Then every province needs one rice.

    Whoever has too little faces revolts: cards are drawn by lot, and in those provinces the farmers rise, in greater number the more rice is missing. Sakura and Momiji have had theirs already.
learn-shogun-step-revolt =
    You, too, have saved too little. Two of your provinces rise: Wakasa and Totomi. You decide which comes first. Begin with Wakasa.
learn-shogun-step-scoring =
    Wakasa has held. Totomi is lost: one army against one farmer, and the farmers win ties. Now points are counted: one for each province and one for each building.

    Then region by region: the most castles bring 3 points, temples 2, theatres 1; a tie one less for each. Your buildings in the yellow region, on the coast around Suruga, brought you 6.
learn-shogun-step-end =
    25 points after the first year, close behind the others, and a whole year to come. In a real game you would now plan the second spring: rice and all torches are gone, everything else stays.

    Remember three things: a card acts once, watch the tower, and save rice for the winter. Now it is your turn!

## The rules

learn-shogun-aim = What it is about
learn-shogun-aim-text =
    Three to five daimyo fight for old Japan for two years. Each year has four rounds: in spring, summer and autumn everyone plans and acts; in winter provinces need rice, and points are counted.

    Whoever has the most points after the second winter wins. If points are equal, more chests decide.
learn-shogun-setup = How it begins
learn-shogun-setup-text =
    The map has two sides, sun and moon: the same 45 provinces, put together into other regions. With three players eight provinces are out.

    Everyone gets 18, 15 or 12 chests (with three, four or five players) and 9, 8 or 7 provinces with armies: from a list, or chosen in turn. On the moon side they are always chosen. Provinces that nobody has are neutral.

    To fill the tower, seven armies of each player and ten farmers are thrown in; what falls out goes back.
learn-shogun-symbols = The signs
learn-shogun-symbols-text = What you see on the map, on the cards and beside the players:
learn-shogun-sign-army = Armies: the cube says how many, the crest whose
learn-shogun-sign-chest = Chests, the money; on a card: what the tax brings
learn-shogun-sign-rice = Rice; beside a player: what there is and how many provinces want it in winter
learn-shogun-sign-castle = Castle: 3 chests
learn-shogun-sign-temple = Temple: 2 chests
learn-shogun-sign-theatre = Nô theatre: 1 chest
learn-shogun-sign-torch = A torch, the revolt marker: collecting there again brings a revolt
learn-shogun-sign-battle = Battle or movement
learn-shogun-sign-bid = Bid for the turn order
learn-shogun-sign-tower = The cube tower
learn-shogun-sign-points = Victory points
learn-shogun-sign-court = Officials at the imperial court
learn-shogun-sign-leader = A military leader
learn-shogun-sign-monument = A monument to a leader
learn-shogun-round = A round
learn-shogun-round-text =
    - The ten action cards are shuffled: five lie open in order, five face down.
    - The five special cards are laid beside the places of the turn order.
    - All plan at the same time, in secret.
    - One of the open events is drawn; it counts for everyone this round.
    - Bids are shown and paid; from the highest on, each chooses a place in the turn order with its special card.
    - The ten actions follow, each by all players in turn order. After each action a card that was face down is turned over.
learn-shogun-planning = Planning
learn-shogun-planning-text =
    You have a card for each province of yours, and five chest cards with 0 to 4 chests. Lay a province card on the field of an action, and the action will happen there: one action a province.

    An action you don’t want is covered with a chest card, whose chests don’t matter there. The bid is a chest card or a province card; a province card costs nothing and beats 0 chests. A tower card of the court counts as 0 chests, and no card at all as less. Equal bids are settled by lot.

    A card that is lost with its province before its turn does nothing any more. Until the last player is ready, a plan can be changed.
learn-shogun-actions = The ten actions
learn-shogun-actions-text =
    Whoever can carry out an action must; what can’t be done whole, or not be paid, is skipped.

    - Castle, temple, Nô theatre: 3, 2 and 1 chests. A province has room for as many buildings as its card says, each kind once.
    - Collect rice, collect tax: as much as the card says. Then a torch, a revolt marker, is laid there.
    - Raise 5 armies for 3 chests, raise 3 armies for 2.
    - Raise 1 army for 1 chest; then armies may move from there into a neighbouring province of your own.
    - Battle or movement A and B: armies go into a neighbouring province. In your own they join the others, anywhere else they fight. One always stays behind.

    Provinces that are joined by a dotted line over the sea are neighbours.
learn-shogun-events = Events and special cards
learn-shogun-events-text =
    Every year four events lie open. One is drawn in each of the three rounds, and the fourth says how much rice everyone loses in winter. So you can see what may come, and how hard the winter may be.

    Events change the harvest or the tax, the number of recruits, the defence of castles, temples and neutral provinces, or let theatres calm their province. Where event and special card change the same thing, the event comes first.

    The special cards: one chest more, one rice more, six armies instead of five, one army more when attacking, one more when defending.
learn-shogun-battle = Battles and the tower
learn-shogun-battle-text =
    All armies that marched and all that stand in the province go into the tower, together with what still lies in the tray. Only what falls out into the tray counts.

    - A neutral province is defended by one farmer, and by all farmers who fall out with him.
    - In a player’s province the farmers help the defender, unless a torch burns there: then they look on.
    - Cubes of others lie in the tray and wait for the next throw.

    The greater number wins. The winner loses as many as the loser had; farmers fall before armies. What is left stands in the province. If both are equal, or if only farmers are left of the defence, all goes: armies, buildings and torches, and the province is neutral.

    Whoever conquers a province gets its card, its buildings and its torches.
learn-shogun-unrest = Revolts
learn-shogun-unrest-text =
    Whoever collects rice or tax where torches burn keeps what was collected, but farmers rise: one for each torch. They and all armies of the province go into the tower. Against farmers a tie is lost: the province becomes neutral, with nothing left on it. Whoever wins keeps what is left, and one more torch is laid.
learn-shogun-winter = Winter
learn-shogun-winter-text =
    Everyone loses as much rice as the last open event says. Then each province needs one rice. How many are without it decides what happens:

    - 1 without rice: 1 revolt, with 1 farmer more
    - 2: 1 revolt, with 2 farmers more
    - 3 or 4: 2 revolts, with 2 farmers more
    - 5 or 6: 2 revolts, with 3 farmers more
    - 7 and more: 3 revolts, with 3 farmers more

    Which provinces rise is drawn by lot; their torches count as well. After the first winter the rice is gone, all torches are put out, and four new events are laid open.
learn-shogun-scoring = Points
learn-shogun-scoring-text =
    In each winter, after the revolts:

    - 1 point for each province
    - 1 point for each building
    - in each region 3 points for the most castles, 2 for the most temples, 1 for the most theatres; in a tie each gets one point less
learn-shogun-court = Tenno’s Court
learn-shogun-court-text =
    Three more fields turn 3, 2 or 1 armies into officials who wait in the hall of the imperial palace. Tower cards do the same with armies that lie in the tray.

    After the turn order, whoever has the most officials in the hall goes first: all of them enter the audience, and for 4, 3 or 2 of them a favour can be taken. Favours bring chests, rice, points, armies for the tray, a free building, peace, or they calm a province. At the end all officials still in the audience go back to the hall, and favours nobody took leave the game.
learn-shogun-samurai = Samurai
learn-shogun-samurai-text =
    Whoever has provinces in four regions when the turn order is settled turns to the next of four samurai cards and takes one of its gifts: chests, armies for the tray, rice or points. After the winter it begins anew.
learn-shogun-leaders = Military Leaders
learn-shogun-leaders-text =
    Your leader stands in one of your provinces. Buildings cost a chest less there, and rice, tax and recruits bring one more. After each round, the winter too, he must go to another province of yours; if it is a neighbour, a monument is built where he was.

    Leaders who enter a province take others’ monuments there. At the end each of your monuments on the map and each one captured is worth a point. A leader whose province is lost comes back after the winter, after the second one, too, before monuments are counted.
learn-shogun-chambers = Chambers
learn-shogun-chambers-text =
    Each round six artists come to the crossings of six arts and six castles. At the end of the round, region by region, whoever has the most provinces there takes one into service. Artists nobody took are turned over.

    At the end of the game each row and each column brings its points to whoever has the most markers in it; turned artists count like one more player.
learn-shogun-throw = Throw them in
