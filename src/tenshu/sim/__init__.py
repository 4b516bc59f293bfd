"""Games by the thousand: played by bots, kept as Parquet, the same on every machine."""

from tenshu.sim.plan import Plan, plan
from tenshu.sim.run import simulate

__all__ = ["Plan", "plan", "simulate"]
