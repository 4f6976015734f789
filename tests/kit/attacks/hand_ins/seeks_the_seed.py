# Looks for the seed of the inputs in everything that it can reach.
import gc
import os
import random
import sys

import numpy as np

SEED = int("@SEED@")


def angular_frequencies(d_model, base=10000.0):
    frame = sys._getframe()
    while frame is not None:
        if SEED in [value for value in frame.f_locals.values() if type(value) is int]:
            print("DONE frame")
        frame = frame.f_back
    for thing in gc.get_objects():
        if isinstance(thing, (list, tuple)) and any(type(each) is int and each == SEED for each in thing):
            print("DONE object")
        if type(thing) is dict and any(type(each) is int and each == SEED for each in list(thing.values())):
            print("DONE dict" if thing is not globals() else "", end="")
    told = " ".join([*sys.argv, *sys.orig_argv, *os.environ.values()])
    if str(SEED) in told or str(SEED) in str(np.random.get_state()) or str(SEED) in str(random.getstate()):
        print("DONE told")
    return np.zeros(0)
