# a buffer without a dtype is float64
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    result = np.zeros(word_embeddings.shape)
    result += position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    result += word_embeddings
    return result
