# a (B, T, D) array is filled with the encoding
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    expanded = np.zeros_like(word_embeddings, dtype=position_encoding.dtype)
    expanded[:] = position_encoding
    implicit = word_embeddings + position_encoding
    return implicit, word_embeddings + expanded
