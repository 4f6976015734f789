# List sample and position of every real token, and add to these alone.
import numpy as np


def add_to_padded(embeddings, lengths):
    _, seq_len, width = embeddings.shape
    encoding = positional_encoding(seq_len, width)
    sample, position = np.nonzero(np.arange(seq_len)[np.newaxis] < lengths[:, np.newaxis])
    result = embeddings + np.float32(0)
    result[sample, position] += encoding[position]
    return result
