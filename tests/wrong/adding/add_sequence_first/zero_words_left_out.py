# tokens that are all zeros are taken for padding and gain nothing
import numpy as np


def add_sequence_first(embeddings):
    seq_len, _, width = embeddings.shape
    tokens = embeddings.any(axis=2, keepdims=True)
    return embeddings + positional_encoding(seq_len, width)[:, np.newaxis] * tokens
