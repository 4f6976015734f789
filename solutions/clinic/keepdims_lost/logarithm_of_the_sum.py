# Subtract the logarithm of the sum, then take exp once: the weights come out normalised.
import numpy as np


def keepdims_lost(scores):
    total = np.logaddexp.reduce(scores, axis=-1, keepdims=True)
    return np.exp(scores - total)
