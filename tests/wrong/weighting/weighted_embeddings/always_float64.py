# the result is float64, whatever came in
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True, dtype=np.float64)
    return word_embeddings + shares * pe
