# the sums get the dtype of the encoding
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    words = word_embeddings.astype(position_encoding.dtype, copy=False)
    return words + position_encoding, words + position_encoding[np.newaxis, :, :]
