"""The search beside a peer's: rollouts and nodes a second on one core, all measured in this one run.

`python -m bench.search`: Tenshu's search in its three games with its judgement, in The White Castle also with
master's, once with play at random; and OpenSpiel's Monte Carlo tree search on backgammon, in C++, with one
random rollout an iteration.
"""

from time import perf_counter

import pyspiel

from tenshu.bots import registry as bots
from tenshu.bots.mcts import Mcts, Node
from tenshu.core import registry
from tenshu.core.rng import from_seed

SECONDS = 5.0
# Game, players, and whether rollouts are master's, which are more careful.
TABLES = (
    ("kunitori", 2, False),
    ("kunitori", 6, False),
    ("shogun", 3, False),
    ("shogun", 5, False),
    ("white_castle", 2, False),
    ("white_castle", 4, False),
    ("white_castle", 2, True),
    ("white_castle", 4, True),
)
DEEP = 10_000
ITERATIONS = 1_000


def tenshu_search(
    name: str, players: int, careful: bool, rollout_noise: int
) -> tuple[str, float, float, float]:
    """From the first position, every rollout to the end; with noise 100 it is left to chance."""
    game = registry.game(name)
    judgement = bots.judgement(game, masters=careful)
    config = judgement.config
    before = config.horizon, config.rollout_noise
    config.horizon, config.rollout_noise = DEEP, rollout_noise
    state = game.start(players, "bench")
    seat = int(state.decider())
    search = Mcts(state, seat, judgement, from_seed("bench"), Node(seat, -1, 0))
    rollouts = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        search.iterate()
        rollouts += 1
    spent = perf_counter() - began
    config.horizon, config.rollout_noise = before
    how = "at random" if rollout_noise == 100 else "by master's judgement" if careful else "by judgement"
    label = f"Tenshu {name}, {players} players, rollouts {how}"
    return label, rollouts / spent, int(search.nodes) / spent, int(search.choices) / spent


def openspiel_search() -> tuple[str, float, float, float]:
    """Choices, not dice, count; the tree has a node for every choice looked at, so also those never tried."""
    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(
        game, evaluator, 1.4, ITERATIONS, 1000, False, 1, False, pyspiel.ChildSelectionPolicy.UCT
    )
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rollouts = nodes = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        nodes += tried(bot.mcts_search(state))
        rollouts += ITERATIONS
    spent = perf_counter() - began
    return (
        "OpenSpiel backgammon, rollouts at random",
        rollouts / spent,
        nodes / spent,
        length(game) * rollouts / spent,
    )


def tried(node: "pyspiel.SearchNode") -> int:
    """Nodes of a tree that were visited."""
    return sum(1 + tried(child) for child in node.children if child.explore_count > 0)


def length(game: "pyspiel.Game") -> float:
    """Choices in an average random game."""
    made = 0
    for seed in range(50):
        chance = from_seed(str(seed))
        state = game.new_initial_state()
        while not state.is_terminal():
            made += not state.is_chance_node()
            options = state.legal_actions()
            state.apply_action(options[int(chance.below(len(options)))])
    return made / 50


def main() -> None:
    rows = [tenshu_search(name, players, careful, 0) for name, players, careful in TABLES]
    rows.append(tenshu_search("kunitori", 2, False, 100))
    rows.append(openspiel_search())
    print("| search | rollouts/s | nodes/s | choices/s |")
    print("|---|---|---|---|")
    for label, rollouts, nodes, choices in rows:
        print(f"| {label} | {rollouts:,.0f} | {nodes:,.0f} | {choices:,.0f} |")


if __name__ == "__main__":
    main()
