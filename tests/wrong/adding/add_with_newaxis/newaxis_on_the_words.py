# the batch gets the new axis: (1, B, T, D)
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings[np.newaxis, :, :, :] + position_encoding
    return implicit, explicit
