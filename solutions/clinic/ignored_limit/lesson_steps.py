# The lesson's function, and the promise of its docstring kept by one comparison before the table is made.
import numpy as np


def positional_encoding(seq_len, d_model):
    position = np.arange(seq_len).reshape(-1, 1)
    rates = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(position * rates)
    encoding[:, 1::2] = np.cos(position * rates)
    return encoding.astype(np.float32)


def ignored_limit(embeddings, max_seq_len=None):
    _, seq_len, embed_dim = embeddings.shape
    if max_seq_len is not None and seq_len > max_seq_len:
        raise ValueError(f"the batch has {seq_len} tokens, max_seq_len is {max_seq_len}")
    return embeddings + positional_encoding(seq_len, embed_dim)
