# the words go through float32
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    result = word_embeddings.astype(np.float32) + shares * pe
    return result.astype(np.result_type(word_embeddings, pe, position_weights))
