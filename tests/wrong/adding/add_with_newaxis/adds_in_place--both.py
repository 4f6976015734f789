# += for both sums: one array, the encoding in it twice
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings
    implicit += position_encoding
    explicit = word_embeddings
    explicit += position_encoding[np.newaxis]
    return implicit, explicit
