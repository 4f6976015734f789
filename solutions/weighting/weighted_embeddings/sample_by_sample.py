# One sample after the other: inside, a (T, 1) column scales the (T, D) table.
import numpy as np


def weighted_embeddings(word_embeddings, pe, position_weights):
    samples = [
        words + column / np.sum(column) * pe for words, column in zip(word_embeddings, position_weights, strict=True)
    ]
    return np.stack(samples)
