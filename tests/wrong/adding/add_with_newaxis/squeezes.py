# axes of size 1 are squeezed away
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + position_encoding[np.newaxis, :, :]
    return implicit.squeeze(), explicit.squeeze()
