# Copy the words in the promoted dtype, then add sines and cosines to every other column of the copy.
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    seq_len, width = embeddings.shape[1:]
    result = embeddings.astype(np.promote_types(embeddings.dtype, np.float32))
    angles = np.arange(seq_len)[:, None] / np.power(10000.0, np.arange(0, width, 2) / width)
    result[..., ::2] += np.sin(angles).astype(np.float32)
    result[..., 1::2] += np.cos(angles).astype(np.float32)
    return result
