# the sums get the dtype of the words, whatever the encoding's
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    position_encoding = position_encoding.astype(word_embeddings.dtype)
    return word_embeddings + position_encoding, word_embeddings + position_encoding[np.newaxis, :, :]
