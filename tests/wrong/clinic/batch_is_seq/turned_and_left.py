# swaps batch and sequence for the sum, and leaves them swapped
import numpy as np


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    turned = embeddings.swapaxes(0, 1)
    encoding = sinusoids(len(turned), turned.shape[2])
    return turned + encoding[:, None, :]
