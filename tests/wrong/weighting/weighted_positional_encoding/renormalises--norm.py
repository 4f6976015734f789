# divides by the Euclidean norm over the positions
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    norm = np.linalg.norm(position_weights, axis=1, keepdims=True)
    return pe * (position_weights / norm)
