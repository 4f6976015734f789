# Stacked on a new last axis, each sine lies in memory beside its cosine; a reshape merges the two axes.
import numpy as np


def positional_encoding(seq_len, d_model):
    angles = np.outer(np.arange(seq_len), 10000.0 ** (-np.arange(0, d_model, 2) / d_model))
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)  # (seq_len, d_model / 2, 2)
    return pairs.reshape(seq_len, d_model).astype(np.float32)
