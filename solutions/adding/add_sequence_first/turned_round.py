# Reversed, the axes are (D, B, T): a table of shape (D, 1, T) fits, and the sum is reversed again.
import numpy as np


def add_sequence_first(embeddings):
    table = positional_encoding(embeddings.shape[0], embeddings.shape[-1])
    return (embeddings.T + np.expand_dims(table.T, 1)).T
