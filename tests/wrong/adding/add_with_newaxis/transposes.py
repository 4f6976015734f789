# the encoding is transposed before the axis is added
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + position_encoding.T[np.newaxis, :, :]
    return implicit, explicit
