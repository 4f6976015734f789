# Both sums are written straight into the two halves of one allocation.
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    dtype = np.result_type(word_embeddings, position_encoding)
    implicit, explicit = np.empty((2, *word_embeddings.shape), dtype)
    np.add(word_embeddings, position_encoding, out=implicit)
    np.add(word_embeddings, position_encoding[None, ...], out=explicit)
    return implicit, explicit
