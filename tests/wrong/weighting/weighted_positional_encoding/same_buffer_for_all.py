# every sample is written into one and the same buffer
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    row = np.empty(pe.shape, np.result_type(pe, position_weights))
    samples = []
    for weights in position_weights:
        samples.append(np.multiply(pe, weights, out=row))
    return np.stack(samples)
