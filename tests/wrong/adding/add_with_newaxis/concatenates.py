# concatenates words and encoding: (B, T, 2D)
import numpy as np


def add_with_newaxis(word_embeddings, position_encoding):
    implicit = word_embeddings + position_encoding
    expanded = np.broadcast_to(position_encoding[np.newaxis], word_embeddings.shape)
    return implicit, np.concatenate([word_embeddings, expanded], axis=-1)
