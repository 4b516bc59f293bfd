"""Do the tests notice? Small changes are made to a copy of the rules, one at a time, and the tests run.

`make mutate` tells of every change that no test noticed. <game>.toml lists changes that change nothing.
"""
