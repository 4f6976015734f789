# The lesson's explicit form: the new axis comes first, where the batch is.
import numpy as np


def encoding_of(seq_len, d_model):
    position = np.arange(seq_len)[:, np.newaxis]
    row = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))
    pe = np.zeros((seq_len, d_model))
    pe[:, 0::2] = np.sin(position * row)
    pe[:, 1::2] = np.cos(position * row)
    return pe.astype(np.float32)


def batch_is_seq(embeddings):
    _, seq_len, embed_dim = embeddings.shape
    expanded = encoding_of(seq_len, embed_dim)[np.newaxis, :, :]  # (1, seq_len, embed_dim)
    return embeddings + expanded
