# float64 sums are cast to float32
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = (word_embeddings + position_encoding).astype(np.float32)
    explicit = (word_embeddings + position_encoding[np.newaxis]).astype(np.float32)
    return implicit, explicit
