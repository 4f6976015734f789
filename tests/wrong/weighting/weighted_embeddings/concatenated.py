# the weighted encoding is appended to the words
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return np.concatenate([word_embeddings, shares * pe], axis=-1)
