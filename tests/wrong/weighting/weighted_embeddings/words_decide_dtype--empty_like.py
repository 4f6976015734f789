# the array for the result is made like the words
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    result = np.empty_like(word_embeddings)
    for sample, (words, weights) in enumerate(zip(word_embeddings, position_weights, strict=True)):
        result[sample] = words + weights / weights.sum() * pe
    return result
