# the explicit sum starts from the implicit one
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = implicit + position_encoding[np.newaxis, :, :]
    return implicit, explicit
