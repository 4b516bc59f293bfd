"""The book's worked examples."""

from tests.games.kunitori.table import after, go_on, holds, options


def test_hideyoshi_attacks_ieyasu() -> None:
    """P. 4: a Rising general and three Gunners against a castle, archers and two forts in ambush: 10:10."""
    state = after(
        """players 2, phase battle
        1: camp rising-general gunners*3
        2: camp magnificent-castle archers; hand fort*2""",
        *("attack 2", "2: ambush", "2: show fort"),
    )
    assert state.question(1)[1] == {"other": 0, "attack": 10, "defence": 7, "left": 1, "cards": 1}
    state.story = []
    go_on(state, "2: show fort")
    told = [(event.kind, event.args.get("count")) for event in state.story if event.kind.startswith("battle")]
    assert told == [("battle-attack", 10), ("battle-defence", 10), ("battle-drawn", None)]
    holds(state, asks="1 buy", hand2="fort*2", camp2="magnificent-castle archers", discard1="", discard2="")


def test_nobunaga_has_a_turn() -> None:
    """P. 4: a deployed Cavalry, Archers and a Trading port, seven money, Gunners bought, two deployed."""
    state = after(
        """players 3, turn of 1, actions 1
        1: hand copper*2 trading-port archers; camp cavalry; deck copper*2 gold village*5""",
    )
    holds(state, asks="1 action", actions="2")
    go_on(state, "play archers")
    holds(state, actions="3")
    go_on(state, "play trading-port")
    holds(
        state, asks="1 buy", buys="2", money="7", camp1="cavalry archers trading-port copper*4 gold", hand1=""
    )
    go_on(state, "buy gunners")
    holds(state, asks="1 buy", buys="1", money="1", discard1="gunners")
    go_on(state, "done")
    assert options(state) == ["done", "withdraw archers", "withdraw cavalry"]
    go_on(state, "done")
    holds(
        state,
        of="2",
        camp1="cavalry archers",
        discard1="gunners trading-port copper*4 gold",
        hand1="village*4",
        deck1="1",
    )


def test_two_more_actions() -> None:
    """P. 2: a card with two actions lets two more cards be played."""
    state = after(
        "players 2\n1: hand archers new-fields*3; deck village*9", "play archers", "play new-fields"
    )
    holds(state, asks="1 action", actions="1")
    go_on(state, "play new-fields")
    holds(state, asks="1 buy", hand1="new-fields village*4")


def test_a_village_at_the_market_square() -> None:
    """P. 7: whoever trashes a Village, which costs 1, gains a card that costs up to 3."""
    state = after("players 2\n1: hand market-square village", "play market-square", "trash village")
    assert state.question(0) == ("market-gain", {"cost": 3})
    assert {"gain silver", "gain spearmen", "gain copper"} <= set(options(state))
    assert "gain archers" not in options(state)


def test_land_survey_pays_in_the_same_turn() -> None:
    """P. 7: the Silver of a Land survey can be spent in the buy phase of the turn."""
    state = after("players 2\n1: hand land-survey copper; deck village*4", "play land-survey", "buy silver")
    holds(state, discard1="land-survey silver*2 copper")


def test_several_cards_for_less() -> None:
    """P. 7: with Abolished tolls several cards can be bought for less."""
    state = after(
        "players 2\n1: hand abolished-tolls silver*2; deck village*5",
        "play abolished-tolls",
        "done",
        "buy silver",
    )
    go_on(state, "buy silver")
    holds(state, of="2", discard1="abolished-tolls silver*4 village")


def test_a_tea_set_in_the_opening() -> None:
    """P. 5: New technology, trashed, brings a card that costs 6 in reach of three Copper."""
    state = after(
        "players 2\n1: hand new-technology copper*3; deck village*4",
        *("play new-technology", "scrap", "buy famous-tea-set"),
    )
    holds(state, discard1="famous-tea-set copper*3", trash="new-technology")
