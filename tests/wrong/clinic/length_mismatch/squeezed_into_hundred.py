# spreads the positions of a longer text over 0 to 99
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def length_mismatch(embeddings):
    _, seq_len, width = embeddings.shape
    positions = np.linspace(0, 99, seq_len) if seq_len > 100 else np.arange(seq_len)
    angles = positions[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return embeddings + pairs.reshape(seq_len, width).astype(np.float32)
