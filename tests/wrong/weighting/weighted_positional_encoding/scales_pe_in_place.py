# the table is scaled in place, sample by sample
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    samples = []
    for weights in position_weights:
        pe *= weights
        samples.append(pe.copy())
    return np.stack(samples)
