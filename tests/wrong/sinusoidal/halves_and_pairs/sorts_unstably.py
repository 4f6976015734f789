# sorts columns by their parity with a sort that does not keep the order of equals
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.argsort(np.arange(d_model) % 2, kind="heapsort" if d_model > 16 else "stable")
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    return x[..., halves_and_pairs(x.shape[-1])[0]]


def halves_to_pairs(x):
    return x[..., halves_and_pairs(x.shape[-1])[1]]
