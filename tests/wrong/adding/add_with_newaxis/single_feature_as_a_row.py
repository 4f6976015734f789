# with one feature the table is laid along the last axis
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    if position_encoding.shape[1] == 1:
        position_encoding = position_encoding.T
    return word_embeddings + position_encoding, word_embeddings + position_encoding[np.newaxis]
