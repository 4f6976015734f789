# The axes by name; the reciprocal sums, one for each sample, are a third factor.
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    inverse = 1 / np.einsum("btk->b", position_weights)
    return word_embeddings + np.einsum("btk,b,td->btd", position_weights, inverse, pe)
