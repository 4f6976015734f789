# No broadcasting over the batch: one sample at a time into a prepared result.
import numpy as np


def encode(seq_len, width):
    pair = np.arange(width) // 2
    angles = np.arange(seq_len)[:, np.newaxis] / 10000.0 ** (2 * pair / width)
    return np.where(np.arange(width) % 2, np.cos(angles), np.sin(angles)).astype(np.float32)


def add_positional_encoding(embeddings, max_seq_len=None):
    encoding = encode(*embeddings.shape[1:])
    result = np.empty(embeddings.shape, np.result_type(embeddings, encoding))
    for sample, words in enumerate(embeddings):
        np.add(words, encoding, out=result[sample])
    return result
