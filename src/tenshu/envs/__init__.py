"""Environments for learning programs: aec for PettingZoo, gym for Gymnasium, spiel for OpenSpiel, batch.

Each module needs the library it is made for; `pip install tenshu[envs]` brings all of them.
"""
