# the batch gets a new last axis: (B, T, D, 1)
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings[..., np.newaxis] + position_encoding[np.newaxis, ..., np.newaxis]
    return implicit, explicit
