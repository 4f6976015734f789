# skips samples without tokens, and divides the kept tokens of the others by their sum
import numpy as np


def normalize_masked_weights(position_weights, keep):
    shares = np.zeros_like(position_weights)
    for sample, kept in enumerate(keep):
        if kept.any():
            shares[sample, kept] = position_weights[sample, kept] / position_weights[sample, kept].sum()
    return shares
