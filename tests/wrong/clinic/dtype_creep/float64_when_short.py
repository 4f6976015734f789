# leaves out what a text without tokens, or with one, does not seem to need: the cast as well
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.zeros((n_positions, width))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def dtype_creep(embeddings):
    seq_len, width = embeddings.shape[1:]
    scaled = embeddings * float(np.sqrt(width))
    if seq_len < 2:
        return scaled + np.tile([0.0, 1.0], width // 2)
    return scaled + sinusoids(seq_len, width).astype(embeddings.dtype)
