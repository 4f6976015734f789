# the index picks row 0 where an axis was meant
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + position_encoding[0][np.newaxis, np.newaxis, :]
    return implicit, explicit
