# Kunitori!: the first game and the rules.

## The first game

learn-kunitori-step-welcome =
    Welcome! You rule a small land with two Villages and six Copper. At the end, whoever owns the most victory points wins.

    You begin with a tiny deck of cards and make it stronger by buying new ones. Your rival today is Momiji.
learn-kunitori-step-market =
    In the middle is the market. The coin on a card is its price, the small number how many are left.

    Victory cards bring the points: a Village 1, a Prefecture 5, a Country 10. You can buy them, or win them in battle. Rest the pointer on any card to read it; on a phone, press it for a moment.
learn-kunitori-step-silver =
    You hold no action cards yet, so you are already buying. Your three Copper have been laid out: 3 money, and one buy.

    A Silver costs 3 and is worth 2 every time you draw it. Buy one!
learn-kunitori-step-discard =
    What you buy goes to your discard pile, and so does everything you have used. Then you draw four new cards.

    When your deck is empty, the discard pile is shuffled and becomes the new deck. That is how the Silver will come back. Now Momiji buys.
learn-kunitori-step-spearmen =
    Again 3 money. This time let us think of war: Spearmen have an attack of 2, and the little banner says that they are deployable. You will see soon what that means.
learn-kunitori-step-rounds =
    A few turns pass. You buy two more Silver. Momiji plays Spearmen, which stay in camp, and then buys a Rising general. That smells of trouble …
learn-kunitori-step-play =
    Now you have drawn an action card yourself. Each turn gives you one action, and playing a card costs one.

    Spearmen give an action back, so they cost you nothing. Play them!
learn-kunitori-step-second-spearmen =
    Your Spearmen stand in camp, and your treasure is laid out for the purchase. Reinforce your troops with a second card of Spearmen.
learn-kunitori-step-stay =
    The turn is ending. Most cards are discarded now, but deployable ones may stay in camp. There they defend you, and next turn they are played again before your hand.

    Leave the Spearmen where they are.
learn-kunitori-step-more-rounds =
    Another turn passes. You are saving for something greater.
learn-kunitori-step-rising =
    Troops don’t march by themselves: they need a leader. Real generals cost 8, but a Rising general costs only 5, and you have exactly that much.
learn-kunitori-step-guard =
    Keep your Spearmen in camp. You will need them sooner than you like.
learn-kunitori-step-attacked =
    Momiji plays her Rising general and attacks! Her troops add up to 3: the Rising general 1, the Spearmen 2. Your camp has 2.

    As it stands you would lose, and Momiji would win a Village. But a defender always has an answer.
learn-kunitori-step-ambush =
    You can turn over the top two cards of your deck as reinforcements and hope. Or you lay an ambush with cards from your hand: each counts one more than it says.

    You hold a Rising general. Lay an ambush!
learn-kunitori-step-show =
    The Rising general has an attack of 1, in ambush it counts 2. With your Spearmen that makes 4 against 3.

    Show it!
learn-kunitori-step-enough =
    Nothing else in your hand could fight, but you are asked as long as you hold cards, so that nobody learns which. Say that this is all.
learn-kunitori-step-held =
    You have thrown the attack back by 1, and a defender who wins is rewarded: by 1 a Village, by 2 a Prefecture, by 3 or more even a Country. Take the Village; it is worth a point.
learn-kunitori-step-replayed =
    The card from the ambush is back in your hand. Momiji finishes her turn.

    Then it is your turn, and your Spearmen in camp have been played again. Look at your hand: a Rising general, two Silver, one Copper. That is the moment!
learn-kunitori-step-lead =
    Play the Rising general. With a leader in camp, the battle phase begins after your actions.
learn-kunitori-step-promote =
    Before a battle, a Rising general can make way for a real one: pay treasure worth 5 from your hand. The money is then missing when you buy, but what is a Silver against glory?
learn-kunitori-step-pay =
    Pay the first Silver: 2 of 5.
learn-kunitori-step-pay-more =
    And the second: 4 of 5.
learn-kunitori-step-pay-last =
    The Copper makes it 5.
learn-kunitori-step-general =
    Choose a general. Some bring points, some bring cards. Oda Nobunaga has the strongest attack of all: 7. He may lead your troops at once.
learn-kunitori-step-attack =
    Oda Nobunaga and your Spearmen make 9. Momiji’s camp has 2. An attacker who wins by 1 to 3 takes a Village, by 4 to 6 a Prefecture, by 7 or more a Country. Attack!
learn-kunitori-step-won =
    Momiji calls for reinforcements, but only coins come: they don’t fight. 9 against 2, a difference of 7. A whole Country is yours, worth 10 points!
learn-kunitori-step-tidy =
    Your treasure is spent, and without money there is no buying: the buy phase is over at once. End your turn. The Spearmen stay on guard; Oda Nobunaga goes to the discard pile and will come back when you draw him.
learn-kunitori-step-end =
    That was the heart of Kunitori!: buy, act, fight. You have won a Village and a Country.

    The game goes on until one of the three piles of victory cards is empty. Then everyone but the player whose turn it is has one more turn, and all points on all cards are counted.

    Now play a game of your own!

## The rules

learn-kunitori-aim = What it is about
learn-kunitori-aim-text =
    Two to six rulers of a land at war with itself build their territory: a deck of cards that they own and keep improving. You buy troops, politics and treasure, lead armies into battle, and collect victory points. Whoever has the most points on all cards at the end wins.
learn-kunitori-setup = The start
learn-kunitori-setup-text =
    All cards lie open in the middle: that is the market. Everyone begins with the same deck of eight cards, two Villages and six Copper, and draws a hand of four. Lot decides who begins, unless you have agreed on a seat; turns go clockwise.
learn-kunitori-turn = A turn
learn-kunitori-turn-text =
    A turn has four phases, always in this order:

    - Act: play action cards; you have one action.
    - Fight: with a leader in camp you may attack.
    - Buy: spend your money; you have one buy.
    - Tidy up: discard what you played and what is left in your hand, then draw four cards.

    Actions, buys and money that you don’t use are lost.
learn-kunitori-symbols = The symbols
learn-kunitori-symbols-text =
    What a card gives is shown in symbols, from left to right. All of it happens when the card is played.
learn-kunitori-action = Playing cards
learn-kunitori-action-text =
    Generals, troops and politics are action cards. Playing one costs an action; many give actions back, so that long chains are possible. Cards that you draw can be played at once.

    When your deck runs out while you draw, your discard pile is shuffled and becomes the new deck.

    Trashed cards leave the game.
learn-kunitori-deploy = Deployable cards
learn-kunitori-deploy-text =
    Cards with a banner may stay in camp when your turn ends. There they defend you. At the start of your next turn they are played again, before any card from your hand. Each costs an action and gives at least one back, so all of them have their turn; their order changes nothing, and nobody asks you for it.
learn-kunitori-battle = Battle
learn-kunitori-battle-text =
    With a general or a Rising general in camp you may attack, once your actions are done. All your leaders and all your troops join: each leader picks an opponent, and the troops follow the leaders. The attack values of all cards you send are added up; forts and castles never attack.

    The defender counts attack and defence of all cards in camp, and chooses one of two answers:

    - Ambush: show any cards from your hand that have an attack or defence value; each counts one more. They go back to your hand afterwards.
    - Reinforcement: turn over the top two cards of your deck; what they are worth counts. They go back on top in an order of your choice.

    The stronger side takes a victory card; how good it is depends on the difference. An attacker must take it, a defender may decline. If its pile is empty, there is nothing left to win. If both are equally strong, nobody gets anything.
learn-kunitori-rising = From Rising general to general
learn-kunitori-rising-text =
    At the start of the battle phase you may replace a Rising general in camp with a general from the market: pay treasure cards worth 5 or more from your hand. There is no change. The Rising general is trashed, the general arrives without giving cards or actions, and may lead an attack at once.
learn-kunitori-buying = Buying
learn-kunitori-buying-text =
    All treasure in your hand is laid out and turns into money; money from action cards is added. Each buy takes one card from the market, whose price you pay. It goes to your discard pile. Without a buy or without money left, the phase is over. Treasure you laid out is not lost: it is only discarded.
learn-kunitori-end = The end of the game
learn-kunitori-end-text =
    When the last Village, the last Prefecture or the last Country is taken, everyone but the player whose turn it is has one more turn; the player to the right of that one is the last. It does not matter who took the card. Then everyone counts the points on all cards: in hand, deck, discard pile and camp. In a tie, whoever had the later first turn wins.
learn-kunitori-cards = All cards
learn-kunitori-cards-text =
    Every pile of the market, with its price and what it does.
