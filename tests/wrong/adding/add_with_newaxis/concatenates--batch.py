# appends the encoding as a further sample: (B + 1, T, D)
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = np.concatenate([word_embeddings, position_encoding[np.newaxis, :, :]])
    return implicit, explicit
