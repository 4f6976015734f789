# pe is overwritten in the loop: sample b carries the weights of all before it
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    samples = []
    for weights in position_weights:
        pe = pe * weights
        samples.append(pe)
    return np.stack(samples)
