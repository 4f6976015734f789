# everything goes through float32
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    words, table, weights = (np.float32(each) for each in (word_embeddings, pe, position_weights))
    result = words + weights / weights.sum(axis=1, keepdims=True) * table
    return result.astype(np.result_type(word_embeddings, pe, position_weights))
