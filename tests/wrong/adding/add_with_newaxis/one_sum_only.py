# returns the explicit sum alone
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    expanded = position_encoding[np.newaxis, :, :]
    return word_embeddings + expanded
