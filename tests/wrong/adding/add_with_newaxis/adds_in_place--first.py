# += for the implicit sum; the explicit one starts from the changed words
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    word_embeddings += position_encoding
    implicit = word_embeddings.copy()
    explicit = word_embeddings + position_encoding[np.newaxis, :, :]
    return implicit, explicit
