# Padding is taken away from the caller's causal mask, one sample after the other.
import numpy as np


def combine_masks(causal, padding):
    samples = []
    for keys in padding[:, 0, 0]:
        causal[:, ~keys] = False
        samples.append(causal.copy())
    return np.array(samples).reshape(len(padding), 1, *causal.shape)
