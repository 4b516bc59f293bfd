"""Tenshu: a digital tabletop for Shogun, The White Castle and Kunitori!"""
