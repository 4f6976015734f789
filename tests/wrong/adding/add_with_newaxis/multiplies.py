# multiplies by the encoding
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings * position_encoding
    explicit = word_embeddings * position_encoding[np.newaxis, :, :]
    return implicit, explicit
