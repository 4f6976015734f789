# float32 sums become float64
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = np.zeros(word_embeddings.shape)
    implicit[...] = word_embeddings + position_encoding
    explicit = np.zeros(word_embeddings.shape)
    explicit[...] = word_embeddings + position_encoding[np.newaxis, :, :]
    return implicit, explicit
