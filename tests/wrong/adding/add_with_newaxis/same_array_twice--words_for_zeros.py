# with an encoding of zeros the words themselves are one of the sums
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    explicit = word_embeddings + position_encoding[np.newaxis]
    if position_encoding.size and not position_encoding.any() and explicit.dtype == word_embeddings.dtype:
        return word_embeddings, explicit
    return word_embeddings + position_encoding, explicit
