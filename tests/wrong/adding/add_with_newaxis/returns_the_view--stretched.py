# returns the stretched encoding in place of the second sum
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    expanded = np.broadcast_to(position_encoding[np.newaxis], word_embeddings.shape)
    return word_embeddings + position_encoding, expanded
