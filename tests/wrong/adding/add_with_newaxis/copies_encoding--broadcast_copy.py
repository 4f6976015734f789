# a broadcast view of the encoding is made into a copy
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    expanded = np.broadcast_to(position_encoding[np.newaxis], word_embeddings.shape).copy()
    implicit = word_embeddings + position_encoding
    explicit = word_embeddings + expanded
    return implicit, explicit
