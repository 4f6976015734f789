# the weights are left out
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    return (word_embeddings + pe).astype(np.result_type(word_embeddings, pe, position_weights))
