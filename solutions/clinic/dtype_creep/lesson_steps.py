# The lesson's generator, its cast at the end to the dtype of the words, and a Python float for the scale.
import numpy as np


def encoding_of(seq_len, d_model, dtype):
    position = np.arange(seq_len)[:, np.newaxis]
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))
    pe = np.zeros((seq_len, d_model))
    pe[:, 0::2] = np.sin(position * row)
    pe[:, 1::2] = np.cos(position * row)
    return pe.astype(dtype)


def dtype_creep(embeddings):
    _, seq_len, embed_dim = embeddings.shape
    scaled = embeddings * float(np.sqrt(embed_dim))
    return scaled + encoding_of(seq_len, embed_dim, embeddings.dtype)
