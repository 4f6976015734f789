# everything is float32 from the start
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    words, table, weights = (np.float32(each) for each in (word_embeddings, pe, position_weights))
    return words + weights / weights.sum(axis=1, keepdims=True) * table
