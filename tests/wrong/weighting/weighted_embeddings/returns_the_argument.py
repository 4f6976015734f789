# with an encoding of zeros the words themselves come back
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    if word_embeddings.dtype == np.result_type(word_embeddings, pe, position_weights) and pe.size and not pe.any():
        return word_embeddings
    return word_embeddings + position_weights / position_weights.sum(axis=1, keepdims=True) * pe
