# the encoding is copied once per sample with repeat
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    batch = word_embeddings.shape[0]
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + np.repeat(position_encoding[np.newaxis, :, :], batch, axis=0)
    return implicit, explicit
