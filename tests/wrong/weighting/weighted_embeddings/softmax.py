# softmax instead of division by the sum
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    top = position_weights.max(axis=1, keepdims=True, initial=0)
    exponentials = np.exp(position_weights - top)
    return word_embeddings + exponentials / exponentials.sum(axis=1, keepdims=True) * pe
