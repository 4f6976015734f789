# the result is float32, whatever came in
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return (word_embeddings + shares * pe).astype(np.float32)
