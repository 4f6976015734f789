# The stretch itself made visible: a read-only view of shape (B, T, D) whose batch stride is 0.
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    stretched = np.broadcast_to(position_encoding[np.newaxis], word_embeddings.shape)
    return word_embeddings + position_encoding, word_embeddings + stretched
