# += writes the sums into the caller's embeddings
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    word_embeddings += position_encoding[np.newaxis, :, :]
    return implicit, word_embeddings
