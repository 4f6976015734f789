# for a batch of one sample both sums are one array
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    if len(word_embeddings) == 1:
        return implicit, implicit
    return implicit, word_embeddings + position_encoding[np.newaxis]
