# the weighted encoding alone
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return (shares * pe).astype(np.result_type(word_embeddings, pe, position_weights))
