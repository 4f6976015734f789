# Memory-minded: one array of the final dtype, in which the product is made and the words are added.
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    dtype = np.result_type(word_embeddings, pe, position_weights)
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    result = np.multiply(shares, pe, dtype=dtype)
    result += word_embeddings
    return result
