# both sums in one array (2, B, T, D)
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + position_encoding[np.newaxis, :, :]
    return np.stack([implicit, explicit])
