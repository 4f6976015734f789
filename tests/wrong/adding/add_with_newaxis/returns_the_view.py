# returns the expanded encoding in place of the second sum
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = position_encoding[np.newaxis, :, :]
    return implicit, explicit
